import RoutegenCLI
import RoutegenLSP
import RoutegenSource
import TestSupport
import Testing

/// Whatever is renamed in a file of the corpus: `diff` finds no link that changes.
@Suite struct RenameCorpusTests {
  private static let path = "/work/New/a.routes"
  private static let uri = "file:///work/New/a.routes"

  /// The largest number of names of a file that are renamed.
  private static let most = 6

  @Test(arguments: Corpus("check").cases + Corpus("generate").cases)
  func changesNoLink(_ testCase: Corpus.Case) {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    guard !Compilation(SourceFile(path: "a.routes", text: text)).hasErrors else { return }
    var random = SplitMix(seed: UInt64(text.utf8.count))
    for word in words(of: text).shuffled(using: &random).prefix(Self.most) {
      var session = Session(TestFiles(), [.pull])
      session.open(Self.uri, text)
      let result = session.request(
        "textDocument/rename", Self.uri, at: word, ["newName": "zzRenamed"])
      guard let edits = result["changes"][Self.uri].items else { continue }
      let renamed = session.apply(edits, to: text)
      #expect(renamed != text)
      var files = TestFiles(["/work/Old/a.routes": text, Self.path: renamed])
      let diff = files.routegen("diff", "Old/a.routes", "New/a.routes", "--strict")
      #expect(diff.hasPrefix("nothing breaks"), "\(diff)\n\(renamed)")
    }
  }

  /// Returns the starts of the words outside of comments, except for the name of the route set, by which
  /// `diff` knows it.
  private func words(of text: String) -> [LSP.Position] {
    var words: [LSP.Position] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated()
    where !line.contains("//") && !line.contains("routes ") {
      var previous: UInt8 = 0x20
      for (column, byte) in line.utf8.enumerated() {
        if isLetter(byte), !isLetter(previous) {
          words.append(LSP.Position(line: number, character: column))
        }
        previous = byte
      }
    }
    return words
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
