package import RoutegenCompiler

extension ExplainingMatcher {
  /// Returns what a link is, with the reasons.
  ///
  /// - Parameter withReadings: Whether the attempts that led to the answer are kept, which takes longer.
  package func explain(
    _ text: String, isPath: Bool = false, withReadings: Bool = true
  ) -> MatchExplanation {
    var explanation = MatchExplanation(withReadings: withReadings)
    explain(text, isPath: isPath, with: nil, depth: 0, in: &explanation)
    return explanation
  }

  /// - Parameter payload: The other keys of a payload whose `type` has the text.
  func explain(
    _ text: String, isPath: Bool, with payload: Payload?, depth: Int,
    inside outer: LinkParts? = nil,
    in explanation: inout MatchExplanation
  ) {
    do throws(Failure) {
      let link = try classify(text, isPath: isPath, with: payload, inside: outer)
      let items = link.parts.query + (link.partsWithFragmentPath?.query ?? [])
      explanation.expiries += expiry(items).map { [$0] } ?? []
      let verdict = match(link)
      if explanation.hasReadings { explanation.readings.append(reading(text, link, verdict)) }
      finish(verdict, of: link, depth: depth, in: &explanation)
      if let candidate = candidate(of: link, verdict, withOthers: explanation.hasReadings) {
        explanation.extras += extras(of: link, candidate)
        explanation.unreadFragment = unreadFragment(of: link, candidate)
        explanation.extras += payload.map { extras(of: $0, candidate) } ?? []
      }
    } catch {
      explanation.answer = error.answer
      explanation.readings.append(MatchExplanation.Reading(text: text))
    }
  }

  private func reading(
    _ text: String, _ link: ClassifiedLink, _ verdict: Verdict
  ) -> MatchExplanation.Reading {
    var reading = MatchExplanation.Reading(text: text)
    reading.scheme = link.parts.scheme
    reading.host = link.parts.hostBesidePath
    let decided = candidate(of: link, verdict, withOthers: false)
    reading.segments = link.parts(matching: decided).shownSegments
    reading.scopes = attempts(link, verdict)
    if case .envelope(let inner, _, _) = verdict { reading.inner = inner }
    return reading
  }

  /// The pattern that decides; for a link that opens nothing, the first route's that has its path.
  private func candidate(
    of link: ClassifiedLink, _ verdict: Verdict, withOthers: Bool
  ) -> Candidate? {
    let patterns = link.scopes.lazy.flatMap(\.patterns)
    if let pattern = verdict.pattern { return patterns.first { $0.id == pattern }?.candidate }
    guard withOthers else { return nil }
    return patterns.first { pattern in
      guard pattern.candidate.route != nil, let parts = link.parts(for: pattern.candidate),
        let path = captures(of: pattern.segments, parts)
      else { return false }
      return path.firstUnreadable == nil
    }?.candidate
  }

  /// The fragment of a link, if the pattern reads none.
  private func unreadFragment(of link: ClassifiedLink, _ candidate: Candidate) -> String? {
    guard candidate.pattern.fragment == nil, !candidate.pattern.hasFragmentPath,
      let fragment = link.parts.read(by: candidate, model).fragment, !fragment.isEmpty
    else { return nil }
    return String(decoding: fragment, as: UTF8.self)
  }

  /// The items of a link that the pattern does not name, and the expiry date.
  private func extras(of link: ClassifiedLink, _ candidate: Candidate) -> [MatchExplanation.Extra] {
    let parts = link.parts(matching: candidate).read(by: candidate, model)
    let bytes = { Array(model.folded($0).utf8) }
    let named = Set(candidate.namedKeys.map(bytes))
    let hasDictionary = candidate.sources.contains(.otherItems)
    let items = parts.query.map { item in
      MatchExplanation.Extra(
        key: String(decoding: item.key, as: UTF8.self),
        value: String(decoding: item.value, as: UTF8.self))
    }
    return items.filter { item in
      let key = bytes(item.key)
      return key == model.expiryKey.map(bytes) || !hasDictionary && !named.contains(key)
    }
  }

  /// The texts of a payload that no parameter reads, in the order of their keys.
  func extras(of payload: Payload, _ candidate: Candidate) -> [MatchExplanation.Extra] {
    let named = zip(candidate.sources, candidate.parameters).flatMap {
      source, parameter -> [String] in
      switch source {
      case .payload(let key): [key]
      // The payload may have the name of a parameter whose value the file supplies.
      case .constant: []
      default: [parameter.name]
      }
    }
    return payload.extras(except: named)
  }

  /// Sets the answer, after reading the link inside an envelope.
  private func finish(
    _ verdict: Verdict, of link: ClassifiedLink, depth: Int, in explanation: inout MatchExplanation
  ) {
    switch verdict {
    case .answer(let answer, _): explanation.answer = answer
    case .envelope(let inner, let isWritten, let pattern):
      guard depth < LinkSizeLimits.envelopeDepth else { return explanation.answer = Self.tooDeep }
      if isWritten, inner.becomesAnother { return explanation.answer = Self.becomesAnother }
      explain(
        inner, isPath: true, with: nil, depth: depth + 1, inside: link.outer(ofPathIn: pattern),
        in: &explanation)
    }
  }

  private func attempts(
    _ link: ClassifiedLink, _ verdict: Verdict
  ) -> [MatchExplanation.ScopeAttempt] {
    let deciding = link.scopes.first { scope in
      scope.patterns.contains { $0.id == verdict.pattern }
    }
    return blocks(for: link).map { block in
      let origins = origins.filter { origin in block.scopes.contains { $0.origin == origin } }
      guard let entered = block.entered else {
        return MatchExplanation.ScopeAttempt(
          origins: origins, isEntered: false, children: [], ends: [])
      }
      // A pattern of a block with several hosts is in the scope of each.
      let decides = entered.origin == deciding?.origin
      // Those with a path in their fragment come first, and read the link otherwise.
      let inFragment = entered.patterns.prefix { $0.candidate.pattern.hasFragmentPath }
      let attempts = [inFragment, entered.patterns.dropFirst(inFragment.count)].map { patterns in
        let walk = ScopeWalk(
          matcher: self, link: link.parts(matching: patterns.first?.candidate),
          chosen: decides ? verdict.pattern : nil)
        return walk.attempts(patterns, depth: 0)
      }
      return MatchExplanation.ScopeAttempt(
        origins: origins, isEntered: true, children: attempts.flatMap(\.children),
        ends: attempts.flatMap(\.ends))
    }
  }

  /// The scopes of one block, and the first of them whose patterns are tried for a link.
  private typealias Block = (scopes: [Scope], entered: Scope?, place: Int)

  /// The scopes by blocks, in match order.
  ///
  /// Scopes with the same patterns, such as those of `host a, b { … }`, are one block. Its place is
  /// that of the scope that is tried, or else of its first scope.
  private func blocks(for link: ClassifiedLink) -> [Block] {
    var blocks: [Block] = []
    var known: [[Int]: Int] = [:]
    for (place, scope) in scopes.enumerated() {
      let entered = link.scopes.first { $0.origin == scope.origin }
      let patterns = scope.patterns.map(\.id)
      guard scope.origin != nil, let index = known[patterns] else {
        if scope.origin != nil { known[patterns] = blocks.count }
        blocks.append(([scope], entered, place))
        continue
      }
      blocks[index].scopes.append(scope)
      if blocks[index].entered == nil, entered != nil {
        (blocks[index].entered, blocks[index].place) = (entered, place)
      }
    }
    return blocks.sorted(by: \.place, <)
  }
}
