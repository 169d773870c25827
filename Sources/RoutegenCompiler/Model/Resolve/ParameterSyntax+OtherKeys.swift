/// The words `also key` in a placeholder.
extension ParameterSyntax {
  /// What is wrong with other names of an item: the placeholder is no item with a key and a value of its own.
  func problemOfOtherKeys(
    at position: PlaceholderPosition, _ purpose: ParameterBinder.Purpose
  ) -> Diagnostic? {
    guard let first = otherKeys.first, let last = otherKeys.last else { return nil }
    let reason: String
    if position == .part {
      reason = "one with text and placeholders has one key"
    } else if position.isInPath {
      reason = "a segment has no key"
    } else if position == .fragment {
      reason = "an item of a fragment has one key"
    } else if isUnnamed || purpose == .discards {
      reason = "an item whose value is discarded has one key"
    } else if type?.dictionaryValue != nil {
      reason = "a dictionary contains items of any key"
    } else if let empty = otherKeys.first(where: { $0.text.isEmpty }) {
      return Diagnostic(.invalidParameterType, "the key of an item is not empty", at: empty.span)
    } else if let text = otherKeys.first(where: { $0.text.hasControlCharacter }) {
      return .unlinkable(text)
    } else {
      return nil
    }
    let keys = Span(file: first.span.file, start: first.span.start, end: last.span.end)
    let problem = Diagnostic(
      .invalidParameterType, "only an item of the query has other keys: \(reason)", at: keys)
    guard !isUnnamed, let start = endOfBounds else { return problem }
    let removed = Span(file: keys.file, start: start, end: keys.end)
    return problem.propose("remove the other keys", replace: removed, with: "")
  }
}
