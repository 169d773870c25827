/// Splits a mixed segment into the literal texts and the parameters of a pattern.
///
/// A parameter has at least one byte and ends at the first occurrence of the literal text after it.
/// The last literal text is at the end of the segment.
struct MixedSegmentSplitter {
  private let bytes: ByteView
  private let table: ByteView
  private let isCaseless: Bool
  private let segment: Range<Int>

  init(_ source: LinkSource, _ segment: Range<Int>) {
    bytes = source.link.view
    table = source.table
    isCaseless = source.header.isCaseless
    self.segment = segment
  }

  /// Returns whether the segment contains the literal texts, and `accept` accepts the text of each
  /// parameter, still percent-encoded.
  func split(
    _ pieces: [MixedPiece], _ accept: (_ text: Range<Int>, _ type: TypeRecord) -> Bool
  ) -> Bool {
    var open: (start: Int, type: TypeRecord)?
    var offset = segment.lowerBound
    for (index, piece) in pieces.enumerated() {
      guard case .literal(let text) = piece else {
        if case .parameter(let type) = piece { open = (offset, type) }
        continue
      }
      let isLast = index == pieces.count - 1
      guard let found = find(text, from: offset, skipsFirst: open != nil, isLast: isLast)
      else { return false }
      if let (start, type) = open, !accept(start..<found.lowerBound, type) { return false }
      open = nil
      offset = found.upperBound
    }
    guard let (start, type) = open else { return offset == segment.upperBound }
    return start < segment.upperBound && accept(start..<segment.upperBound, type)
  }

  /// Returns the range of a literal text, or `nil` if there is none.
  ///
  /// The range begins at `start`, or with `skipsFirst` anywhere after it. That of the last piece
  /// ends where the segment ends.
  private func find(
    _ literal: Range<Int>, from start: Int, skipsFirst: Bool, isLast: Bool
  ) -> Range<Int>? {
    var offset = skipsFirst ? next(start) : start
    while offset <= segment.upperBound {
      if let end = match(literal, at: offset), !isLast || end == segment.upperBound {
        return offset..<end
      }
      if !skipsFirst { return nil }
      offset = next(offset)
    }
    return nil
  }

  /// Returns the end of the literal text if it is at `offset`.
  private func match(_ literal: Range<Int>, at offset: Int) -> Int? {
    var offset = offset
    for index in literal {
      guard offset < segment.upperBound else { return nil }
      let byte = folded(byte(at: offset))
      guard byte == table[index] else { return nil }
      offset = next(offset)
    }
    return offset
  }

  /// The byte at `offset`, decoded if it is an escape.
  private func byte(at offset: Int) -> UInt8 {
    Percent.escapedByte(of: bytes, at: offset) ?? bytes[offset]
  }

  private func folded(_ byte: UInt8) -> UInt8 {
    isCaseless ? foldedASCII(byte) : byte
  }

  private func next(_ offset: Int) -> Int {
    offset &+ (bytes[offset] == UInt8(ascii: "%") ? 3 : 1)
  }
}
