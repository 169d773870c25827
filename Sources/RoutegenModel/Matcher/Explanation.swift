/// What a link is, and how far each pattern went along with it.
package struct Explanation: Sendable {
  package let answer: ExplainingMatcher.Answer

  /// The patterns in the order of matching; none if the link did not come as far as the patterns.
  package let attempts: [Attempt]

  /// One pattern beside the link.
  package struct Attempt: Sendable {
    /// Where it leads.
    package let target: Candidate.Target
    package let pattern: String

    /// How many segments of the pattern the link has.
    package let matchedSegments: Int

    /// Why the link is not this; `nil` if it could be.
    package let problem: String?
  }

  /// The attempts that went furthest, those without a problem first; the others say nothing new.
  package var nearest: [Attempt] {
    let furthest = attempts.map(\.matchedSegments).max() ?? 0
    let near = attempts.filter { $0.problem == nil || $0.matchedSegments == furthest }
    return near.filter { $0.problem == nil } + near.filter { $0.problem != nil }
  }
}

extension ExplainingMatcher {
  /// The answer for a link, with the reasons.
  package func explain(_ text: String, isPath: Bool = false) -> Explanation {
    switch link(text, isPath: isPath) {
    case .failure(let refusal): Explanation(answer: refusal.answer, attempts: [])
    case .success(let link):
      Explanation(
        answer: match(text, isPath: isPath),
        attempts: link.scopes.flatMap(\.patterns).map {
          attempt($0.candidate, $0.segments, link.parts)
        })
    }
  }

  private func attempt(
    _ candidate: Candidate, _ segments: [Segment], _ link: LinkParts
  ) -> Explanation.Attempt {
    let matched = matchedCount(segments, link)
    let problem =
      matched < segments.count || !endsPath(segments, link)
      ? pathProblem(segments, matched, candidate, link)
      : itemProblem(candidate, segments, link)
    return Explanation.Attempt(
      target: candidate.target, pattern: candidate.pattern.text, matchedSegments: matched,
      problem: problem)
  }

  /// How many segments, from the left, the link has as the pattern wants them.
  private func matchedCount(_ segments: [Segment], _ link: LinkParts) -> Int {
    for count in segments.indices {
      guard count < link.segments.count else { return count }
      var head = link
      head.keepSegments(count + 1)
      let captured = capture(Array(segments[...count]), head)
      guard let captured, captured.firstUnreadable == nil else { return count }
    }
    return segments.count
  }

  private func endsPath(_ segments: [Segment], _ link: LinkParts) -> Bool {
    if case .rest? = segments.last { return true }
    return segments.count == link.segments.count
  }

  private func pathProblem(
    _ segments: [Segment], _ matched: Int, _ candidate: Candidate, _ link: LinkParts
  ) -> String {
    guard matched < link.segments.count else {
      return "the path ends before '/\(text(of: segments[matched], candidate))'"
    }
    let found = String(decoding: link.segments[matched], as: UTF8.self)
    guard matched < segments.count else { return "the path goes on with '/\(found)'" }
    return "'/\(found)' is not '/\(text(of: segments[matched], candidate))'"
  }

  private func itemProblem(
    _ candidate: Candidate, _ segments: [Segment], _ link: LinkParts
  ) -> String? {
    guard let captured = capture(segments, link) else { return nil }
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

  private func text(of segment: Segment, _ candidate: Candidate) -> String {
    model.text(of: segment, in: candidate.parameters)
  }
}
