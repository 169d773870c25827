import RoutegenSource
import RoutegenSyntax

/// The names in the text after the arrow of an example: `users.user(id: 7, tab: "a")`.
struct ExpectedRoute {
  /// The parts of the name: `users` and `user`.
  let parts: [NameSyntax]

  /// The names of the parameters.
  let labels: [NameSyntax]

  init(_ text: NameSyntax) {
    let bytes = Array(text.text.utf8)
    func part(_ start: Int, _ end: Int) -> NameSyntax {
      NameSyntax(
        text: String(decoding: bytes[start..<end], as: UTF8.self),
        span: Span(
          file: text.span.file, start: text.span.start + start, end: text.span.start + end))
    }
    let end = bytes.firstIndex { !$0.isNamePart && $0 != UInt8(ascii: ".") } ?? bytes.count
    parts = bytes[..<end].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { part($0.startIndex, $0.endIndex) }
    var labels: [NameSyntax] = []
    var offset = end
    var start = end
    var isQuoted = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted, byte == UInt8(ascii: "\\") { offset += 1 }
      if !isQuoted, byte == UInt8(ascii: ":"), start < offset { labels.append(part(start, offset)) }
      offset += 1
      if isQuoted || !byte.isNamePart { start = offset }
    }
    self.labels = labels
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    case _: false
    }
  }
}
