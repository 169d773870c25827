/// Splits a mixed segment, or a text of an item or a fragment, into the literal texts and the parameters of a pattern.
///
/// A parameter has at least one byte and ends at the first occurrence of the literal text after it. The
/// last text, if only numbers, `Bool`, `UUID`, enums and types of texts follow, ends at the first occurrence from which
/// these can be read. The last literal text is at the end of the segment.
struct MixedSegmentSplitter {
  private let bytes: ByteView
  private let table: ByteView
  private let isCaseless: Bool
  private let segment: Range<Int>
  private let plusIsSpace: Bool

  init(_ source: LinkSource, _ segment: Range<Int>, plusIsSpace: Bool = false) {
    self.plusIsSpace = plusIsSpace
    bytes = source.link.view
    table = source.table
    isCaseless = source.header.isCaseless
    self.segment = segment
  }

  /// Decides about the text of a parameter, still percent-encoded; a trial keeps nothing.
  typealias Acceptance = (_ text: Range<Int>, _ type: TypeRecord, _ isTrial: Bool) -> Bool

  /// Returns whether the segment contains the literal texts, and `accept` accepts the text of each
  /// parameter.
  func split(_ pieces: [MixedPiece], _ accept: Acceptance) -> Bool {
    split(pieces[...], from: segment.lowerBound, late: Self.lateSplit(of: pieces), accept)
  }

  /// - Parameter late: The index of the literal text before which the last text ends; `nil` in a trial.
  private func split(
    _ pieces: ArraySlice<MixedPiece>, from first: Int, late: Int?, isTrial: Bool = false,
    _ accept: Acceptance
  ) -> Bool {
    var open: (start: Int, type: TypeRecord)?
    var offset = first
    for index in pieces.indices {
      switch pieces[index] {
      case .parameter(let type): open = (offset, type)
      case .literal(let text):
        let isLast = index == pieces.endIndex &- 1
        let place =
          index == late
          ? findLate(text, from: offset, before: pieces[(index &+ 1)...], accept)
          : find(text, from: offset, skipsFirst: open != nil, isLast: isLast)
        guard let found = place else { return false }
        if let (start, type) = open, !accept(start..<found.lowerBound, type, isTrial) {
          return false
        }
        open = nil
        offset = found.upperBound
      }
    }
    guard let (start, type) = open else { return offset == segment.upperBound }
    return start < segment.upperBound && accept(start..<segment.upperBound, type, isTrial)
  }

  // MARK: The end of the last text

  /// The greatest number of decoded bytes after the last text, so that hostile links cost little.
  private static let longestRest = 1_024

  /// The index of the literal text after the last text, if nothing but numbers, `Bool`, `UUID`, enums
  /// and types of texts follows; `nil` for any other segment.
  private static func lateSplit(of pieces: [MixedPiece]) -> Int? {
    var isBeforeLast = false
    for index in pieces.indices.reversed() {
      guard case .parameter(let type) = pieces[index] else { continue }
      switch type.kind {
      case .int, .uint, .double, .bool, .enumeration, .uuid, .texts, .paddedInt, .paddedUInt:
        isBeforeLast = true
      case .string, .text: return isBeforeLast ? index &+ 1 : nil
      case .joined: return isBeforeLast && type.element.kind != .opaque ? index &+ 1 : nil
      case .opaque, .part: return nil
      }
    }
    return nil
  }

  /// Returns the first range of a literal text from which the rest of the segment can be read, or else the
  /// last from which it contains its literal texts.
  private func findLate(
    _ literal: Range<Int>, from start: Int, before pieces: ArraySlice<MixedPiece>,
    _ accept: Acceptance
  ) -> Range<Int>? {
    var offset = start
    var end = start
    for _ in 0..<(literal.count &+ Self.longestRest &+ 1) where end < segment.upperBound {
      end = next(end)
    }
    // `end` is so far behind `offset` that the rest after the text is short enough when `end` arrives.
    while end < segment.upperBound { (offset, end) = (next(offset), next(end)) }
    var last: Range<Int>?
    while let found = find(literal, from: offset, skipsFirst: true, isLast: false) {
      var isReadable = true
      let isThere = split(pieces, from: found.upperBound, late: nil, isTrial: true) {
        isReadable = isReadable && accept($0, $1, $2)
        return true
      }
      if isThere { last = found }
      if isThere && isReadable { break }
      offset = found.lowerBound
    }
    return last
  }

  // MARK: Literal texts

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
    if plusIsSpace, bytes[offset] == UInt8(ascii: "+") { return UInt8(ascii: " ") }
    return Percent.escapedByte(of: bytes, at: offset) ?? bytes[offset]
  }

  private func folded(_ byte: UInt8) -> UInt8 {
    isCaseless ? foldedASCII(byte) : byte
  }

  private func next(_ offset: Int) -> Int {
    offset &+ (bytes[offset] == UInt8(ascii: "%") ? 3 : 1)
  }
}
