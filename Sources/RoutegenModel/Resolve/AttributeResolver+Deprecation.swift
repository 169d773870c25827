import RoutegenSource
import RoutegenSyntax

/// The arguments of `@deprecated` that have a name.
extension AttributeResolver {
  /// Sets the date until which a deprecated route stays.
  func setEnd(
    _ arguments: [ArgumentSyntax], of attributes: inout Attributes, into bag: inout DiagnosticBag
  ) -> Bool {
    for argument in arguments {
      guard let label = argument.label else { continue }
      guard label.text == "until" else { return bag.refuse(.unknownLabel(label)) }
      guard attributes.promisedUntil == nil else { return bag.refuse(.repeatedLabel(label)) }
      guard let date = CalendarDate(argument.value.text) else {
        return bag.refuse(.invalidDate(argument.value))
      }
      attributes.promisedUntil = date
    }
    return true
  }
}

extension Diagnostic {
  fileprivate static func unknownLabel(_ label: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidAttribute, "'@deprecated' has no argument '\(label.text)'", at: label.span
    )
    .suggest(label.text, at: label.span, among: ["until"], called: "arguments with a name")
  }

  fileprivate static func repeatedLabel(_ label: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidAttribute, "'\(label.text)' is repeated", at: label.span)
  }

  fileprivate static func invalidDate(_ text: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidAttribute, "'\(text.text)' is not a date", at: text.span)
      .note("\(CalendarDate.form): the year, the month and the day")
  }
}
