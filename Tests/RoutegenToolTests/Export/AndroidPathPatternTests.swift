import RoutegenTool
import Testing

/// The limits of Android's class `PatternMatcher`; `VerdictTests` have its facts.
@Suite struct AndroidPathPatternTests {
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
