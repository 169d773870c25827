/// The way of one link through the handlers, step by step.
///
/// It knows where the link is, and stops once the link is no longer the one to open.
@MainActor
final class LinkWalk {
  private let nodes: [RouteNode]
  private let root: RouteNode
  private let report: @MainActor (LinkProgress) -> Void
  private var segmentCount = 0
  private var isStopped = false
  private var isOpening = false
  private var visit: HandlerVisit?

  /// - Parameter report: Called for what happens on the way.
  init<R: Route>(_ route: R, report: @escaping @MainActor (LinkProgress) -> Void) {
    nodes = route.nodes
    root = R.tree
    self.report = report
  }

  /// Whether a handler is at work that may have opened the link by now.
  ///
  /// One that a gate delays is not: what it waits for is not there.
  var mayHaveOpened: Bool { isOpening && visit?.isDelayed != true }

  /// Goes to the end, and tells which it is.
  func go(_ first: LinkStep) async -> LinkProgress {
    do {
      return try await follow(first).map { .rejected($0) } ?? .opened
    } catch let rejection as LinkRejection {
      return .rejected(rejection)
    } catch {
      return .failed(error)
    }
  }

  private func follow(_ first: LinkStep) async throws -> LinkRejection? {
    var step = first
    while true {
      try check()
      segmentCount += step.segmentCount
      if let require = step.require { try await ask(require) }
      switch step.question {
      case .pass(let next):
        step = try await ask(next)
        report(.passedThrough(node))
      case .open(let open):
        isOpening = true
        return try await ask(open)
      }
    }
  }

  /// Asks a handler, with which the link stays until there is an answer.
  private func ask<Answer>(_ call: LinkStep.Call<Answer>) async throws -> Answer {
    let visit = HandlerVisit(self)
    self.visit = visit
    let answer = try await HandlerVisit.$current.withValue(visit) { try await call() }
    try check()
    return answer
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

  /// Tells that a gate delays the link; not if it is elsewhere by now.
  func delayed(in visit: HandlerVisit) {
    if !isStopped, visit === self.visit { report(.delayed(node)) }
  }
}
