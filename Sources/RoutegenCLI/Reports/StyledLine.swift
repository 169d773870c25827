import RoutegenSource

/// A line of texts, each with its style.
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
