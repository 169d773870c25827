import Foundation
import Testing
import TestSupport

/// The conformance files, with which a reader or a printer in any language is tested: a route set as JSON, with links
/// and payloads and the answers of the runtime.
@Suite struct ConformanceTests {
  private static let corpus = Corpus("conformance")
  private static let linksPerSet = 120

  /// The questions are those of the file and of the `.links`; a new file without links has random ones.
  @Test(arguments: corpus.cases) func hasTheAnswersOfTheRuntime(_ testCase: Corpus.Case) throws {
    let mounted = Self.corpus.cases.filter { ["pots", "spices", "best-recipes"].contains($0.name) }
    let answers = try #require(SetAnswers(testCase.file, mounting: mounted.map(\.file)))
    let rows = Corpus.links.cases.first { $0.name == testCase.name }?.links ?? []
    let known = try? JSONSerialization.jsonObject(with: Data(testCase.expected(in: "json").utf8))
    var questions =
      (known as? SetAnswers.Line)?["answers"] as? [SetAnswers.Line]
      ?? (rows.isEmpty ? answers.guided(Self.linksPerSet) : [])
    let texts = Set(questions.compactMap { ($0["link"] ?? $0["payload"]) as? String })
    questions += rows.compactMap(\.question).filter { !texts.contains($0.value) }
      .map { [$0.key: $0.value] }
    let lines = answers.answers(to: questions)
    let json = lines.map(SetAnswers.text).joined(separator: ",\n")
    testCase.expect(
      "\(SetAnswers.text(answers.set).dropLast()),\"answers\":[\n\(json)\n]}\n", in: "json")
    let matchers = TwoMatchers(answers.model)
    for line in chosen(lines, oneIn: 12) where line["kind"] as? String != "expired" {
      guard let link = line["link"] as? String else { continue }
      #expect(matchers.difference(for: link, isExplained: true) == nil, "\(link)")
    }
  }

  @Test func hasNoOtherFiles() {
    #expect(Self.corpus.orphans == [])
  }
}

extension LinkRow {
  /// The row as a question of a conformance file, which has neither shortcuts nor activities.
  fileprivate var question: (key: String, value: String)? {
    switch kind {
    case .link, .path: ("link", text)
    case .push: ("payload", text)
    case .shortcut, .activity: nil
    }
  }
}
