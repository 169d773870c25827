import RoutegenCompiler
import Testing
import TestSupport

/// Files without mistakes: no habit is seen in them.
@Suite struct ValidFilesTests {
  private static let clean = ["generate", "systems", "builders", "links", "diff"]
    .flatMap { Corpus($0).cases }

  /// Files whose layout or whose texts are strange on purpose, so some of them have warnings.
  private static let strange = ["format", "export"].flatMap { Corpus($0).cases }

  @Test(arguments: clean) func haveNoMessageOfTheSyntax(_ testCase: Corpus.Case) {
    let parsed = Parsed(bytes: testCase.file.bytes)
    #expect(parsed.messages == [])
    #expect(!parsed.syntax.declarations.isEmpty)
  }

  @Test(arguments: strange) func haveNoErrorOfTheSyntax(_ testCase: Corpus.Case) {
    let parsed = Parsed(bytes: testCase.file.bytes)
    #expect(parsed.diagnostics.filter { $0.severity == .error } == [])
    #expect(!parsed.syntax.declarations.isEmpty)
  }
}
