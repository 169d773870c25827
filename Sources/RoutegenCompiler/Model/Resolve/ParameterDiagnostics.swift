/// Mistakes in what a placeholder declares.
extension Diagnostic {
  static func invalidParameterName(
    of syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Diagnostic {
    let problem = Diagnostic.invalidName(syntax.name)
    return Names.proposal(for: syntax.name.text).map {
      problem.proposing($0, for: syntax, at: position)
    } ?? problem
  }

  /// A parameter with the name of a module, which would hide the module in generated code.
  static func reservedParameter(
    of syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Diagnostic {
    Diagnostic(
      .reservedName, "the name '\(syntax.name.text)' is reserved for Swift or generated code",
      at: syntax.name.span
    )
    .proposing(syntax.name.text.lowercased(), for: syntax, at: position)
  }

  /// Adds a proposal to the diagnostic: another name of a parameter, whose links stay.
  private func proposing(
    _ proposal: String, for syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Diagnostic {
    let name = syntax.name
    switch position {
    case .segment, .mixed:
      return propose("change it to '\(proposal)'", replace: name.span, with: proposal)
    case .query, .fragment:
      // The key of the links stays.
      if syntax.span.end == name.span.end + 1 {
        let whole = "\(name.text.asWritten)={\(proposal)}"
        return propose("change it to '\(whole)'", replace: syntax.span, with: whole)
      }
      let brace = Span(file: name.span.file, start: name.span.start - 1, end: name.span.end)
      let written = "\(name.text.asWritten)={\(proposal)"
      return propose("write '\(written)'", replace: brace, with: written)
    }
  }

  static func misplacedRest(
    _ placeholder: ParameterSyntax, at position: PlaceholderPosition
  ) -> Diagnostic {
    let name = placeholder.name.text
    let problem = Diagnostic(
      .misplacedRest, "'...' is the rest of the path, so it is the whole last segment",
      at: placeholder.span)
    guard position == .fragment else { return problem }
    return problem.note("the whole fragment is '#{\(name)}', and a path in it '#/{\(name)...}'")
  }

  static func typedRest(_ placeholder: ParameterSyntax) -> Diagnostic {
    let mayBeEmpty = placeholder.restMark != nil || placeholder.type?.isOptional == true
    let proposal = "{\(placeholder.name.text)...\(mayBeEmpty ? "?" : "")}"
    let problem = Diagnostic(
      .invalidParameterType, "the rest of a path is a list of texts",
      at: placeholder.type?.span ?? placeholder.span)
    // The path would have the URL without its query.
    if placeholder.type?.name.text == "URL" {
      let name = placeholder.name.text
      return problem.note(
        "a URL that is the rest of the link follows a key: '?\(name)={\(name): URL...}'")
    }
    return problem.propose("make it '\(proposal)'", replace: placeholder.span, with: proposal)
  }

  static func defaultOfRest(
    _ value: NameSyntax, of placeholder: ParameterSyntax
  ) -> Diagnostic {
    Diagnostic(
      .invalidDefault,
      "the rest of a path cannot have a default: it is empty where there are no segments",
      at: value.span,
      note: "with '{\(placeholder.name.text)...?}' the path may end before it")
  }

  static func textInPath(_ placeholder: ParameterSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .invalidParameterType, "a path segment cannot contain the line breaks of a 'Text'",
      at: placeholder.type?.name.span ?? placeholder.span,
      note: "a query item or a fragment can: '?{\(placeholder.name.text): Text}'")
    guard let type = placeholder.type else { return problem }
    return problem.propose("change it to 'String'", replace: type.name.span, with: "String")
  }

  /// A part of a segment that may be missing.
  static func absentPiece(_ placeholder: ParameterSyntax) -> Diagnostic {
    let name = placeholder.name.text
    return Diagnostic(
      .invalidParameterType, "only a whole segment may be missing, and '\(name)' is a part of one",
      at: placeholder.span,
      note:
        "write the pattern without '\(name)' on a line 'also …', or an item that may be missing: '?{\(name): …}'"
    )
  }

  /// A segment that may be missing and whose value is not kept.
  static func absentDiscarded(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType, "a value that is not kept cannot be missing", at: placeholder.span,
      note: "write a second pattern without the segment")
  }

  static func elseInPath(_ placeholder: ParameterSyntax, _ word: Span) -> Diagnostic {
    let problem = Diagnostic(
      .invalidDefault,
      "a path whose segment cannot be parsed is another path, so a segment has no 'else'", at: word)
    if placeholder.defaultValue?.text.isNil == true {
      return problem.note("without 'else nil', it is 'nil' where the segment is missing")
    }
    return problem.propose("change it to '='", replace: word, with: "=")
  }

  static func severalInPath(_ placeholder: ParameterSyntax) -> Diagnostic {
    let name = placeholder.name.text
    let problem = Diagnostic(
      .invalidParameterType, "a path segment is one value, so '\(name)' is no list or dictionary",
      at: placeholder.span,
      note: "a query can contain several: '?{\(name): …}'")
    guard placeholder.type?.isList == true else { return problem }
    return problem.note(
      "with a text between its elements, it is one text: '{\(name): […] by \",\"}'")
  }

  static func listInPath(_ placeholder: ParameterSyntax) -> Diagnostic {
    let name = placeholder.name.text
    return Diagnostic(
      .invalidParameterType, "a path segment cannot be a list", at: placeholder.span,
      note: "a query can contain a list: '?{\(name): …}'"
    )
    .note("with a text between its elements, it is one segment: '{\(name): […] by \",\"}'")
    .propose(
      "make it the rest of the path, '{\(name)...}'", replace: placeholder.span,
      with: "{\(name)...}")
  }

  static func listInFragment(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType, "a fragment cannot contain a list", at: placeholder.span,
      note: "a query can: '?{\(placeholder.name.text): …}'")
  }

  static func listWithDefault(
    _ placeholder: ParameterSyntax, isInPath: Bool = false
  ) -> Diagnostic {
    let isFilled = placeholder.type?.filledListMark != nil
    let problem = Diagnostic(
      .invalidParameterType,
      isInPath
        ? "a list in a path has at least one element, so it has no '?' or default"
        : isFilled
          ? "a list with '+' has at least one value in each link, so it has no '?' or default"
          : "a list is empty where a link has no value for it, so it needs no '?' or default",
      at: placeholder.span)
    guard let type = placeholder.type else { return problem }
    if isFilled, !isInPath {
      return problem.note("without the '+', it is empty where a link has no value for it")
    }
    if let value = placeholder.defaultValue, !type.isOptional {
      // The default is behind everything else.
      let ends = [
        placeholder.range?.span, placeholder.separator?.span, placeholder.plusLiteral,
        placeholder.otherKeys.last?.span,
      ]
      let start = ends.compactMap { $0?.end }.max() ?? type.span.end
      let rest = Span(file: value.span.file, start: start, end: value.span.end)
      return problem.correct(
        "remove the default", replace: rest, with: "",
        isCertain: ["[]", "nil"].contains(value.text))
    }
    guard type.isOptional, placeholder.defaultValue == nil else { return problem }
    let mark = Span(file: type.span.file, start: type.span.end - 1, end: type.span.end)
    return problem.fix("remove the '?'", replace: mark, with: "")
  }

  static func defaultOfNil(_ placeholder: ParameterSyntax, isCertain: Bool) -> Diagnostic {
    let end = placeholder.defaultValue?.span ?? placeholder.span
    let start = placeholder.range?.span.end ?? placeholder.type?.span.end ?? end.start
    return Diagnostic(
      .invalidDefault, "an optional parameter is 'nil' where it is missing, without a default",
      at: end
    )
    .correct(
      "remove the default", replace: Span(file: end.file, start: start, end: end.end), with: "",
      isCertain: isCertain)
  }

  static func elseOfText(_ placeholder: ParameterSyntax, _ word: Span) -> Diagnostic {
    let type = placeholder.type?.valueText ?? "String"
    let isFilled = placeholder.type?.filledMark != nil
    return Diagnostic(
      .invalidDefault,
      isFilled
        ? "only the empty text is no value of '\(type)', and it counts as absent anyway"
        : "every text is a value of '\(type)', so there is nothing else", at: word
    )
    .fix("change it to '='", replace: word, with: "=")
  }

  static func nilOfRequired(_ type: TypeSyntax, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidDefault, "'nil' is not a value of '\(type.name.text)'; that of 'else' is one",
      at: span
    )
    .propose("change the type to '\(type.name.text)?'", replace: type.span.endPoint, with: "?")
  }

  static func defaultOfType(
    _ value: NameSyntax, of placeholder: ParameterSyntax
  ) -> Diagnostic {
    let type = placeholder.type?.name.text ?? "String"
    return Diagnostic(
      .invalidDefault, "a parameter of type '\(type)' cannot have a default", at: value.span,
      note: "with '\(type)?' it may be missing")
  }

  static func invalidDefault(
    _ value: NameSyntax, of placeholder: ParameterSyntax, among values: [String], isNumber: Bool
  ) -> Diagnostic {
    let type = placeholder.type?.valueText ?? "String"
    let range =
      placeholder.range.map { " in \($0.lower?.text ?? "")...\($0.upper?.text ?? "")" } ?? ""
    let problem = Diagnostic(
      .invalidDefault, "the default '\(value.text)' is not a value of '\(type)\(range)'",
      at: value.span)
    if value.text.isEmpty, placeholder.type?.filledMark != nil {
      return problem.note("with '+', an empty text counts as absent; 'String+?' is 'nil' then")
    }
    if let name = value.text.asBool, type == "Bool" {
      return problem.propose("change it to '\(name)'", replace: value.span, with: name)
    }
    if let name = value.text.withoutType(type), values.contains(name) {
      return problem.fix("change it to '\(name)'", replace: value.span, with: name)
    }
    if value.text.hasPrefix("\\("), value.text.hasSuffix(")") {
      let inner = String(value.text.dropFirst(2).dropLast())
      return problem.propose("change it to '\(inner)'", replace: value.span, with: inner)
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

  static func restOfNoURL(_ placeholder: ParameterSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .misplacedRest, "in a query, '...' is for a URL that is the rest of the link",
      at: placeholder.span)
    if let type = placeholder.type?.name.text, !["String", "Text", "URL"].contains(type) {
      let list = "{\(placeholder.name.text): [\(type)]}"
      return problem.propose("write a list, '\(list)'", replace: placeholder.span, with: list)
    }
    return problem.note(
      "write '?\(placeholder.name.text)={\(placeholder.name.text): URL...}' as the last item"
        + (placeholder.restMark == nil ? "" : ", without '?'"))
  }

  static func filledDictionary(_ mark: Span) -> Diagnostic {
    Diagnostic(
      .invalidParameterType, "a dictionary may be empty, and so may its texts: it has no '+'",
      at: mark
    )
    .propose("remove the '+'", replace: mark, with: "")
  }

  static func otherDictionary(_ placeholder: ParameterSyntax) -> Diagnostic {
    let type = placeholder.type?.hasListValues == true ? "[String: [String]]" : "[String: String]"
    return Diagnostic(
      .invalidParameterType, "the keys and values of a dictionary are texts",
      at: placeholder.type?.span ?? placeholder.span
    )
    .propose(
      "make it '\(type)'", replace: placeholder.type?.span ?? placeholder.span, with: type)
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
