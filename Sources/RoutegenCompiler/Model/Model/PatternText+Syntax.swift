/// The canonical form of a pattern that is being resolved.
extension RouteModel {
  /// The pattern as people write it, in one canonical form.
  ///
  /// A type, a default or a form that the pattern leaves to the route comes from `parameters`.
  ///
  /// - Parameter isAlias: Whether the pattern is after `also`, so that it has each of its segments.
  func parts(
    of syntax: PatternSyntax, in parameters: [Parameter], isAlias: Bool = false
  ) -> PatternParts {
    func texts(_ items: [ItemSyntax]) -> [String] { items.map { text(of: $0, in: parameters) } }
    var parts = PatternParts(items: texts(syntax.query))
    if syntax.hasPath {
      parts.path = pathText(of: syntax, in: parameters, isAlias: isAlias)
      if !isAlias, syntax.segments.contains(where: \.mayBeMissing) {
        parts.pathInAlias = pathText(of: syntax, in: parameters, isAlias: true)
      }
    }
    switch syntax.fragment {
    case .whole(let placeholder)?:
      parts.fragment = "#" + text(of: placeholder, in: parameters)
    case .mixed(let pieces)?: parts.fragment = "#" + text(ofValue: pieces, in: parameters)
    case .items(let items)?: parts.fragment = "#" + texts(items).joined(separator: "&")
    case nil: break
    }
    return parts
  }

  /// The pattern's path, without query and fragment.
  func pathText(
    of syntax: PatternSyntax, in parameters: [Parameter], isAlias: Bool = false
  ) -> String {
    let parameters = parameters.map { isAlias ? $0.inPath.present : $0.inPath }
    var (text, separator) = ("", "/")
    for segment in syntax.segments {
      if let mark = segment.fragmentMark {
        separator = "#" + mark.dropFirst()
      } else {
        text += separator + segment.pieces.map { self.text(of: $0, in: parameters) }.joined()
        separator = "/"
      }
    }
    return separator == "/" ? text : text + separator
  }

  /// The value of an item, or a whole fragment, with text and placeholders.
  private func text(ofValue pieces: [PieceSyntax], in parameters: [Parameter]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let literal): literal.text.asWritten
      case .parameter(let placeholder): text(of: placeholder, in: parameters.map(\.inPath))
      }
    }.joined()
  }

  private func text(of piece: PieceSyntax, in parameters: [Parameter]) -> String {
    switch piece {
    case .literal(let literal): literal.text.asSegment
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
    case .mixed(let pieces):
      return [key, text(ofValue: pieces, in: parameters)].compactMap { $0 }.joined(separator: "=")
    }
  }

  private func text(of placeholder: ParameterSyntax, in parameters: [Parameter]) -> String {
    guard let parameter = parameters.first(where: { $0.name == placeholder.name.text }) else {
      let type = placeholder.type.map { ": \($0.valueText)" } ?? ""
      let sign = placeholder.elseWord == nil ? " = " : " else "
      let text = placeholder.defaultValue.map { sign + $0.text.asDefault } ?? ""
      return
        "{\(placeholder.name.text)\(type)\(placeholder.restText)\(placeholder.boundsText)\(text)}"
    }
    var text = parameter.name
    if let mark = parameter.form.restMark {
      text += placeholder.isRest ? placeholder.restText : mark
    } else {
      text += typeSuffix(of: parameter, placeholder) + placeholder.restText
    }
    text += parameter.type.boundsText + parameter.type.separatorText
    return "{\(text)\(placeholder.otherKeysText)\(parameter.defaultText)}"
  }

  /// `: Int?` after a parameter's name; nothing for a `String`, unless the type of a placeholder in an
  /// `also` requires the item.
  private func typeSuffix(of parameter: Parameter, _ placeholder: ParameterSyntax) -> String {
    let isInPath = placeholder.type.map { $0.filledListMark == nil } ?? false
    let type = typeText(of: parameter, inPath: isInPath)
    return type == "String" && !parameter.isRequiredByAlias ? "" : ": \(type)"
  }
}

extension SegmentSyntax {
  /// Whether the segment is a placeholder of one value that is written as optional.
  var mayBeMissing: Bool {
    guard pieces.count == 1, case .parameter(let placeholder) = pieces[0] else { return false }
    return placeholder.type?.isOptional == true
      || placeholder.defaultValue != nil && !placeholder.isUnnamed
  }
}

extension ParameterSyntax {
  /// `...` or `...?` of a placeholder that is the rest of a path or link; otherwise nothing.
  fileprivate var restText: String { isRest ? restMark == nil ? "..." : "...?" : "" }

  /// ` also recipe_id` as the file has it; otherwise nothing.
  fileprivate var otherKeysText: String { otherKeys.map(\.text).asOtherKeys }

  /// ` in 1...50` or ` in example.com` as the file has it; otherwise nothing.
  fileprivate var boundsText: String {
    if let range { return " in \(range.lower?.text ?? "")...\(range.upper?.text ?? "")" }
    return hosts.isEmpty ? "" : " in " + hosts.map(\.text).joined(separator: ", ")
  }
}

extension [String] {
  /// ` also recipe_id`, the keys as a placeholder has them behind the type; empty without keys.
  package var asOtherKeys: String {
    let keys = map { $0.utf8.contains(UInt8(ascii: ",")) ? $0.quoted : $0.asWritten }
    return isEmpty ? "" : " also " + keys.joined(separator: ", ")
  }
}

extension Parameter {
  /// ` = 20`, ` else 20` or ` else nil`, as it is written behind the type; empty without a default.
  package var defaultText: String {
    let text = defaultValue?.asDefault
    if ignoresUnreadable { return " else \(text ?? "nil")" }
    return text.map { " = \($0)" } ?? ""
  }
}
