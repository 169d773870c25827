import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Files that are not what they seem to be.
@Suite struct HostileImportTests {
  private func problem(_ bytes: [UInt8]) -> (message: String?, place: (line: Int, column: Int)?) {
    let file = SourceFile(path: "file", bytes: bytes)
    let imported = Import([file], name: "App")
    #expect(imported.text == nil || imported.problems.allSatisfy { $0.severity != .error })
    let first = imported.problems.first
    return (first?.message, first.map { file.location(of: $0.span.start) })
  }

  @Test func textThatIsNotUTF8() {
    let problem = problem(Array("https://a.example/\n".utf8) + [0x61, 0xFF])
    #expect(problem.message == "the file is not text in UTF-8")
    #expect(problem.place.map { $0 == (2, 2) } == true)
  }

  @Test func largeFiles() {
    let json = [UInt8(ascii: "{")] + [UInt8](repeating: 0x20, count: 5 << 20)
    #expect(problem(json).message?.contains("at most") == true)
    let line = "https://example.com/" + String(repeating: "a", count: 100_000) + "\n"
    let long = Import([SourceFile(path: "l", text: line)], name: "App")
    #expect(long.refusedCount == 1 && (long.text ?? "").utf8.count < 1_000)
    expectSound(long.text ?? "")
  }

  @Test func manySchemesAndHosts() {
    let links = (0..<200).flatMap { ["s\($0):a", "https://h\($0)x.d\($0)x.example/a"] }
    let imported = Import(
      [SourceFile(path: "l", text: links.joined(separator: "\n"))], name: "App")
    expectSound(imported.text ?? "")
    #expect(imported.refusedCount == 272)
  }

  @Test func deepLinks() {
    let deep = "https://example.com" + String(repeating: "/a", count: 200)
    let imported = Import(
      [SourceFile(path: "l", text: deep + "\nhttps://example.com/b")], name: "App")
    expectSound(imported.text ?? "")
    #expect(imported.refusedCount == 1)
  }

  /// Each path continues the one before.
  @Test(.timeLimit(.minutes(20))) func nestedPaths() {
    let links = (1...32).map { "https://example.com" + String(repeating: "/a", count: $0) }
    let imported = Import(
      [SourceFile(path: "l", text: links.joined(separator: "\n"))], name: "App")
    #expect(imported.routeCount == 32 && imported.refusedCount == 0)
    let matcher = expectSound(imported.text ?? "")
    for link in links { #expect(matcher.opens(link)) }
  }

  /// No damage of a file ends the process, and what comes out is a route file.
  @Test(.tags(.random)) func damagedFiles() {
    var random = SplitMix(seed: 7)
    for testCase in ImportCorpusTests.corpus.cases {
      for _ in 0..<rounds(20, short: 4) {
        var bytes = testCase.file.bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes.mutate(inserting: Array("{}[]<>\"/%*?$()#&=.:-\n\tAé".utf8), using: &random)
        }
        let imported = Import([SourceFile(path: testCase.file.path, bytes: bytes)], name: "App")
        if let text = imported.text {
          expectSound(text, "\(testCase.name): \(String(decoding: bytes, as: UTF8.self))")
        } else {
          #expect(imported.problems.contains { $0.severity == .error })
        }
      }
    }
  }

  /// A file that ends anywhere is a message or a route file.
  @Test func truncatedFiles() {
    for testCase in ImportCorpusTests.corpus.cases {
      let bytes = testCase.file.bytes
      for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 15)) {
        let file = SourceFile(path: testCase.file.path, bytes: Array(bytes.prefix(length)))
        let imported = Import([file], name: "App")
        if let text = imported.text { expectSound(text, "\(testCase.name) \(length)") }
        #expect(imported.text != nil || imported.problems.contains { $0.severity == .error })
      }
    }
  }
}
