import TestSupport
import Testing

/// The conformance files, with which a reader or a printer in any language is tested: a route set as JSON, with links
/// and payloads and the answers of the runtime.
@Suite struct ConformanceTests {
  private static let corpus = Corpus("conformance")
  private static let linksPerSet = 120

  @Test(arguments: corpus.cases) func hasTheAnswersOfTheRuntime(_ testCase: Corpus.Case) throws {
    let answers = try #require(SetAnswers(testCase.file))
    let lines =
      (testCase.name == "corners" ? answers.cornerCases() : [])
      + answers.guided(Self.linksPerSet)
    let texts = lines.map(SetAnswers.text).joined(separator: ",\n")
    testCase.expect(
      "\(SetAnswers.text(answers.set).dropLast()),\"answers\":[\n\(texts)\n]}\n", in: "json")
  }

  @Test func hasNoOtherFiles() {
    #expect(Self.corpus.orphans == [])
  }
}
