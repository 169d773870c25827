import Testing

@testable import RoutegenModel

/// A tree may have more than one model; each node is read in its own.
@Suite struct OverlapTreeTests {
  private static let colours = "enum Colour { red, green }\n/{colour: Colour} as byColour"
  private static let sizes =
    "enum Size { small, red }\nhost a.com {\n  /{size: Size} as bySize\n}\n/plain\n/files/{p...}"

  @Test func everyNodeIsReadInItsOwnModel() {
    let models = [Self.colours, Self.sizes].map { Resolved($0).model }
    let tree = OverlapTree(models)
    #expect(tree.parts.count == 2)
    #expect(tree.parts[0].roots == [0])
    let patterns = tree.parts.map { $0.roots.flatMap { tree.patterns(below: $0) } }
    let names = zip(patterns, models).map { patterns, model in
      patterns.compactMap { tree.candidate(of: $0).route }.map { model.routes[$0].caseName }
    }
    #expect(names.map { $0.sorted() } == [["byColour"], ["bySize", "files", "plain"]])
    for (patterns, model) in zip(patterns, models) {
      for pattern in patterns {
        #expect(tree.model(of: pattern.terminal).routes.count == model.routes.count)
        #expect(!tree.prefixes(of: pattern).isEmpty)
      }
    }
  }

  /// `Colour` and `Size` are both the first enum of their model, and have one text in common.
  @Test func formsOfTwoModelsMeetAsTexts() throws {
    let tree = OverlapTree([Self.colours, Self.sizes].map { Resolved($0).model })
    let forms = tree.edges.compactMap { $0?.form }.filter { $0.type != nil }
    #expect(forms.count == 2)
    #expect(forms[0].pieces == forms[1].pieces)
    #expect(forms[0] != forms[1])
    func texts(_ required: [TextForm], avoiding rivals: [TextForm]) throws -> [String] {
      tree.budget.beginQuestion()
      return try MinimalWitnesses(
        required: required, rivals: rivals.enumerated().map { ($0, $1) },
        accepting: { text in Set(rivals.indices.filter { rivals[$0].accepts(text) }) },
        budget: tree.budget
      ).witnesses().map(\.text)
    }
    #expect(try texts(forms, avoiding: []) == ["red"])
    #expect(try texts([forms[0]], avoiding: [forms[1]]) == ["green"])
    #expect(try texts([forms[1]], avoiding: [forms[0]]) == ["small"])
  }

  /// The language of a mixed segment has the texts that can be split into its pieces.
  @Test(arguments: ["{x}a{y}", "{x}a", "a{x}a", "{x}ab{y}a", "b{x}", "{x}a{y}b", "a{x}b{y}ab"])
  func aLanguageHasTheTextsOfItsForm(_ segment: String) throws {
    let tree = OverlapTree([Resolved("/\(segment) as one").model])
    let forms = tree.edges.compactMap { $0?.form }
    let form = try #require(forms.first)
    var texts = [""]
    for _ in 0..<6 { texts = [""] + texts.flatMap { text in ["a", "b", "c"].map { text + $0 } } }
    for text in texts {
      #expect(form.language.accepts(text) == form.accepts(text), "'\(text)' as \(segment)")
    }
  }

  /// Only a whole link may have an empty first segment: a path alone must not begin with `//`.
  @Test(arguments: [("", true), ("scheme a\n", false), ("host a.example\n", false)])
  func anEmptyFirstSegmentNeedsAWholeLink(_ origins: String, _ isUnreachable: Bool) {
    let resolved = Resolved(
      "\(origins)/\n/{x} as one\n/{x}/{r...} as deep\n/{path...} as rest\n")
    let found = OverlapIndex(resolved.model).unreachable.found
    #expect(found.count == (isUnreachable ? 1 : 0))
  }
}
