import RoutegenExplain
import RoutegenExport
import RoutegenGenerate
import RoutegenModel
import RoutegenSource
import Testing

/// The texts of Android's dynamic rules.
@Suite struct AndroidRuleTextTests {
  private static func rules(_ text: String) throws -> AndroidRules {
    let text = "routes A\nhost a.b\n" + text
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return AndroidRules(Claims(ExplainingMatcher(compilation.model), host: "a.b"))
  }

  private static func lines(_ rules: AndroidRules) -> [String] {
    rules.rules.map { rule in
      let items = rule.items.sorted { $0.key < $1.key }.map { " ?\($0)=\($1)" }.joined()
      let fragment = rule.fragment.map { " #" + $0 } ?? ""
      return (rule.excludes ? "-" : "") + rule.path + items + fragment
    }
  }

  private static func lines(_ text: String) throws -> [String] { lines(try rules(text)) }

  /// The rules without those that close links.
  private static func opening(_ text: String) throws -> [String] {
    try lines(text).filter { !$0.hasPrefix("-") }
  }

  private static func texts(_ claims: [Claim]) -> [String] { claims.map(\.candidate.pattern.text) }

  @Test func layersAreDeepestFirst() throws {
    let rules = try Self.rules(
      """
      enum Tab { info, photos }
      /
      /users/{id: Int} as user
      /users/me
      /items/{slug} as item
      except /items/new
      /items/{slug}/{tab: Tab} as itemTab
      /files/{path...} as files
      @internal
      /debug/{x} as debug

      """)
    #expect(
      Self.lines(rules) == [
        "/files/*/*/?*", "-/*/*/*/?*",
        "/files/*/?*", "/items/?*/info", "/items/?*/info/", "/items/?*/photos",
        "/items/?*/photos/", "-/*/*/?*",
        "/files/?*", "-/items/new", "-/items/new/", "/items/?*", "/users/me", "/users/me/",
        "/users/?*", "-/?*",
        // The path without segments may be empty.
        "*",
      ])
    #expect(rules.claims.count == rules.rules.count)
    #expect(rules.claims[1] == nil && rules.claims[0]?.opens == true)
  }

  @Test func writesTypes() throws {
    #expect(try Self.opening("/a/{b: Bool}\n") == ["/a/true", "/a/true/", "/a/false", "/a/false/"])
    #expect(try Self.opening("/a/{b: Int in 8...9}\n") == ["/a/8", "/a/8/", "/a/9", "/a/9/"])
    #expect(
      try Self.opening("/a/{b: UUID}\n") == [
        "/a/????????-????-????-????-????????????", "/a/????????-????-????-????-????????????/",
      ])
    #expect(try Self.opening("/a/{b: Int in 0000...9999}\n") == ["/a/????", "/a/????/"])
    #expect(try Self.opening("/a/{b: Date}\n") == ["/a/????-??-??T??:??:??*"])
    #expect(try Self.opening("/a/{b: Double}\n") == ["/a/?*"])
    #expect(try Self.opening("type T begins \"@a\"\n/a/{b: T}\n") == ["/a/@a*"])
    // The slashes of a web link are decoded.
    #expect(
      try Self.opening("/a/{b: URL}\n") == ["/a/http*/*/?*", "/a/http*/?*"])
  }

  @Test func writesTextAroundPlaceholders() throws {
    #expect(try Self.opening("/@{a} as x\n") == ["/@?*"])
    #expect(try Self.opening("/{a}-{b} as x\n") == ["/?*-?*"])
    let ends = ["/?*.html", "/?*.*.html", "/?*.*.*.html", "/?*.*.*.*.html"]
    #expect(try Self.opening("/{a}.html\n") == ends.flatMap { [$0, $0 + "/"] })
    // A value in which the text after it begins is never read.
    let text = "enum E { a, b-c }\n/{a: E}-{b} as x\n"
    #expect(try Self.opening(text) == ["/a-?*"])
  }

  @Test func writesItems() throws {
    #expect(
      try Self.opening("/a?ref=x&{id}&{on: Bool?}&{tags: [String]}\n") == [
        "/a ?id=?* ?ref=x", "/a/ ?id=?* ?ref=x",
      ])
    #expect(
      try Self.opening("/a?{on: Bool}\n").filter { $0.hasPrefix("/a ") } == [
        "/a ?on=true", "/a ?on=false", "/a ?on=1", "/a ?on=0",
      ])
    #expect(try Self.opening("/b as b\n  also /a?from={_}\n").first == "/a ?from=*")
    #expect(try Self.opening("/a#{b}\n") == ["/a #?*", "/a/ #?*"])
    #expect(
      try Self.opening("/a#t=x&{b: String?}\n").prefix(4) == [
        "/a #t=x", "/a #t=x&*", "/a #*&t=x", "/a #*&t=x&*",
      ])
    #expect(try Self.opening("/a#t={x}\n").prefix(2) == ["/a #t=?*", "/a #*&t=?*"])
  }

  @Test func longListsAreAnyText() throws {
    let values = (0..<201).map { "v\($0)" }.joined(separator: ", ")
    let rules = try Self.rules(
      "enum E { \(values) }\n/a/{b: E} as x\n/b/{c: Int in 1...200} as y\n")
    #expect(rules.rules.count(where: { !$0.excludes }) == 1 + 400)
    #expect(Self.texts(rules.wideClaims) == ["/a/{b: E}"])
  }

  // MARK: Notes

  @Test func namesWideClaims() throws {
    let rules = try Self.rules(
      """
      /a/{b: Int}
      /c/v1.2/{d} as loose
      /e/v1.2 as exact
      /f/{g}.html as end
      /h*i
      /j?{k: UUID}
      /l/{m: Int in 1...9}

      """)
    #expect(
      Set(Self.texts(rules.wideClaims)) == ["/a/{b: Int}", "/c/v1.2/{d}", "/h*i", "/j?{k: UUID}"])
    #expect(rules.omittedClaims.isEmpty && rules.lostExclusions.isEmpty)
  }

  @Test func namesWhatNoRuleCanSay() throws {
    let rules = try Self.rules(
      """
      /a?draft as draft
      /b%2Fc as divided
      /d?q=e%26f as item
      /g/{h: URL}/i as link
      except /j?draft
      /j
      except /k?draft
      except /l%2Fm
      /{n}/o as other

      """)
    #expect(
      Set(Self.texts(rules.omittedClaims))
        == ["/a?draft", "/b%2Fc", "/d?q=e%26f", "/g/{h: URL}/i"])
    #expect(Self.texts(rules.lostExclusions) == ["/j?draft"])
  }

  /// Exclusions that close nothing are left out, and so are guards.
  @Test func writesNoNeedlessExclusions() throws {
    #expect(try Self.lines("/a\nexcept /b\nexcept /c/{_}\n") == ["/a", "/a/"])
    #expect(try Self.lines("except /b\n") == [])
    #expect(
      try Self.lines("/{x} as x\nexcept /b\nexcept /c/d\n") == ["-/*/?*", "-/b", "-/b/", "/?*"])
  }

  /// Rules cannot tell the paths of fragments apart.
  @Test func writesNoRuleTwice() throws {
    #expect(try Self.lines("/a#/b\n/a#/c\nexcept /a\n") == ["/a", "/a/"])
  }
}
