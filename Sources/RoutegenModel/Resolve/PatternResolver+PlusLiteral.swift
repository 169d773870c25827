import RoutegenSource
import RoutegenSyntax

/// The words `plus literal` in a placeholder.
extension PatternResolver {
  /// Returns the problem of the words in a placeholder in which they have no effect; `nil` without one.
  func needlessPlus(
    of syntax: ParameterSyntax, _ kind: ValueType.Kind, at position: PlaceholderPosition
  ) -> Diagnostic? {
    guard let words = syntax.plusLiteral else { return nil }
    let reason: String
    if position.isInPath {
      reason = "a '+' in a path is always a plus sign"
    } else if syntax.isUnnamed {
      reason = "any value matches '{_}'"
    } else if kind == .url || kind == .date {
      reason = "a '+' in a '\(model.typeName(kind))' is always a plus sign"
    } else if !kind.mayHavePlus {
      reason = "no '\(model.typeName(kind))' has a '+'"
    } else {
      return nil
    }
    return .needlessPlus(words, of: syntax, because: reason)
  }
}

extension Diagnostic {
  /// - Parameter words: The place of `plus literal` in the placeholder.
  static func needlessPlus(
    _ words: Span, of placeholder: ParameterSyntax, because reason: String
  ) -> Diagnostic {
    let removed = Span(
      file: words.file, start: placeholder.endOfBounds ?? words.start, end: words.end)
    return Diagnostic(
      .invalidParameterType, "'plus literal' has no effect here: \(reason)", at: words
    )
    .fix("remove 'plus literal'", replace: removed, with: "")
  }
}

extension ParameterSyntax {
  /// The end of the name, the type and the bounds; `nil` after `...`.
  var endOfBounds: Int? {
    if isRest, restMark == nil { return nil }
    return restMark?.end ?? range?.span.end ?? hosts.last?.span.end ?? type?.span.end
      ?? name.span.end
  }
}
