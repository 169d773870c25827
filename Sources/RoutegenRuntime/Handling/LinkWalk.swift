/// The steps of one link through the handlers.
///
/// A walk knows the node that its link has reached, and stops once the link is no longer the one to
/// open.
@MainActor
final class LinkWalk {
  private let nodes: [RouteNode]
  private let root: RouteNode
  private let report: @MainActor (LinkProgress) -> Void
  private var segmentCount = 0
  private var isStopped = false
  private var isOpening = false
  private var visit: HandlerVisit?

  /// - Parameter report: Receives the events that are not final.
  init<R: Route>(_ route: R, report: @escaping @MainActor (LinkProgress) -> Void) {
    nodes = route.nodes
    root = R.tree
    self.report = report
  }

  /// Whether the last handler runs, which may have opened the link already.
  ///
  /// While a gate delays the handler, it has not, because the screen is not ready.
  var mayHaveOpened: Bool { isOpening && visit?.isDelayed != true }

  /// Executes all steps and returns the final state of the link.
  func run(_ first: LinkStep) async -> LinkProgress {
    do {
      return try await follow(first).map { .rejected($0) } ?? .opened
    } catch let rejection as LinkRejection {
      return .rejected(rejection)
    } catch {
      return .failed(error)
    }
  }

  /// Executes all steps, and returns the reason if the last handler rejects the link.
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

  /// Calls a handler and returns its answer.
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

  /// Calls no further handler.
  func stop() {
    isStopped = true
  }

  private func check() throws(CancellationError) {
    if isStopped { throw CancellationError() }
  }

  /// Reports that a gate delays the link, unless the link has left the handler of the visit.
  func delayed(in visit: HandlerVisit) {
    if !isStopped, visit === self.visit { report(.delayed(node)) }
  }
}
