import RoutegenCompiler
import Testing

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
