/// One step of a link through the handlers: a node, and the call of its handler.
///
/// Generated code creates the steps, and a ``LinkDispatcher`` executes them. The function that
/// creates a step is not `async`, because the compile time of a `switch` with many `await`s is
/// quadratic.
public struct LinkStep {
  /// A call of a method of a node's handler.
  typealias Call<Answer> = @MainActor () async throws -> Answer

  enum Question {
    /// The handler passes the link on, and the answer is the next step.
    case pass(Call<LinkStep>)

    /// The handler opens the link; the answer is `nil`, or the reason why it rejects it.
    case open(Call<LinkRejection?>)
  }

  /// The number of segments from the node of the last step to this node.
  let segmentCount: Int

  /// Meets the requirements of the node (`@requires`); `nil` if there are none.
  let require: Call<Void>?
  let question: Question

  /// Creates a step to a group, whose handler passes the link on.
  public static func pass(
    _ segmentCount: Int, requiring require: (@MainActor () async throws -> Void)? = nil,
    _ next: @escaping @MainActor () async throws -> LinkStep
  ) -> LinkStep {
    LinkStep(segmentCount: segmentCount, require: require, question: .pass(next))
  }

  /// Creates the last step, whose handler opens the link.
  public static func open<Level>(
    _ segmentCount: Int, requiring require: (@MainActor () async throws -> Void)? = nil,
    _ open: @escaping @MainActor () async throws -> LinkHandling<Level>
  ) -> LinkStep {
    LinkStep(
      segmentCount: segmentCount, require: require, question: .open { try await open().rejection })
  }
}
