import RoutegenCompiler
import Testing

/// What reaches the generated file from the user's, and in what form.
@Suite struct SwiftTextTests {
  @Test func textIsEscapedInLiterals() {
    let text = swift("/a?{q = \"\\\"\\\\(x)\"}\n/%5C(danger)/é as danger")
    #expect(text.contains(#"case a(q: Swift.String = "\"\\(x)")"#))
    #expect(text.contains(#"_writer.path("/%5C(danger)/%C3%A9")"#))
  }

  @Test(arguments: [
    ("public", "public import Foundation"), ("internal", "import Foundation"),
    ("package", "  package import Foundation"),
  ])
  func importsAreAsVisibleAsTheRoutes(_ access: String, _ line: String) {
    let text = swift("access \(access)\n/a?{id: UUID}")
    #expect(text.split(separator: "\n").contains(Substring(line)))
    #expect(text.contains("nonisolated \(access) enum Test"))
  }

  @Test func importsOfTheUserStay() {
    let text = swift("import Foundation\nimport Weather\ntype Place\n/a?{place: Place}")
    #expect(text.contains("public import Foundation\n"))
    #expect(text.contains("public import Weather\n"))
  }

  @Test func longSwitchesAreCut() {
    let groups = (0..<21).map { group in
      "/g\(group) {\n" + (0..<100).map { "  /r\($0)\n" }.joined() + "}\n"
    }
    let text = swift(groups.joined())
    #expect(text.contains("switch index / 1024"))
    #expect(text.contains("func _make2("))
    #expect(!text.contains("func _make3("))
  }

  /// Swift warns of a public import that nothing public needs.
  @Test func importsOfALessVisibleFileStayItsOwn() {
    let text = swift(
      "/home", "access internal\nimport Weather\ntype Place\n/a?{id: UUID}&{place: Place}")
    let imports = text.split(separator: "\n").filter { $0.contains("import ") }
    #expect(
      imports == [
        "import Foundation", "import RoutegenFoundation", "public import RoutegenHandling",
        "public import RoutegenRuntime", "import Weather",
      ])
  }

  /// The group of a mount at `/` has no segments, but its documentation names the path.
  @Test func mountsAtTheRootAreDocumented() {
    let files = ["routes App\n/ mount Shop\n", "routes Shop\n/items\n"]
    let project = Project(
      files.enumerated().map { SourceFile(id: FileID($0), path: "\($0).routes", text: $1) })
    let text = GeneratedSwift([project.compilations[0].model], name: "Test").code.text
    #expect(text.contains("/// Returns the handler of the links below `/`."))
  }

  /// The Swift of files with these lines, in one module.
  private func swift(_ files: String...) -> String {
    let models = files.enumerated().map { number, lines in
      let name = number == 0 ? "Test" : "Test\(number)"
      let compilation = Compilation(
        SourceFile(path: "test.routes", text: "routes \(name)\n\(lines)\n"))
      #expect(!compilation.hasErrors)
      return compilation.model
    }
    return GeneratedSwift(models, name: "Test").code.text
  }
}
