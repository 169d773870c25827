import RoutegenTool
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
    let ranges = edits.map { offsets(of: $0["range"], in: document) }
      .sorted { $0.lowerBound < $1.lowerBound }
    for (first, second) in zip(ranges, ranges.dropFirst()) {
      #expect(first.upperBound <= second.lowerBound, "edits overlap")
    }
    return applying(edits, to: text)
  }
}
