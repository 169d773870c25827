import RoutegenCompiler

/// The places of spans as the protocol writes them, for the files of a checked document.
struct SpanLocations {
  private let checked: CheckedDocument
  private let encoding: PositionEncoding

  /// The URIs of open documents as the client writes them, by path.
  private let openURIs: [String: String]

  /// The text of each file, once it is needed.
  private var texts: [FileID: DocumentText] = [:]

  init(_ checked: CheckedDocument, _ openURIs: [String: String], _ encoding: PositionEncoding) {
    (self.checked, self.openURIs, self.encoding) = (checked, openURIs, encoding)
  }

  /// Returns the URI of the file of a span.
  func uri(of file: FileID) -> String {
    let uri = checked.uris[file.number]
    return uri.path.flatMap { openURIs[$0] } ?? uri.text
  }

  mutating func range(of span: Span) -> LSP.Range {
    let text = texts[span.file] ?? DocumentText(checked.files[span.file.number].file.bytes)
    texts[span.file] = text
    return text.range(of: span.start..<span.end, in: encoding)
  }

  mutating func location(of span: Span) -> LSP.Location {
    LSP.Location(uri: uri(of: span.file), range: range(of: span))
  }

  /// Returns the text of a span.
  func text(of span: Span) -> String { checked.files[span.file.number].file.text(of: span) }
}
