import RoutegenExplain
import RoutegenFormats
import RoutegenGenerate
import RoutegenLSP
import RoutegenModel
import RoutegenSource
import TestSupport
import Testing

/// Whatever is refactored in a file of the corpus: it compiles, and links of examples open what they did.
@Suite struct RefactoringCorpusTests {
  private static let uri = "file:///work/a.routes"

  /// The largest number of lines of a file at which refactorings are tried.
  private static let most = 8

  /// The size of a file that takes too long to compile again and again.
  private static let mostBytes = 4_000

  @Test(
    .tags(.random),
    arguments: chosen(Corpus("check").usualCases + Corpus("generate").cases, oneIn: 3))
  func keepsTheMeaning(_ testCase: Corpus.Case) {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    guard text.utf8.count < Self.mostBytes else { return }
    let old = Compilation(SourceFile(path: "a.routes", text: text))
    guard !old.hasErrors else { return }
    var random = SplitMix(seed: UInt64(text.utf8.count))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("/") || $0.element.contains("enum") }.map(\.offset)
    var session = Session(TestFiles(), [.pull])
    session.open(Self.uri, text)
    for line in lines.shuffled(using: &random).prefix(Self.most) {
      let (start, end) = (
        LSP.Position(line: line, character: 0), LSP.Position(line: line, character: 999)
      )
      for action in session.actions(Self.uri, only: "refactor.rewrite", from: start, to: end) {
        let changed = session.apply(
          action["edit"]["changes"][Self.uri].items ?? [], to: text)
        let new = Compilation(SourceFile(path: "a.routes", text: changed))
        #expect(!new.hasErrors, "\(action["title"])\n\(changed)")
        #expect(changed != text)
        let title = action["title"].text ?? ""
        guard title.contains("group") else { continue }
        expectSameLinks(old.model, new.model, "\(title)\n\(changed)")
      }
    }
  }

  private func expectSameLinks(_ old: RouteModel, _ new: RouteModel, _ comment: Comment) {
    #expect(old.routes.count == new.routes.count, comment)
    let samples = SampleLinks(ExplainingMatcher(old))
    let (oldMatcher, newMatcher) = (ExplainingMatcher(old), ExplainingMatcher(new))
    for route in old.routes {
      for link in samples.samples(of: route) + samples.examples(of: route) {
        guard case .route(let oldIndex, let oldValues) = oldMatcher.match(link),
          case .route(let newIndex, let newValues) = newMatcher.match(link)
        else {
          Issue.record("\(link) opens nothing: \(comment)")
          continue
        }
        #expect(oldIndex == newIndex, comment)
        // Items of a group follow those of its routes.
        #expect("\(oldValues)".count == "\(newValues)".count, comment)
      }
    }
  }
}
