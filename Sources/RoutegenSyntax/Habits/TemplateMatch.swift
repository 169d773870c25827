import RoutegenSource

/// The texts that fit in the holes of a template, and the part that is marked.
struct TemplateMatch {
  private(set) var holes = Holes()
  private(set) var marked: Range<Int>
  private(set) var whole: Range<Int>
  private let template: Template
  private let bytes: [UInt8]

  /// The number of pieces that may be tried; a template with several holes of any text could try for minutes.
  private var budget = 20_000

  /// Fits a template to the text from an offset; `nil` if it does not fit.
  init?(_ template: Template, _ bytes: [UInt8], from start: Int) {
    (self.template, self.bytes) = (template, bytes)
    whole = start..<bytes.count
    marked = whole
    guard let end = fit(0, start) else { return nil }
    whole = start..<end
    if marked.upperBound > end { marked = marked.lowerBound..<end }
  }

  /// Fits the pieces from an index; returns the end of the text that they fit.
  private mutating func fit(_ index: Int, _ offset: Int) -> Int? {
    guard index < template.pieces.count else {
      return template.isPart || offset == bytes.count ? offset : nil
    }
    budget -= 1
    guard budget > 0 else { return nil }
    switch template.pieces[index] {
    case .byte(let byte):
      return offset < bytes.count && bytes[offset] == byte ? fit(index + 1, offset + 1) : nil
    case .quote:
      return offset < bytes.count && "\"'`".utf8.contains(bytes[offset])
        ? fit(index + 1, offset + 1) : nil
    case .blank:
      let end = endOfBlanks(offset)
      return end > offset ? fit(index + 1, end) : nil
    case .blanks: return fit(index + 1, endOfBlanks(offset))
    case .open:
      let before = marked
      marked = offset..<bytes.count
      if let end = fit(index + 1, offset) { return end }
      marked = before
      return nil
    case .close:
      let start = marked.lowerBound
      guard let end = fit(index + 1, offset) else { return nil }
      marked = start..<offset
      return end
    case .hole(let name, let hole):
      for end in hole.ends(in: bytes, from: offset) {
        guard let last = fit(index + 1, end) else { continue }
        holes[name] = String(decoding: bytes[offset..<end], as: UTF8.self)
        return last
      }
      return nil
    }
  }

  private func endOfBlanks(_ start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isBlank && !$0.isLineEnd } ?? bytes.count
  }
}
