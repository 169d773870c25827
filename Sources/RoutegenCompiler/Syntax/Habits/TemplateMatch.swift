/// The texts that fit in the holes of a template, and the part that is marked.
struct TemplateMatch {
  private(set) var holes = Holes()
  private(set) var marked: Range<Int>

  /// Fits a template to the text of a line; `nil` if it does not fit.
  init?(_ template: Template, _ line: HabitLine) {
    var fitting = Fitting(template, line)
    guard let end = fitting.fit(0, 0) else { return nil }
    marked = (fitting.open ?? 0)..<(fitting.close ?? end)
    var index = template.holes.count
    while index > 0 {
      index -= 1
      holes[template.holes[index].name] = line.text(fitting.texts[index])
    }
  }
}

/// Fits a template to a text, with the first of the ends of a text in a hole after which the rest fits.
///
/// It has loops without closures, since it is tried for each line with a mistake, and plugins run a debug build of
/// the tool.
private struct Fitting {
  let template: Template
  let line: HabitLine
  let pieces: [Template.Piece]
  let bytes: [UInt8]

  /// The start and the end of the marked part, and the texts in the holes.
  ///
  /// The last attempts that wrote them are those that fit.
  var open: Int?
  var close: Int?
  var texts: [Range<Int>]

  init(_ template: Template, _ line: HabitLine) {
    (self.template, self.line) = (template, line)
    (pieces, bytes) = (template.pieces, line.bytes)
    texts = Array(repeating: 0..<0, count: template.holes.count)
  }

  /// Fits the pieces from an index; returns the end of the text that they fit.
  mutating func fit(_ first: Int, _ start: Int) -> Int? {
    var (index, offset) = (first, start)
    while index < pieces.count {
      let piece = pieces[index]
      index += 1
      switch piece {
      case .byte(let byte):
        if offset == bytes.count || bytes[offset] != byte { return nil }
        offset += 1
      case .quote:
        if offset == bytes.count || !ByteSet.quotes.contains(bytes[offset]) { return nil }
        offset += 1
      case .blank, .blanks:
        let start = offset
        while offset < bytes.count, bytes[offset].isBlank || bytes[offset].isLineEnd { offset += 1 }
        if case .blank = piece, offset == start { return nil }
      case .open: open = offset
      case .close: close = offset
      case .hole(let number): return fit(number, from: offset, before: index)
      }
    }
    return offset == bytes.count ? offset : nil
  }

  /// Fits a hole, and the pieces after it.
  private mutating func fit(_ number: Int, from start: Int, before index: Int) -> Int? {
    let hole = template.holes[number]
    if hole.kind == .oneOf { return fitWord(hole.words, number, from: start, before: index) }
    guard let ends = hole.ends(in: bytes, from: start) else { return nil }
    line.steps -= (ends.last - ends.first) / 8 + 1
    if line.steps < 0 { return nil }
    let isLast = index == pieces.count
    let step = hole.isGreedy ? -1 : 1
    var end = hole.isGreedy || isLast ? ends.last : ends.first
    while ends.first <= end, end <= ends.last {
      if let last = fit(index, end) {
        texts[number] = start..<end
        return last
      }
      end += step
    }
    return nil
  }

  /// Fits one of a list of words, and the pieces after it.
  private mutating func fitWord(
    _ words: [[UInt8]], _ number: Int, from start: Int, before index: Int
  ) -> Int? {
    var word = 0
    while word < words.count {
      if let end = line.end(of: words[word], from: start), let last = fit(index, end) {
        texts[number] = start..<end
        return last
      }
      word += 1
    }
    return nil
  }
}
