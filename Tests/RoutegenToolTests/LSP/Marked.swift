import RoutegenTool

/// A text with marks, such as `/users/{①id: Int}`, which are the places of a test.
struct Marked {
  /// The text without the marks.
  let text: String

  /// The positions of the marks ①, ② and so on.
  let positions: [LSP.Position]

  init(_ marked: String) {
    var text = ""
    var offsets: [Int: Int] = [:]
    for scalar in marked.unicodeScalars {
      if (0x2460...0x2473).contains(scalar.value) {
        offsets[Int(scalar.value) - 0x2460] = text.utf8.count
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    let document = DocumentText(text)
    positions = offsets.keys.sorted().map {
      document.position(of: offsets[$0] ?? 0, in: .utf8)
    }
  }
}

extension Session {
  /// Sends a request about a position.
  mutating func request(
    _ method: String, _ uri: String, at position: LSP.Position, _ more: [String: Any] = [:]
  ) -> JSONValue {
    let parameters: [String: Any] = [
      "textDocument": ["uri": uri],
      "position": ["line": position.line, "character": position.character],
    ]
    return request(method, parameters.merging(more) { $1 })
  }
}

/// Returns the start of each location or highlight.
func starts(_ locations: JSONValue) -> [LSP.Position] {
  (locations.items ?? []).map { LSP.Position($0["range"]["start"]) }.sorted()
}
