import RoutegenSource
import RoutegenSyntax
import TestSupport
import Testing

/// Files without mistakes: no habit is seen in them.
@Suite struct ValidFilesTests {
  private static let cases = [
    "generate", "format", "export", "systems", "builders", "links", "diff",
  ]
  .flatMap { Corpus($0).cases }
  // What `format` is tried with has some messages.
  .filter { !["new-syntax", "routes", "special"].contains($0.name) }

  @Test(arguments: cases) func haveNoMessageOfTheSyntax(_ testCase: Corpus.Case) {
    let parsed = Parsed(bytes: testCase.file.bytes)
    #expect(parsed.messages == [])
    #expect(!parsed.syntax.declarations.isEmpty)
  }
}
