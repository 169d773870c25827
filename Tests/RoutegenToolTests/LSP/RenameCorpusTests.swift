import RoutegenCompiler
import Testing
import TestSupport

/// Whatever is renamed in a file of the corpus: no link changes.
///
/// `Tools/Fuzz/editing` renames everything.
@Suite struct RenameCorpusTests {
  @Test(
    .tags(.random),
    arguments: chosen(Corpus("check").usualCases + Corpus("generate").cases, oneIn: 6))
  func changesNoLink(_ testCase: Corpus.Case) {
    guard var renames = Renames(String(decoding: testCase.file.bytes, as: UTF8.self)) else {
      return
    }
    renames.rename(most: rounds(3, short: 1), links: 12)
    #expect(renames.faults == [])
  }

  /// Names of all kinds can be renamed, and keywords cannot.
  @Test func renamesAllKinds() throws {
    let text = """
      routes App
      scheme app
      enum Sort { new, old }
      require login
      @requires(login)
      /users/{id: Int}?{sort: Sort = new}
          also /u/{id} with sort = old

      """
    var renames = try #require(Renames(text))
    renames.rename(most: nil, links: 100)
    #expect(renames.faults == [])
    #expect(renames.count == 14)
    #expect(renames.triedCount == 24)
  }
}
