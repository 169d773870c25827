import RoutegenCompiler

/// A document that is open in the editor.
struct Document {
  let uri: DocumentURI
  private(set) var version: Int
  private(set) var text: DocumentText

  /// The largest number of documents that may be open.
  static let most = 200

  /// The largest number of bytes of a document, which may be one line.
  static let mostBytes = 1 << 20

  init(_ item: LSP.TextDocumentItem) {
    uri = DocumentURI(item.uri)
    version = item.version
    text = DocumentText(item.text)
  }

  /// Whether the text is too large to be kept.
  var isTooLarge: Bool { text.bytes.count > Self.mostBytes }

  /// Applies changes in order, each to the result of the one before it.
  mutating func apply(
    _ changes: [LSP.TextDocumentContentChangeEvent], version: Int, _ encoding: PositionEncoding
  ) {
    self.version = version
    for change in changes {
      guard let range = change.range else {
        text = DocumentText(change.text)
        continue
      }
      let start = text.offset(of: range.start, in: encoding)
      let end = text.offset(of: range.end, in: encoding)
      text.replace(min(start, end)..<max(start, end), with: change.text)
      if isTooLarge { return }
    }
  }
}

/// A document when it was checked last, and when it was last without errors.
struct LastChecks {
  private(set) var latest: CheckedDocument
  private var correct: CheckedDocument?

  init(_ checked: CheckedDocument) {
    latest = checked
    add(checked)
  }

  /// Replaces the last check by a later one.
  mutating func add(_ checked: CheckedDocument) {
    latest = checked
    if !checked.diagnostics.contains(where: { $0.code.severity == .error }) { correct = checked }
  }

  /// The latest check, and then that without errors.
  var all: [CheckedDocument] { [latest] + (correct.map { [$0] } ?? []) }
}
