import RoutegenSource

/// A form of a text, with holes: `case ‹name› = "‹path›"`.
///
/// - `‹name›` is a hole. Its name, without digits at the end, says what fits: see ``Hole``.
/// - A blank is any white space, `~` white space or nothing, and `"` any quotation mark.
/// - `«` and `»` are around the part that a message marks.
///
/// It is a class, since it is copied for each line with a mistake.
final class Template: Sendable {
  /// A part of a template.
  ///
  /// It has no text of its own, so a copy costs nothing.
  struct Piece: Sendable {
    enum Kind: Sendable { case byte, quote, blank, blanks, open, close, hole }

    let kind: Kind
    var byte: UInt8 = 0

    /// The number of the hole.
    var hole = 0

    /// The bytes with which a text may begin that the piece and those after it fit.
    var starts = Letters.all

    /// Whether nothing may be left of the text.
    var fitsNothing = true

    /// The only byte with which a text may begin; -1 if there are others.
    var onlyByte: Int { kind == .byte ? Int(byte) : -1 }
  }

  let pieces: [Piece]
  let holes: [Hole]

  /// Whether the template may fit a part of a text.
  let isPart: Bool

  /// The bytes that a text must have.
  private let needed: Letters

  /// The pairs of bytes that a text must have.
  private let pairs: Letters

  /// The bytes with which a text may begin, and those with which the whole text may end.
  private let starts: Letters
  private let ends: Letters

  /// The holes in which one of a list of words must be.
  private let lists: [Hole]

  init(_ written: String, isPart: Bool = false) {
    let bytes = Array(written.utf8)
    var (pieces, holes, needed): ([Piece], [Hole], Letters) = ([], [], Letters())
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: " "): pieces.append(Piece(kind: .blank))
      case UInt8(ascii: "~"): pieces.append(Piece(kind: .blanks))
      case UInt8(ascii: "\""): pieces.append(Piece(kind: .quote))
      // `«` and `»`
      case 0xC2 where bytes[offset] == 0xAB || bytes[offset] == 0xBB:
        pieces.append(Piece(kind: bytes[offset] == 0xAB ? .open : .close))
        offset += 1
      // `‹`, up to `›`
      case 0xE2 where bytes[offset] == 0x80 && bytes[offset + 1] == 0xB9:
        let start = offset + 2
        offset = start
        while bytes[offset] != 0xE2 { offset += 1 }
        pieces.append(Piece(kind: .hole, hole: holes.count))
        holes.append(Hole(String(decoding: bytes[start..<offset], as: UTF8.self)))
        offset += 3
      case _:
        pieces.append(Piece(kind: .byte, byte: byte))
        needed.insert(byte)
      }
    }
    var ends = Letters()
    for piece in pieces { piece.complete(after: &ends, holes) }
    var next = Piece(kind: .close, starts: isPart ? .all : Letters())
    for index in pieces.indices.reversed() {
      pieces[index].complete(before: next, holes)
      next = pieces[index]
    }
    (self.pieces, self.holes, self.isPart) = (pieces, holes, isPart)
    (self.needed, starts, self.ends) = (needed, next.starts, isPart ? .all : ends)
    lists = holes.filter { !$0.needs.isEmpty }
    pairs = Self.pairs(of: pieces)
  }

  private static func pairs(of pieces: [Piece]) -> Letters {
    var pairs = Letters()
    var last: UInt8?
    for piece in pieces where piece.kind != .open && piece.kind != .close {
      let byte: UInt8? =
        switch piece.kind {
        case .byte: piece.byte
        case .blank: UInt8(ascii: " ")
        case .quote: UInt8(ascii: "'")
        case .blanks, .hole, .open, .close: nil
        }
      if let last, let byte { pairs.insert(Letters.pair(last, byte)) }
      last = byte
    }
    return pairs
  }

  /// Returns how the template fits all of a line, or the first part that it fits.
  func match(_ line: HabitLine) -> TemplateMatch? {
    guard needed.isSubset(of: line.letters), pairs.isSubset(of: line.pairs), mayFit(line) else {
      return nil
    }
    guard isPart else { return match(line, from: 0) }
    var offset = line.pattern ?? 0
    let (bytes, starts) = (line.bytes, starts)
    while offset < bytes.count {
      if starts.contains(bytes[offset]), let match = TemplateMatch(self, line, from: offset) {
        return match
      }
      offset += 1
    }
    return nil
  }

  private func mayFit(_ line: HabitLine) -> Bool {
    if let last = line.bytes.last, !ends.contains(last) { return false }
    var index = 0
    while index < lists.count {
      if !lists[index].mayBe(in: line) { return false }
      index += 1
    }
    return true
  }

  /// Returns how the template fits the text from an offset.
  func match(_ line: HabitLine, from start: Int) -> TemplateMatch? {
    guard start < line.bytes.count, starts.contains(line.bytes[start]) else { return nil }
    return TemplateMatch(self, line, from: start)
  }
}

extension Template.Piece {
  /// Computes what a text that the piece and those after it fit begins with.
  fileprivate mutating func complete(before next: Template.Piece, _ holes: [Hole]) {
    fitsNothing = false
    switch kind {
    case .byte: starts = byte < 0x80 ? Letters(byte) : .all
    case .quote: starts = .quotes
    case .blank: starts = .blanks
    case .blanks: (starts, fitsNothing) = (next.starts.union(.blanks), next.fitsNothing)
    case .open, .close: (starts, fitsNothing) = (next.starts, next.fitsNothing)
    case .hole:
      starts = holes[hole].starts
      if holes[hole].fitsNothing {
        (starts, fitsNothing) = (starts.union(next.starts), next.fitsNothing)
      }
    }
  }

  /// Computes what a text that this piece and those before it fit ends with.
  fileprivate func complete(after ends: inout Letters, _ holes: [Hole]) {
    let own: Letters
    switch kind {
    case .byte: own = byte < 0x80 ? Letters(byte) : .all
    case .quote: own = .quotes
    case .blank, .blanks: own = .blanks
    case .open, .close: return
    case .hole: own = holes[hole].ends
    }
    let mayBeNothing = kind == .blanks || kind == .hole && holes[hole].fitsNothing
    ends = mayBeNothing ? own.union(ends) : own
  }
}
