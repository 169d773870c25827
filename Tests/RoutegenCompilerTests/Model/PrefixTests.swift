import RoutegenCompiler
import Testing

/// Types whose values begin with a text: which of them have a text in common.
@Suite struct PrefixTests {
  private static let prefixes = ["@", "@a", "@b", "#", "a", "ab", "é", "e\u{301}", "1"]
  private static let pairs = prefixes.flatMap { left in prefixes.map { (left, $0) } }

  private func codes(_ left: String, _ right: String, _ lines: String) -> [DiagnosticCode] {
    Resolved(
      """
      type Left begins "\(left)"
      type Right begins "\(right)"
      \(lines)
      """
    ).codes
  }

  /// Whether no text begins with both.
  private func areDisjoint(_ left: String, _ right: String) -> Bool {
    !left.utf8.starts(with: right.utf8) && !right.utf8.starts(with: left.utf8)
  }

  /// In a path, the longer prefix is tried first; one of the same length is the same prefix.
  @Test(arguments: pairs) func pathsAreAmbiguousWithOnePrefix(_ left: String, _ right: String) {
    for (before, after) in [("", ""), ("x-", ""), ("", "-x"), ("x-", "-y")] {
      let lines = "/\(before){a: Left}\(after) as a1\n/\(before){b: Right}\(after) as b1"
      #expect(
        codes(left, right, lines) == (left.utf8.elementsEqual(right.utf8) ? [.ambiguousRoutes] : [])
      )
    }
  }

  /// In a query and a fragment, no order decides.
  @Test(arguments: pairs) func itemsAreAmbiguousUnlessDisjoint(_ left: String, _ right: String) {
    let expected: [DiagnosticCode] = areDisjoint(left, right) ? [] : [.ambiguousRoutes]
    for pattern in ["?k={v: T}", "#{v: T}", "#k={v: T}&j=1"] {
      let lines = ["Left", "Right"].map {
        "/x\(pattern.replacing("T", with: $0).replacing("v:", with: "v\($0):")) as r\($0)"
      }
      #expect(codes(left, right, lines.joined(separator: "\n")) == expected, "\(pattern)")
    }
    #expect(codes(left, right, "/x?{a: [Left]}\n/x?{b: [Right]} as y") == [.ambiguousRoutes])
    #expect(codes(left, right, "/x?k={a: Left}\n/x?k={b: [Right]}&{c: Int} as y") == expected)
  }

  @Test(
    arguments: [
      ("/{a: Left} as a", "/{b} as b", []), ("/{a: Left} as a", "/@{b} as b", []),
      ("/{a: Left} as a", "except /{_: Left}", [.ambiguousRoutes]),
      ("/{a: Left} as a", "except /{_: Right}", []), ("/{a: Left} as a", "/{b: Bare} as b", []),
      ("/x?k={a: Left} as a", "/x?k={b: Bare} as b", [.ambiguousRoutes]),
      ("/x?k={a: Left} as a", "/x?k={b: E} as b", []),
      ("/x?k={a: Left} as a", "/x?k={b: At} as b", [.ambiguousRoutes]),
      ("/x?k={a: Left} as a", "/x?k={b: Int} as b", []), ("/x?k={a: Left} as a", "/x?k=a as b", []),
    ] as [(String, String, [DiagnosticCode])])
  func comparesWithOtherTypes(_ line: String, _ other: String, _ expected: [DiagnosticCode]) {
    let types = "type Bare\nenum E { a, b }\nenum At { at = \"@\" }\n"
    #expect(codes("@", "#", types + line + "\n" + other) == expected, "\(line) \(other)")
  }

  /// `caseless` is about literal text and enums; the app compares the values of its types.
  @Test func caselessDoesNotApply() {
    #expect(codes("a", "A", "caseless\n/x?{k: Left}\n/x?k={b: Right} as y") == [])
  }
}
