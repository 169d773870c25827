/// Collects lines of Swift with the right indentation.
struct SwiftWriter {
  private(set) var text = ""
  private var depth = 0

  /// Writes a line; an empty one without spaces.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Writes `opening {`, the lines of `body` one level deeper, and `}`.
  mutating func block(_ opening: String, _ body: (inout SwiftWriter) -> Void) {
    line(opening + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Writes documentation, a line each.
  mutating func documentation(_ lines: [String]) {
    for text in lines { line(text.isEmpty ? "///" : "/// \(text)") }
  }
}
