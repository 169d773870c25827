import RoutegenCompiler

/// A text of a route file that is compiled, and corrected until it has no errors.
///
/// The draft is written so that it compiles. If a text of a file has a meaning that nobody foresaw, the
/// declaration becomes a comment with the reason.
struct ImportTrial {
  private(set) var text: String
  private(set) var model: RouteModel?

  /// The number of declarations that became comments.
  private(set) var refused = 0

  /// The greatest number of corrections.
  private static let mostRounds = 12

  init(_ text: String) {
    self.text = text
    for _ in 0..<Self.mostRounds {
      let file = ParsedFile(SourceFile(path: "import.routes", text: self.text))
      self.text = file.formatted ?? self.text
      let formatted = ParsedFile(SourceFile(path: "import.routes", text: self.text))
      var bag = formatted.diagnostics
      let model = resolve(formatted, into: &bag)
      check(model, into: &bag)
      guard bag.hasErrors else {
        self.model = model
        return
      }
      let errors = bag.sorted.filter { $0.severity == .error }
      if !comment(out: errors, formatted.file) { return }
    }
  }

  /// Turns the statements with errors into comments, and returns whether there were any.
  private mutating func comment(out errors: [Diagnostic], _ file: SourceFile) -> Bool {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var done: Set<Int> = []
    for error in errors {
      let index = file.location(of: error.span.start).line - 1
      guard let statement = Self.statement(at: index, of: lines) else { continue }
      if lines[statement.lowerBound].hasSuffix("{") { return false }
      guard done.insert(statement.lowerBound).inserted else { continue }
      for line in statement {
        let reason = line == statement.upperBound ? "  // \(printable(error.message))" : ""
        lines[line] = "// \(lines[line].drop { $0 == " " })\(reason)"
      }
    }
    text = lines.joined(separator: "\n")
    refused += done.count
    return !done.isEmpty
  }

  /// The lines of the statement that contains a line.
  private static func statement(at index: Int, of lines: [String]) -> ClosedRange<Int>? {
    guard lines.indices.contains(index) else { return nil }
    let continues = { (line: String) in
      let text = line.drop { $0 == " " }
      return ["?", "&", "#", "as ", "also ", "example ", "nomatch "].contains(where: text.hasPrefix)
    }
    var (first, last) = (index, index)
    if lines[index].drop(while: { $0 == " " }).hasPrefix("example ") { return index...index }
    while first > 0, continues(lines[first]) { first -= 1 }
    while last + 1 < lines.count, continues(lines[last + 1]) { last += 1 }
    let text = lines[first].drop { $0 == " " }
    return text.isEmpty || text.hasPrefix("//") || text.hasPrefix("routes ") ? nil : first...last
  }
}
