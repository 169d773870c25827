import TestSupport
@testable import RoutegenTool

/// Random changes of a document, after each of which the server has to have the text that a slow model has.
package struct RandomEdits {
  /// What differs.
  package private(set) var faults: [String] = []

  private static let uri = "file:///work/a.routes"

  /// The texts of which changes are made: all line breaks, characters of one to four bytes, and combining marks.
  private static let pieces = [
    "a", "b/", "{x}", "\r", "\n", "\r\n", "é", "ß", "😀", "👨‍👩‍👧", "e\u{301}", "\u{301}", "中", "\0",
    "\u{85}", "\u{2028}", "\u{FEFF}", "\u{10FFFF}",
  ]

  /// The number of changes of one document.
  private static let mostEdits = 200

  private var random: SplitMix

  package init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// Makes changes, in documents of all encodings in turn.
  package mutating func make(_ count: Int) {
    let encodings = PositionEncoding.allCases
    var (made, turn) = (0, 0)
    while made < count, faults.isEmpty {
      made += edit(min(Self.mostEdits, count - made), in: encodings[turn % encodings.count])
      turn += 1
    }
  }

  /// Makes changes of one document, and returns their number.
  private mutating func edit(_ count: Int, in encoding: PositionEncoding) -> Int {
    var session = Session(TestFiles(), [.pull, .watch], encoding: encoding)
    var model = SlowText(randomText(most: 30))
    session.open(Self.uri, model.text)
    var made = 0
    while made < count, faults.isEmpty {
      let changes = (0..<min(Int.random(in: 1...3, using: &random), count - made)).map { _ in
        randomChange(&model, encoding)
      }
      made += changes.count
      session.change(Self.uri, changes, version: made + 1)
      compare(session.server.documents[Self.uri]?.text ?? DocumentText(""), model, encoding)
    }
    return made
  }

  /// Changes the model, and returns the change as the protocol has it.
  private mutating func randomChange(
    _ model: inout SlowText, _ encoding: PositionEncoding
  ) -> [String: Any] {
    if random.one(in: 50) {
      model = SlowText(randomText(most: 30))
      return ["text": model.text]
    }
    let positions = [randomPosition(), randomPosition()]
    let offsets = positions.map { model.offset(of: $0, in: encoding) }.sorted()
    let new = randomText(most: 5)
    model.replace(offsets[0]..<offsets[1], with: new)
    return [
      "range": ["start": positions[0].parameter, "end": positions[1].parameter], "text": new,
    ]
  }

  private mutating func compare(
    _ text: DocumentText, _ model: SlowText, _ encoding: PositionEncoding
  ) {
    let places = model.places(in: encoding)
    if text.bytes != Array(model.text.utf8) {
      faults.append("\(Array(text.bytes)) is not \(model.text.debugDescription)")
    }
    if text.lineCount != (places.last?.position.line ?? 0) + 1 {
      faults.append("\(text.lineCount) lines: \(model.text.debugDescription)")
    }
    for place in places {
      let position = text.position(of: place.offset, in: encoding)
      let offset = text.offset(of: place.position, in: encoding)
      guard position != place.position || offset != place.offset else { continue }
      faults.append("\(place), but \(offset) and \(position): \(model.text.debugDescription)")
    }
  }

  private mutating func randomText(most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
  }

  /// Returns a position that is often outside of the text.
  private mutating func randomPosition() -> LSP.Position {
    if random.one(in: 30) {
      return LSP.Position(line: random.pick([-1, 1, .max]), character: random.pick([-1, 1, .max]))
    }
    return LSP.Position(
      line: Int.random(in: 0..<12, using: &random), character: Int.random(in: 0..<9, using: &random)
    )
  }
}
