/// Takes a segment apart that has literal text around or between its parameters.
///
/// A parameter is at least one byte long and ends at the first place where the text that follows it
/// can begin; the last one goes on to the text at the segment's end.
struct AffixSplitter {
  private let source: LinkSource
  private let segment: Range<Int>

  init(_ source: LinkSource, _ segment: Range<Int>) {
    self.source = source
    self.segment = segment
  }

  /// The raw text and the type of each parameter; `nil` if the literal text is not there.
  ///
  /// A piece's `text` is that of the literal; for a parameter its start is the address of the type.
  func split(
    _ pieces: [(isParameter: Bool, text: Range<Int>)]
  ) -> [(text: Range<Int>, type: Int)]? {
    var captured: [(text: Range<Int>, type: Int)] = []
    var open: (start: Int, type: Int)?
    var offset = segment.lowerBound
    for (place, piece) in pieces.enumerated() {
      if piece.isParameter {
        open = (offset, piece.text.lowerBound)
        continue
      }
      let isLast = place == pieces.count - 1
      guard let found = find(piece.text, from: offset, skipsFirst: open != nil, isLast: isLast)
      else { return nil }
      if let (start, type) = open { captured.append((start..<found.lowerBound, type)) }
      open = nil
      offset = found.upperBound
    }
    guard let (start, type) = open else {
      return offset == segment.upperBound ? captured : nil
    }
    guard start < segment.upperBound else { return nil }
    return captured + [(start..<segment.upperBound, type)]
  }

  /// The first place of the literal at or, behind a parameter, after `start`; if it is the last
  /// piece, the place at the end of the segment.
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

  /// Where the literal ends if it stands at `offset`.
  private func match(_ literal: Range<Int>, at offset: Int) -> Int? {
    var offset = offset
    for index in literal {
      guard offset < segment.upperBound else { return nil }
      let byte = folded(byte(at: offset))
      guard byte == source.table[index] else { return nil }
      offset = next(offset)
    }
    return offset
  }

  /// The decoded byte that begins at a raw offset.
  private func byte(at offset: Int) -> UInt8 {
    Percent.escapedByte(of: source.bytes, at: offset) ?? source.bytes[offset]
  }

  private func folded(_ byte: UInt8) -> UInt8 {
    source.isCaseless ? foldedASCII(byte) : byte
  }

  private func next(_ offset: Int) -> Int {
    offset &+ (source.bytes[offset] == UInt8(ascii: "%") ? 3 : 1)
  }
}
