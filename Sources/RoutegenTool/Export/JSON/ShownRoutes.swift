package import RoutegenCompiler

/// The routes of an export that leaves some out, and what its table has of the others: no names, and the patterns that
/// decide about a link that another pattern matches, too.
package struct ShownRoutes: Sendable {
  /// The names in the table by the indices of the routes; a route that is left out has a number, such as `#0`.
  package private(set) var names: [Int: String]

  private let model: RouteModel
  private let shown: Set<Int>

  /// The paths of all patterns but those of routes that are left out.
  private var paths: [[Segment]] = []

  package init(_ model: RouteModel, where isShown: (Route) -> Bool = { _ in true }) {
    self.model = model
    let routes = model.routes.filter(isShown)
    shown = Set(routes.map(\.index))
    names = Dictionary(uniqueKeysWithValues: routes.map { ($0.index, $0.qualifiedName) })
    if routes.count == model.routes.count { return }
    let matcher = ExplainingMatcher(model)
    let candidates = (matcher.scopes + [matcher.payloadScope]).flatMap(\.candidatesOfPaths).joined()
    paths = candidates.filter { !isLeftOut($0) }.map(\.readPattern.segments)
    let kept = candidates.filter(keeps).compactMap(\.route)
    for route in kept + model.payloads.compactMap(\.target?.route) where names[route] == nil {
      names[route] = "#\(names.count - shown.count)"
    }
  }

  package func shows(_ route: Route) -> Bool { shown.contains(route.index) }

  func isLeftOut(_ candidate: Candidate) -> Bool {
    candidate.route.map { !shown.contains($0) } ?? false
  }

  /// Whether the table has a pattern.
  package func keeps(_ candidate: Candidate) -> Bool {
    if !isLeftOut(candidate) { return true }
    let segments = candidate.readPattern.segments
    return paths.contains { mayMeet($0, segments) }
  }

  /// Whether a path may match both, as far as literal segments tell.
  private func mayMeet(_ segments: [Segment], _ others: [Segment]) -> Bool {
    for (one, other) in zip(segments, others) {
      switch (one, other) {
      case (.rest, _), (_, .rest): return true
      case (.literal(let text), .literal(let literal)) where !model.isSame(text, literal):
        return false
      case (.literal(let text), .parameter(_, let type)),
        (.parameter(_, let type), .literal(let text)):
        if !model.reads(text, as: type, inPath: true) { return false }
      case (.literal, _), (.parameter, _), (.mixed, _): continue
      }
    }
    let longer = segments.count > others.count ? segments : others
    if case .rest? = longer.last { return true }
    return segments.count == others.count || longer.contains(where: \.isFragmentMark)
  }
}

extension Candidate {
  /// The pattern as a table has it: without the segments for which the keys of a payload supply parameters.
  var readPattern: Pattern {
    var pattern = pattern
    if isForPayloads {
      pattern.segments.removeAll { if case .literal = $0 { false } else { true } }
    }
    return pattern
  }
}
