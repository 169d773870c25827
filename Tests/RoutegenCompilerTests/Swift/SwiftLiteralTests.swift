import Testing
import TestSupport

@testable import RoutegenCompiler

/// The lines of a literal have its contents, whatever the contents are.
@Suite struct SwiftLiteralTests {
  private static let scalars: [Unicode.Scalar] = [
    "a", " ", "\"", "\\", "\0", "\t", "\n", "\r", "\u{1}", "\u{7F}", "(", "#", "u", "{", "}", "é",
    "\u{301}", "\u{FEFF}", "\u{2028}", "👩", "\u{200D}",
  ]

  @Test(arguments: 1...40) func linesHaveTheContents(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...200, using: &random) {
      text.append(Self.scalars[Int.random(in: 0..<Self.scalars.count, using: &random)])
    }
    let width = Int.random(in: 12...60, using: &random)
    let lines = SwiftLiteral.lines(of: [String(text)], width: width)
    #expect("\"\(lines.joined())\"" == SwiftLiteral(String(text)).description)
    for line in lines {
      #expect((1...width).contains(line.utf8.count))
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) })
      #expect(!line.contains("\"\"\"") && !endsInsideAnEscape(line), "\(line)")
    }
  }

  /// Whether the line ends with a part of an escape sequence: `\`, `\u`, `\u{1`.
  private func endsInsideAnEscape(_ line: String) -> Bool {
    var rest = Substring(line)
    while let backslash = rest.firstIndex(of: "\\") {
      rest = rest[backslash...].dropFirst()
      guard let kind = rest.first else { return true }
      rest = rest.dropFirst()
      if kind != "u" { continue }
      guard let end = rest.firstIndex(of: "}") else { return true }
      rest = rest[end...]
    }
    return false
  }

  @Test func linesEndAfterWords() {
    let lines = SwiftLiteral.lines(of: ["one two three four"], width: 10)
    #expect(lines == ["one two ", "three four"])
  }
}
