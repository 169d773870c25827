import RoutegenModel
import RoutegenSource

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
    candidate.parameters.indices.contains { slot in
      guard let newSlot = pairs.slot(of: slot, ofRoute: route) else {
        return losesParameters && candidate.sources[slot] != .absent
      }
      let (before, after) = (candidate.parameters[slot], other.parameters[newSlot])
      let isText = [before, after].map { $0.type.kind == .text }
      let isDictionary = candidate.sources[slot] == .otherItems
      // The literal text of a mixed segment decides where a value ends.
      let isCut = candidate.hasMixedSegment || other.hasMixedSegment
      return candidate.sources[slot] != other.sources[newSlot] || isCut
        || before.form != after.form
        || isText[0] != isText[1] || isDictionary
        || old.model.defaultText(of: before) != new.model.defaultText(of: after)
    }
  }

  /// A path that is the same route with the same values in both versions.
  func unchangedLink(_ forest: VersionForest, _ search: LinkCandidates) -> String? {
    for origin in forest.origins where !origin.isGone {
      for pattern in forest.oldPatterns where origin.oldRoots.contains(pattern.root) {
        guard let text = search.link(of: pattern, origin)?.text else { continue }
        let reading = reading(of: text)
        if reading.oldRoute != nil, reading.difference == nil { return text }
      }
    }
    return nil
  }
}

extension Candidate {
  fileprivate var hasMixedSegment: Bool {
    pattern.segments.contains { if case .mixed = $0 { true } else { false } }
  }
}
