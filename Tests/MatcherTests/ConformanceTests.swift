import Foundation
import TestSupport
import Testing

/// The conformance files, with which a reader or a printer in any language is tested: a route set as JSON, with links
/// and payloads and the answers of the runtime.
@Suite struct ConformanceTests {
  private static let corpus = Corpus("conformance")
  private static let linksPerSet = 120

  /// The questions are those of the file; a new file has random ones.
  @Test(arguments: corpus.cases) func hasTheAnswersOfTheRuntime(_ testCase: Corpus.Case) throws {
    let answers = try #require(SetAnswers(testCase.file))
    let known = try? JSONSerialization.jsonObject(with: Data(testCase.expected(in: "json").utf8))
    let questions =
      (known as? SetAnswers.Line)?["answers"] as? [SetAnswers.Line]
      ?? (testCase.name == "corners" ? SetAnswers.cornerCases : [])
      + answers.guided(Self.linksPerSet)
    let lines = answers.answers(to: questions)
    let texts = lines.map(SetAnswers.text).joined(separator: ",\n")
    testCase.expect(
      "\(SetAnswers.text(answers.set).dropLast()),\"answers\":[\n\(texts)\n]}\n", in: "json")
  }

  @Test func hasNoOtherFiles() {
    #expect(Self.corpus.orphans == [])
  }
}
