/// Placeholders that have no name: their text is matched and not kept.
extension PatternResolver {
  /// A placeholder whose text is matched and not kept.
  func discarded(
    _ syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Resolved<Placeholder> {
    if let type = syntax.type, !position.isInPath {
      return bag.fail(
        .unnamedPlaceholder, "a value that is not kept has no type here: any value matches",
        at: type.span)
    }
    return parameter(syntax, at: position).map {
      Placeholder(slot: nil, type: $0.type, form: $0.form, printed: $0.defaultValue)
    }
  }

  /// A placeholder of a route that has no name: `{_ = home}` matches any text and prints `home`.
  func printed(
    _ syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Resolved<Placeholder> {
    let isEmptyRest = position == .segment && syntax.restMark != nil
    guard syntax.defaultValue != nil || isEmptyRest else {
      let type = syntax.type.map { ": \($0.name.text)" } ?? ""
      let example =
        syntax.isRest && position == .segment
        ? "{_... = any/text}" : "{_\(type) = \(type.isEmpty ? "text" : "…")}"
      return bag.fail(
        Diagnostic(
          .unnamedPlaceholder,
          "a route prints its link too, so '{_}' needs a text to print, or a name", at: syntax.span,
          note: "'\(example)' matches any value, and prints what follows the '='"
        )
        .note("without it, '{_}' is for 'also', 'except' and 'unwrap', which are never printed"))
    }
    let resolved = discarded(syntax, at: position)
    guard var placeholder = resolved.value else { return .failed }
    let text = placeholder.printed ?? ""
    placeholder.printed = text
    if let value = syntax.defaultValue, !text.isPrintable(at: position, placeholder.form) {
      let note =
        !position.isInPath
        ? "no link has control characters"
        : syntax.isRest
          ? "it is one segment or more, without a '/' before or after them"
          : "a segment is not empty, not '.' or '..', and has no control characters"
      return bag.fail(
        .invalidDefault, "'{_}' does not match the text '\(value.text)', which it would print",
        at: value.span, note: note)
    }
    return .value(placeholder)
  }
}

extension String {
  /// Whether a link can have the text at the position, and the placeholder matches it there.
  fileprivate func isPrintable(at position: PlaceholderPosition, _ form: Parameter.Form) -> Bool {
    if hasControlCharacter { return false }
    switch position {
    case .query, .fragment: return true
    case .mixed, .part: return !isEmpty
    case .segment:
      let parts = split(separator: "/", omittingEmptySubsequences: false)
      return !(form.isRest ? parts.contains("") : isEmpty) && !hasDotSegment
    }
  }
}

extension RouteModel {
  /// Reports the defaults of a mixed segment that end before they should: a placeholder ends where the
  /// text after it can begin.
  func endedDefaults(_ pieces: [PieceSyntax]) -> [Diagnostic] {
    // The last text of a segment matches only at its end.
    zip(pieces, pieces.dropFirst()).dropLast().compactMap { piece, next in
      guard case .parameter(let placeholder) = piece, placeholder.isUnnamed,
        let value = placeholder.defaultValue, case .literal(let literal) = next
      else { return nil }
      let text = Array(folded(value.text).utf8)
      let end = Array(folded(literal.text).utf8)
      let whole = text + end
      let isEnded = text.indices.dropFirst().contains { whole[$0...].starts(with: end) }
      return isEnded
        ? Diagnostic(
          .invalidDefault,
          "'{_}' does not match the text '\(value.text)', which it would print: it ends at '\(literal.text)'",
          at: value.span) : nil
    }
  }
}

extension RouteModel {
  /// The placeholder of a mixed segment of which each value has the text at which it ends: `{id: UUID}-{page: Int}`.
  func endedPiece(of pieces: [Piece]) -> Int? {
    let late = lateSplit(of: pieces)
    // The last text of a segment matches only at its end.
    return pieces.indices.dropLast(2).first { index in
      guard index + 1 != late, case .parameter(_, let type) = pieces[index],
        case .literal(let literal) = pieces[index + 1], !type.kind.isText
      else { return false }
      let values =
        [.uuid, .date].contains(type.kind)
        ? samples(of: type.element, inPath: true) : writtenValues(of: type.kind)
      return !values.isEmpty
        && values.allSatisfy { folded($0).dropFirst().contains(folded(literal)) }
    }
  }
}

extension Diagnostic {
  /// A default in a pattern that is never printed.
  static func unprintedDefault(
    _ value: NameSyntax, of placeholder: ParameterSyntax
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unnamedPlaceholder, "this pattern is never printed, so '{_}' needs no text here",
      at: value.span)
    guard let start = placeholder.endOfBounds else { return problem.note("write '{_...}'") }
    return problem.fix(
      "remove the text",
      replace: Span(file: value.span.file, start: start, end: placeholder.span.end - 1), with: "")
  }
}
