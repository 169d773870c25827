import RoutegenCompiler

extension ComparedSets {
  /// The code of the change that links of two patterns can show; `nil` if they mean the same by both.
  func kind(of candidate: Candidate, _ other: Candidate) -> DiagnosticCode? {
    switch (candidate.target, other.target) {
    case (_, .exception): return .linkLost
    case (.route(let old), .route(let new)):
      guard pairs.newIndices[old] == new else { return .linkMoved }
      return mayChangeValues(candidate, other, ofRoute: old) ? .linkValueChanged : nil
    case (.envelope, .envelope): return nil
    case (.exception, _), (.route, _), (.envelope, _): return .linkMoved
    }
  }

  /// Whether the two patterns of one route supply some value in another way.
  private func mayChangeValues(
    _ candidate: Candidate, _ other: Candidate, ofRoute route: Int
  ) -> Bool {
    // The literal text of a mixed segment decides where a value ends.
    if candidate.hasMixedSegment || other.hasMixedSegment { return true }
    return candidate.parameters.indices.contains { slot in
      guard let newSlot = pairs.slot(of: slot, ofRoute: route) else {
        return losesParameters && candidate.sources[slot] != .absent
      }
      // The items of a dictionary are those that the pattern does not name.
      return candidate.sources[slot] == .otherItems
        || SuppliedValue(slot, of: candidate, old.model)
          != SuppliedValue(newSlot, of: other, new.model)
    }
  }

  /// Links for the insides of envelopes: routes of the old version that are the same with the same values in
  /// the new version or, if there is no such link, any route.
  ///
  /// There are several, because the new version may read an envelope as the route of the link in it.
  ///
  /// - Returns: No links if the old version has no envelope.
  func innerLinks(_ forest: VersionForest) -> [String] {
    guard forest.oldPatterns.contains(where: { forest.tree.candidate(of: $0).target == .envelope })
    else { return [] }
    let search = LinkCandidates(forest)
    var unchanged: [ExplainingMatcher.Answer: String] = [:]
    var changed: String?
    for origin in forest.origins.all {
      for pattern in forest.oldPatterns where origin.oldRoots.contains(pattern.root) {
        guard let link = search.link(of: pattern, origin) else { continue }
        let shown = ShownLinks(forest.tree.candidate(of: pattern), old, inner: [])
        for text in [link.text, shown.withDistinctValues(link).text] {
          let reading = reading(of: text)
          guard reading.oldRoute != nil else { continue }
          changed = changed ?? text
          // A fragment is no part of a link that is itself a fragment.
          if reading.difference == nil, !text.contains("#"), unchanged[reading.before] == nil {
            unchanged[reading.before] = text
          }
        }
        if unchanged.count >= Self.mostInnerLinks { return unchanged.values.sorted() }
      }
    }
    return unchanged.isEmpty ? changed.map { [$0] } ?? [] : unchanged.values.sorted()
  }

  private static let mostInnerLinks = 3
}

extension Candidate {
  fileprivate var hasMixedSegment: Bool {
    pattern.segments.contains { if case .mixed = $0 { true } else { false } }
  }
}
