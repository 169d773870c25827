import RoutegenCompiler
import Testing
import TestSupport

/// What the lines of a file come to mean.
@Suite struct ModelTests {
  @Test func directivesAreTaken() {
    let model = Resolved(
      """
      access package
      import Foundation
      import Shared.Types
      import Foundation
      scheme App, app-beta
      scheme http
      host Example.com, *.example.com
      expires until
      caseless
      type Temperature
      """
    ).model
    #expect(model.access == .package)
    #expect(model.imports == ["Foundation", "Shared.Types"])
    #expect(model.schemes == ["app", "app-beta"])
    #expect(model.acceptsHTTP)
    #expect(model.hosts.map(\.description) == ["example.com", "*.example.com"])
    #expect(model.expiryKey == "until")
    #expect(model.isCaseless)
    #expect(model.externalTypes.map(\.name) == ["Temperature"])
  }

  @Test func aGroupGivesItsPatternAndParameters() throws {
    let resolved = Resolved(
      """
      /users/{id: Int} as user {
          /posts/{post}?{page: Int = 1}
              also /p/{post}
      }
      """)
    let route = try #require(resolved.route("user.posts"))
    #expect(route.parameters.map(\.name) == ["id", "post", "page"])
    #expect(route.groupParameterCount == 1)
    #expect(route.pattern.text == "/users/{id: Int}/posts/{post}?{page: Int = 1}")
    #expect(route.aliases.map(\.pattern.text) == ["/users/{id: Int}/p/{post}"])
    #expect(route.ownSegments.count == 2)
  }

  @Test(arguments: [
    ("/", "index"), ("/?{q: String?}", "index"), ("/?{q}", nil), ("/?{q = a}&{r: [Int]}", "index"),
    ("/#{f}", nil), ("/a", nil),
  ])
  func aGroupStandsForItsSlashIfThatNeedsNothing(_ line: String, _ name: String?) throws {
    let resolved = Resolved("/g {\n\(line)\n}")
    guard case .group(let group)? = resolved.model.members.first else {
      Issue.record("no group")
      return
    }
    #expect(group.defaultMember?.caseName == name)
  }

  /// A pattern as it is shown can be written into a file again and means the same.
  @Test(arguments: [
    "/a%20b", "/caf%C3%A9", "/100%25", "/a%2Fb/%7Bx%7D", "/@{name}", "/{a: Int}-{b}",
    "/{p...}", "/x?{a}&{b: Int?}&{c: [String]}&d={e}", "/x?{a: Int in 1...5 = 3}",
    "/x?{a: Int in 1...}&{b: Int in ...5}&{c: Double in 0.5...1}", "/x?ref=email&flag&a%26b=%3D",
    "/x#{section: String?}", "/x#a={b}&c={d: String?}", "/x#kind=login&{t}", "/",
    "/x?{a = \"\"}&{b = plain}&{c = \"a, } \\\"b\\\" \\\\ c\"}",
  ])
  func patternTextsAreCanonical(_ pattern: String) throws {
    let text = try #require(Resolved("\(pattern) as x").model.routes.first?.pattern.text)
    let again = try #require(Resolved("\(text) as x").model.routes.first?.pattern.text)
    #expect(again == text)
  }

  @Test(arguments: ["/a/{_: Int in 1...2 = 1}", "/a/{_: Int in 01...12 = 03}", "/{a: Int in 1...}"])
  func patternTextsHaveBounds(_ pattern: String) {
    #expect(Resolved("\(pattern) as x").model.routes.first?.pattern.text == pattern)
  }

  /// The rows of `Tests/Corpus/texts/values.txt`.
  @Test func textsAreValuesOfTheirTypes() {
    Corpus.texts("values").expect { row in
      let parts = row.unescaped.split(separator: ": ", maxSplits: 1).map(String.init)
      let model = Resolved(
        "enum Sort { newest, top-sites, old = \"OLD\" }\ntype Place\n/x?{value: \(parts[0])}"
      ).model
      guard let type = model.routes.first?.parameters.first?.type else { return "! no type" }
      return model.canonicalText(of: parts[1], as: type).map { "-> \($0)" } ?? "! no value"
    }
  }

  @Test func caselessTextsAreOneInASCIIOnly() {
    let model = Resolved("caseless\n/a").model
    #expect(model.isSame("ABC", "abc"))
    #expect(!model.isSame("É", "é"))
    #expect(!Resolved("/a").model.isSame("ABC", "abc"))
    #expect(!model.isSame("\u{E9}", "e\u{301}"))
  }
}
