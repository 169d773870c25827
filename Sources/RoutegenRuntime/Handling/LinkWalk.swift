/// The way of one link through the handlers, step by step.
///
/// It knows where the link is, and stops once the link is no longer the one to open.
@MainActor
final class LinkWalk {
  /// The way that the running task goes; how a ``LinkGate`` knows whom it delays.
  @TaskLocal static var current: LinkWalk?

  private let nodes: [RouteNode]
  private let root: RouteNode
  private let report: @MainActor (LinkProgress) -> Void
  private var segmentCount = 0
  private var isStopped = false
  private var isOpening = false
  private var delays = 0

  /// - Parameter report: Called for what happens on the way.
  init<R: Route>(_ route: R, report: @escaping @MainActor (LinkProgress) -> Void) {
    nodes = route.nodes
    root = R.tree
    self.report = report
  }

  /// Whether a handler is at work that may have opened the link by now.
  ///
  /// One that a gate delays is not: what it waits for is not there.
  var mayHaveOpened: Bool { isOpening && delays == 0 }

  /// Goes to the end, and tells which it is.
  func go(_ first: LinkStep) async -> LinkProgress {
    await Self.$current.withValue(self) {
      do {
        return try await take(first).map { .rejected($0) } ?? .opened
      } catch let rejection as LinkRejection {
        return .rejected(rejection)
      } catch {
        return .failed(error)
      }
    }
  }

  private func take(_ first: LinkStep) async throws -> LinkRejection? {
    var step = first
    while true {
      try check()
      segmentCount += step.segmentCount
      if let require = step.require {
        try await require()
        try check()
      }
      switch step.question {
      case .pass(let next):
        step = try await next()
        try check()
        report(.passedThrough(node))
      case .open(let open):
        isOpening = true
        return try await open()
      }
    }
  }

  /// The node that the link has reached.
  private var node: RouteNode {
    nodes.indices.contains(segmentCount - 1) ? nodes[segmentCount - 1] : root
  }

  /// Lets no further handler have the link.
  func stop() {
    isStopped = true
  }

  private func check() throws(CancellationError) {
    if isStopped { throw CancellationError() }
  }

  // MARK: Called by gates

  func delay() {
    delays += 1
    if !isStopped { report(.delayed(node)) }
  }

  func goOn() {
    delays -= 1
  }
}
