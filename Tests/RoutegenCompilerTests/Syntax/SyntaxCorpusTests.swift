import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

@Suite struct SyntaxCorpusTests {
  static let corpus = Corpus("syntax")

  @Test(arguments: corpus.cases) func reportsWhatTheCommentsSay(_ testCase: Corpus.Case) {
    let parsed = Parsed(bytes: testCase.file.bytes)
    let actual = Expectation.all(of: parsed.diagnostics, in: parsed.file)
    #expect(actual == Expectation.all(in: parsed.file))
  }

  @Test(arguments: corpus.cases) func understandsTheRest(_ testCase: Corpus.Case) {
    let parsed = Parsed(bytes: testCase.file.bytes)
    testCase.expect(parsed.syntax.dump, in: "syntax")
  }

  @Test(arguments: corpus.cases) func showsTheMistakes(_ testCase: Corpus.Case) {
    let parsed = Parsed(bytes: testCase.file.bytes)
    let renderer = SnippetRenderer(file: testCase.file)
    let shown = parsed.diagnostics.map { renderer.render($0) }.joined(separator: "\n")
    testCase.expect(shown, in: "txt")
  }

  /// Every fix removes its diagnostic and adds none, except that a new line may be indented.
  @Test(arguments: corpus.cases) func fixesFix(_ testCase: Corpus.Case) {
    let parsed = Parsed(bytes: testCase.file.bytes)
    let after = Parsed(bytes: parsed.fixedBytes)
    let unfixable = parsed.diagnostics.filter(\.fixIts.isEmpty)
    let others = after.diagnostics.filter { $0.code != .misleadingIndentation }
    #expect(others.map(\.message).sorted() == unfixable.map(\.message).sorted())
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  /// A code without a case is a promise nobody keeps.
  @Test func coversEveryCodeOfTheSyntax() {
    let covered = Self.corpus.cases.flatMap { Expectation.all(in: $0.file) }.map(\.code)
    let codes = DiagnosticCode.ofSyntax.map(\.rawValue).filter { $0.hasPrefix("RG1") }
    #expect(Set(codes).subtracting(covered) == [])
  }
}
