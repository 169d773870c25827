package import RoutegenCompiler

/// The style of text on a terminal.
///
/// The plain style returns every text unchanged, so callers need not check whether colors are used.
package struct Style: Hashable, Sendable {
  /// The style without colors.
  package static let plain = Style(isColored: false)

  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The meaning of a text, which determines its appearance.
  package enum Role: Sendable {
    case error, warning, note, help, strong, faint

    /// The parameters of "select graphic rendition" (ECMA-48).
    fileprivate var parameters: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case .help: "1;32"
      case .strong: "1"
      case .faint: "2"
      }
    }
  }

  package func callAsFunction(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.parameters)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  package var role: Style.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    }
  }
}
