import RoutegenTool

/// What is wrong with the answers about a document: failures of the server, and ranges that no editor can use.
struct AnswerFaults {
  private(set) var list: [String] = []
  private let uri: String
  private let text: DocumentText
  private let encoding: PositionEncoding

  /// The error `RequestFailed`, with which the server says why it refuses something.
  private static let refusal = -32803

  init(_ uri: String, _ text: DocumentText, _ encoding: PositionEncoding) {
    (self.uri, self.text, self.encoding) = (uri, text, encoding)
  }

  /// Checks the answer to a request about a place.
  mutating func check(_ answer: JSONValue, to method: String, at place: LSP.Position) {
    let code = answer["code"].number
    require(code == nil || code == Self.refusal, "the error \(answer["message"].text ?? "")")
    checkRanges(answer)
    switch method {
    case "textDocument/completion": checkItems(answer["items"].items ?? [], at: place)
    case "textDocument/prepareRename" where answer["range"] != .null:
      require(range(answer["range"]).contains(place), "a range without the place")
    case "textDocument/selectionRange":
      for selection in answer.items ?? [] { checkParents(of: selection) }
    case "textDocument/semanticTokens/full": checkTokens(answer["data"].items ?? [])
    case "textDocument/foldingRange":
      for folding in answer.items ?? [] {
        let lines = [folding["startLine"].number ?? -1, folding["endLine"].number ?? -1]
        require(
          lines[0] >= 0 && lines[0] < lines[1] && lines[1] < text.lineCount, "\(lines) cannot fold")
      }
    case _: break
    }
    list = list.map { $0.hasPrefix(method) ? $0 : "\(method) at \(place): \($0)" }
  }

  private mutating func require(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { list.append(fault()) }
  }

  private func range(_ value: JSONValue) -> ClosedRange<LSP.Position> {
    let start = LSP.Position(value["start"])
    return start...max(start, LSP.Position(value["end"]))
  }

  // MARK: Everywhere

  /// Checks all ranges and edits of this document in an answer.
  private mutating func checkRanges(_ value: JSONValue) {
    if let items = value.items {
      checkOverlap(items)
      for item in items { checkRanges(item) }
    }
    guard let members = value.members else { return }
    if members["line"] != nil { checkPosition(LSP.Position(value)) }
    if members["start"]?["line"] != nil, members["end"]?["line"] != nil {
      let (start, end) = (LSP.Position(value["start"]), LSP.Position(value["end"]))
      require(start <= end, "a range from \(start) to \(end)")
    }
    if let selection = members["selectionRange"] {
      require(contains(range(value["range"]), range(selection)), "a name outside of its symbol")
    }
    let place = members["uri"]?.text ?? members["textDocument"]?["uri"].text
    guard place == nil || place == uri else { return }
    for (key, member) in members where key != "data" && (!isURI(key) || key == uri) {
      checkRanges(member)
    }
  }

  /// Whether a key is that of a document, as in `changes` and `relatedDocuments`.
  private func isURI(_ key: String) -> Bool { key.contains(":") }

  private mutating func checkPosition(_ position: LSP.Position) {
    let offset = text.offset(of: position, in: encoding)
    require(text.position(of: offset, in: encoding) == position, "no place is \(position)")
  }

  private mutating func checkOverlap(_ items: [JSONValue]) {
    let edits = items.filter { $0["newText"] != .null && $0["range"] != .null }
      .map { range($0["range"]) }.sorted { $0.lowerBound < $1.lowerBound }
    for (first, second) in zip(edits, edits.dropFirst()) {
      require(first.upperBound <= second.lowerBound, "edits overlap at \(second.lowerBound)")
    }
  }

  private func contains(
    _ outer: ClosedRange<LSP.Position>, _ inner: ClosedRange<LSP.Position>
  ) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  // MARK: Of one request

  /// An editor replaces the word around the cursor.
  private mutating func checkItems(_ items: [JSONValue], at place: LSP.Position) {
    for item in items {
      let replaced = range(item["textEdit"]["range"])
      require(
        replaced.contains(place) && replaced.lowerBound.line == replaced.upperBound.line,
        "'\(item["label"].text ?? "")' replaces \(replaced)")
    }
  }

  private mutating func checkParents(of selection: JSONValue) {
    var selection = selection
    while selection["parent"] != .null {
      require(
        contains(range(selection["parent"]["range"]), range(selection["range"])),
        "a selection that becomes smaller")
      selection = selection["parent"]
    }
  }

  /// Tokens have an order, a length, and a place in their line.
  private mutating func checkTokens(_ data: [JSONValue]) {
    let numbers = data.compactMap(\.number)
    require(numbers.count == data.count && numbers.count % 5 == 0, "tokens of another form")
    var (line, column) = (0, 0)
    for start in stride(from: 0, to: numbers.count - 4, by: 5) {
      let (down, right, length) = (numbers[start], numbers[start + 1], numbers[start + 2])
      require(down >= 0 && right >= 0 && length > 0, "a token of \(length) characters")
      (line, column) = (line + down, down == 0 ? column + right : right)
      checkPosition(LSP.Position(line: line, character: column))
      checkPosition(LSP.Position(line: line, character: column + length))
    }
  }
}
