import RoutegenCompiler

/// The text of a document, with the lines and columns of the Language Server Protocol.
///
/// A line ends at LF, at CR LF and at a lone CR. `SourceFile` counts only LF, so this type has a
/// line index of its own.
package struct DocumentText: Hashable, Sendable {
  package private(set) var bytes: [UInt8]

  /// The offset of the first byte of every line.
  private var lineStarts: [Int]

  /// Whether all bytes are ASCII, so that columns are offsets; `false` if it is unknown.
  private var isASCII: Bool

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isASCII = bytes.isASCII
    lineStarts = [0]
    lineStarts = [0] + starts(in: 1..<(bytes.count + 1))
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Returns the position of an offset; of one in a line break, the end of the line.
  package func position(of offset: Int, in encoding: PositionEncoding) -> LSP.Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = max(0, lineStarts.partitionPoint { $0 > offset } - 1)
    let start = lineStarts[line]
    let end = min(offset, contentEnd(of: line))
    guard !isASCII else { return LSP.Position(line: line, character: end - start) }
    var units = 0
    for byte in bytes[start..<end] { units += encoding.units(of: byte) }
    return LSP.Position(line: line, character: units)
  }

  /// Returns the offset of a position.
  ///
  /// A column after the end of its line is the end, one inside a character is the beginning of the
  /// character, and a line after the last one is the end of the text.
  package func offset(of position: LSP.Position, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let start = lineStarts[position.line]
    let end = contentEnd(of: position.line)
    guard position.character > 0 else { return start }
    if isASCII { return position.character < end - start ? start + position.character : end }
    var units = 0
    var character = start
    for offset in start..<end {
      if !bytes[offset].isContinuation { character = offset }
      units += encoding.units(of: bytes[offset])
      if units > position.character { return character }
    }
    return end
  }

  /// Replaces the text between two offsets, of which the first is not greater.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let new = Array(text.utf8)
    let range = range.clamped(to: 0..<bytes.count)
    bytes.replaceSubrange(range, with: new)
    isASCII = isASCII && new.isASCII
    // Whether a line begins at an offset depends on the two bytes around it.
    let before = lineStarts.partitionPoint { $0 >= max(range.lowerBound, 1) }
    let after = lineStarts.partitionPoint { $0 > range.upperBound }
    let growth = new.count - range.count
    let changed = starts(in: max(range.lowerBound, 1)..<(range.lowerBound + new.count + 1))
    let moved = lineStarts[after...].map { $0 + growth }
    lineStarts.replaceSubrange(before..., with: changed + moved)
  }

  /// The number of lines; a text that ends with a line break has an empty line at the end.
  package var lineCount: Int { lineStarts.count }

  /// Returns the range of a line, without its line break.
  package func content(of line: Int) -> Range<Int> {
    lineStarts[line]..<contentEnd(of: line)
  }

  /// Returns the offsets in a range, which is above 0, at which lines begin.
  private func starts(in range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let isStart =
        switch bytes[offset - 1] {
        case .lineFeed: true
        case .carriageReturn: offset == bytes.count || bytes[offset] != .lineFeed
        case _: false
        }
      if isStart { starts.append(offset) }
      offset += 1
    }
    return starts
  }

  /// Returns the offset at which the text of a line ends and its line break begins.
  private func contentEnd(of line: Int) -> Int {
    guard line + 1 < lineStarts.count else { return bytes.count }
    let last = lineStarts[line + 1] - 1
    let hasTwoBytes =
      bytes[last] == .lineFeed && last > lineStarts[line] && bytes[last - 1] == .carriageReturn
    return hasTwoBytes ? last - 1 : last
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}

extension [UInt8] {
  fileprivate var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}
