import RoutegenCompiler
import Testing
@testable import RoutegenTool

/// Changes that lose something are refused, whichever diagnostic has them.
@Suite struct KeptTextTests {
  /// The text, what the change replaces, and with what.
  @Test(
    arguments: [
      // A route, a group, a block.
      ("/a\n/b\n", "/b", "", false), ("/a\n'/b'\n", "\n'", "\n//", false),
      ("/a {\n    /b\n}\n", " {", "", false), ("/a {\n    /b\n}\n/c\n", "}\n", "", false),
      ("/a\n; /b\n", ";", "//", false),
      // Attributes and documentation go to another route.
      ("@internal\n/a\n/b\n", "@internal\n", "", false), ("/// A.\n/a\n", "///", "//", false),
      ("@internal\n/a\n/b\n", "/a\n", "", false),
      // Parameters, items, names, aliases, examples, values.
      ("/a/{id}\n", "{id}", "id", false), ("/a?{q}&{r}\n", "&{r}", "", false),
      ("/a as b\n", " as b", "", false), ("/a\n    also /b\n", "also", "//", false),
      ("/a\n    example /a\n", "example /a", "", false),
      ("/a\n    example /a -> a\n", " -> a", "", false),
      ("enum S { a, b }\n/x?{s: S}\n", ", b", "", false),
      ("host a.com, b.com\n/a\n", ", b.com", "", false),
      ("type T begins \"@\"\n/a/{t: T}\n", " begins \"@\"", "", false),
      // The end of a word beside the change.
      ("/a /b\n", " ", "", false), ("/a\n/b\n", "\n/b", "/b", false),
      // Nothing is lost.
      ("/b\n/a/\n", "/\n", "\n", true), ("/a?{q: String? = nil}\n", " = nil", "", true),
      ("enum S { a b }\n/x?{s: S}\n", "a", "a,", true), ("# only a comment\n/a\n", "#", "//", true),
      ("; only a comment\n/a\n", ";", "//", true), ("/a\n{\n    /b\n}\n", "\n{", " {", true),
      ("@internal /a\n", " ", "\n", true), ("type T begins '@'\n", "'@'", "\"@\"", true),
      ("/a/{{id}}\n", "{{id}}", "{id}", true), ("/b/{id:int}\n", "{id:int}", "{id: Int}", true),
    ] as [(String, String, String, Bool)])
  func changesKeepTheText(
    _ text: String, _ replaced: String, _ replacement: String, _ isKept: Bool
  ) throws {
    let file = SourceFile(path: "a.routes", text: "routes A\n" + text)
    let whole = String(decoding: file.bytes, as: UTF8.self)
    let range = try #require(whole.ranges(of: replaced).last)
    let start = whole.utf8.distance(from: whole.startIndex, to: range.lowerBound)
    let span = Span(file: file.id, start: start, end: start + replaced.utf8.count)
    let fix = FixIt(title: "", span: span, replacement: replacement, isAutomatic: true)
    let (_, applied) = KeptText(ParsedFile(file)).applying([(fix, .unexpectedToken)])
    #expect(applied.isEmpty == !isKept)
  }

  /// A change that loses something does not prevent the others.
  @Test func otherChangesAreApplied() {
    let file = SourceFile(path: "a.routes", text: "routes A\n/a/\n/b\n/c/\n")
    let changes = [(11, 12), (13, 15), (18, 19)].map { start, end in
      let span = Span(file: file.id, start: start, end: end)
      return (
        FixIt(title: "", span: span, replacement: "", isAutomatic: true),
        DiagnosticCode.emptySegment
      )
    }
    let (fixed, applied) = KeptText(ParsedFile(file)).applying(changes)
    #expect(String(decoding: fixed.file.bytes, as: UTF8.self) == "routes A\n/a\n/b\n/c\n")
    #expect(applied.count == 2)
  }
}
