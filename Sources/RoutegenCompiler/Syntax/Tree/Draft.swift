/// The text of a line, with what habits have written in the place of parts of it.
struct Draft {
  private(set) var bytes: [UInt8]

  /// For each byte, its offset in the file, or the bits of the number of the change that wrote it, inverted.
  private var origins: [Int] = []

  /// The parts of the file that other text replaces.
  private(set) var changes: [Span] = []
  private let file: FileID

  init(_ span: Span, of file: SourceFile) {
    bytes = Array(file.bytes[span.start..<span.end])
    self.file = file.id
    // Loops without closures, here and below: plugins run a debug build of the tool.
    origins.reserveCapacity(bytes.count)
    var offset = span.start
    while offset < span.end {
      origins.append(offset)
      offset += 1
    }
  }

  init(_ text: String) {
    let file = SourceFile(path: "", text: text)
    self.init(Span(file: file.id, start: 0, end: file.bytes.count), of: file)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  var lexed: (file: SourceFile, tokens: [Token]) {
    var bag = DiagnosticBag()
    let file = SourceFile(path: "", bytes: bytes)
    return (file, lex(file, into: &bag).tokens)
  }

  /// The place in the file of a part of the text; `nil` if a habit wrote some of it.
  func span(of range: Range<Int>) -> Span? {
    if range.isEmpty {
      if range.lowerBound < origins.count {
        return point(origins[range.lowerBound])
      }
      return range.lowerBound == origins.count ? origins.last.flatMap { point($0, after: 1) } : nil
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if origins[index] < 0 { return nil }
      index += 1
    }
    return Span(
      file: file, start: origins[range.lowerBound], end: origins[range.upperBound - 1] + 1)
  }

  private func point(_ origin: Int, after count: Int = 0) -> Span? {
    origin < 0 ? nil : Span(file: file, start: origin + count, end: origin + count)
  }

  /// The place in the file nearest to a part of the text.
  func place(of range: Range<Int>) -> Span {
    if let span = span(of: range) { return span }
    let part = range.isEmpty ? 0..<origins.count : range
    guard !part.isEmpty else { return changes.last ?? Span(file: file, start: 0, end: 0) }
    var index = part.lowerBound
    var whole = place(of: origins[index])
    while index < part.upperBound {
      if index > 0, origins[index] != origins[index - 1] {
        whole = whole.union(place(of: origins[index]))
      }
      index += 1
    }
    return range.isEmpty ? whole.endPoint : whole
  }

  private func place(of origin: Int) -> Span {
    origin < 0 ? changes[~origin] : Span(file: file, start: origin, end: origin + 1)
  }

  /// The text that is now in the place of a change.
  func text(ofChange number: Int) -> String {
    var (own, index): ([UInt8], Int) = ([], 0)
    while index < bytes.count {
      if origins[index] == ~number { own.append(bytes[index]) }
      index += 1
    }
    return String(decoding: own, as: UTF8.self)
  }

  /// The text that is now in the place of a part of the file, which begins and ends with a change.
  func text(in span: Span) -> String {
    let first = origins.firstIndex { place(of: $0).start >= span.start } ?? origins.count
    let last = origins.lastIndex { place(of: $0).end <= span.end } ?? -1
    return first <= last ? text(first..<(last + 1)) : ""
  }

  /// Replaces a part; returns the number of the change, or `nil` if only what a habit wrote changes.
  mutating func replace(_ range: Range<Int>, with text: String) -> Int? {
    let place = place(of: range)
    let written = origins[range].first { $0 < 0 }.map(~)
    let number = written ?? changes.count
    if written == nil { changes.append(place) } else { changes[number] = place }
    bytes.replaceSubrange(range, with: Array(text.utf8))
    origins.replaceSubrange(range, with: Array(repeating: ~number, count: text.utf8.count))
    return written == nil ? number : nil
  }
}
