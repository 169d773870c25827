import RoutegenTool
import Testing
import TestSupport

/// No text makes the search for links fail, or slow.
@Suite struct LinkScannerRobustnessTests {
  private static let origins = DeclaredOrigins([
    Resolved("scheme app\nhost example.com, *.wild.example\n/").model
  ])

  private static let pieces: [[UInt8]] =
    [
      "app://", "https://example.com", "https://a.wild.example/", "app:\\/\\/", "{", "}", "{{",
      "}}",
      "${", "#{", "\\(", "(", ")", "[", "]", "<%", "%>", "<", ">", "%s", "%1$@", "%41", "%", "$",
      "$a",
      "*", "...", ".*", "…", "\\", "\\u0026", "\\u00", "&amp;", "&", "\"", "'", "`", "|", ",", ";",
      ":id",
      "?", "=", "#", "/", " ", "\n", "\r", "\0", "é", "e\u{301}", "\u{3000}", "@", "_", "~", "+",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  @Test(arguments: 0..<20 as Range<UInt64>) func readsAnyBytes(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<400 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).flatMap { _ in random.pick(Self.pieces) }
      var end = 0
      for link in foundLinks(in: bytes, to: Self.origins) {
        #expect(link.range.lowerBound >= end && !link.range.isEmpty)
        #expect(link.range.upperBound <= bytes.count)
        #expect(link.parts[0].contains("://"))
        end = link.range.upperBound
      }
    }
  }

  /// Texts of 100,000 bytes would take minutes if the time were not proportional to their length.
  @Test(
    .tags(.random),
    arguments: [
      "a", ":", "://", "app://", "app://{", "app://(", "app://a((", "app://[", "app://\\(",
      "app://<%",
      "app://a{{b}}", "app://a\"\n", "app://%", "app://$", "\"app://\"     ", "https://example.com",
      "https://", "app://a,", "_app://_", "app:\\/\\/", "app://a....", "app://a\"\"\"",
    ])
  func isLinear(_ piece: String) {
    let count = rounds(100_000, short: 20_000)
    let text = [
      String(repeating: piece, count: count / piece.utf8.count),
      "app://" + String(repeating: String(piece.suffix(1)), count: count),
    ]
    for text in text { _ = foundLinks(in: Array(text.utf8), to: Self.origins) }
  }
}
