package import RoutegenLayout
import RoutegenSource

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
