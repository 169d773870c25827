import RoutegenLSP
import RoutegenSource
import Testing

extension Session {
  /// Returns the code actions for a range, or for the whole document.
  mutating func actions(
    _ uri: String, only: String? = nil, from start: LSP.Position? = nil, to end: LSP.Position? = nil
  ) -> [JSONValue] {
    var context: [String: Any] = ["diagnostics": [Any]()]
    if let only { context["only"] = [only] }
    let range = [
      "start": ["line": start?.line ?? 0, "character": start?.character ?? 0],
      "end": ["line": end?.line ?? 9999, "character": end?.character ?? 0],
    ]
    return request(
      "textDocument/codeAction",
      ["textDocument": ["uri": uri], "range": range, "context": context]
    ).items ?? []
  }

  /// Returns a text after edits, which must not overlap.
  func apply(_ edits: [JSONValue], to text: String) -> String {
    let document = DocumentText(text)
    var result = document
    let changes = edits.map { (offsets(of: $0["range"], in: document), $0["newText"].text ?? "") }
      .sorted { $0.0.lowerBound < $1.0.lowerBound }
    for (first, second) in zip(changes, changes.dropFirst()) {
      #expect(first.0.upperBound <= second.0.lowerBound, "edits overlap")
    }
    for (range, new) in changes.reversed() { result.replace(range, with: new) }
    return String(decoding: result.bytes, as: UTF8.self)
  }

  /// Returns the offsets of a range.
  func offsets(of range: JSONValue, in document: DocumentText) -> Range<Int> {
    let start = document.offset(of: LSP.Position(range["start"]), in: encoding)
    let end = document.offset(of: LSP.Position(range["end"]), in: encoding)
    return start..<max(start, end)
  }
}
