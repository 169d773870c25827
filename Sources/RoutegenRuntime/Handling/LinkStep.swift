/// One step of a link on its way through the handlers: a node, and the question to its handler.
///
/// Generated code makes them, and a ``LinkDispatcher`` takes them. The step itself is no `async`
/// function, because Swift takes quadratic time for an `async` switch with many calls.
public struct LinkStep {
  /// Asks the handler of a node.
  typealias Call<Answer> = @MainActor () async throws -> Answer

  enum Question {
    /// The handler passes the link on, with the next step.
    case pass(Call<LinkStep>)

    /// The handler opens the link, or rejects it.
    case open(Call<LinkRejection?>)
  }

  /// How many segments further the node is.
  let segmentCount: Int

  /// Asks for what the node requires.
  let require: Call<Void>?
  let question: Question

  /// A step to a group, whose handler passes the link on.
  public static func pass(
    _ segmentCount: Int, requiring require: (@MainActor () async throws -> Void)? = nil,
    _ next: @escaping @MainActor () async throws -> LinkStep
  ) -> LinkStep {
    LinkStep(segmentCount: segmentCount, require: require, question: .pass(next))
  }

  /// The last step, whose handler opens the link.
  public static func open<Level>(
    _ segmentCount: Int, requiring require: (@MainActor () async throws -> Void)? = nil,
    _ open: @escaping @MainActor () async throws -> LinkHandling<Level>
  ) -> LinkStep {
    LinkStep(
      segmentCount: segmentCount, require: require, question: .open { try await open().rejection })
  }
}
