import RoutegenExport
import Testing

/// The facts of Android's documentation of dynamic rules and of the service that reads them, one case a
/// sentence.
@Suite struct AndroidRuleMatcherTests {
  struct Fact: Sendable, CustomStringConvertible {
    let rule: AndroidRule
    let link: String
    let opens: Bool
    var description: String { "\(rule.path) \(rule.items) \(link)" }

    init(
      _ path: String, query items: [String: String] = [:], fragment: String? = nil, _ link: String,
      _ opens: Bool
    ) {
      var rule = AndroidRule(path: path)
      (rule.items, rule.fragment) = (items, fragment)
      (self.rule, self.link, self.opens) = (rule, "https://example.com" + link, opens)
    }
  }

  static let paths = [
    // Without wildcards, a pattern is the whole path, with its slash at the end.
    Fact("/a", "/a", true), Fact("/a", "/a/", false), Fact("/a/", "/a/", true),
    Fact("/a", "/ab", false), Fact("/a", "/A", false), Fact("/a.b", "/a.b", true),
    Fact("/a.b", "/axb", false), Fact("/", "/", true), Fact("/", "", false),
    // With one '*' at its end, it is a prefix.
    Fact("/a*", "/a", true), Fact("/a*", "/a/b", true), Fact("/a*", "/b", false),
    Fact("/a.*", "/a.b", true), Fact("/a.*", "/axb", false), Fact("*", "", true),
    Fact("*", "/a/b", true),
    // Elsewhere, '*' extends to the first place of the character after it.
    Fact("/*/b", "/a/b", true), Fact("/*/b", "/a/a/b", false), Fact("/*/b", "//b", true),
    Fact("/*ab", "/xab", true), Fact("/*ab", "/aab", false), Fact("*.html", "/a.html", true),
    Fact("*.html", "/a.b.html", false), Fact("*.html", "/axhtml", false),
    // '?' is one character, and '?*' is one or more.
    Fact("/?", "/a", true), Fact("/?", "/", false), Fact("/?", "/ab", false),
    Fact("/a?c", "/a/c", true), Fact("/?*", "/a", true), Fact("/?*", "/a/b", true),
    Fact("/?*", "/", false), Fact("/?*/c", "/ab/c", true), Fact("/?*/c", "//c", false),
    Fact("/?*-?*", "/-a-b", true), Fact("/?*-?*", "/-a", false),
    // After '*', a '?' is a full stop.
    Fact("/*?b", "/a.b", true), Fact("/*?b", "/axb", false),
    // A full stop beside wildcards is any character, except after '*'.
    Fact("/a.b/?", "/axb/c", true), Fact("/*.b?", "/a.bc", true), Fact("/*.b?", "/axbc", false),
    // Other characters have no meaning.
    Fact("/[a]?", "/[a]b", true), Fact("/a+?", "/aab", false), Fact("/a\\?", "/a\\b", true),
    // Paths are decoded.
    Fact("/\u{600}*", "/%D8%80a", true), Fact("/\u{600}?", "/%D8%80a", true),
    Fact("/café", "/cafe%CC%81", false), Fact("/café", "/caf%C3%A9", true),
    Fact("/café", "/caf%c3%a9", true),
    Fact("/caf%C3%A9", "/caf%C3%A9", false), Fact("/a/b", "/a%2Fb", true),
    Fact("/a+b", "/a+b", true), Fact("/a b", "/a+b", false), Fact("/a", "/a%", false),
    Fact("/a", "/a?b=c", true), Fact("/a", "/a#b", true), Fact("/a", "/b?/a", false),
  ]

  static let items = [
    // Each pattern must match an item, in any order and among others.
    Fact("/a", query: ["b": "c"], "/a?b=c", true),
    Fact("/a", query: ["b": "c"], "/a?x=y&b=c", true),
    Fact("/a", query: ["b": "c"], "/a?b=d", false), Fact("/a", query: ["b": "c"], "/a", false),
    Fact("/a", query: ["b": "c"], "/a?bb=c", false), Fact("/a", query: ["b": "c"], "/x?b=c", false),
    Fact("/a", query: ["b": "c", "d": "e"], "/a?d=e&b=c", true),
    Fact("/a", query: ["b": "c", "d": "e"], "/a?b=c", false),
    // One of several items of a key is enough.
    Fact("/a", query: ["b": "c"], "/a?b=d&b=c", true),
    Fact("/a", query: ["b": "?*"], "/a?b=c", true), Fact("/a", query: ["b": "?*"], "/a?b=", false),
    Fact("/a", query: ["b": "?*"], "/a?b", false), Fact("/a", query: ["b": "*"], "/a?b=", true),
    Fact("/a", query: ["b": "*"], "/a?b", false), Fact("/a", query: ["b": "c.d"], "/a?b=c.d", true),
    Fact("/a", query: ["b": "c.d"], "/a?b=cxd", false),
    // The query is decoded before it is split, and a '+' stays a plus.
    Fact("/a", query: ["b": "c"], "/a?x=y%26b=c", true),
    Fact("/a", query: ["b": "é"], "/a?b=%C3%A9", true),
    Fact("/a", query: ["b": "c d"], "/a?b=c%20d", true),
    Fact("/a", query: ["b": "c d"], "/a?b=c+d", false),
    // A query without '&' is split at each ';'.
    Fact("/a", query: ["b": "c"], "/a?x=y;b=c", true),
    Fact("/a", query: ["b": "c"], "/a?x=y;b=c&d", false),
    // A character that joins the next one to it divides nothing.
    Fact("/a", query: ["b": "?*"], "/a?b=%D8%80&c=d", true),
    Fact("/a", query: ["c": "d"], "/a?b=%D8%80&c=d", true),
    // A fragment is one text.
    Fact("/a", fragment: "b", "/a#b", true), Fact("/a", fragment: "b", "/a", false),
    Fact("/a", fragment: "b", "/a#bc", false), Fact("/a", fragment: "*", "/a", false),
    Fact("/a", fragment: "*", "/a#", true), Fact("/a", fragment: "b=é&*", "/a#b=%C3%A9&c", true),
    Fact("/a", fragment: "?*&b", "/a#c&d&b", false),
  ]

  @Test(arguments: paths + items) func decides(_ fact: Fact) throws {
    #expect(try #require(AndroidRuleMatcher([fact.rule])).opens(fact.link) == fact.opens)
  }

  @Test func firstMatchDecides() throws {
    var exception = AndroidRule(path: "/a/new")
    exception.excludes = true
    let wide = AndroidRule(path: "/a/*")
    func opens(_ rules: [AndroidRule], _ path: String) throws -> Bool {
      try #require(AndroidRuleMatcher(rules)).opens("https://example.com" + path)
    }
    #expect(try !opens([exception, wide], "/a/new"))
    #expect(try opens([exception, wide], "/a/old"))
    #expect(try opens([wide, exception], "/a/new"))
    #expect(try !opens([], "/a"))
    #expect(try !opens([exception], "/b"))
  }

  /// Android discards all rules if one has an empty text.
  @Test func emptyTextsAreRefused() {
    var (item, fragment) = (AndroidRule(path: "/a"), AndroidRule(path: "/a"))
    item.items = ["b": ""]
    fragment.fragment = ""
    for rule in [AndroidRule(path: ""), item, fragment] {
      #expect(AndroidRuleMatcher([AndroidRule(path: "/b"), rule]) == nil)
    }
  }
}
