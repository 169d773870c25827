import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// What the formatter makes of whole files, as golden files.
@Suite struct FormatCorpusTests {
  static let corpus = Corpus("format")

  @Test(arguments: corpus.cases) func laysOut(_ testCase: Corpus.Case) throws {
    testCase.expect(try formatted(testCase), in: "routes")
  }

  /// The indentation that misleads is the only mistake that the layout mends.
  @Test(arguments: corpus.cases) func understandsTheSame(_ testCase: Corpus.Case) throws {
    let before = Parsed(bytes: testCase.file.bytes)
    let after = Parsed(try formatted(testCase))
    #expect(after.syntax.dump == before.syntax.dump)
    let others = before.diagnostics.filter { $0.code != .misleadingIndentation }
    #expect(after.messages == others.map(\.message))
  }

  private func formatted(_ testCase: Corpus.Case) throws -> String {
    try #require(ParsedFile(testCase.file).formatted)
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }
}
