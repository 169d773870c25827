extension ExplainingMatcher {
  /// The answer for a link, with the reasons.
  package func explain(_ text: String, isPath: Bool = false) -> MatchExplanation {
    var explanation = MatchExplanation()
    explain(text, isPath: isPath, beside: nil, depth: 0, in: &explanation)
    return explanation
  }

  /// - Parameter payload: What stands beside the text, if a payload's `type` names it.
  func explain(
    _ text: String, isPath: Bool, beside payload: Payload?, depth: Int,
    in explanation: inout MatchExplanation
  ) {
    var reading = MatchExplanation.Reading(text: text)
    switch link(text, isPath: isPath, beside: payload) {
    case .failure(let refusal):
      explanation.answer = refusal.answer
      explanation.readings.append(reading)
    case .success(let link):
      explanation.expiries += expiry(link.parts.query).map { [$0] } ?? []
      let verdict = match(link)
      reading.scheme = link.parts.scheme
      reading.host = link.parts.hostBesidePath
      reading.segments = link.parts.segments.map { String(decoding: $0, as: UTF8.self) }
      reading.scopes = attempts(link, verdict)
      if case .envelope(let inner) = verdict.found { reading.inner = inner }
      explanation.readings.append(reading)
      go(on: verdict.found, depth: depth, in: &explanation)
    }
  }

  private func go(on found: Found, depth: Int, in explanation: inout MatchExplanation) {
    switch found {
    case .answer(let answer): explanation.answer = answer
    case .envelope(let inner):
      guard depth < Self.deepestEnvelope else { return explanation.answer = Self.tooDeep }
      explain(inner, isPath: true, beside: nil, depth: depth + 1, in: &explanation)
    }
  }

  // MARK: The way through the tree

  private func attempts(_ link: ClassifiedLink, _ verdict: Verdict) -> [MatchExplanation
    .ScopeAttempt]
  {
    scopes.map { scope in
      guard let entered = link.scopes.first(where: { $0.origin == scope.origin }) else {
        return MatchExplanation.ScopeAttempt(
          origin: scope.origin, isEntered: false, children: [], ends: [])
      }
      let way = Way(matcher: self, link: link.parts, taken: verdict.pattern)
      let (children, ends) = way.below(entered.patterns[...], depth: 0)
      return MatchExplanation.ScopeAttempt(
        origin: scope.origin, isEntered: true, children: children, ends: ends)
    }
  }

  /// Why a candidate at the end of the link's path is not what it is; `nil` if it could be.
  func itemProblem(_ candidate: Candidate, _ captured: Captured, _ link: LinkParts) -> String? {
    if case .malformed(let reason)? = repeatedKey([candidate], link) { return reason }
    if let item = missingLiteral(of: candidate, link.cut(for: candidate, model)) {
      let text = item.text ?? "…"
      return "it needs '\(text.isEmpty ? item.key : "\(item.key)=\(text)")'"
    }
    switch values(of: candidate, captured, link, true) {
    case .values: return nil
    case .failure(let answer): return answer.text(in: model)
    }
  }
}

/// A link on its way through the patterns of a scope.
private struct Way {
  let matcher: ExplainingMatcher
  let link: LinkParts

  /// The pattern that the answer came by.
  let taken: Int?

  /// What follows the first `depth` segments, which all of the patterns share.
  func below(
    _ patterns: ArraySlice<ExplainingMatcher.Ranked>, depth: Int
  ) -> (children: [MatchExplanation.Branch], ends: [MatchExplanation.Attempt]) {
    // A path comes before those that go on from it.
    let ending = patterns.prefix { $0.rank.count == depth }
    var rest = patterns.dropFirst(ending.count)
    var children: [MatchExplanation.Branch] = []
    while let first = rest.first {
      let group = rest.prefix { $0.rank[depth] == first.rank[depth] }
      children.append(branch(group, first.segments[depth], of: first.candidate, depth))
      rest = rest.dropFirst(group.count)
    }
    return (children, ending.map { attempt($0, depth) })
  }

  private func branch(
    _ patterns: ArraySlice<ExplainingMatcher.Ranked>, _ segment: Segment, of candidate: Candidate,
    _ depth: Int
  ) -> MatchExplanation.Branch {
    let isLiteral = if case .literal = segment { true } else { false }
    let isRest = if case .rest = segment { true } else { false }
    let problem = problem(of: segment, candidate, depth)
    let after = isRest ? link.segments.count : depth + 1
    let (children, ends) =
      problem != nil
      ? ([], [])
      : isRest ? ([], patterns.map { attempt($0, after) }) : below(patterns, depth: after)
    return MatchExplanation.Branch(
      segment: matcher.model.text(of: segment, in: candidate.parameters), isLiteral: isLiteral,
      problem: problem, isEnd: after == link.segments.count, children: children, ends: ends)
  }

  /// Why the link's segment is not this one.
  private func problem(of segment: Segment, _ candidate: Candidate, _ depth: Int) -> String? {
    guard depth < link.segments.count else { return "the path ends before it" }
    let text = String(decoding: link.segments[depth], as: UTF8.self)
    if case .rest = segment { return nil }
    if text.isEmpty { return "the segment is empty" }
    var head = link
    head.keepSegments(depth..<(depth + 1))
    guard let captured = matcher.capture([segment], head) else {
      return "'\(text)' is not '\(matcher.model.text(of: segment, in: candidate.parameters))'"
    }
    guard let order = captured.firstUnreadable else { return nil }
    let type = matcher.model.typeText(segment.types[order])
    return "'\(captured.texts[order][0])' does not read as \(type)"
  }

  private func attempt(
    _ pattern: ExplainingMatcher.Ranked, _ depth: Int
  ) -> MatchExplanation.Attempt {
    MatchExplanation.Attempt(
      target: pattern.candidate.target, pattern: pattern.candidate.writtenText,
      isForPayloads: pattern.candidate.isForPayloads, problem: problem(at: depth, pattern),
      isTaken: pattern.number == taken)
  }

  private func problem(at depth: Int, _ pattern: ExplainingMatcher.Ranked) -> String? {
    guard depth == link.segments.count else {
      let found = String(decoding: link.segments[depth], as: UTF8.self)
      return "the path goes on with '/\(found)'"
    }
    guard let captured = matcher.capture(pattern.segments, link) else { return nil }
    return matcher.itemProblem(pattern.candidate, captured, link)
  }
}

extension Candidate {
  /// The pattern as the file writes it, with the key or the `#` of an envelope.
  var writtenText: String {
    guard target == .envelope, let link = parameters.first else { return pattern.text }
    if case .whole? = pattern.fragment { return pattern.text + "#" }
    return pattern.text + (pattern.query.count > 1 ? "&" : "?") + link.name
  }
}

extension Segment {
  /// The types of its placeholders, from the left.
  fileprivate var types: [ValueType] {
    switch self {
    case .literal, .rest: []
    case .parameter(_, let type): [type]
    case .mixed(let pieces):
      pieces.compactMap { if case .parameter(_, let type) = $0 { type } else { nil } }
    }
  }
}
