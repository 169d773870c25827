import Testing
import TestSupport

@testable import RoutegenTool

/// The search for paths that two association files treat differently finds a path if there is one.
@Suite struct PathDifferencesTests {
  private static let letters = Array("abx/".utf8)

  /// All paths with up to five bytes; a slash at the end is ignored.
  private static let paths: [String] = {
    var texts: [[UInt8]] = [Array("/".utf8)]
    var all = texts
    for _ in 0..<4 {
      texts = texts.flatMap { text in letters.map { text + [$0] } }
      all += texts.filter { $0.last != UInt8(ascii: "/") }
    }
    return all.map { String(decoding: $0, as: UTF8.self) }
  }()

  private static func matcher(_ random: inout SplitMix) -> AppleMatcher {
    let components = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        random.pick(["a", "b", "/", "/", "*", "?", "?*", "$(V)", "$(W)"])
      }
      var component = AppleComponent(path: "/" + parts.joined())
      component.excludes = random.one(in: 3)
      component.isCaseSensitive = true
      if random.one(in: 6) { component.query = .items(["q": random.pick(["*", "?*"])]) }
      return component
    }
    return AppleMatcher(components, variables: ["V": ["a", "b"], "W": ["ab", "b*a"]])
  }

  private static func opens(_ path: String, _ matcher: AppleMatcher) -> Bool {
    matcher.opens("https://example.com" + path)
  }

  @Test func findsWhatTryingEveryPathFinds() {
    var random = SplitMix(seed: 41)
    var counts = (equal: 0, different: 0)
    for _ in 0..<150 {
      let (first, second) = (Self.matcher(&random), Self.matcher(&random))
      let found = PathDifferences(first, second)
      #expect(!found.isCut)
      for path in found.paths {
        #expect(Self.opens(path, first) != Self.opens(path, second), "\(path)")
      }
      let shortest = Self.paths.first { Self.opens($0, first) != Self.opens($0, second) }
      if let shortest {
        counts.different += 1
        #expect((found.paths.first?.utf8.count ?? 99) <= shortest.utf8.count, "\(shortest)")
      } else {
        counts.equal += 1
      }
    }
    #expect(counts.equal > 5 && counts.different > 50, "\(counts)")
  }

  /// `/a/` and `/a/x` lead to the same state, but a slash at the end is ignored.
  @Test func aTextAfterASlashIsNotTheSlash() {
    var folder = AppleComponent(path: "/a")
    folder.excludes = true
    let files = AppleMatcher([folder, AppleComponent(path: "/a/*")])
    #expect(PathDifferences(files, AppleMatcher([])).paths == ["/a/x"])
  }

  @Test func equalFilesHaveNoDifferences() {
    var random = SplitMix(seed: 43)
    for _ in 0..<20 {
      let matcher = Self.matcher(&random)
      #expect(PathDifferences(matcher, matcher).paths == [])
    }
  }
}
