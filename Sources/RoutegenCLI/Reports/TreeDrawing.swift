import RoutegenSource

/// A line, and what hangs below it.
///
///     /users
///     ├── /me
///     └── /{id: Int}
struct TreeDrawing {
  var line: StyledLine

  /// Stands behind the line, in one column for the whole tree.
  var note = ""
  var children: [TreeDrawing] = []

  /// How wide a line may be that others' notes are moved for.
  private static let widestAligned = 56

  func text(_ style: Style) -> String {
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

/// Texts behind one another, each with its look.
struct StyledLine {
  private var parts: [(text: String, role: Style.Role?)]

  init(_ text: String = "", _ role: Style.Role? = nil) {
    parts = [(printable(text), role)]
  }

  var width: Int { parts.map(\.text.count).reduce(0, +) }

  mutating func append(_ text: String, _ role: Style.Role? = nil) {
    parts.append((printable(text), role))
  }

  mutating func append(_ other: StyledLine) { parts += other.parts }

  func text(_ style: Style) -> String {
    parts.map { part in part.role.map { style(part.text, $0) } ?? part.text }.joined()
  }
}
