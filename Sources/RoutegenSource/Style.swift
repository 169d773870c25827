/// How text looks on a terminal.
///
/// A plain style leaves every text as it is, so that those who write it need not ask.
package struct Style: Hashable, Sendable {
  /// Text without colours.
  package static let plain = Style(isColored: false)

  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// What a text is; how that looks is decided here.
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
