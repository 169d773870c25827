import RoutegenSource

/// The text of a line, with what habits have written in the place of parts of it.
struct Draft {
  private(set) var bytes: [UInt8]

  /// For each byte, where it is from.
  private var origins: [Origin]

  /// The parts of the file that other text replaces.
  private(set) var changes: [Span] = []
  private let file: FileID

  private enum Origin: Equatable {
    case file(Int)
    case change(Int)
  }

  init(_ span: Span, of file: SourceFile) {
    bytes = Array(file.bytes[span.start..<span.end])
    origins = (span.start..<span.end).map { .file($0) }
    self.file = file.id
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
      if case .file(let offset)? = origins[range.lowerBound...].first {
        return Span(file: file, start: offset, end: offset)
      }
      guard case .file(let offset)? = origins.last, range.lowerBound == origins.count else {
        return nil
      }
      return Span(file: file, start: offset + 1, end: offset + 1)
    }
    var offsets: [Int] = []
    for origin in origins[range] {
      guard case .file(let offset) = origin else { return nil }
      offsets.append(offset)
    }
    return Span(file: file, start: offsets[0], end: offsets[offsets.count - 1] + 1)
  }

  /// The place in the file nearest to a part of the text.
  func place(of range: Range<Int>) -> Span {
    if let span = span(of: range) { return span }
    let spans = origins[range.isEmpty ? origins.indices : range].map { origin in
      switch origin {
      case .file(let offset): Span(file: file, start: offset, end: offset + 1)
      case .change(let number): changes[number]
      }
    }
    guard let first = spans.first else {
      return changes.last ?? Span(file: file, start: 0, end: 0)
    }
    let whole = spans.reduce(first) { $0.union($1) }
    return range.isEmpty ? whole.endPoint : whole
  }

  /// The text that is now in the place of a change.
  func text(ofChange number: Int) -> String {
    let own = zip(bytes, origins).filter { $0.1 == .change(number) }
    return String(decoding: own.map(\.0), as: UTF8.self)
  }

  /// Replaces a part; returns the number of the change, or `nil` if only what a habit wrote changes.
  mutating func replace(_ range: Range<Int>, with text: String) -> Int? {
    let written = origins[range].compactMap { origin -> Int? in
      if case .change(let number) = origin { number } else { nil }
    }
    let place = place(of: range)
    let number = written.first ?? changes.count
    if written.isEmpty { changes.append(place) } else { changes[number] = place }
    let new = Array(text.utf8)
    bytes.replaceSubrange(range, with: new)
    origins.replaceSubrange(
      range, with: repeatElement(.change(number), count: new.count))
    return written.isEmpty ? number : nil
  }
}
