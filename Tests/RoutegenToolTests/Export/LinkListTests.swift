import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// The lists of links: `export links`.
@Suite struct LinkListTests {
  private func model(_ text: String) throws -> RouteModel {
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return compilation.model
  }

  private func list(_ text: String, withInternal: Bool = false) throws -> ExportedFile {
    exportLinks(ExplainingMatcher(try model(text)), withInternal: withInternal)
  }

  /// The lines of the table without its head, each as route, link and kind.
  private func rows(_ list: ExportedFile) -> [[String]] {
    list.text.split(separator: "\n").dropFirst().map { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  static let corpora = ["check", "export", "generate", "cli"].map { Corpus($0) }

  @Test(.tags(.random)) func eachLinkOpensItsRoute() throws {
    var count = 0
    for testCase in chosen(Self.corpora.flatMap(\.usualCases), oneIn: 3) {
      let compilation = Compilation(testCase.file)
      if compilation.hasErrors { continue }
      let matcher = ExplainingMatcher(compilation.model)
      for row in rows(exportLinks(matcher, withInternal: true)) {
        count += 1
        guard case .route(let index, _) = matcher.match(row[1]) else {
          Issue.record("\(testCase.name): \(row[1]) opens no route")
          continue
        }
        #expect(compilation.model.routes[index].qualifiedName == row[0], "\(row[1])")
      }
    }
    #expect(count > rounds(300, short: 75))
  }

  @Test func examplesComeFirst() throws {
    let text = """
      routes A
      scheme a
      host example.com
      /one/{id: Int}
          example https://example.com/one/5
          nomatch /one/x
      /two/{id: Int}
          example /two/6
      /three/{id: Int in 3...4}?{tab: String?}
      @unlinked
      /four
      """
    #expect(
      rows(try list(text + "\n")) == [
        ["one", "https://example.com/one/5", "example"], ["two", "a://two/6", "example"],
        ["two", "https://example.com/two/6", "example"], ["three", "a://three/3", "sample"],
        ["three", "https://example.com/three/3", "sample"],
        ["three", "a://three/3?tab=text", "sample"],
        ["three", "https://example.com/three/3?tab=text", "sample"],
      ])
  }

  /// A text that another route takes is no sample.
  @Test func samplesAvoidOtherRoutes() throws {
    let text = "routes A\nscheme a\n/x/{name} as named\n/x/text as text\n/x/other as other\n"
    #expect(rows(try list(text))[0] == ["named", "a://x/some", "sample"])
    let taken = try list(text + "/x/some as third\n")
    #expect(taken.notes == ["'named' has no sample link; add an 'example' to it"])
    #expect(rows(taken).map { $0[0] } == ["text", "other", "third"])
  }

  @Test func aSetWithoutOriginsHasNoLinks() throws {
    let table = try list("routes Part\n/a\n/b\n")
    #expect(table.text == "route\tlink\tkind\n")
    #expect(table.notes.count == 1 && table.notes[0].hasPrefix("'Part' declares neither"))
  }

  @Test func internalRoutesAreAskedFor() throws {
    let text = "routes A\nscheme a\n@internal\n/lab {\n/one\n}\n/two\n"
    #expect(rows(try list(text)).map { $0[0] } == ["two"])
    #expect(rows(try list(text, withInternal: true)).map { $0[0] } == ["lab.one", "two"])
  }
}
