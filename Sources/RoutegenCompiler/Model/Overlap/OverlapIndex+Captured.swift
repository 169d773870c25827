/// A route that no link of an origin opens, because the pattern of a block is tried first.
struct CapturedRoute {
  let pattern: Candidate
  let origin: SampleOrigin

  /// A link of the route, and the pattern of a block that wins it.
  let counterexample: Counterexample

  /// The number of other routes that the same pattern captures.
  var others = 0
}

/// Finds the routes that would open if the patterns of blocks were tried together with all others.
///
/// Blocks are tried before the patterns outside of them, so a catch-all in a block wins the links of routes that
/// are more specific.
extension OverlapIndex {
  /// One route for each pattern that captures some, in the order in which origins are declared.
  func capturedRoutes() -> [CapturedRoute] {
    var found: [CapturedRoute] = []
    var places: [PatternID: Int] = [:]
    var tried: Set<[Int]> = []
    for origin in SampleOrigin.all(of: [part.model]) {
      let roots = part.roots(scheme: origin.scheme, host: origin.host)
      guard roots.count > 1, tried.insert(roots).inserted else { continue }
      var captured: [PatternID: [CapturedRoute]] = [:]
      for route in self.captured(origin, roots) {
        captured[PatternID(route.counterexample.winner), default: []].append(route)
      }
      for (id, routes) in captured.sorted(by: { $0.key.span < $1.key.span }) where places[id] == nil
      {
        places[id] = found.count
        var first = routes[0]
        first.others = routes.count - 1
        found.append(first)
      }
    }
    return found
  }

  /// The routes that no link of the origin opens, in the order of the file.
  ///
  /// - Parameter roots: The trees in which the links are looked up, in match order.
  private func captured(_ origin: SampleOrigin, _ roots: [Int]) -> [CapturedRoute] {
    // A block of hosts is an exception to one of more hosts, so the latter loses nothing.
    let mayLose = Set(part.scopes.all.filter { $0.origin?.isOfScheme ?? true }.map(\.root))
    var open: Set<Int> = []
    var lost: [Int: CapturedRoute] = [:]
    for (count, root) in roots.enumerated() {
      let prefix = LinkPrefix(text: origin.text, earlierRoots: Array(roots[..<count]))
      for pattern in tree.patterns(below: root) {
        let candidate = tree.candidate(of: pattern)
        guard let route = candidate.route, !open.contains(route) else { continue }
        if mayLose.contains(root), count > 0, let counterexample = capture(pattern, after: prefix) {
          lost[route] =
            lost[route]
            ?? CapturedRoute(pattern: candidate, origin: origin, counterexample: counterexample)
        } else {
          open.insert(route)
        }
      }
    }
    return lost.filter { !open.contains($0.key) }.map(\.value)
      .sorted(by: \.pattern.pattern.span, <)
  }

  /// Returns a link of the pattern, if all of them are won by less specific patterns of earlier trees.
  private func capture(_ pattern: PatternPath, after prefix: LinkPrefix) -> Counterexample? {
    tree.budget.beginQuestion()
    var search = LinkSearch(tree, [pattern], after: prefix, LinkLimits(allowsRepeats: false))
    do throws(SearchBudget.Exceeded) {
      if try search.run() != nil { return nil }
    } catch {
      // `UndecidedOverlaps` is about errors; of what is only a warning, nothing is said.
      return nil
    }
    let candidate = tree.candidate(of: pattern)
    let isLater = search.counterexamples.allSatisfy {
      $0.winner.route != nil && $0.winner.route != candidate.route
        && candidate.isMoreSpecific(than: $0.winner, in: part.model)
    }
    return isLater ? search.counterexamples.first : nil
  }
}

extension Candidate {
  /// Whether a link that both match would be this one's if both were in one scope.
  fileprivate func isMoreSpecific(than other: Candidate, in model: RouteModel) -> Bool {
    let (own, others) = (pattern.segments, other.pattern.segments)
    for (segment, otherSegment) in zip(own, others) {
      let (rank, otherRank) = (EdgeRank(segment, model), EdgeRank(otherSegment, model))
      if rank.isMoreSpecific(than: otherRank) { return true }
      if otherRank.isMoreSpecific(than: rank) { return false }
    }
    // After the same segments, only the rest of a path follows in one of the two.
    return own.count == others.count ? isBefore(other, in: model) : own.count < others.count
  }
}

extension OriginConstraint {
  fileprivate var isOfScheme: Bool {
    switch self {
    case .scheme: true
    case .everywhere, .host, .anyHost: false
    }
  }
}
