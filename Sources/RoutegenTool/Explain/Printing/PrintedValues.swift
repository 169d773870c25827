package import RoutegenCompiler

/// The values of a route as its links have them.
struct PrintedValues {
  let parameters: [Parameter]
  private let texts: [[String]]
  private let defaults: [String?]

  init(
    _ route: Route, _ values: [[String]], _ model: RouteModel
  ) throws(RoutePrinter.Obstacle) {
    parameters = route.parameters
    texts = model.normalized(values, of: route)
    defaults = parameters.map { parameter in
      parameter.defaultValue.map { model.printed($0, as: parameter.type) }
    }
    for (parameter, texts) in zip(parameters, texts) {
      if let prefix = model.prefix(of: parameter.type),
        !texts.allSatisfy({ $0.utf8.starts(with: prefix.utf8) })
      {
        throw .prefix(prefix, of: parameter)
      }
      let checked = parameter.form.isDictionary ? [] : texts
      let isMissing = texts.isEmpty && !parameter.mayBeAbsent
      if isMissing || texts.contains(where: { Self.hasControl($0, parameter.type) })
        || !checked.allSatisfy({ model.canonicalText(of: $0, as: parameter.type) != nil })
      {
        throw .value(of: parameter)
      }
    }
  }

  /// The texts of a parameter in an item, a fragment or a whole segment; none if the value is the default, byte for byte.
  func written(_ slot: Int) -> [String] {
    if let text = defaults[slot], texts[slot].count == 1, texts[slot][0].utf8Key == text.utf8Key {
      return []
    }
    return texts[slot]
  }

  /// The segment of a parameter, encoded, with the slash before it; empty if the segment is missing.
  func segment(_ slot: Int, keeping marks: String, isInFragment: Bool)
    throws(RoutePrinter.Obstacle) -> String
  {
    guard let text = written(slot).first else { return "" }
    if text.isEmpty || !isInFragment && Self.hasDotPart(text) { throw .value(of: parameters[slot]) }
    return "/" + text.percentEncoded(keeping: marks)
  }

  /// The text of a parameter in a mixed segment, encoded.
  func piece(_ slot: Int, keeping marks: String) -> String {
    (texts[slot].first ?? "").percentEncoded(keeping: marks)
  }

  /// The texts of the rest of a path.
  func rest(_ slot: Int, mayBeEmpty: Bool, isInFragment: Bool)
    throws(RoutePrinter.Obstacle) -> [String]
  {
    let texts = texts[slot]
    if texts.isEmpty && !mayBeEmpty || !isInFragment && texts.contains(where: Self.hasDotPart) {
      throw .value(of: parameters[slot])
    }
    return texts
  }

  /// Whether a URL parser would remove a part of the text.
  private static func hasDotPart(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "/")).contains {
      $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8)
    }
  }

  /// Whether no link can contain the text as a value of the type.
  private static func hasControl(_ text: String, _ type: ValueType) -> Bool {
    text.unicodeScalars.contains {
      $0.properties.generalCategory == .control
        && !(type.kind == .text && LinkParts.isLineBreak($0))
    }
  }
}

extension RouteModel {
  /// The texts that links have for the values of a route, in which defaults are filled in.
  ///
  /// Equal values have equal texts.
  func normalized(_ values: [[String]], of route: Route) -> [[String]] {
    zip(route.parameters, values).map { parameter, texts in
      if texts.isEmpty, let text = parameter.defaultValue {
        return [printed(text, as: parameter.type)]
      }
      guard parameter.form.isDictionary else {
        return texts.map { printed($0, as: parameter.type) }
      }
      return Self.inOrder(texts)
    }
  }

  /// The keys and values of a dictionary in the order in which they are printed.
  ///
  /// Canonically equivalent keys are one key of a Swift dictionary, written like the first of them.
  private static func inOrder(_ texts: [String]) -> [String] {
    var values: [String: [String]] = [:]
    for index in stride(from: 0, to: texts.count - 1, by: 2) {
      values[texts[index], default: []].append(texts[index + 1])
    }
    return values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .flatMap { key, values in values.flatMap { [key, $0] } }
  }

  /// The one text that is printed for a value, which a link may have written in another form.
  package func printed(_ text: String, as type: ValueType) -> String {
    if let separator = type.separator {
      return type.elements(of: text).map { printed($0, as: type.element) }
        .joined(separator: separator)
    }
    switch type.kind {
    case .bool: return read(text, as: type)
    case .uuid: return text.uppercased()
    case .double: return Double(text).flatMap(\.shortestDigits) ?? text
    case .date: return InstantText.inUTC(text) ?? text
    case .url: return LinkParts.escaped(text)
    // In a link, the name of a case is not its value.
    case .openEnumeration(let index): return enumerations[index].value(ofLink: text)?.text ?? text
    case .enumeration, .string, .text, .int, .uint, .external:
      return canonicalText(of: text, as: type) ?? text
    }
  }
}
