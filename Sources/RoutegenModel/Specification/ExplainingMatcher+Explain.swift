extension ExplainingMatcher {
  /// Returns what a link is, with the reasons.
  package func explain(_ text: String, isPath: Bool = false) -> MatchExplanation {
    var explanation = MatchExplanation()
    explain(text, isPath: isPath, with: nil, depth: 0, in: &explanation)
    return explanation
  }

  /// - Parameter payload: The other keys of a payload whose `type` has the text.
  func explain(
    _ text: String, isPath: Bool, with payload: Payload?, depth: Int,
    in explanation: inout MatchExplanation
  ) {
    do throws(Failure) {
      let link = try classify(text, isPath: isPath, with: payload)
      explanation.expiries += expiry(link.parts.query).map { [$0] } ?? []
      let verdict = match(link)
      explanation.readings.append(reading(text, link, verdict))
      finish(verdict, depth: depth, in: &explanation)
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
    reading.segments = link.parts.segments.map { String(decoding: $0, as: UTF8.self) }
    reading.scopes = attempts(link, verdict)
    if case .envelope(let inner, _) = verdict { reading.inner = inner }
    return reading
  }

  /// Sets the answer, after reading the link inside an envelope.
  private func finish(_ verdict: Verdict, depth: Int, in explanation: inout MatchExplanation) {
    switch verdict {
    case .answer(let answer, _): explanation.answer = answer
    case .envelope(let link, _):
      guard depth < Self.deepestEnvelope else { return explanation.answer = Self.tooDeep }
      explain(link, isPath: true, with: nil, depth: depth + 1, in: &explanation)
    }
  }

  private func attempts(
    _ link: ClassifiedLink, _ verdict: Verdict
  ) -> [MatchExplanation.ScopeAttempt] {
    let deciding = link.scopes.first { scope in
      scope.patterns.contains { $0.id == verdict.pattern }
    }
    return scopes.map { scope in
      guard let entered = link.scopes.first(where: { $0.origin == scope.origin }) else {
        return MatchExplanation.ScopeAttempt(
          origin: scope.origin, isEntered: false, children: [], ends: [])
      }
      // A pattern of a block with several hosts is in the scope of each.
      let decides = scope.origin == deciding?.origin
      let walk = ScopeWalk(
        matcher: self, link: link.parts, chosen: decides ? verdict.pattern : nil)
      let (children, ends) = walk.attempts(entered.patterns[...], depth: 0)
      return MatchExplanation.ScopeAttempt(
        origin: scope.origin, isEntered: true, children: children, ends: ends)
    }
  }
}
