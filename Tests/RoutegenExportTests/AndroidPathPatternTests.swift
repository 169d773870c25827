import RoutegenExport
import Testing

/// The facts of Android's class `PatternMatcher`, one case a sentence.
@Suite struct AndroidPathPatternTests {
  struct Fact: Sendable, CustomStringConvertible {
    let kind: AndroidPathPattern.Kind
    let pattern: String
    let path: String
    let matches: Bool
    var description: String { "\(kind.rawValue) \(pattern) \(path)" }

    init(_ kind: AndroidPathPattern.Kind, _ pattern: String, _ path: String, _ matches: Bool) {
      (self.kind, self.pattern, self.path, self.matches) = (kind, pattern, path, matches)
    }
  }

  static let texts = [
    // A literal pattern is the whole path, with its case and its slashes.
    Fact(.literal, "/shop", "/shop", true), Fact(.literal, "/shop", "/shop/", false),
    Fact(.literal, "/shop", "/Shop", false), Fact(.literal, "/shop", "/sho", false),
    Fact(.literal, "/s.*", "/s.*", true), Fact(.literal, "/s.*", "/shop", false),
    Fact(.literal, "", "", true), Fact(.literal, "", "/", false),
    Fact(.literal, "/é", "/é", true), Fact(.literal, "/e\u{301}", "/é", false),
    // A prefix does not end at a slash.
    Fact(.prefix, "/shop", "/shop", true), Fact(.prefix, "/shop", "/shopping/a", true),
    Fact(.prefix, "/shop", "/sho", false), Fact(.prefix, "/shop", "/a/shop", false),
    Fact(.prefix, "", "/anything", true), Fact(.prefix, "/.", "/a", false),
    Fact(.suffix, ".html", "/a/b.html", true), Fact(.suffix, ".html", "/a/bxhtml", false),
    Fact(.suffix, ".html", "/a.html/b", false), Fact(.suffix, "", "", true),
    Fact(.suffix, "/shop", "shop", false),
  ]

  static let simple = [
    // A pattern matches the whole path, and '.' is any character.
    Fact(.simpleGlob, "/a.c", "/abc", true), Fact(.simpleGlob, "/a.c", "/a/c", true),
    Fact(.simpleGlob, "/a.c", "/ac", false), Fact(.simpleGlob, "/ab", "/abc", false),
    Fact(.simpleGlob, "/abc", "/ab", false), Fact(.simpleGlob, "", "", true),
    Fact(.simpleGlob, "", "/", false), Fact(.simpleGlob, ".", "", false),
    // '.*' is any text up to the first place of the next character.
    Fact(.simpleGlob, "/a/.*", "/a/b/c", true), Fact(.simpleGlob, "/a/.*", "/a/", true),
    Fact(.simpleGlob, "/a/.*", "/a", false), Fact(.simpleGlob, ".*", "", true),
    Fact(.simpleGlob, "/.*/b", "/a/b", true), Fact(.simpleGlob, "/.*/b", "/a/a/b", false),
    Fact(.simpleGlob, "/.*/b", "//b", true), Fact(.simpleGlob, "/.*ab", "/xab", true),
    Fact(.simpleGlob, "/.*ab", "/axab", false), Fact(.simpleGlob, "/.*b.*d", "/abcd", true),
    Fact(.simpleGlob, "/..*", "/a", true), Fact(.simpleGlob, "/..*", "/", false),
    // Another repeated character is any number of it, without going back.
    Fact(.simpleGlob, "/ab*c", "/ac", true), Fact(.simpleGlob, "/ab*c", "/abbbc", true),
    Fact(.simpleGlob, "/ab*c", "/axc", false), Fact(.simpleGlob, "/ab*b", "/abb", false),
    // At the end of the pattern it must occur, unless it is '.'.
    Fact(.simpleGlob, "/ab*", "/a", false), Fact(.simpleGlob, "/ab*", "/abb", true),
    // A backslash escapes '*', and '.' only before or after a '*'.
    Fact(.simpleGlob, "/a\\*c", "/a*c", true), Fact(.simpleGlob, "/a\\*c", "/aac", false),
    Fact(.simpleGlob, "/a\\.c", "/a.c", true), Fact(.simpleGlob, "/a\\.c", "/abc", true),
    Fact(.simpleGlob, "/a\\.*c", "/a..c", true), Fact(.simpleGlob, "/a\\.*c", "/abbc", false),
    Fact(.simpleGlob, "/.*\\.c", "/ab.c", true), Fact(.simpleGlob, "/.*\\.c", "/abcc", false),
    Fact(.simpleGlob, "/.*.c", "/ab.c", true), Fact(.simpleGlob, "/.*.c", "/abxc", false),
    Fact(.simpleGlob, "/a\\\\b", "/a\\b", true), Fact(.simpleGlob, "/a\\", "/a", false),
    // The modifiers of advanced patterns are characters.
    Fact(.simpleGlob, "/a+", "/a+", true), Fact(.simpleGlob, "/[a]", "/[a]", true),
    Fact(.simpleGlob, "/[a]", "/a", false),
  ]

  static let sets = [
    Fact(.advancedGlob, "/.", "/a", true), Fact(.advancedGlob, "/.", "/", false),
    Fact(.advancedGlob, "/ab", "/ab", true), Fact(.advancedGlob, "/ab", "/abc", false),
    Fact(.advancedGlob, "/ab", "/a", false), Fact(.advancedGlob, "", "", true),
    Fact(.advancedGlob, "/[xy]", "/y", true), Fact(.advancedGlob, "/[xy]", "/z", false),
    Fact(.advancedGlob, "/[xy]", "/", false), Fact(.advancedGlob, "/[xy]", "/xy", false),
    Fact(.advancedGlob, "/[b-d]", "/c", true), Fact(.advancedGlob, "/[b-d]", "/e", false),
    Fact(.advancedGlob, "/[d-b]", "/c", false), Fact(.advancedGlob, "/[b-dx0-9]", "/5", true),
    Fact(.advancedGlob, "/[^b-d]", "/a", true), Fact(.advancedGlob, "/[^b-d]", "/b", false),
    Fact(.advancedGlob, "/[^/]", "//", false), Fact(.advancedGlob, "/[a^]", "/^", true),
    // A '-' at the end of a set is a character, and so are modifiers and '['.
    Fact(.advancedGlob, "/[a-]", "/-", true), Fact(.advancedGlob, "/[^/-]", "/-", false),
    Fact(.advancedGlob, "/[-a]", "/-", true), Fact(.advancedGlob, "/[.*+{}[]", "/[", true),
    Fact(.advancedGlob, "/[.*+{}[]", "/+", true), Fact(.advancedGlob, "/[.]", "/a", false),
    // A backslash escapes any character, in a set, too.
    Fact(.advancedGlob, "/[\\]\\\\]", "/]", true), Fact(.advancedGlob, "/[\\]\\\\]", "/\\", true),
    Fact(.advancedGlob, "/[\\b-\\d]", "/c", true), Fact(.advancedGlob, "/a\\.b", "/a.b", true),
    Fact(.advancedGlob, "/a\\.b", "/axb", false), Fact(.advancedGlob, "/a\\{2\\}", "/a{2}", true),
    Fact(.advancedGlob, "/a\\+", "/aa", false), Fact(.advancedGlob, "/\\[a]", "/[a]", true),
    // A '}' without '{' is no part of the pattern.
    Fact(.advancedGlob, "/a}", "/a", true), Fact(.advancedGlob, "/a}", "/a}", false),
  ]

  static let modifiers = [
    Fact(.advancedGlob, "/ab*", "/a", true), Fact(.advancedGlob, "/ab*", "/abbb", true),
    Fact(.advancedGlob, "/ab+", "/a", false), Fact(.advancedGlob, "/ab+", "/abb", true),
    Fact(.advancedGlob, "/[^/]+", "/ab", true), Fact(.advancedGlob, "/[^/]+", "/a/b", false),
    Fact(.advancedGlob, "/[^/]+", "/", false), Fact(.advancedGlob, "/.+", "/a/b", true),
    Fact(.advancedGlob, "/a{2}", "/aa", true), Fact(.advancedGlob, "/a{2}", "/aaa", false),
    Fact(.advancedGlob, "/a{1,3}", "/aaa", true), Fact(.advancedGlob, "/a{1,3}", "/aaaa", false),
    Fact(.advancedGlob, "/a{1,3}", "/", false), Fact(.advancedGlob, "/a{2,}", "/aaaaa", true),
    Fact(.advancedGlob, "/a{2,}", "/a", false), Fact(.advancedGlob, "/a/{0,1}", "/a", true),
    Fact(.advancedGlob, "/a/{0,1}", "/a/", true), Fact(.advancedGlob, "/a/{0,1}", "/a//", false),
    Fact(.advancedGlob, "/{0,1}", "", true),
    // A token matches as much as it can, and never less than that.
    Fact(.advancedGlob, "/.*b", "/ab", false), Fact(.advancedGlob, "/a*a", "/aa", false),
    Fact(.advancedGlob, "/[^/]+[.]html", "/a.html", false),
    Fact(.advancedGlob, "/[^/.]+\\.html", "/a.html", true),
    Fact(.advancedGlob, "/[a-c]+-[0-9]+", "/abc-42", true),
    Fact(.advancedGlob, "/[a-c-]+-[0-9]+", "/abc-42", false),
    // A character outside of the basic plane is two units.
    Fact(.advancedGlob, "/.", "/😀", false), Fact(.advancedGlob, "/..", "/😀", true),
  ]

  @Test(arguments: texts + simple + sets + modifiers) func decides(_ fact: Fact) throws {
    let pattern = try #require(AndroidPathPattern(fact.pattern, fact.kind))
    #expect(pattern.matches(fact.path) == fact.matches)
  }

  @Test(arguments: [
    "[", "[a", "[^", "[]", "[^]", "[a-", "[a\\", "*", "+a", "{2}", "a**", "a+{2}", "a{2}*", "a{2",
    "a{}", "a{,2}", "a{x}", "a{1,x}", "a{3,2}", "a{ 1}", "a{1, 2}", "a{99999999999}", "a\\", "\\",
  ]) func refusesMalformedPatterns(_ text: String) {
    #expect(AndroidPathPattern(text, .advancedGlob) == nil)
    #expect(AndroidPathPattern(text, .simpleGlob) != nil)
  }

  /// Android has room for 2,048 entries: one for a character, two for a member of a set.
  @Test func refusesLongPatterns() {
    func isAccepted(_ text: String) -> Bool { AndroidPathPattern(text, .advancedGlob) != nil }
    #expect(isAccepted(String(repeating: "a", count: 2_046)))
    #expect(!isAccepted(String(repeating: "a", count: 2_047)))
    #expect(isAccepted("[" + String(repeating: "a", count: 1_022) + "]"))
    #expect(!isAccepted("[" + String(repeating: "a", count: 1_024) + "]"))
    #expect(isAccepted(String(repeating: "[ab]", count: 341)))
    #expect(!isAccepted(String(repeating: "[ab]", count: 342)))
  }

  /// Patterns with many modifiers take no exponential time.
  @Test func hostilePatternsAreFast() throws {
    let path = "/" + String(repeating: "a", count: 5_000)
    for (text, kind) in [
      (String(repeating: "a*", count: 900), AndroidPathPattern.Kind.advancedGlob),
      (String(repeating: ".*a", count: 900), .simpleGlob),
    ] {
      #expect(try !#require(AndroidPathPattern(text + "b", kind)).matches(path))
    }
  }
}
