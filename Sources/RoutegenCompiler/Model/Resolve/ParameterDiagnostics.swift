/// Mistakes in what a placeholder declares.
extension Diagnostic {
  /// Adds a proposal to the diagnostic: another name of a parameter, whose links stay.
  func proposing(
    _ proposal: String, for syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Diagnostic {
    let name = syntax.name
    switch position {
    case .segment, .mixed, .part:
      return change(name.span, to: proposal)
    case .query, .fragment:
      // The key of the links stays.
      if syntax.span.end == name.span.end + 1 {
        let whole = "\(name.text.asWritten)={\(proposal)}"
        return change(syntax.span, to: whole)
      }
      let brace = Span(file: name.span.file, start: name.span.start - 1, end: name.span.end)
      let written = "\(name.text.asWritten)={\(proposal)"
      return propose("write '\(written)'", replace: brace, with: written)
    }
  }

  static func invalidDefault(
    _ value: NameSyntax, of placeholder: ParameterSyntax, among values: [String], isNumber: Bool
  ) -> Diagnostic {
    let type = placeholder.valueText
    let range =
      placeholder.range.map { " in \($0.lower?.text ?? "")...\($0.upper?.text ?? "")" } ?? ""
    let problem = Diagnostic(
      .invalidDefault, "the default '\(value.text)' is not a value of '\(type)\(range)'",
      at: value.span)
    if value.text.isEmpty, placeholder.type?.filledMark != nil {
      return problem.note("with '+', an empty text counts as absent; 'String+?' is 'nil' then")
    }
    if let name = value.text.asBool, type == "Bool" {
      return problem.change(value.span, to: name)
    }
    if let name = value.text.withoutType(type), values.contains(name) {
      return problem.change(value.span, to: name, isCertain: true)
    }
    if value.text.hasPrefix("\\("), value.text.hasSuffix(")") {
      let inner = String(value.text.dropFirst(2).dropLast())
      return problem.change(value.span, to: inner)
    }
    if value.text.isNil, let type = placeholder.type, !type.isOptional {
      let rest = Span(
        file: value.span.file, start: placeholder.range?.span.end ?? type.span.end,
        end: value.span.end)
      return problem.note("a parameter that may be missing takes a '?'")
        .propose(
          "change it to '{\(placeholder.name.text): \(type.name.text)?}'",
          replace: type.span.union(rest), with: "\(type.name.text)?")
    }
    if isNumber, let bounds = placeholder.range, bounds.excludes(value.text) {
      return Diagnostic(
        .invalidDefault,
        "the default '\(value.text)' is outside of the range '\(range.dropFirst(4))'",
        at: value.span
      )
      .also(bounds.span, "the range is here")
      .note("choose a default in the range, or widen the range")
    }
    if type == "Int" || type == "UInt", value.text.contains("."), Double(value.text) != nil,
      let span = placeholder.type?.span
    {
      return problem.note("a number with a fraction is a 'Double'")
        .propose("make the type 'Double'", replace: span, with: "Double")
    }
    if isNumber, let found = problem.aboutNumber(value, type, placeholder.type?.span) {
      return found
    }
    if value.text.contains(" in ") {
      return problem.note("the range comes before the default: '{limit: Int in 1...50 = 20}'")
    }
    return isNumber && placeholder.range == nil
      ? problem.note("numbers are written as links have them, such as '7' and '-7'")
      : problem.suggest(value.text, at: value.span, among: values, called: "values")
  }
}

extension RangeSyntax {
  /// Whether a number is less than the lower bound or greater than the upper one.
  fileprivate func excludes(_ text: String) -> Bool {
    guard let number = Double(text) else { return false }
    let least = lower.flatMap { Double($0.text) } ?? -.infinity
    let greatest = upper.flatMap { Double($0.text) } ?? .infinity
    return number < least || number > greatest
  }
}

extension String {
  /// Whether the text is `nil`, or what it is called in another language.
  var isNil: Bool { ["nil", "null", "None", "undefined"].contains(self) }

  /// The Boolean that other notations mean by the text.
  fileprivate var asBool: String? {
    switch lowercased() {
    case "yes", "1", "on", "true": "true"
    case "no", "0", "off", "false": "false"
    default: nil
    }
  }

  /// The name of an enum's value that is written as in Swift: `newest` for `.newest` or
  /// `Sort.newest`.
  func withoutType(_ type: String) -> String? {
    [".", "\(type)."].first { hasPrefix($0) && self != $0 }.map { String(dropFirst($0.count)) }
  }
}
