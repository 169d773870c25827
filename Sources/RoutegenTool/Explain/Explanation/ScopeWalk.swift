import RoutegenCompiler

/// Compares a link with every pattern of a scope, segment by segment, and keeps what each one lacks.
struct ScopeWalk {
  let matcher: ExplainingMatcher
  let link: LinkParts

  /// The number of the pattern that decided; `nil` if no pattern did.
  let chosen: Int?

  /// The attempts of patterns that have their first `depth` segments in common: those that go on, as
  /// branches, and those that end.
  func attempts(
    _ patterns: ArraySlice<ExplainingMatcher.RankedPattern>, depth: Int
  ) -> (children: [MatchExplanation.Branch], ends: [MatchExplanation.Attempt]) {
    // In match order a path precedes those that continue it.
    let ending = patterns.prefix { $0.rank.count == depth }
    var rest = patterns.dropFirst(ending.count)
    var children: [MatchExplanation.Branch] = []
    while let first = rest.first {
      let group = rest.prefix { $0.rank[depth] == first.rank[depth] }
      children.append(branch(group, first, depth: depth))
      rest = rest.dropFirst(group.count)
    }
    return (children, attempts(of: ending, depth: depth))
  }

  /// - Parameter first: One of the patterns, which all have the same segment at `depth`.
  private func branch(
    _ patterns: ArraySlice<ExplainingMatcher.RankedPattern>,
    _ first: ExplainingMatcher.RankedPattern, depth: Int
  ) -> MatchExplanation.Branch {
    let segment = first.segments[depth]
    let isLiteral = segment.literal != nil
    let problem = problem(of: segment, first.candidate, depth: depth)
    let next = segment.isRest ? link.segments.count : depth + 1
    let (children, ends) =
      problem != nil
      ? ([], [])
      : segment.isRest ? ([], attempts(of: patterns, depth: next)) : attempts(patterns, depth: next)
    return MatchExplanation.Branch(
      segment: text(of: segment, first.candidate, depth: depth),
      isLiteral: isLiteral, problem: problem, isEnd: next == link.segments.count,
      leadsNowhere: patterns.allSatisfy { $0.candidate.target == .exception },
      children: children, ends: ends)
  }

  /// The segment as people write it, with the names that an exception or an envelope has in the file.
  private func text(of segment: Segment, _ candidate: Candidate, depth: Int) -> String {
    let written = candidate.pattern.writtenSegments
    guard segment.placeholderSlots.contains(nil), depth < written.count else {
      return matcher.model.text(of: segment, in: candidate.parameters)
    }
    return written[depth]
  }

  /// The reason why the link's segment at `depth` does not match a pattern's segment.
  private func problem(of segment: Segment, _ candidate: Candidate, depth: Int) -> String? {
    if case .literal(let literal) = segment, literal.isFragmentMark {
      guard depth < link.segments.count else { return "the link has no path in a fragment" }
      return link.segments[depth] == LinkParts.fragmentMark ? nil : goesOn(at: depth)
    }
    guard depth < link.segments.count, link.segments[depth] != LinkParts.fragmentMark else {
      return "the path ends before it"
    }
    let text = link.shownSegments[depth]
    if case .rest = segment { return nil }
    if text.isEmpty { return "the segment is empty" }
    var head = link
    head.keepSegments(depth..<(depth + 1))
    guard let path = matcher.captures(of: [segment], head) else {
      let written = self.text(of: segment, candidate, depth: depth)
      if case .literal(let literal) = segment {
        return "'\(text)' is not '\(written)'" + text.difference(from: literal)
      }
      return "'\(text)' is not '\(written)'"
    }
    guard let index = path.firstUnreadable else { return nil }
    let type = segment.pieces.compactMap(\.type)[index]
    let beginning = matcher.model.beginning(of: type).map { ", which \($0)" } ?? ""
    let name = matcher.model.typeText(type)
    return "'\(path.texts[index][0])' cannot be read as \(name)\(beginning)"
  }

  /// The attempts of the patterns; of those that are one line with several keys, the one that says most.
  private func attempts(
    of patterns: ArraySlice<ExplainingMatcher.RankedPattern>, depth: Int
  ) -> [MatchExplanation.Attempt] {
    var (attempts, ranks) = ([MatchExplanation.Attempt](), [Int]())
    var lines: [Line: Int] = [:]
    for pattern in patterns {
      let problem = problem(of: pattern, depth: depth)
      let attempt = MatchExplanation.Attempt(
        target: pattern.candidate.target, pattern: pattern.candidate.writtenText,
        isForPayloads: pattern.candidate.isForPayloads, problem: problem?.text,
        neededItem: problem?.neededItem, isChosen: pattern.id == chosen)
      let rank = attempt.isChosen ? 0 : problem.map { $0.isMissing ? 3 : 2 } ?? 1
      let line = Line(
        id: PatternID(pattern.candidate), isForPayloads: pattern.candidate.isForPayloads)
      if let index = lines[line] {
        if rank <= ranks[index] { (attempts[index], ranks[index]) = (attempt, rank) }
      } else {
        lines[line] = attempts.count
        attempts.append(attempt)
        ranks.append(rank)
      }
    }
    return attempts
  }

  private struct Line: Hashable {
    let id: PatternID
    let isForPayloads: Bool
  }

  /// The reason why the link does not match a pattern, and the item that it lacks if that is the reason.
  private struct Problem {
    let text: String
    var neededItem: String?

    /// Whether a parameter has no item.
    var isMissing = false
  }

  /// The reason why the link does not match a pattern that ends after `depth` segments.
  private func problem(of pattern: ExplainingMatcher.RankedPattern, depth: Int) -> Problem? {
    guard depth == link.segments.count else { return Problem(text: goesOn(at: depth)) }
    guard let path = matcher.captures(of: pattern.segments, link) else { return nil }
    if let problem = itemProblem(pattern.candidate, path) { return problem }
    return pattern.id == chosen
      ? nil : emptyText(pattern.candidate, path).map { Problem(text: $0) }
  }

  private func goesOn(at depth: Int) -> String {
    "the path goes on with '\(link.shownSegments[depth].withSlash)'"
  }

  /// The reason why a pattern is not tried before others that need no empty text as a value.
  private func emptyText(_ candidate: Candidate, _ path: CapturedPath) -> String? {
    do throws(ExplainingMatcher.Failure) {
      _ = try matcher.values(of: candidate, path, link, allowsEmpty: false)
      return nil
    } catch {
      guard case .missing(let parameter) = error.answer else { return nil }
      return "'\(parameter)' is empty"
    }
  }

  /// The item with a text that a candidate needs and the link does not have.
  private func neededItem(_ candidate: Candidate) -> String? {
    matcher.missingLiteral(of: candidate, link.read(by: candidate, matcher.model)).map { item in
      let text = item.text ?? "…"
      return text.isEmpty ? item.key : "\(item.key)=\(text)"
    }
  }

  /// The reason why the link's query and fragment do not match a candidate.
  private func itemProblem(_ candidate: Candidate, _ path: CapturedPath) -> Problem? {
    if case .malformed(let reason)? = matcher.repeatedKey([candidate], link)?.answer {
      return Problem(text: reason)
    }
    if let item = neededItem(candidate) {
      return Problem(text: "it needs '\(item)'", neededItem: item)
    }
    do throws(ExplainingMatcher.Failure) {
      let values = try matcher.values(of: candidate, path, link, allowsEmpty: true)
      guard case .route(let index) = candidate.target else { return nil }
      let answer = matcher.answer(index, values)
      return if case .route = answer { nil } else { Problem(text: answer.text(in: matcher.model)) }
    } catch {
      let isMissing = if case .missing = error.answer { true } else { false }
      return Problem(text: error.answer.text(in: matcher.model), isMissing: isMissing)
    }
  }
}

extension Pattern {
  /// The path segments of the pattern's text; none if they cannot be told apart.
  fileprivate var writtenSegments: [String] {
    var written: [String] = []
    var depth = 0
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0, "?#".contains(character) { break }
      if depth == 0, character == "/" {
        written.append("")
      } else if !written.isEmpty {
        written[written.count - 1].append(character)
      }
    }
    // A pattern that ends before its rest has one segment less than its text.
    return (0...1).contains(written.count - segments.count) ? written : []
  }
}
