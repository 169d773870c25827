import Testing
@testable import RoutegenCompiler

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

  /// A declared type of one name is one type, an enum is its texts, and any other name another type.
  @Test func typesOfTwoModelsAreCompared() {
    let texts = [
      "type Handle\nenum E { a, b }\n/a/{h: Handle}\n/b/{e: E}\n/c/{n: Int in 1...5}\n/d/x{h: Handle}",
      "enum X { q }\ntype Tag\ntype Handle\nenum F { b, a }\n/a/{t: Handle}\n/b/{f: F}\n/c/{n: Int in 1...5}\n/d/x{h: Handle}",
      "type Tag\nenum E { a }\n/a/{t: Tag}\n/b/{e: E}\n/c/{n: Int in 1...6}\n/d/y{h: Tag}",
    ]
    let tree = OverlapTree(texts.map { Resolved($0).model })
    let forms = tree.parts.map { part in
      let edges = tree.edges.compactMap { $0 }.filter { $0.form.part === part && !$0.isLiteral }
      return edges.map(\.form)
    }
    #expect(forms.map(\.count) == [4, 4, 4])
    #expect(zip(forms[0], forms[1]).allSatisfy { $0.hasSameTexts(as: $1) })
    #expect(!zip(forms[0], forms[2]).contains { $0.hasSameTexts(as: $1) })
  }

  /// A key that two models name has one number; otherwise no search would avoid it.
  @Test func keysOfTwoModelsAreOne() throws {
    let tree = OverlapTree(["/x?{a}&{b}", "/y?{c}\n/x?{b}"].map { Resolved($0).model })
    let key = ItemKey("b", isInFragment: false, tree.parts[0].model)
    #expect(tree.parts[0].number(of: key) == tree.parts[1].number(of: key))
  }

  /// A link of the first model that the second one does not match, and has only keys that the first one
  /// names.
  @Test(arguments: [
    ("/x/{id}", "/x/{id: Int}", "/x/text"), ("/x?{q}", "/x?{q}&{r}", "/x?q=text"),
    ("/x/{p...}", "/x/{a}", "/x//"), ("/x", "/x?{page: Int?}", nil),
    ("/x?{tag: [String]}", "/x?{tag: String?}", "/x?tag=text&tag=other"),
    ("/x?{q}", "/x?{q: Int?}", "/x?q=text"), ("/x#{f}", "/x#a", "/x#text"), ("/x", "/x#a", "/x"),
    ("type T\n/x/{t: T}", "type T\n/x/{t: T}", nil), ("/x?{q: Int}", "/x?{q: Int = 7}", nil),
  ])
  func searchesLinksOfOneModelOnly(_ old: String, _ new: String, _ link: String?) throws {
    let tree = OverlapTree([old, new].map { Resolved("\($0) as one").model })
    let pattern = try #require(tree.patterns(below: tree.parts[0].roots[0]).first)
    var limits = LinkLimits(allowsRepeats: true)
    limits.naming = .firstPattern
    let prefix = LinkPrefix(
      text: "", earlierRoots: tree.parts[1].roots, firstSegment: .nonEmpty)
    tree.budget.beginQuestion()
    var search = LinkSearch(tree, [pattern], after: prefix, limits)
    #expect(try search.run()?.text == link)
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

  /// A path alone has no empty first segment, so an empty second one leads to the rest of a path.
  @Test func aSecondSegmentReachesTheRestOfAPath() {
    let lines = "/{x} as one\n/{path...} as rest\n"
    #expect(Resolved(lines).codes.isEmpty)
    #expect(Resolved(lines + "/{x}/{r...} as deep\n").codes == [.unreachableRoute])
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
