import RoutegenSource

/// A form of a text, with holes: `case ‹name› = "‹path›"`.
///
/// - `‹name›` is a hole. Its name, without digits at the end, says what fits: see ``Hole``.
/// - A blank is any white space, `~` white space or nothing, and `"` any quotation mark.
/// - `«` and `»` are around the part that a message marks.
struct Template: Sendable {
  enum Piece: Sendable {
    case byte(UInt8), blank, blanks, quote, open, close
    case hole(String, Hole)
  }

  let written: String
  let pieces: [Piece]

  /// Whether the template may fit a part of a text.
  let isPart: Bool

  /// The bytes that a text must have.
  private let needed: Letters

  init(_ written: String, isPart: Bool = false) {
    var pieces: [Piece] = []
    var needed = Letters()
    var rest = written[...]
    while let first = rest.popFirst() {
      switch first {
      case "‹":
        let name = String(rest.prefix { $0 != "›" })
        rest = rest.dropFirst(name.count + 1)
        pieces.append(.hole(name, Hole(name)))
      case " ": pieces.append(.blank)
      case "~": pieces.append(.blanks)
      case "\"": pieces.append(.quote)
      case "«": pieces.append(.open)
      case "»": pieces.append(.close)
      case _:
        pieces += first.utf8.map { .byte($0) }
        for byte in first.utf8 { needed.insert(byte) }
      }
    }
    (self.written, self.pieces, self.needed, self.isPart) = (written, pieces, needed, isPart)
  }

  /// Returns how the template fits all of a line, or the first part that it fits.
  func match(_ line: HabitLine) -> TemplateMatch? {
    guard needed.isSubset(of: line.letters) else { return nil }
    guard isPart else { return TemplateMatch(self, line.bytes, from: 0) }
    return line.bytes.indices.dropFirst(line.pattern ?? 0).lazy.compactMap {
      TemplateMatch(self, line.bytes, from: $0)
    }.first
  }
}

/// What fits in a hole of a template.
enum Hole: Sendable {
  case name, number

  /// Text without white space and quotation marks, except in placeholders.
  case path

  /// Text without white space.
  case word

  /// A domain, which may have a `*`.
  case host

  /// Any text, and any that is not empty.
  case text, some

  /// One of a list of words, in any case.
  case oneOf([String])

  init(_ name: String) {
    switch name.prefix(while: { !$0.isNumber }) {
    case "name", "type": self = .name
    case "number": self = .number
    case "path": self = .path
    case "word": self = .word
    case "host": self = .host
    case "text": self = .text
    case "some": self = .some
    case let list: self = .oneOf(Vocabulary.lists[String(list)] ?? [])
    }
  }

  /// The offsets at which the text in a hole may end, the most likely one first.
  func ends(in bytes: [UInt8], from start: Int) -> [Int] {
    switch self {
    case .text: Array(start...bytes.count)
    case .some: start < bytes.count ? Array((start + 1)...bytes.count) : []
    case .name:
      start < bytes.count && bytes[start].isDigit
        ? [] : run(bytes, start) { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
    case .number: run(bytes, start) { $0.isDigit || "-.".utf8.contains($0) }
    case .host: run(bytes, start) { $0.isLetterOrDigit || "-.*".utf8.contains($0) }
    case .path: endOfPath(bytes, start).map { Array((start + 1)...$0).reversed() } ?? []
    case .word:
      run(bytes, start) { !$0.isBlank && !$0.isLineEnd }.first
        .map { Array((start + 1)...$0).reversed() } ?? []
    case .oneOf(let words):
      words.compactMap { word in
        let text = bytes[start...].prefix(word.utf8.count)
        return text.elementsEqual(word.utf8) { $0 == $1 || $0 | 0x20 == $1 && $0.isLetterOrDigit }
          ? text.endIndex : nil
      }
    }
  }

  private func run(_ bytes: [UInt8], _ start: Int, _ fits: (UInt8) -> Bool) -> [Int] {
    let end = bytes[start...].firstIndex { !fits($0) } ?? bytes.count
    return end > start ? [end] : []
  }

  private func endOfPath(_ bytes: [UInt8], _ start: Int) -> Int? {
    var end = start
    var open = 0
    while end < bytes.count, !bytes[end].isLineEnd, open > 0 || !bytes[end].isBlank,
      open > 0 || !"\"'`".utf8.contains(bytes[end])
    {
      if bytes[end] == UInt8(ascii: "{") { open += 1 }
      if bytes[end] == UInt8(ascii: "}") { open -= 1 }
      end += 1
    }
    return end > start ? end : nil
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
