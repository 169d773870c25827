import RoutegenCompiler

/// A line and the lines below it.
///
///     /users
///     ├── /me
///     └── /{id: Int}
package struct TreeDrawing {
  package var line: StyledLine

  /// The text after the line; all notes of a tree begin in one column.
  var note = ""
  package var children: [TreeDrawing] = []

  /// The maximum width of a line that determines the column of the notes.
  private static let widestAligned = 56

  package func text(_ style: Style) -> String {
    let rows = [Row(prefix: "", line: line, note: note)] + Self.rows(of: children, "")
    let widths = rows.filter { !$0.note.isEmpty }.map(\.width).filter { $0 <= Self.widestAligned }
    let column = widths.max() ?? 0
    return rows.map { row in
      let space = String(repeating: " ", count: max(0, column - row.width) + 2)
      let note = row.note.isEmpty ? "" : space + style(printable(row.note), .faint)
      return style(row.prefix, .faint) + row.line.text(style) + note + "\n"
    }
    .joined()
  }

  private struct Row {
    let prefix: String
    let line: StyledLine
    let note: String

    var width: Int { prefix.count + line.width }
  }

  private static func rows(of drawings: [TreeDrawing], _ indent: String) -> [Row] {
    drawings.enumerated().flatMap { place, drawing in
      let isLast = place == drawings.count - 1
      let row = Row(
        prefix: indent + (isLast ? "└── " : "├── "), line: drawing.line, note: drawing.note)
      return [row] + rows(of: drawing.children, indent + (isLast ? "    " : "│   "))
    }
  }
}

/// A line of texts, each with its style.
package struct StyledLine {
  private var parts: [(text: String, role: Style.Role?)]

  package init(_ text: String = "", _ role: Style.Role? = nil) {
    parts = [(printable(text), role)]
  }

  var width: Int { parts.map(\.text.count).reduce(0, +) }

  package mutating func append(_ text: String, _ role: Style.Role? = nil) {
    parts.append((printable(text), role))
  }

  package mutating func append(_ other: StyledLine) { parts += other.parts }

  func text(_ style: Style) -> String {
    parts.map { part in part.role.map { style(part.text, $0) } ?? part.text }.joined()
  }
}

extension String {
  /// Returns the text followed by spaces, up to a number of characters.
  package func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
