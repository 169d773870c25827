extension Candidate {
  /// The rank among the candidates of one node: the greatest is tried first.
  ///
  /// More literal items come first, then more required query items; candidates for payloads are last.
  /// If that does not decide, more required items of the fragment come first.
  package var specificity: (Int, Int, Int, Int) {
    var (inQuery, inFragment) = (0, 0)
    for slot in sources.indices
    where !parameters[slot].mayBeAbsent && !pattern.requiredByKey.contains(slot)
      && (parameters[slot].type.part?.order ?? 0) == 0
    {
      switch sources[slot] {
      case .query, .restOfLink, .payload: inQuery += 1
      case .fragment, .fragmentItem: inFragment += 1
      case .path, .otherItems, .constant, .host, .absent: continue
      }
    }
    let texts = (literals + fragmentLiterals).filter { $0.text != nil }
    inQuery += literals.filter { $0.text == nil }.count
    inFragment += fragmentLiterals.filter { $0.text == nil }.count
    return (texts.count, inQuery, isForPayloads ? 0 : 1, inFragment)
  }

  /// Whether the candidate is tried before another one of the same node.
  func isBefore(_ other: Candidate, in model: RouteModel) -> Bool {
    let (left, right) = (specificity, other.specificity)
    guard left == right else { return left > right }
    // Only candidates for payloads may have different paths, because only literal segments count for them.
    if isForPayloads || other.isForPayloads {
      let (rank, otherRank) = (pathRank(in: model), other.pathRank(in: model))
      if rank != otherRank { return rank.lexicographicallyPrecedes(otherRank) }
    }
    // Only a link that names a key twice matches both, or one that has several keys of an item. The order of the lines
    // must not decide.
    if pattern.text == other.pattern.text { return pattern.keyRank > other.pattern.keyRank }
    return pattern.text.utf8.lexicographicallyPrecedes(other.pattern.text.utf8)
  }

  func pathRank(in model: RouteModel) -> [EdgeRank] {
    pattern.segments.map { EdgeRank($0, model) }
  }
}

extension Pattern {
  /// The patterns that are matched for this one: the pattern itself and, if the rest of its path may be
  /// empty, the same without the rest, or if it ends with the rest of a link, the same with a segment.
  var matched: [Pattern] { [self] + [withoutRest ?? withEncodedRest].compactMap(\.self) }

  /// The pattern that ends before the rest of its path; `nil` if the rest is never empty.
  var withoutRest: Pattern? {
    guard case .rest(_, .segmentsOrNone)? = segments.last else { return nil }
    var pattern = self
    pattern.segments.removeLast()
    pattern.omitsRest = true
    return pattern
  }

  /// The pattern with one segment in place of the rest of the link; `nil` for any other.
  var withEncodedRest: Pattern? {
    guard case .rest(let slot, .link(let type))? = segments.last else { return nil }
    var pattern = self
    pattern.segments[segments.count - 1] = .parameter(slot: slot, type)
    return pattern
  }
}

extension Route {
  /// The candidates of the route's pattern and of its aliases, with their origins.
  fileprivate var candidates: [(candidate: Candidate, origins: [OriginConstraint])] {
    let printed = placed(Alias(pattern: pattern)) { Candidate($0, given: $1, to: self) }
    return aliases.reduce(into: printed) { candidates, alias in
      candidates += placed(alias) { Candidate($0, given: $1, to: self) }
    }
  }

  /// The candidates of one of the route's patterns with their origins: one for each host, if the host is the
  /// value of a parameter.
  func placed(
    _ alias: Alias, _ candidate: (Pattern, [Int: Candidate.Source]) -> Candidate
  ) -> [(candidate: Candidate, origins: [OriginConstraint])] {
    let origins = origins(of: alias)
    let given = alias.constants.mapValues(Candidate.Source.constant)
    return alias.pattern.matched.flatMap { pattern in
      guard let hostValue, alias.origin == nil else {
        return [(candidate(pattern, given), origins)]
      }
      return origins.map { origin in
        let value = [hostValue.slot: hostValue.source(in: origin)]
        return (candidate(pattern, given.merging(value) { own, _ in own }), [origin])
      }
    }
  }
}

extension HostValue {
  /// Returns where the value comes from for one of the block's hosts: each value of an enum has a host.
  fileprivate func source(in origin: OriginConstraint) -> Candidate.Source {
    guard case .host(let host) = origin else { return .host(suffix: suffix) }
    // The hosts of a block have the value as their first label, or as the whole.
    if host.isWildcard { return .host(suffix: "." + host.domain) }
    return .constant(suffix.isEmpty ? host.domain : String(host.domain.prefix { $0 != "." }))
  }
}

extension RouteModel {
  /// Every pattern that links match, with the origins of its block, or its own origin, in the order of the
  /// file.
  package var candidates: [(candidate: Candidate, origins: [OriginConstraint])] {
    var candidates: [(candidate: Candidate, origins: [OriginConstraint])] = []
    for route in linkedRoutes { candidates += route.candidates }
    for exception in exceptions {
      candidates += exception.pattern.matched.map {
        (Candidate(exception, $0), exception.origins)
      }
    }
    for envelope in envelopes {
      candidates += envelope.pattern.matched.map { (Candidate(envelope, $0), envelope.origins) }
    }
    return candidates
  }
}

extension Array {
  /// The elements in the order of their keys, each of which is computed once.
  package func sorted<Key>(by key: (Element) -> Key, _ isBefore: (Key, Key) -> Bool) -> [Element] {
    guard count > 1 else { return self }
    return map { (key($0), $0) }.sorted { isBefore($0.0, $1.0) }.map(\.1)
  }
}
