import RoutegenCompiler
import Testing
import TestSupport
@testable import RoutegenTool

/// A file that is made from links opens each of them, for random links of random route sets.
@Suite struct ImportedLinksTests {
  @Test(.tags(.random), arguments: 0..<rounds(30, short: 4)) func opensEachLink(_ seed: Int) throws
  {
    let set = Compilation(
      SourceFile(path: "", text: Self.text(seed: UInt64(seed))))
    var guided = GuidedLink(set.model, seed: UInt64(seed))
    var random = RandomLink(seed: UInt64(seed))
    let links = (0..<80).map { $0 % 3 == 0 ? random.text() : guided.text() }
      .filter { !$0.utf8.contains(0x0A) && !$0.utf8.contains(0x0D) }
      // A route whose key has an invisible character is a comment.
      .filter { !$0.unicodeScalars.contains("\u{200D}") }
      // What looks like a pattern of another tool is read as one.
      .filter { PatternLine($0.trimmingSpaces, at: .init(list: 0, line: 1)) == nil }
    let file = SourceFile(path: "links.txt", text: links.joined(separator: "\n"))
    let imported = Import([file], name: "App")
    let text = try #require(imported.text, "\(imported.problems.map(\.message))")
    let made = SourceFile(path: "App.routes", text: text)
    let compilation = Compilation(made)
    #expect(
      compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(text)")
    #expect(ParsedFile(made).formatted == text)
    let matcher = ExplainingMatcher(compilation.model)
    let lines = Set(links.map { Array($0.trimmingSpaces.utf8) }).subtracting([[]])
    let opened = lines.count { line in
      if case .route = matcher.match(String(decoding: line, as: UTF8.self), isPath: true) {
        true
      } else {
        false
      }
    }
    // A link that is left out for its form may be one of a pattern that others made.
    #expect(imported.linkCount == lines.count && imported.refusedCount >= lines.count - opened)
    for link in Set(links) where isValid(link) {
      let answer = matcher.match(link.trimmingSpaces, isPath: true)
      guard case .route = answer else {
        // What is refused is malformed by the repetition of a key or by a line break before a fragment that is read
        // as a path, or cannot be declared.
        if case .malformed(let reason) = answer,
          reason.contains("more than once") || reason.contains("line break")
        {
          continue
        }
        Issue.record("\(link): \(answer)\n\(text)")
        continue
      }
    }
  }

  /// A set with at most as many mistakes as the resolver leaves out.
  private static func text(seed: UInt64) -> String {
    var set = RandomRouteSet(seed: seed)
    return set.text()
  }

  /// Whether a link is valid at all, and of a form for which `import` makes patterns.
  private func isValid(_ link: String) -> Bool {
    guard let parts = try? LinkParts(link.trimmingSpaces, isPath: true, allowsLineBreaks: true)
    else { return false }
    let texts = parts.segments + parts.query.map(\.key) + parts.fragmentItems.map(\.key)
    if parts.segments.contains(where: \.isEmpty) { return false }
    // No pattern can name an empty key, so no `Text` can have its value.
    var values = parts.query.filter(\.key.isEmpty).map(\.value)
    // The items behind a path in the fragment may be those of campaigns, which no pattern reads.
    if let fragment = parts.fragment, fragment.contains(UInt8(ascii: "/")) {
      values.append(fragment)
    }
    if (texts + values).contains(where: { $0.contains { $0 == 9 || $0 == 10 || $0 == 13 } }) {
      return false
    }
    if let scheme = parts.scheme, scheme.isSchemeOfOthers { return false }
    if parts.scheme?.isWebScheme == true, HostPattern(parts.host ?? "") == nil { return false }
    return true
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let blanks = [" ", "\t"] as [Character]
    return String(drop { blanks.contains($0) }.reversed().drop { blanks.contains($0) }.reversed())
  }
}
