/// The route and the values that an example has after `->`, such as `recipe(id: "1234")`.
package struct ExpectedValues {
  package let name: String
  package let values: [(name: String, text: String)]

  package init(_ text: String) {
    let opening = text.firstIndex(of: "(") ?? text.endIndex
    name = String(text[..<opening])
    let list = text[opening...].dropFirst().dropLast()
    values = Self.split(list).map { item in
      let parts = item.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
      return (String(parts.first ?? ""), String(parts.count > 1 ? parts[1] : ""))
    }
  }

  /// Splits a list at the separators that are not inside quotation marks or brackets.
  private static func split(_ list: Substring, at separator: Character = ",") -> [Substring] {
    var isQuoted = false
    var depth = 0
    return list.split { character in
      switch character {
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted: depth += 1
      case "]" where !isQuoted: depth -= 1
      default: break
      }
      return character == separator && !isQuoted && depth == 0
    }
    .map { $0.drop { $0 == " " } }
  }

  /// Whether these are the route and the values that the link opens; parameters may be left out.
  func agree(with route: Route, _ actual: [[String]], _ model: RouteModel) -> Bool {
    guard name == route.qualifiedName || name == route.caseName else { return false }
    return values.allSatisfy { expected in
      guard let slot = route.parameters.firstIndex(where: { $0.name == expected.name }) else {
        return false
      }
      let parameter = route.parameters[slot]
      let texts = actual[slot].isEmpty ? parameter.defaultValue.map { [$0] } ?? [] : actual[slot]
      if expected.text == "nil" { return texts.isEmpty }
      return Self.texts(of: expected.text, parameter, model)
        .elementsEqual(texts) { expected, text in
          let text = model.canonicalText(of: text, as: parameter.type) ?? text
          return model.isSame(
            model.read(expected, as: parameter.type), model.read(text, as: parameter.type))
        }
    }
  }

  /// The texts that links have for a value such as `"a"`, `.newest`, `[1, 2]` or `["key": "value"]`.
  package static func texts(of text: String, _ parameter: Parameter, _ model: RouteModel)
    -> [String]
  {
    if let separator = parameter.type.separator {
      let elements = items(of: text).map { canonical($0, parameter, model) }
      // No text has such elements.
      let isBroken = elements.contains { parameter.type.elements(of: $0).count > 1 }
      return isBroken || elements.isEmpty ? [] : [elements.joined(separator: separator)]
    }
    return switch parameter.form {
    case .single, .optional: [canonical(text, parameter, model)]
    case .list, .rest, .optionalRest: items(of: text).map { canonical($0, parameter, model) }
    case .dictionary:
      items(of: text).filter { $0 != ":" }.flatMap { pair in
        split(pair[...], at: ":").map { canonical(String($0), parameter, model) }
      }
    case .listDictionary:
      items(of: text).filter { $0 != ":" }.flatMap { pair -> [String] in
        let parts = split(pair[...], at: ":").map(String.init)
        guard let key = parts.first, parts.count == 2 else { return parts }
        return items(of: parts[1]).flatMap { [key, $0] }.map { canonical($0, parameter, model) }
      }
    }
  }

  /// The elements of a list such as `[1, 2]`.
  private static func items(of list: String) -> [String] {
    guard list.hasPrefix("["), list.hasSuffix("]"), list.count > 1 else { return [list] }
    return split(list.dropFirst().dropLast()).map(String.init)
  }

  /// A value as links write it: without quotation marks, and the text of an enum's case.
  private static func canonical(_ text: String, _ parameter: Parameter, _ model: RouteModel)
    -> String
  {
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    let bare = isQuoted ? String(text.dropFirst().dropLast()) : text
    let name = bare.hasPrefix(".") && !isQuoted ? String(bare.dropFirst()) : bare
    return model.canonicalText(of: name, as: parameter.type.element) ?? bare
  }
}
