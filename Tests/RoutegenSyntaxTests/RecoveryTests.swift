import RoutegenSource
import Testing
import RoutegenSyntax

@Suite struct RecoveryTests {
  @Test func fiveMistakesGiveFiveMessages() {
    let parsed = Parsed(
      """
      routes App
      hots a.com
      /a//b
      /c {
        /d/{id: Int
        /e?x{y}
      }
      /f as
      /g
      """)
    #expect(parsed.codes == ["RG104", "RG107", "RG103", "RG108", "RG103"])
    #expect(
      parsed.syntax.dump == """
        routes App
        host ["a.com"]
        route /"g"

        """)
  }

  @Test(arguments: [
    ("schem app", "scheme [\"app\"]\n"),
    ("enumm A { a }", "enum A [\"a\"]\n"),
    ("access pubic", "access pubic\n"),
  ])
  func readsOnAsIfTheSuggestionStoodThere(_ text: String, _ expected: String) {
    let parsed = Parsed(text)
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.diagnostics.first?.fixIts.count == 1)
    #expect(parsed.syntax.dump == expected)
  }

  @Test(arguments: [
    "routes", "routes \"x\"", "import \"x\"", "scheme", "host a,", "import", "type", "enum",
    "enum A", "payload", "expires",
    "/a as", "/a as b as c", "/a also", "/a also https://", "/a also c.de/", "/a also //e",
    "/a also f:g", "/a also /b with", "/a also /b with c =", "/a b",
    "also /a", "}", "as b", "/a # comment", "# comment", "home", "host a b", "/a { /b /c }",
    "enum A { a b }", "enum A { a = }", "enum A { / }", "payload { typ a }", "payload { when a }",
    "/a { /b } as c", "/a { /b } { /c }", "/a { host b }", "/a { b }", "/a also b", "\"x\"",
    "enum A { a = \"x }", "/a/{b = \"x}", "enum A {//b, c = \"d\" }", "routes \u{1}", "/a\u{1}b",
    "\u{1}",
  ])
  func oneMistakeGivesOneMessage(_ text: String) {
    let parsed = Parsed("\(text)\n/good")
    #expect(parsed.diagnostics.count == 1, "\(parsed.messages)")
    #expect(parsed.syntax.dump.hasSuffix("route /\"good\"\n"))
  }

  @Test func aBrokenRouteDoesNotHideWhatIsInItsBlock() {
    let parsed = Parsed("/a/{id Int} {\n  /b/\n  /c c\n}\n/d")
    #expect(parsed.codes == ["RG103", "RG107", "RG103"])
    #expect(parsed.syntax.dump == "route /\"d\"\n")
  }

  @Test func aGroupOfMistakesIsLeftOut() {
    #expect(Parsed("/a {\n  /b {\n  /{c: }\n  }\n}\n").syntax.dump == "")
  }

  @Test func aGroupWithADocumentationCommentAloneIsKept() {
    let parsed = Parsed("/a {\n  ///\n}\n")
    #expect(parsed.syntax.declarations.count == 1)
  }

  @Test func aTypeInAGroupIsReportedAndKnown() {
    let parsed = Parsed("/a {\n  enum B { c }\n  /d\n}")
    #expect(parsed.messages == ["'enum' belongs at the top level of the file"])
    #expect(parsed.syntax.dump == "group /\"a\"\n  route /\"d\"\nenum B [\"c\"]\n")
  }

  @Test func anUnclosedBlockIsReportedAtItsBrace() {
    let parsed = Parsed("/a {\n  /b")
    #expect(parsed.codes == ["RG105"])
    #expect(parsed.diagnostics.map { parsed.file.text(of: $0.span) } == ["{"])
    #expect(parsed.diagnostics.map { $0.labels.map(\.span.start) } == [[9]])
    #expect(parsed.syntax.dump == "group /\"a\"\n  route /\"b\"\n")
  }

  @Test(arguments: ["enum A {\n  a,\n  b\n/c", "payload {\n  type a\n/c", "enum A { a\nhost b\n/c"])
  func anUnclosedEnumOrPayloadEndsWhereRoutesBegin(_ text: String) {
    let parsed = Parsed(text)
    #expect(parsed.codes == ["RG105"])
    #expect(parsed.syntax.dump.hasSuffix("route /\"c\"\n"))
  }

  @Test func blocksNestToALimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "/a {\n", count: depth) + "/b\n" + String(repeating: "}\n", count: depth)
    }
    #expect(Parsed(nested(64)).codes == [])
    #expect(Parsed(nested(65) + "/c").codes == ["RG110"])
    #expect(Parsed(nested(5_000)).codes == ["RG110"])
  }

  @Test func latinOneTextIsReportedOnce() {
    #expect(Parsed(bytes: Array("/caf".utf8) + [0xE9] + Array("/b\n/c".utf8)).codes == ["RG101"])
  }
}
