/// Marks that say nothing: the `+` after a type, and the text between elements.
extension PatternResolver {
  /// Returns the problem of the `+` after a type of which no text is empty; `nil` without one.
  func needlessMark(
    of syntax: ParameterSyntax, _ kind: ValueType.Kind, at position: PlaceholderPosition
  ) -> Diagnostic? {
    guard let mark = syntax.type?.filledMark else { return nil }
    let name = model.typeName(kind)
    func problem(_ reason: String, isCertain: Bool = false) -> Diagnostic {
      Diagnostic(.invalidParameterType, "'+' has no effect here: \(reason)", at: mark)
        .correct("remove the '+'", replace: mark, with: "", isCertain: isCertain)
    }
    if position.isInPath, syntax.separator == nil {
      let place = position == .part ? "of a part of a value" : "in a path"
      return problem("a text \(place) is never empty", isCertain: true)
    }
    switch kind {
    case .string, .text, .openEnumeration: return nil
    case .external: return problem("the type '\(name)' says which texts are its values")
    case .bool, .enumeration: return problem("the values of '\(name)' are listed")
    case .int, .uint, .double, .uuid, .date, .url:
      let list = "for a list that is not empty, write '[\(name)]+'"
      return problem("no '\(name)' is empty", isCertain: true)
        .note(syntax.type?.isList == true ? list : nil)
    }
  }

  /// Whether each value of a type contains a text.
  private func isOfEach(_ separator: String, _ type: ValueType) -> Bool {
    switch type.kind {
    case .uuid: separator == "-"
    case .date: ["-", "T", ":"].contains(separator)
    case .url: [":", "/", "//", "://"].contains(separator)
    case .external: (model.prefix(of: type) ?? "").parts(by: separator).count > 1
    case .string, .text, .int, .uint, .double, .bool, .enumeration, .openEnumeration: false
    }
  }

  /// What is wrong with the text between the elements of a list: no link has it, or elements have it, too.
  func problem(
    of separator: NameSyntax, _ type: ValueType, at position: PlaceholderPosition
  ) -> Diagnostic? {
    let (text, span) = (separator.text, separator.span)
    let name = model.typeName(type.kind)
    func problem(_ message: String) -> Diagnostic {
      Diagnostic(.invalidParameterType, message, at: span)
    }
    if text.isEmpty {
      return problem("the elements of a list need a text between them")
        .note("write one that no element contains, such as 'by \",\"'")
    }
    if text.hasControlCharacter { return problem("no link can contain this text") }
    let isOfNumbers = text.utf8.allSatisfy(\.isDigit) || type.kind == .double && text == "."
    if type.kind.isNumber, isOfNumbers {
      return problem("a '\(text)' may be a part of each number")
        .note("write a text that no number contains, such as 'by \",\"'")
    }
    if text == "+", !position.isInPath, !type.plusIsLiteral, !model.plusIsLiteral {
      return problem("a '+' in a query is a space")
        .note("a line 'plus literal', or such a type, makes it a plus sign")
        .change(span, to: "\" \"")
    }
    if isOfEach(text, type) { return problem("each '\(name)' contains '\(text)'") }
    guard type.kind.hasListedValues,
      let value = model.writtenValues(of: type.kind).first(where: {
        $0.parts(by: text).count > 1
      })
    else { return nil }
    return problem("the value '\(value)' of '\(name)' contains '\(text)'")
      .note("write a text that no value contains, or a list of items: '[\(name)]'")
  }
}

extension ParameterSyntax {
  /// The end of the name, the type, the bounds and the text after `by`; `nil` after `...`.
  var endOfBounds: Int? {
    if isRest, restMark == nil { return nil }
    return restMark?.end ?? separator?.span.end ?? range?.span.end ?? hosts.last?.span.end ?? type?
      .span.end
      ?? name.span.end
  }
}
