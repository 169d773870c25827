/// Collects lines of Swift, indented and wrapped as swift-format writes them.
///
/// A line is wrapped only at the lists of a ``SwiftTerm``. Other text, such as a long name in a
/// user's file, is written as it is, however long the line becomes.
struct SwiftWriter {
  private static let lineLength = 100
  private static let indentation = "  "

  private(set) var text = ""

  /// The spaces at the start of a line.
  private var indentation = ""

  /// Whether nothing has been written since the start of a block.
  private var isAtStart = true

  /// The number of characters that fit on a line at the current depth.
  var width: Int { Self.lineLength - indentation.utf8.count }

  func fits(_ line: String) -> Bool {
    // Counting bytes first: counting characters takes much longer.
    line.utf8.count <= width || line.count <= width
  }

  // MARK: Lines

  /// Writes a line; an empty one has no indentation.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      text += indentation
      text += line
    }
    text += "\n"
    isAtStart = false
  }

  /// Writes an empty line, except at the start of a block.
  mutating func separator() {
    if !isAtStart { line() }
  }

  /// Writes the lines of `body` one level deeper.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    let outer = indentation
    indentation += Self.indentation
    isAtStart = true
    body(&self)
    indentation = outer
  }

  /// Writes `opening {`, the lines of `body` one level deeper, and `}`.
  mutating func block(_ opening: String, _ body: (inout SwiftWriter) -> Void) {
    line(opening + " {")
    indented(body)
    line("}")
  }

  /// Writes a documentation comment, or nothing if there are no lines.
  mutating func documentation(_ lines: [String]) {
    for text in lines { line(text.isEmpty ? "///" : "/// \(text)") }
  }

  // MARK: Statements

  /// Writes a term and `suffix`.
  ///
  ///     return .shelves(
  ///       shelf: _values.int(0), .inner(.index))
  mutating func line(_ term: SwiftTerm, _ suffix: String = "") {
    let line = term.description + suffix
    if term.items.isEmpty || fits(line) { return self.line(line) }
    self.line(term.opening + "(")
    indented { out in out.fill(term.items, ")" + suffix) }
  }

  /// Writes a term, its closing parenthesis on a line of its own if the term is wrapped, and
  /// `suffix`.
  ///
  ///     @available(
  ///       *, deprecated, message: "the shops are gone"
  ///     )
  mutating func enclosed(_ term: SwiftTerm, _ suffix: String = "") {
    let line = term.description + suffix
    if term.items.isEmpty || fits(line) { return self.line(line) }
    self.line(term.opening + "(")
    indented { out in out.fill(term.items, "") }
    self.line(")" + suffix)
  }

  /// Writes `head statement`, with the statement on the next line if both do not fit on one.
  ///
  ///     case 3:
  ///       return .shelves(shelf: _values.int(0), .inner(.index))
  mutating func line(_ head: String, continuedBy statement: SwiftTerm) {
    let line = "\(head) \(statement)"
    if fits(line) { return self.line(line) }
    self.line(head)
    indented { out in out.line(statement) }
  }

  /// Writes the head of a case with several patterns.
  ///
  ///     case
  ///       .home, .recipe, .recipes,
  ///       .shops:
  mutating func cases(_ patterns: [String]) {
    let terms = patterns.map { SwiftTerm($0) }
    let line = "case \(patterns.joined(separator: ", ")):"
    if fits(line) { return self.line(line) }
    self.line("case")
    indented { out in out.fill(terms, ":") }
  }

  /// Writes `head { body }`, with the body on a line of its own if both do not fit on one.
  mutating func closure(_ head: String, _ body: SwiftTerm) {
    let line = "\(head) { \(body) }"
    if fits(line) { return self.line(line) }
    block(head) { out in out.line(body) }
  }

  // MARK: Declarations

  /// Writes a function without a body, as a protocol requires it.
  ///
  ///     func recipe(
  ///       id: Swift.String, country: Swift.String?
  ///     ) async throws -> RoutegenHandling.LinkOutcome<AppRoute>
  mutating func requirement(_ function: SwiftFunction) {
    signature(function, opening: "")
  }

  /// Writes a function with a body.
  mutating func function(_ function: SwiftFunction, _ body: (inout SwiftWriter) -> Void) {
    signature(function, opening: " {")
    indented(body)
    line("}")
  }

  private mutating func signature(_ function: SwiftFunction, opening: String) {
    let effects = function.effects.isEmpty ? "" : " \(function.effects)"
    let end = "\(effects) -> \(function.result)\(opening)"
    let canWrap = !function.term.items.isEmpty && fits(")\(end)")
    if canWrap || fits("\(function.term)\(end)") { return enclosed(function.term, end) }
    enclosed(function.term, effects)
    indented { out in out.line("-> \(function.result)") }
    if !opening.isEmpty { line("{") }
  }

  /// Writes an enum with the types that it inherits from.
  ///
  ///     nonisolated public enum CategoryOfDishes: Swift.String, RoutegenRuntime.RouteValue,
  ///       Swift.CaseIterable
  ///     {
  mutating func enumeration(
    _ head: String, _ inherited: [String], _ body: (inout SwiftWriter) -> Void
  ) {
    let line = "\(head): \(inherited.joined(separator: ", "))"
    if inherited.count == 1 || fits(line + " {") { return block(line, body) }
    let rest = inherited.indices.dropFirst().last {
      fits("\(head): \(inherited[..<$0].joined(separator: ", ")),")
    }
    let kept = rest ?? 1
    self.line("\(head): \(inherited[..<kept].joined(separator: ", ")),")
    indented { out in out.line(inherited[kept...].joined(separator: ", ")) }
    self.line("{")
    indented(body)
    self.line("}")
  }

  // MARK: Wrapping

  /// Writes items, as many on a line as fit, and `suffix` after the last.
  private mutating func fill(_ items: [SwiftTerm], _ suffix: String) {
    var row = ""
    for (number, item) in items.enumerated() {
      let end = number + 1 < items.count ? "," : suffix
      let text = item.description + end
      if !row.isEmpty, fits(row + " " + text) {
        row += " " + text
        continue
      }
      if !row.isEmpty { line(row) }
      row = fits(text) ? text : ""
      if row.isEmpty { line(item, end) }
    }
    if !row.isEmpty { line(row) }
  }
}
