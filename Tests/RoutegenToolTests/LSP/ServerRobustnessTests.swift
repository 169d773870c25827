import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Unfinished files, and messages in any order.
@Suite struct ServerRobustnessTests {
  private static let whole = """
    /// The app.
    routes App
    enum Sort { new, old = "o" }
    type User begins "@"
    require login
    payload link
    /é/{id: Int in 1...5}?{s: Sort = new} as one
        also /x?{id} with s = old
        example /é/1 -> one(id: 1)
    @requires(login)
    /g {
        /{u: User}#{f} // routegen:disable-line many-cases
    }

    """

  /// The files of the corpus, and some of the many small ones in `panel`.
  private static let files =
    ["check", "syntax", "format", "generate", "formats", "builders", "export", "systems"]
    .flatMap { chosen(Corpus($0).usualCases, oneIn: 12) } + chosen(Corpus("panel").cases, oneIn: 16)

  /// After each character that is typed, every request has an answer that is no internal error and that an
  /// editor can use.
  @Test(.tags(.random)) func answersWhileSomebodyTypes() {
    var typing = Typing(encoding: .utf16)
    typing.type(Self.whole, stops: chosen(Array(0...Self.whole.unicodeScalars.count), oneIn: 6))
    typing.deleteLines(of: Self.whole)
    #expect(typing.faults == [])
    #expect(typing.requestCount > (isLong ? 16 : 4) * Self.whole.count)
  }

  /// The same in one place of each file of the corpus; `Tools/Fuzz/editing` stops at every character.
  @Test(.tags(.random), arguments: files) func answersInUnfinishedFiles(_ testCase: Corpus.Case) {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    var random = SplitMix(seed: UInt64(text.utf8.count))
    var typing = Typing(encoding: random.pick(PositionEncoding.allCases))
    typing.type(text, stops: [Int.random(in: 0...text.unicodeScalars.count, using: &random)])
    #expect(typing.faults == [])
  }

  /// Random messages in any order, and in frames that are damaged.
  @Test(.tags(.random), arguments: 0..<rounds(40, short: 3)) func answersEachRequestOnce(
    _ seed: Int
  ) {
    var random = SplitMix(seed: UInt64(seed))
    let whole = Array(Self.whole.utf8)
    var script = whole
    for _ in 0..<250 {
      var text = whole
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        text.mutate(inserting: Array(random.pick(Strange.pieces)), using: &random)
      }
      let kind = random.pick(Array("oottccddrrrrrrrrrrnxxwp".utf8))
      let count = kind == UInt8(ascii: "c") ? 5 : kind == UInt8(ascii: "r") ? 6 : 1
      let numbers = (0..<count).map { _ in
        random.pick([0, 1, 2, 3, 7, 13, 17, 99, 254, 255] as [UInt8])
      }
      script += [SessionScript.separator, kind] + numbers
      if "otc".utf8.contains(kind) { script += text }
    }
    #expect(SessionScript(script).faults == [])
  }
}
