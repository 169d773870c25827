public import RoutegenRuntime

/// One step of a link through the handlers: a node, and the call of its handler.
///
/// Generated code creates the steps, and a ``LinkDispatcher`` executes them. The function that
/// creates a step is not `async`, because Swift takes quadratic time for a `switch` with many
/// `await`s.
public struct LinkStep {
  /// A call of a method of a node's handler.
  typealias Call<Value> = @MainActor () async throws -> Value

  /// Makes a route of one level from a route of the next; `nil` for a route of another type.
  typealias Embedding = @MainActor (any RouteGroup) -> (any RouteGroup)?

  enum Question {
    /// The handler passes the link on, and the answer is the next step.
    case pass(Call<LinkStep>)

    /// The handler opens the link, or does not.
    case open(Call<Answer>)
  }

  /// The answer of the last handler.
  enum Answer {
    case opened
    case rejected(LinkRejection)

    /// The route is one of the route set of the handler, which can be a mounted one.
    case redirected(any RouteGroup)
  }

  /// The number of segments from the node of the last step to this node; `nil` in the last step,
  /// which reaches the node of the route.
  let segmentCount: Int?

  /// Meets the requirements of the node (`@requires`); `nil` if there are none.
  let require: Call<Void>?
  let question: Question

  /// Makes a route of this level from a route of a mounted set; `nil` if there is none below.
  private(set) var embedding: Embedding?

  /// Creates a step to a group, whose handler passes the link on.
  public static func pass(
    _ segmentCount: Int, requiring require: (@MainActor () async throws -> Void)? = nil,
    _ next: @escaping @MainActor () async throws -> LinkStep
  ) -> LinkStep {
    LinkStep(segmentCount: segmentCount, require: require, question: .pass(next))
  }

  /// Creates a step to a group that is a mounted set, or that contains one.
  ///
  /// `embed` is the case of the group, which makes a route of this level from one of the next.
  public static func pass<Inner: RouteGroup, Outer: RouteGroup>(
    _ segmentCount: Int, requiring require: (@MainActor () async throws -> Void)? = nil,
    embedding embed: @escaping @MainActor (Inner) -> Outer,
    _ next: @escaping @MainActor () async throws -> LinkStep
  ) -> LinkStep {
    var step = pass(segmentCount, requiring: require, next)
    step.embedding = { ($0 as? Inner).map(embed) }
    return step
  }

  /// Creates the last step, whose handler opens the link.
  public static func open<Level>(
    requiring require: (@MainActor () async throws -> Void)? = nil,
    _ open: @escaping @MainActor () async throws -> LinkOutcome<Level>
  ) -> LinkStep {
    LinkStep(segmentCount: nil, require: require, question: .open { try await open().answer })
  }
}

extension LinkStep {
  /// Returns the steps of a route that one function opens.
  ///
  /// Requirements of a node above that of the route have a step of their own, so that events name
  /// the node at which they delay the link.
  ///
  /// - Parameter require: Meets a requirement of the route.
  @MainActor
  static func opening<R: Route>(
    _ route: R, requiring require: @escaping @MainActor (String) async throws -> Void,
    _ open: @escaping @MainActor (R) async throws -> LinkOutcome<R>
  ) -> LinkStep {
    let all: @MainActor (ArraySlice<String>) -> Call<Void> = { names in
      { for name in names { try await require(name) } }
    }
    var names = (route._requirements ?? [])[...]
    var groups: [(segmentCount: Int, require: Call<Void>)] = []
    var covered = 0
    for (index, node) in route.nodes.dropLast().enumerated() {
      let own = names.prefix(while: node.requirements.contains)
      guard !own.isEmpty else { continue }
      groups.append((index + 1 - covered, all(own)))
      names.removeFirst(own.count)
      covered = index + 1
    }
    let last = LinkStep.open(requiring: all(names)) { try await open(route) }
    return groups.reversed().reduce(last) { step, group in
      .pass(group.segmentCount, requiring: group.require) { step }
    }
  }
}
