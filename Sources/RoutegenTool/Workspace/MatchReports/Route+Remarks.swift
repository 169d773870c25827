import RoutegenCompiler

extension Route {
  /// Remarks on values that may be other than they seem, each with a title.
  ///
  /// - Parameter link: The link that was read.
  func remarks(
    on values: [[String]], of link: String, _ model: RouteModel
  ) -> [(title: String, text: String)] {
    spaces(in: values, of: link, model) + unreadable(in: values, of: link, model)
      + zip(parameters.indices, values).compactMap { slot, texts in
        guard let text = texts.first else { return nil }
        let name = parameters[slot].name
        if link.contains("#"), wholeFragments.contains(slot), let key = text.itemKey {
          return (
            "fragment",
            "'\(name)' is the whole fragment; '#\(key)={\(name)}' has the value of '\(key)'"
          )
        }
        let type = parameters[slot].type
        guard !model.knowsTexts(of: type) else { return nil }
        return (
          "unchecked",
          "'\(name)', because only the app knows the values of '\(model.typeName(type.kind))'"
        )
      }
  }

  /// The items that count as absent because they are no values: those of parameters with `else`.
  private func unreadable(
    in values: [[String]], of link: String, _ model: RouteModel
  ) -> [(title: String, text: String)] {
    let absent = parameters.indices.filter {
      parameters[$0].ignoresUnreadable && values[$0].isEmpty
    }
    guard !absent.isEmpty,
      let parts = try? LinkParts(
        link, isPath: true, plusIsSpace: !model.plusIsLiteral, allowsLineBreaks: true)
    else { return [] }
    let inFragment =
      model.hasFragmentPaths
      ? parts.readingFragmentAsPath(plusIsSpace: !model.plusIsLiteral)?.query : nil
    let query = parts.query + parts.fragmentItems + (inFragment ?? [])
    let items = ([pattern] + aliases.map(\.pattern)).flatMap { pattern in
      pattern.query + (pattern.fragment?.items ?? [])
    }
    return absent.compactMap { slot in
      let keys = items.filter { $0.slot == slot }.map(\.key)
      let item = query.first { item in
        keys.contains { model.isSame(String(decoding: item.key, as: UTF8.self), $0) }
      }
      guard let item, !item.value.isEmpty else { return nil }
      let text = String(decoding: item.value, as: UTF8.self)
      let name = parameters[slot].name
      return ("unreadable", "'\(text)' is no value of '\(name)', so it counts as absent")
    }
  }

  /// The parameters whose value has a space where the query of the link has a `+`.
  private func spaces(
    in values: [[String]], of link: String, _ model: RouteModel
  ) -> [(title: String, text: String)] {
    guard !model.plusIsLiteral, link.utf8.contains(UInt8(ascii: "+")),
      let parts = try? LinkParts(
        link, isPath: true, plusIsSpace: false, allowsLineBreaks: true)
    else { return [] }
    let written = parts.query.map { String(decoding: $0.value, as: UTF8.self) }
    return zip(parameters, values).compactMap { parameter, texts in
      if parameter.type.plusIsLiteral || parameter.type.separator == " " { return nil }
      let hasPlus = texts.contains { text in
        model.read(text, as: parameter.type).contains(" ")
          && written.contains { $0 != text && $0.replacing("+", with: " ") == text }
      }
      guard hasPlus else { return nil }
      let help = "a plus sign is '%2B', or its type says 'plus literal'"
      return ("space", "the '+' in '\(parameter.name)' was read as a space; \(help)")
    }
  }

  /// The parameters that are the fragment in one of the patterns.
  private var wholeFragments: [Int] {
    ([pattern] + aliases.map(\.pattern)).compactMap { pattern in
      if case .whole(let slot)? = pattern.fragment { slot } else { nil }
    }
  }
}
