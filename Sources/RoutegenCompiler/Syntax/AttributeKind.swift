/// An attribute of the language: a line above a route or group that begins with `@`.
///
/// Parsers, diagnostics, completion and hover have the names and texts from here; `Attributes.lines` of the model
/// writes the attributes of a route.
package enum AttributeKind: String, CaseIterable, Sendable {
  case deprecated, `internal`, unlinked, requires, callback, shortcut, activity

  private struct Facts {
    let form: String
    let meaning: String
    let arguments: String
    let counts: ClosedRange<Int>
  }

  private var facts: Facts {
    switch self {
    case .deprecated:
      Facts(
        form: "@deprecated(\"<use /new>\")",
        meaning: "Swift warns where the case is used. Links still open it. "
          + "`until` names the last day on which the route stays.",
        arguments: "takes one text or none, and 'until' with a date, "
          + "as in '@deprecated(\"use /new\", until: 2027-01-31)'",
        counts: 0...1)
    case .internal:
      Facts(
        form: "@internal", meaning: "The links are not published to websites and the system.",
        arguments: "takes no arguments", counts: 0...0)
    case .unlinked:
      Facts(
        form: "@unlinked",
        meaning: "No link opens the route, only shortcuts, activities and the app itself.",
        arguments: "takes no arguments", counts: 0...0)
    case .requires:
      Facts(
        form: "@requires(<login>)",
        meaning: "What must be fulfilled before the app opens the route.",
        arguments: "needs the name of what is required, as in '@requires(login)'",
        counts: 1...Int.max)
    case .callback:
      Facts(
        form: "@callback",
        meaning: "The link with which a log-in or a payment in a browser returns to the app. "
          + "It opens at once, beside the link that waits.",
        arguments: "takes no arguments", counts: 0...0)
    case .shortcut:
      Facts(
        form: "@shortcut(\"<com.example.search>\")",
        meaning: "A Home Screen quick action that opens the route.",
        arguments: "takes one text, as in '@shortcut(\"com.example.search\")'", counts: 1...1)
    case .activity:
      Facts(
        form: "@activity(\"<com.example.view>\")",
        meaning: "A Handoff or Spotlight activity that opens the route.",
        arguments: "takes one text, as in '@activity(\"com.example.view\")'", counts: 1...1)
    }
  }

  /// The attribute with its arguments, in which the parts in angle brackets are to be replaced.
  package var form: String { facts.form }

  /// One or two sentences in Markdown.
  package var meaning: String { facts.meaning }

  /// The arguments as a diagnostic describes them.
  package var arguments: String { facts.arguments }

  /// The numbers of arguments without a label that are allowed.
  package var argumentCounts: ClosedRange<Int> { facts.counts }

  /// Whether the attribute names a shortcut or an activity that opens the route.
  ///
  /// A route may have several, and a `with` may follow.
  package var isTrigger: Bool { self == .shortcut || self == .activity }

  /// A sentence with all attributes, for messages about others.
  static let known = "the attributes are \(allCases.map(\.rawValue).joined(separator: ", "))"

  /// Whether the language has an attribute of this name.
  static func has(_ name: some StringProtocol) -> Bool {
    AttributeKind(rawValue: String(name)) != nil
  }

  /// The form as an example.
  package var example: String { form.filter { $0 != "<" && $0 != ">" } }
}

extension AttributeSyntax {
  /// The kind of the attribute; `nil` if the language has no attribute of this name.
  package var kind: AttributeKind? { AttributeKind(rawValue: name.text) }
}
