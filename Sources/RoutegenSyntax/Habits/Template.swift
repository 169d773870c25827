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

  /// The bytes with which a text may begin; `nil` for any.
  private let starts: Letters?

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
    starts = Self.starts(of: pieces[...])
  }

  private static func starts(of pieces: ArraySlice<Piece>) -> Letters? {
    switch pieces.first {
    case .byte(let byte): Letters([byte])
    case .blank: Letters(Array(" \t\n\r".utf8))
    case .blanks: starts(of: pieces.dropFirst()).map { $0.union(Letters(Array(" \t\n\r".utf8))) }
    case .quote: Letters(Array("\"'`".utf8))
    case .open, .close: starts(of: pieces.dropFirst())
    case .hole(_, let hole): hole.starts
    case nil: nil
    }
  }

  /// Returns how the template fits all of a line, or the first part that it fits.
  func match(_ line: HabitLine) -> TemplateMatch? {
    guard needed.isSubset(of: line.letters) else { return nil }
    if !isPart, let starts, let first = line.bytes.first, !starts.contains(first) { return nil }
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

  /// A domain, which may have a `*`, and the name of a value, which may have a `-`.
  case host, value

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
    case "value": self = .value
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
    case .value:
      start < bytes.count && bytes[start].isLetterOrDigit
        ? run(bytes, start) { $0.isLetterOrDigit || "-_".utf8.contains($0) } : []
    case .host: run(bytes, start) { $0.isLetterOrDigit || "-._*".utf8.contains($0) }
    case .path: endOfPath(bytes, start).map { Array((start + 1)...$0).reversed() } ?? []
    case .word:
      run(bytes, start) { !$0.isBlank && !$0.isLineEnd }.first
        .map { Array((start + 1)...$0).reversed() } ?? []
    case .oneOf(let words): ends(of: words, in: bytes, start)
    }
  }

  /// The bytes with which a text in the hole may begin; `nil` for any, or if the text may be empty.
  var starts: Letters? {
    switch self {
    case .name: Letters((0...0x7F).filter { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") })
    case .number: Letters(Array("0123456789-.".utf8))
    case .oneOf(let words) where !words.contains(""):
      Letters(words.compactMap(\.utf8.first).flatMap { [$0, $0.isLetterOrDigit ? $0 & 0xDF : $0] })
    case .oneOf, .path, .word, .host, .value, .text, .some: nil
    }
  }

  // A loop without closures: this is tried for each line with a mistake.
  private func ends(of words: [String], in bytes: [UInt8], _ start: Int) -> [Int] {
    var ends: [Int] = []
    for word in words {
      var offset = start
      var fits = true
      for expected in word.utf8 where fits {
        fits =
          offset < bytes.count
          && (bytes[offset] == expected
            || bytes[offset] | 0x20 == expected && bytes[offset].isLetterOrDigit)
        offset += 1
      }
      if fits { ends.append(offset) }
    }
    return ends
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
