import RoutegenSyntax

/// The canonical form of a pattern that is being resolved.
extension RouteModel {
  /// The pattern as people write it, in one canonical form.
  ///
  /// A type, a default or a form that the pattern leaves to the route comes from `parameters`.
  func text(of syntax: PatternSyntax, in parameters: [Parameter]) -> String {
    let query = syntax.query.map { text(of: $0, in: parameters) }.joined(separator: "&")
    let fragment =
      switch syntax.fragment {
      case .whole(let placeholder)?:
        "#" + text(of: placeholder, in: parameters.map(\.inPath))
      case .items(let items)?:
        "#" + items.map { text(of: $0, in: parameters) }.joined(separator: "&")
      case nil: ""
      }
    return pathText(of: syntax, in: parameters) + (syntax.query.isEmpty ? "" : "?\(query)")
      + fragment
  }

  /// The pattern's path, without query and fragment.
  func pathText(of syntax: PatternSyntax, in parameters: [Parameter]) -> String {
    let parameters = parameters.map(\.inPath)
    return syntax.segments.map { segment in
      "/" + segment.pieces.map { text(of: $0, in: parameters) }.joined()
    }.joined()
  }

  private func text(of piece: PieceSyntax, in parameters: [Parameter]) -> String {
    switch piece {
    case .literal(let literal): literal.text.asWritten
    case .parameter(let placeholder): text(of: placeholder, in: parameters)
    }
  }

  func text(of item: ItemSyntax, in parameters: [Parameter]) -> String {
    let key = item.key?.text.asWritten
    switch item.value {
    case .literal(let value):
      return [key, value.text.asWritten].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: "=")
    case .parameter(let placeholder):
      return [key, text(of: placeholder, in: parameters)].compactMap { $0 }.joined(separator: "=")
    }
  }

  private func text(of placeholder: ParameterSyntax, in parameters: [Parameter]) -> String {
    guard let parameter = parameters.first(where: { $0.name == placeholder.name.text }) else {
      let type = placeholder.type.map { ": \($0.name.text)" } ?? ""
      let text = placeholder.defaultValue.map { " = \($0.text.asDefault)" } ?? ""
      return
        "{\(placeholder.name.text)\(type)\(placeholder.restText)\(placeholder.boundsText)\(text)}"
    }
    var text = parameter.name
    if let mark = parameter.form.restMark {
      text += placeholder.isRest ? placeholder.restText : mark
    } else {
      text += typeSuffix(of: parameter) + placeholder.restText
    }
    if let bounds = parameter.type.bounds { text += " in \(bounds.text)" }
    if parameter.type.saysPlusLiteral { text += " plus literal" }
    return "{\(text)\(parameter.defaultValue.map { " = \($0.asDefault)" } ?? "")}"
  }

  /// `: Int?` after a parameter's name; nothing for a `String`, unless the type of a placeholder in an
  /// `also` requires the item.
  private func typeSuffix(of parameter: Parameter) -> String {
    let type = typeText(of: parameter)
    return type == "String" && !parameter.isRequiredByAlias ? "" : ": \(type)"
  }
}

extension ParameterSyntax {
  /// `...` or `...?` of a placeholder that is the rest of a path or link; otherwise nothing.
  fileprivate var restText: String { isRest ? restMark == nil ? "..." : "...?" : "" }

  /// ` in 1...50` or ` in example.com` as the file has it; otherwise nothing.
  fileprivate var boundsText: String {
    if let range { return " in \(range.lower?.text ?? "")...\(range.upper?.text ?? "")" }
    return hosts.isEmpty ? "" : " in " + hosts.map(\.text).joined(separator: ", ")
  }
}
