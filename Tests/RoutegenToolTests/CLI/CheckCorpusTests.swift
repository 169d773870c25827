import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

@Suite struct CheckCorpusTests {
  static let corpus = Corpus("check")

  /// What is said of each case: trying all that is offered is dear.
  private static let shown = Dictionary(
    uniqueKeysWithValues: corpus.cases.map {
      ($0.name, Compilation($0.file, levels: $0.levels).shownDiagnostics)
    })

  private func codes(of testCase: Corpus.Case, fixing fixes: [FixIt]) -> [String] {
    Compilation(testCase.file.applying(fixes).file, levels: testCase.levels).diagnostics
      .map(\.code.rawValue).sorted()
  }

  /// The diagnostics are those that the comments say, and are shown as expected.
  @Test(arguments: corpus.cases) func showsTheMistakes(_ testCase: Corpus.Case) throws {
    let diagnostics = try #require(Self.shown[testCase.name])
    let actual = Expectation.all(of: diagnostics, in: testCase.file)
    #expect(actual == Expectation.all(in: testCase.file))
    let renderer = SnippetRenderer(file: testCase.file)
    testCase.expect(diagnostics.map { renderer.render($0) }.joined(separator: "\n"), in: "txt")
  }

  /// Every error of the corpora, and of lines that end too early, has a change, a note, or an example in its words.
  @Test func everyErrorSaysWhatToWrite() throws {
    let corpora = ["syntax", "panel"].flatMap { chosen(Corpus($0).usualCases, oneIn: 2) }
    let whole = try #require(Corpus("syntax").cases.first { $0.name == "whole-language" }).file
    let lines = String(decoding: whole.bytes, as: UTF8.self).split(separator: "\n")
    let prefixes = lines.flatMap { line in
      chosen(Array(line.indices), oneIn: 9).map { "routes A\nscheme a\n\(line[..<$0])\n" }
    }
    let files =
      corpora.map(\.file) + prefixes.map { SourceFile(path: "prefix.routes", text: $0) }
    for shown in files.map({ Compilation($0).shownDiagnostics }) + Self.shown.values {
      #expect(shown.filter(\.saysNothingToWrite).map(\.message) == [])
    }
  }

  /// Every fix removes its diagnostic and adds none.
  @Test(.tags(.random), arguments: chosen(corpus.usualCases, oneIn: 2))
  func fixesFix(_ testCase: Corpus.Case) throws {
    let before = try #require(Self.shown[testCase.name])
    for (place, diagnostic) in before.enumerated() {
      for fix in diagnostic.fixIts {
        var expected = before.map(\.code.rawValue)
        expected.remove(at: place)
        #expect(
          codes(of: testCase, fixing: [fix]) == expected.sorted(),
          "\(diagnostic.message): \(fix.title)")
      }
    }
  }

  /// All fixes of a file go together.
  @Test(.tags(.random), arguments: chosen(corpus.usualCases, oneIn: 3))
  func fixesGoTogether(_ testCase: Corpus.Case) throws {
    let before = try #require(Self.shown[testCase.name])
    let unfixable = before.filter(\.fixIts.isEmpty).map(\.code.rawValue)
    #expect(codes(of: testCase, fixing: before.compactMap(\.fixIts.first)) == unfixable.sorted())
  }

  /// What is good stays good in one enum after the other, and is not empty by mistake.
  @Test(arguments: corpus.cases.filter { $0.name.hasPrefix("good") })
  func goodFilesAreGood(_ testCase: Corpus.Case) {
    let compilation = Compilation(testCase.file, levels: testCase.levels)
    #expect(compilation.diagnostics == [])
    #expect(!compilation.model.routes.isEmpty)
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  /// A code without a case is a promise nobody keeps; `diff`, `export`, `generate`, `verify` and `links` report those of
  /// RG5xx, RG6xx and RG7xx.
  ///
  /// The files of the corpus belong to no module and no target.
  @Test func coversEveryCode() {
    let covered = Self.corpus.cases.flatMap { Expectation.all(in: $0.file) }.map(\.code)
    let codes = DiagnosticCode.all.filter {
      !$0.rawValue.hasPrefix("RG60") && !$0.rawValue.hasPrefix("RG61") && !$0.isAboutChanges
        && !$0.rawValue.hasPrefix("RG62")
        && !$0.isAboutLinks && !$0.rawValue.hasPrefix("RG72") && $0 != .moduleName
        && $0 != .unbuiltFile
    }.map(\.rawValue)
    #expect(Set(codes).subtracting(covered) == [])
  }

  /// No line of it can hold a mark.
  @Test func anEmptyFileLacksItsName() {
    let compilation = Compilation(SourceFile(path: "empty.routes", text: ""))
    #expect(compilation.diagnostics.map(\.code) == [.missingRoutesName])
  }
}
