import RoutegenSource
import RoutegenSyntax

extension Diagnostic {
  /// The mistake in the type of a shortcut or an activity that has a `*` where it is not a wildcard;
  /// `nil` for any other type.
  ///
  /// The type of no app has the character `*`, so it was meant as a wildcard.
  static func wildcard(in type: NameSyntax, isShortcut: Bool) -> Diagnostic? {
    let isWildcard = isShortcut && type.text.hasPrefix("*.")
    guard type.text.dropFirst(isWildcard ? 1 : 0).contains("*") else { return nil }
    return isShortcut ? misplacedWildcard(in: type) : activityWildcard(in: type)
  }

  fileprivate static func activityWildcard(in type: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidAttribute, "the type of an activity has no wildcard '*'", at: type.span)
      .note("write '@activity' once for each type")
  }

  fileprivate static func misplacedWildcard(in type: NameSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .invalidAttribute,
      "the '*' in '\(type.text)' is not a wildcard, which is '*.' at the start", at: type.span
    )
    let end = String(type.text.drop { $0 == "*" || $0 == "." })
    if type.text.hasPrefix("*"), !end.isEmpty, !end.contains("*") {
      return problem.propose(
        "change it to '*.\(end)'", replace: type.span, with: "\"*.\(end)\"")
    }
    return problem.note(
      "'@shortcut(\"*.search\")' is for all types that end with '.search'; for other types, write "
        + "'@shortcut' once for each")
  }
}
