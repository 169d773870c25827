/// A placeholder of a pattern, bound to its parameter.
struct Placeholder {
  /// The slot of the parameter; `nil` if the text is not kept.
  let slot: Int?
  let type: ValueType
  let form: Parameter.Form

  /// The text that is printed for a placeholder of a route without a name.
  var printed: String?
}

extension PatternResolver {
  func placeholder(
    _ syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Resolved<Placeholder> {
    if let problem = syntax.problemOfOtherKeys(at: position, binder.purpose) {
      binder.declareBroken(syntax.name.text)
      return bag.fail(problem)
    }
    if syntax.isUnnamed, binder.purpose != .discards, position == .segment,
      syntax.type?.isOptional == true
    {
      return bag.fail(
        .invalidParameterType, "a value that is not kept cannot be missing", at: syntax.span,
        note: "write a second pattern without the segment")
    }
    if syntax.isRest, syntax.form(at: position) == .single, position == .segment,
      syntax.isUnnamed || binder.purpose == .discards
    {
      return bag.fail(
        .misplacedRest, "the rest of the link is a value, and this placeholder keeps none",
        at: syntax.span, note: "'{_...}' is the rest of the path, whatever it is"
      )
    }
    let slot: Resolved<Int>
    switch binder.purpose {
    case .declares where syntax.isUnnamed: return printed(syntax, at: position)
    case .declares: slot = newSlot(of: syntax, at: position)
    case .refers where !syntax.isUnnamed:
      slot = existingSlot(of: syntax, at: position)
    case .refers, .discards:
      if let text = syntax.defaultValue { return bag.fail(.unprintedDefault(text, of: syntax)) }
      return discarded(syntax, at: position)
    }
    return slot.map {
      let parameter = binder.parameters[$0]
      let type = position.isInPath ? parameter.inPath.type : parameter.type
      return Placeholder(slot: $0, type: type, form: parameter.form)
    }
  }

  private func newSlot(
    of syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Resolved<Int> {
    if let original = binder.slot(of: syntax.name.text) {
      let free = (2...).lazy.map { "\(syntax.name.text)\($0)" }
        .first { binder.slot(of: $0) == nil }
      return bag.fail(
        Diagnostic(
          .duplicateParameter, "there is already a parameter called '\(syntax.name.text)'",
          at: syntax.name.span
        )
        .also(binder.parameters[original].span, "the first one is here")
        // The name of an item is its key, too.
        .change(syntax.name.span, to: position.isInPath ? free : nil))
    }
    switch parameter(syntax, at: position) {
    case .value(let parameter): return .value(binder.declare(parameter))
    case .failed:
      binder.declareBroken(syntax.name.text)
      return .failed
    }
  }
}
