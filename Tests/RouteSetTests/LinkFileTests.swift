import Testing
import TestSupport

/// The links of `Tests/Corpus/conformance`, read and printed by generated code.
///
/// `ConformanceTests` tries them with the tool's matcher, and `Checks/javascript` and others in other languages.
@Suite struct LinkFileTests {
  @Test func eachSetHasAFile() {
    #expect(Corpus.links.cases.map(\.name) == LinkSet.all.keys.sorted())
  }

  @Test(arguments: Corpus.links.cases) func opens(_ file: Corpus.Case) throws {
    let set = try #require(LinkSet.all[file.name])
    file.expect { set.answer(LinkRow($0)) }
    for row in file.links { #expect(set.brokenPromises(row) == [], "\(row.kind) \(row.text)") }
  }
}
