extension MatchTree {
  /// A candidate, and its place in the tree.
  package struct Entry {
    package let candidate: Candidate

    /// The segments that lead to the candidate.
    package let path: [Segment]

    /// The origins of the trees; empty for the tree of the patterns outside of blocks.
    package let origins: [OriginConstraint]

    /// The candidates of a model in the order of the file, then those of paths that payloads name.
    ///
    /// - Parameter withPrintedPatterns: Whether the candidates of printed links are among them, for routes
    ///   that are printed with another pattern than they are matched with.
    package static func all(of model: RouteModel, withPrintedPatterns: Bool) -> [Entry] {
      var entries = model.candidates.map {
        Entry(candidate: $0.candidate, path: $0.candidate.pattern.segments, origins: $0.origins)
      }
      let routes = model.linkedRoutes
      if model.hasTypeRule { entries += routes.compactMap(Entry.init(templateOf:)) }
      for route in routes where withPrintedPatterns && !route.unnamedTexts.isEmpty {
        let printed = route.printedPatterns.flatMap { pattern in
          route.placed(Alias(pattern: pattern)) { Candidate(printed: $0, given: $1, of: route) }
        }
        entries += printed.map {
          Entry(candidate: $0.candidate, path: $0.candidate.pattern.segments, origins: $0.origins)
        }
      }
      return entries
    }
  }
}

extension MatchTree.Entry {
  private init?(templateOf route: Route) {
    guard let template = Candidate(templateOf: route) else { return nil }
    candidate = template
    path = route.pattern.segments.filter { if case .literal = $0 { true } else { false } }
    origins = []
  }
}
