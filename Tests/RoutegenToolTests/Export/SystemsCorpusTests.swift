import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// The files for systems of the four apps, of the language reference, and of the worked example.
@Suite struct SystemsCorpusTests {
  static let corpus = Corpus("systems")

  @Test(arguments: corpus.cases) func propertyLists(_ testCase: Corpus.Case) throws {
    let matcher = ExplainingMatcher(try model(of: testCase))
    for (format, file) in [
      ("plist", try InfoPlist(matcher.model).exported()),
      ("entitlements", try Entitlements(matcher).exported()),
    ] {
      testCase.expect(file.text, in: format)
      let list = try PropertyListSerialization.propertyList(
        from: Data(file.text.utf8), format: nil)
      #expect(list is [String: Any])
    }
  }

  /// The association file of each host, with its findings.
  @Test(arguments: corpus.cases) func associationFiles(_ testCase: Corpus.Case) throws {
    let matcher = ExplainingMatcher(try model(of: testCase))
    let files = try matcher.model.declaredHosts.map { host in
      let file = try AppleAssociationFile(
        matcher, host: matcher.model.exampleHost(of: host),
        appIDs: ["ABCDE12345.com.example.app"], .init(hasComments: true)
      ).exported
      let value = try JSONSerialization.jsonObject(with: Data(file.text.utf8))
      #expect((value as? [String: Any])?["applinks"] != nil)
      return "\(host.description)\n" + file.text + findings(of: file)
    }
    testCase.expect(files.joined(separator: "\n"), in: "aasa")
  }

  /// The manifest with its findings.
  @Test(arguments: corpus.cases) func manifest(_ testCase: Corpus.Case) throws {
    let matcher = ExplainingMatcher(try model(of: testCase))
    let manifest = AndroidManifest(matcher).exported(matcher)
    testCase.expect(manifest.text + findings(of: manifest), in: "manifest")
  }

  private func findings(of file: ExportedFile) -> String {
    file.findings.map { "\($0.code.rawValue): \($0.message)\n" }.joined()
  }

  private func model(of testCase: Corpus.Case) throws -> RouteModel {
    let compilation = Compilation(testCase.file)
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return compilation.model
  }

  /// A file that is too large even without the exclusions says that it has none.
  @Test func aLargeFileIsNotRefined() {
    let literals = (0..<300).map { "/\(String(repeating: "long-\($0)-", count: 30)) as r\($0)\n" }
    let text = "routes A\nhost example.com\n/items/{id: Int}\n" + literals.joined()
    let matcher = ExplainingMatcher(Compilation(SourceFile(path: "a.routes", text: text)).model)
    let association = AppleAssociation(Claims(matcher, host: "example.com"))
    #expect(association.isRefinedInPart)
    #expect(association.components.count < 310)
  }

  /// A number without a sign excludes texts with a minus, which are numbers of a later pattern.
  @Test func exclusionsOfANumberLeaveOthersOpen() throws {
    let text = """
      routes A
      host example.com
      /{id: Int}?r={key: UUID}&s={count: UInt} as counted
      /{id: Int}?r={page: Int in 1...3}&s={sum: Int} as summed

      """
    let matcher = ExplainingMatcher(Compilation(SourceFile(path: "a.routes", text: text)).model)
    let association = AppleAssociation(Claims(matcher, host: "example.com"))
    let system = AppleMatcher(association.components, variables: association.variables)
    for link in ["https://example.com/7?r=2&s=-7", "https://example.com/7?r=2&s=7"] {
      #expect(Claims.opens(link, matcher) && system.opens(link), "\(link)")
    }
  }

  @Test func corpusIsSound() {
    #expect(Self.corpus.cases.count >= 6)
    #expect(Self.corpus.orphans.isEmpty)
  }
}
