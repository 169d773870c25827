import Foundation
import RoutegenCompiler
import Testing
import TestSupport

@Suite struct MatchTreeTests {
  private static let lines = [
    "enum Colour { red, green }", "enum Size { small, large }", "type Alpha", "type Beta",
    "/", "/a", "/a/b", "/a/{int: Int} as aInt", "/a/{low: Int in ...9}/low as aLow",
    "/a/{high: Int in 10...}/high as aHigh", "/a/{text} as aText", "/a/{uuid: UUID} as aUUID",
    "/a/{bool: Bool} as aBool", "/a/{uint: UInt} as aUInt", "/a/{double: Double} as aDouble",
    "/a/{date: Date} as aDate", "/a/{url: URL} as aURL", "/a/{colour: Colour} as aColour",
    "/a/{size: Size} as aSize", "/a/{alpha: Alpha}/x as aAlpha", "/a/{beta: Beta}/y as aBeta",
    "/a/@{name} as aName", "/a/@{id: UUID} as aId", "/a/page-{name}.html as aPage",
    "/a/{rest...} as aRest", "/q", "/q?{x} as q1", "/q?{x}&{y} as q2", "/q?{z: Int?}&k=1 as q3",
    "/q?k=2 as q4", "/q?k=2&{x} as q5", "/g/{id} as g {\n  /b\n  /a\n    also /c\n}",
  ]

  @Test func theOrderOfTheLinesDoesNotMatter() {
    let expected = dump(Resolved(Self.lines.joined(separator: "\n")))
    var random = SplitMix(seed: 7)
    for _ in 0..<10 {
      let shuffled = Self.lines.shuffled(using: &random)
      #expect(dump(Resolved(shuffled.joined(separator: "\n"))) == expected)
    }
  }

  /// Rule 1 of "Which route a link is".
  @Test func theMoreSpecificSegmentComesFirst() throws {
    let resolved = Resolved(Self.lines.joined(separator: "\n"))
    #expect(resolved.diagnostics == [])
    let lines = dump(resolved).split(separator: "\n").map(String.init)
    let children = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.contains("/") }
    #expect(
      children.map { $0.trimmed } == [
        "/b", "/page-{String}.html", "/@{UUID}", "/@{String}", "/{Colour}", "/{Size}", "/{UUID}",
        "/{Bool}", "/{Int in ...9}", "/{Int in 10...}", "/{Int}", "/{UInt}", "/{Double}", "/{Date}",
        "/{URL}", "/{Alpha}", "/{Beta}", "/{String}", "/...", "/{String}",
      ])
  }

  /// Rule 2: more literal items, then more required parameters.
  @Test func theMoreSpecificQueryComesFirst() throws {
    let resolved = Resolved(Self.lines.joined(separator: "\n"))
    let lines = dump(resolved).split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "/q"))
    let candidates = lines[(start + 1)...].prefix { $0.hasPrefix("  -") }.map { $0.trimmed }
    #expect(
      candidates.map { $0.split(separator: " ")[1] } == ["q5", "q4", "q3", "q2", "q1", "q"])
  }

  @Test func aliasesAndTemplatesOfPayloadsAreInTheTree() {
    let resolved = Resolved("payload type\n/users/{id}\n    also /u/{id}")
    #expect(
      dump(resolved) == """
        /u
          /{String}
            - users [] path(0)
        /users
          - users [] payload(key: "id")
          /{String}
            - users [] path(0)

        """)
  }

  // MARK: A tree as text

  private func dump(_ resolved: Resolved) -> String {
    var text = ""
    dump(0, of: MatchTree(resolved.model), resolved.model, indent: "", into: &text)
    return text
  }

  private func dump(
    _ index: Int, of tree: MatchTree, _ model: RouteModel, indent: String, into text: inout String
  ) {
    let node = tree.nodes[index]
    for candidate in node.candidates {
      let literals = candidate.literals.map { "\($0.key)=\($0.text ?? "_")" }
      let sources = candidate.sources.map { "\($0)" }.joined(separator: " ")
      let name = candidate.route.map { model.routes[$0].qualifiedName } ?? "\(candidate.target)"
      text += "\(indent)- \(name) \(literals) \(sources)\n"
    }
    let children =
      node.literals.map { ($0.text, $0.child) }
      + node.mixedSegments.map { ($0.pieces.map { piece($0, model) }.joined(), $0.child) }
      + node.parameters.map { ("{\(model.typeText($0.type))}", $0.child) }
      + (node.rest.map { [("...", $0)] } ?? [])
    for (segment, child) in children {
      text += "\(indent)/\(segment)\n"
      dump(child, of: tree, model, indent: indent + "  ", into: &text)
    }
  }

  private func piece(_ piece: Piece, _ model: RouteModel) -> String {
    switch piece {
    case .literal(let text): text
    case .parameter(_, let type): "{\(model.typeText(type))}"
    }
  }
}

/// When a printed link has to be read back.
@Suite struct ReadBackNeedTests {
  private func need(_ line: String, _ others: String) throws -> ReadBackNeed {
    let resolved = Resolved("\(line)\n\(others)")
    #expect(resolved.messages == [])
    let route = try #require(resolved.route("x"))
    return MatchTree(resolved.model).readBackNeed(of: route, resolved.model)
  }

  /// The rows of `Tests/Corpus/texts/read-back.txt`.
  @Test func onlyWhereAnotherPatternMayMatch() throws {
    Corpus.texts("read-back").expect { row in
      let lines = row.components(separatedBy: " | ")
      switch try? need(lines[0], lines.dropFirst().joined(separator: "\n")) {
      case .never: return "-> never"
      case .ifSegment(let texts):
        return "-> " + texts.map { "\($0.position) \($0.text)" }.joined(separator: ", ")
      case .always: return "-> always"
      case nil: return "! no such route"
      }
    }
  }

  @Test(arguments: [(64, true), (65, false)])
  func withFewTexts(_ count: Int, _ isFew: Bool) throws {
    let others = (0..<count).map { "/s\($0)" }.joined(separator: "\n")
    #expect(try (need("/{name} as x", others) != .always) == isFew)
  }

  /// The search for other patterns is given up after some nodes, and the link is read back.
  @Test(arguments: [(10, false), (100, false), (101, true), (300, true)])
  func orWhereManyHaveToBeLookedAt(_ count: Int, _ expected: Bool) throws {
    let others = (0..<count).map { "/s\($0)/y as s\($0)" }
    let found = try need("/{name}/z as x", others.joined(separator: "\n"))
    #expect((found != .never) == expected)
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
