import RoutegenExplain
import RoutegenLinks
import RoutegenModel
import RoutegenSource

/// What the author of a link that opens nothing may have meant.
struct LinkGuess {
  private let found: FoundLink
  private let text: String
  private let matcher: ExplainingMatcher
  private let explanation: MatchExplanation

  init(_ link: FoundLink, _ matcher: ExplainingMatcher) {
    (found, text, self.matcher) = (link, link.shown, matcher)
    explanation = matcher.explain(text)
  }

  /// A link that differs in a segment or in a key, and opens a route.
  var link: String? {
    // Elsewhere, a character may have more than one scalar.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return (withOtherSegments + withOtherKeys).first { link in
      if case .route = matcher.match(link) { true } else { false }
    }
  }

  /// The pattern that is most similar to the link, with its route.
  var nearestPattern: String? {
    guard let nearest = matcher.nearestPattern(to: found), let route = nearest.route else {
      return nil
    }
    return "\(nearest.pattern.text) → \(matcher.model.routes[route].qualifiedName)"
  }

  private var reading: MatchExplanation.Reading? { explanation.readings.last }

  // MARK: Segments

  /// The link with each segment that is similar to a literal one in its place.
  private var withOtherSegments: [String] {
    guard let reading, reading.segments.count == path.count else { return [] }
    return reading.scopes.filter(\.isEntered).flatMap { scope in
      guesses(among: scope.children, reading.segments, depth: 0)
    }
  }

  /// - Parameter depth: The number of segments that are already matched.
  private func guesses(
    among branches: [MatchExplanation.Branch], _ segments: [String], depth: Int
  ) -> [String] {
    guard depth < segments.count else { return [] }
    let literals = branches.filter { $0.isLiteral && $0.problem != nil }.map(\.segment)
    let here = closest(to: segments[depth], among: literals).map { replacingSegment(depth, by: $0) }
    let deeper = branches.filter { $0.problem == nil }
      .flatMap { guesses(among: $0.children, segments, depth: depth + 1) }
    return deeper + (here.map { [$0] } ?? [])
  }

  private func replacingSegment(_ depth: Int, by literal: String) -> String {
    var path = path
    path[depth] = literal.percentEncoded(keeping: "-._~!$&'()*+,;=:@")
    return beginning + path.joined(separator: "/") + rest
  }

  /// The link up to its first segment.
  private var beginning: String {
    let isWithHost = reading?.host != nil
    let start = text.utf8.firstIndex(of: UInt8(ascii: "/")) ?? text.startIndex
    var end = text.index(start, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
    if isWithHost { end = text[end...].firstIndex { "/?#".contains($0) } ?? text.endIndex }
    if end < text.endIndex, text[end] == "/" { end = text.index(after: end) }
    return String(text[..<end])
  }

  /// The segments as they are written.
  private var path: [String] {
    let path = text.dropFirst(beginning.count).prefix { !"?#".contains($0) }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return segments.last == "" ? segments.dropLast() : segments
  }

  /// The query and the fragment.
  private var rest: String {
    String(text[(text.firstIndex { "?#".contains($0) } ?? text.endIndex)...])
  }

  // MARK: Keys

  /// The link with a similar key of the patterns that it reaches in place of each of its own.
  private var withOtherKeys: [String] {
    guard let mark = text.firstIndex(of: "?") else { return [] }
    let known = reading?.ends.flatMap { keys(of: $0.target) } ?? []
    let head = text[...mark]
    let query = text[text.index(after: mark)...].prefix { $0 != "#" }
    let tail = text.dropFirst(head.count + query.count)
    let items = query.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
    return items.indices.compactMap { index in
      let key = String(items[index].prefix { $0 != "=" })
      guard !known.contains(key), let guess = closest(to: key, among: known) else { return nil }
      var items = items
      items[index] = guess.percentEncoded(keeping: "-._~") + items[index].dropFirst(key.count)
      return head + items.joined(separator: "&") + tail
    }
  }

  private func keys(of target: Candidate.Target) -> [String] {
    switch target {
    case .route(let index): matcher.model.routes[index].pattern.query.map(\.key)
    case .exception, .envelope: []
    }
  }
}
