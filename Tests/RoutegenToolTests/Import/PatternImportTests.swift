import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Lists of patterns of other tools.
@Suite struct PatternImportTests {
  private func imported(_ lines: [String]) -> Import {
    Import([SourceFile(path: "links.txt", text: lines.joined(separator: "\n"))], name: "App")
  }

  /// Every link of a random pattern opens a route, or the pattern is listed with a reason; what comes out is a route file.
  @Test(arguments: 0..<40) func randomPatterns(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var links: [String: String] = [:]
    for _ in 0..<12 {
      let (pattern, link) = Self.pattern(&random)
      links[pattern] = link
    }
    let patterns = links.keys.sorted()
    let imported = imported(patterns)
    let text = try #require(imported.text, "\(imported.problems)")
    let matcher = expectSound(text, "\(patterns)")
    #expect(imported.patternCount + imported.refusedCount == patterns.count, "\(patterns)")
    let opened = patterns.count { matcher.opens(links[$0] ?? "") }
    // Another pattern may take the link of this one, which is a route all the same.
    #expect(opened >= imported.patternCount, "\(links)\n\(text)")
    for pattern in patterns where !matcher.opens(links[pattern] ?? "") {
      #expect(text.contains("//   line"), "\(pattern)\n\(text)")
    }
  }

  /// A random pattern, and a link that it has.
  private static func pattern(_ random: inout SplitMix) -> (pattern: String, link: String) {
    let origin = random.pick(["", "myapp:/", "https://example.com"])
    var (pattern, link) = (origin, origin)
    var hasPlaceholder = false
    let count = Int.random(in: 1...4, using: &random)
    for index in 0..<count {
      let name = random.pick(["id", "user", "postId", "a_b"])
      let word = random.pick(["users", "posts", "items", "a-b", "x"])
      let isValue = index == count - 1 && !hasPlaceholder || Bool.random(using: &random)
      hasPlaceholder = hasPlaceholder || isValue && index > 0
      guard isValue, index > 0 || count == 1 else {
        pattern += "/" + word
        link += "/" + word
        continue
      }
      hasPlaceholder = true
      pattern +=
        "/"
        + random.pick([
          ":\(name)", "{\(name)}", "<\(name)>", "<int:\(name)>", "[\(name)]", "{\(name):int}", "%d",
          "$\(name)",
        ])
      link += "/7"
    }
    if Bool.random(using: &random) {
      pattern += "?q={q}"
      link += "?q=7"
    }
    return (pattern, link)
  }
}
