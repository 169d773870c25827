import Foundation
import RoutegenGenerate
import RoutegenModel
import RoutegenSource
import TestSupport
import Testing

/// The runtime's matcher and the tool's, which is the specification, give the same answers, and
/// generated code reads the same values.
@Suite struct TwoMatchersTests {
  /// `Tools/Fuzz/two-matchers` compares many more.
  private static let setCount: UInt64 = rounds(150, short: 25)

  @Test(.tags(.random)) func answerAlike() async {
    let parts = UInt64(max(1, ProcessInfo.processInfo.activeProcessorCount))
    let tally = await withTaskGroup(of: AnswerTally.self) { group in
      for part in 0..<parts {
        group.addTask { Self.compare(stride(from: part, to: Self.setCount, by: Int(parts))) }
      }
      return await group.reduce(into: AnswerTally()) { $0.add($1) }
    }
    #expect(tally.differences == [])
    // Every kind of answer has to come up, or the comparison proves nothing.
    #expect(tally.sets > Int(Self.setCount / 4))
    #expect(tally.answers["route", default: 0] * 100 > tally.links * 8, "\(tally)")
    #expect(tally.rareKinds(fewerThan: rounds(51, short: 3)) == [], "\(tally)")
  }

  private static func compare(_ seeds: StrideTo<UInt64>) -> AnswerTally {
    var tally = AnswerTally()
    for seed in seeds where tally.differences.count < 3 { tally.compare(seed: seed) }
    return tally
  }

  @Test(.tags(.random)) func expireAlike() {
    let differences = (0..<UInt64(rounds(200, short: 40))).compactMap(SetAnswers.init(seed:))
      .flatMap { $0.random(atMost: 100) }.filter { line in
        let isExpiredForTool = (line["message"] as? String)?.contains("expired") == true
        return (line["kind"] as? String == "expired") != isExpiredForTool
      }
    #expect(differences.map(SetAnswers.text) == [])
  }

  /// Links that the two once read differently.
  @Test(
    arguments: [
      "https://.:/x", "https://.:", "https://..:443/x", "foo://[a:b]", "other://[a:b]/x",
      "https://[:]/x",
      "other://x?%C3%A9=1&e%CC%81=2", "other://x?%C3%A9=1&%C3%A9=2", "other://y?%C3%A9=1&e%CC%81=2",
      "other://y?%C3%A9=1&%C3%A9=2", "other://y?E%CC%81=1&%C3%A9=2", "other://z?e%CC%81=1&%C3%A9=2",
      "https://0x7f.1/x?a=b", "https://8/x", "https://1.2.3.4/x", "https://[::1]/x?é",
      "https://a/x?é=%20",
      "https://foo.09/x", "other://7/x", "other://0x7f.1",
    ], ["", "caseless"]) func answerAlikeTo(_ link: String, _ option: String) throws
  {
    let text = """
      routes A
      scheme other
      host example.com
      \(option)
      /x?{items: [String: String]} as x
      /y?{items: [String: [String]]} as y
      /z?{é: Int?} as z
      host * {
        /x?{items: [String: String]} as anyX
      }
      """
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors)
    let matchers = TwoMatchers(compilation.model)
    #expect(matchers.difference(for: link, isExplained: true) == nil)
  }

  /// The texts of a mixed segment that does not match after all are forgotten, also those that the
  /// search for a reason accepts.
  @Test(arguments: [
    ("a://x/1-y", ExplainingMatcher.Answer.route(1, values: [["1-y"]])),
    ("a://x/1-2", .route(0, values: [["1"], ["2"]])),
    ("a://y/q-z", .invalidValue(parameter: "number", value: "q-z")),
    ("a://y/q-z/x", .invalidValue(parameter: "number", value: "x")),
    ("a://y/1-z/7", .route(4, values: [["1-z"], ["7"]])),
  ]) func forgetTheTextsOfAnotherPattern(_ link: String, _ answer: ExplainingMatcher.Answer) throws
  {
    let text = """
      routes A
      scheme a
      /x/{a: Int}-{b: Int} as two
      /x/{name} as one
      /y/{a: Int}-{b: Int}-c as three
      /y/{number: Int} as number
      /y/{name}/{number: Int} as named
      """
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors)
    let matchers = TwoMatchers(compilation.model)
    #expect(matchers.difference(for: link, isExplained: true) == nil)
    #expect(TableMatcher(compilation.model).match(link) == answer)
  }

  /// The zone or the rounding leads to another year, whose text would have other digits.
  @Test(arguments: [
    ("9999-12-31T23:59:59.5-01:00", false), ("9999-12-31T23:59:59.999999999Z", false),
    ("0000-01-01T00:00:00+00:01", false), ("9999-12-31T23:59:59-00:01", false),
    ("0000-01-01T00:00:59.999999999+00:01", false),
    ("9999-12-31T23:59:59.5Z", true), ("9999-12-31T23:59:59+01:00", true),
    ("0000-01-01T00:00:00-01:00", true), ("0000-01-01T00:00:00Z", true),
  ])
  func readDatesOfTheFirstAndLastYearAlike(_ date: String, _ isRoute: Bool) {
    let text = "routes A\nscheme a\n/x/{date: Date}\n/y?{dates: [Date]}\n/z#{date: Date?}\n"
    let matchers = TwoMatchers(Compilation(SourceFile(path: "a.routes", text: text)).model)
    let escaped = date.replacingOccurrences(of: "+", with: "%2B")
    for link in ["a://x/\(date)", "a://y?dates=\(escaped)", "a://z#\(date)"] {
      #expect(matchers.difference(for: link, isExplained: true) == nil, "\(link)")
      #expect((matchers.runtime.match(link).kind == "route") == isRoute, "\(link)")
    }
  }

  /// A combining mark is no part of the delimiter before it, and a wide digit is no digit.
  ///
  /// A `String` compares characters, so it has no prefix `https://` if a combining mark follows.
  @Test(arguments: [
    ("https://h.example/go?to=https://\u{301}.example&to=https://a.example", "invalidValue"),
    ("https://h.example/key/6F9619FF-8B86-D011-B42D-00CF4FC964FF", "route"),
    ("https://h.example/key/\u{FF21}\u{FF21}19-8B86-D011-B42D-00CF4FC964FF", "invalidValue"),
    ("https://h.example/rest/a%2F%CC%81", "route"),
    ("https://h.example\u{301}/rest/a", "malformed"),
    ("https://h.example/rest/\u{301}", "route"), ("https://h.example/\u{301}rest/a", "notFound"),
    ("https://h.example/go?\u{301}to=https://a.example", "missing"),
    ("https://h.example/go?to=\u{301}https://a.example", "invalidValue"),
    ("https://u@\u{301}h.example/rest/a", "malformed"),
    ("https:\u{301}//h.example/rest/a", "malformed"),
  ]) func comparesBytesAndNotCharacters(_ link: String, _ kind: String) {
    let text = """
      routes A
      host h.example
      /go?{to: URL...}
      /key/{key: UUID}
      /rest/{path...}
      """
    let matchers = TwoMatchers(Compilation(SourceFile(path: "a.routes", text: text)).model)
    #expect(matchers.difference(for: link, isExplained: true) == nil)
    #expect(matchers.runtime.match(link).kind == kind)
  }

  /// The bytes on both sides of an escaped line break are no character.
  @Test(arguments: [
    ("a://x?text=%C3%0A%BA", "malformed"), ("a://x?text=%C3%BA%0A", "route"),
    ("a://x?text=%0A%BA", "malformed"), ("a://x?text=%C3%0A", "malformed"),
    ("a://y#%C3%0A%BA", "malformed"), ("a://y#a%0D%0Ab", "notFound"),
  ]) func lineBreaksDivideCharacters(_ link: String, _ kind: String) {
    let text = "routes A\nscheme a\n/x?{text: Text}\n"
    let matchers = TwoMatchers(Compilation(SourceFile(path: "a.routes", text: text)).model)
    #expect(matchers.difference(for: link, isExplained: true) == nil)
    #expect(matchers.runtime.match(link).kind == kind)
  }

  /// An empty text is a required `String` only if no other pattern of the path matches the link, and
  /// never the content of an envelope.
  @Test(arguments: [
    ("x=", "one"), ("x=&y=1", "two"), ("x=&y=b", "one"), ("x=&y=1&z=true", "three"),
    ("x=a&y=1&z=7", "two"), ("x=&y=1&z=7", "two"), ("y=1", nil), ("e=1&to=", nil),
    ("x=&e=1&to=", "one"), ("x=&e=1&to=other://a?x%3D%26y%3D1", "two"),
  ]) func emptyTextsAreTheSecondChoice(_ query: String, _ route: String?) throws {
    let text = """
      routes A
      scheme other
      /a?{x} as one
      /a?{x}&{y: Int} as two
      /a?{x}&{y: Int}&{z: Bool} as three
      unwrap /a?e=1&to
      """
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors)
    let matchers = TwoMatchers(compilation.model)
    let link = "other://a?\(query)"
    #expect(matchers.difference(for: link, isExplained: true) == nil)
    let answer = matchers.runtime.match(link)
    let index = compilation.model.routes.firstIndex { $0.caseName == route }
    if let index, case .route(index, _) = answer { return }
    #expect(route == nil && answer.kind != "route", "\(answer)")
  }

  /// Without a host, or with a wildcard first, no other host is accepted, and of a wildcard only hosts
  /// with a label before its domain.
  @Test(arguments: [
    ("scheme a", []), ("host *.b.com", ["x.b.com"]), ("host *.b.com, c.com", ["x.b.com", "c.com"]),
    ("host c.com, *.b.com", ["x.b.com", "c.com"]),
    ("scheme a\nhost d.com {\n  /y\n}", []), ("host * {\n  /y\n}", []),
  ]) func hostsAreThoseOfTheFile(_ declaration: String, _ accepted: [String]) throws {
    let text = "routes A\n\(declaration)\n/x\n"
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors)
    let matchers = TwoMatchers(compilation.model)
    for host in ["b.com", "x.b.com", "c.com", "evil.com", "xb.com", ".b.com", "d.com", "b.com.x"] {
      let link = "https://\(host)/x"
      #expect(matchers.difference(for: link, isExplained: true) == nil)
      #expect((matchers.runtime.match(link).kind == "route") == accepted.contains(host), "\(link)")
    }
  }

  /// Swift's dictionaries have one key for both.
  @Test func equivalentKeysAreOne() throws {
    let text = "routes A\nscheme a\n/x?{items: [String: String]}\n/y?{items: [String: [String]]}\n"
    let model = Compilation(SourceFile(path: "a.routes", text: text)).model
    let matchers = TwoMatchers(model)
    let query = "%C3%A9=1&e%CC%81=2"
    #expect(matchers.runtime.match("a://x?\(query)") == .malformed(""))
    #expect(matchers.tool.match("a://x?\(query)").withoutReason == .malformed(""))
    #expect(matchers.runtime.values(of: "a://y?\(query)") == [["é", "1", "é", "2"]])
    #expect(matchers.difference(for: "a://y?\(query)", isExplained: true) == nil)
    #expect(matchers.runtime.match("a://y?%C3%A9=1&%C3%A9=2").kind == "route")
    #expect(matchers.runtime.match("a://x?%C3%A9=1&%C3%A9=2").kind == "malformed")
    #expect(matchers.runtime.values(of: "a://x?%C3%A9=1&é=1") == nil)
    #expect(matchers.runtime.values(of: "a://x?%C3%A9=1&%c3%a9=%31") == [["é", "1"]])
  }
}
