import RoutegenRuntime

/// The steps of one link through the handlers.
///
/// A walk knows the node that its link has reached, and stops once the link is no longer the one to
/// open.
@MainActor
final class LinkWalk {
  private let nodes: [RouteNode]
  private let root: RouteNode
  private let delivery: LinkDelivery
  private let restart: LinkRestart
  private let report: @MainActor (LinkProgress) -> Void
  private let endIfOver: @MainActor () -> Void
  private var segmentCount = 0
  private var isStopped = false
  private var isOpening = false
  private var visit: HandlerVisit?

  /// The steps back from a route of a mounted set to one of the whole route set.
  private var embeddings: [LinkStep.Embedding] = []

  /// The end of a walk.
  enum End {
    /// The final state of the link.
    case final(LinkProgress)

    /// The link continues with another route, which must be one of the route set.
    case redirected(any RouteGroup)
  }

  /// - Parameters:
  ///   - report: Receives the events that are not final.
  ///   - endIfOver: Ends the link if it must not be opened any more; called whenever the link may
  ///     have waited.
  init<R: Route>(
    _ route: R, of delivery: LinkDelivery, _ restart: LinkRestart,
    report: @escaping @MainActor (LinkProgress) -> Void,
    endIfOver: @escaping @MainActor () -> Void
  ) {
    nodes = route.nodes
    root = R.tree
    self.delivery = delivery
    self.restart = restart
    self.report = report
    self.endIfOver = endIfOver
  }

  /// Whether the last handler runs, which may have opened the link already.
  ///
  /// While a gate delays the handler, it has not, because the screen is not ready.
  var mayHaveOpened: Bool { isOpening && !isDelayed }

  /// Whether a gate delays the link.
  var isDelayed: Bool { visit?.isDelayed == true }

  /// Executes all steps.
  func run(_ first: LinkStep) async -> End {
    do {
      switch try await follow(first) {
      case .opened: return .final(.opened)
      case .rejected(let rejection): return .final(.rejected(rejection))
      case .redirected(let route): return .redirected(embedded(route))
      }
    } catch let rejection as LinkRejection {
      return .final(.rejected(rejection))
    } catch {
      return .final(.failed(error))
    }
  }

  /// Executes all steps and returns the answer of the last handler.
  private func follow(_ first: LinkStep) async throws -> LinkStep.Answer {
    var step = first
    while true {
      segmentCount = step.segmentCount.map { segmentCount + $0 } ?? nodes.count
      if let require = step.require {
        try await ask(require)
        try checkTime()
      }
      if let embedding = step.embedding { embeddings.append(embedding) }
      switch step.question {
      case .pass(let next):
        step = try await ask(next)
        report(.passedThrough(node))
        try checkTime()
      case .open(let open):
        isOpening = true
        return try await ask(open)
      }
    }
  }

  /// Returns a route of the whole route set for one of a mounted set.
  private func embedded(_ route: any RouteGroup) -> any RouteGroup {
    embeddings.reversed().reduce(route) { $1($0) ?? $0 }
  }

  /// Calls a handler and returns its answer.
  private func ask<Value>(_ call: LinkStep.Call<Value>) async throws -> Value {
    let visit = HandlerVisit(self, delivery, restart)
    self.visit = visit
    let answer = try await LinkDelivery.$visit.withValue(visit) { try await call() }
    self.visit = nil
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

  /// Throws if the link must not be opened any more: the last method may have taken any time.
  private func checkTime() throws(CancellationError) {
    endIfOver()
    try check()
  }

  /// Reports that a gate delays the link, unless the link has left the handler of the visit.
  func delayed(in visit: HandlerVisit) {
    if !isStopped, visit === self.visit { report(.delayed(node)) }
  }

  /// Ends the link if it must not be opened any more, unless it has left the handler of the visit.
  func endedDelay(in visit: HandlerVisit) {
    if !isStopped, visit === self.visit { endIfOver() }
  }
}
