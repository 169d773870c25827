package import RoutegenCompiler

extension RouteModel {
  /// The values of a parameter, in words: `a whole number from 1 to 50`.
  package func words(for parameter: Parameter) -> String {
    let value = words(for: parameter.type)
    return switch parameter.form {
    case .single, .optional: value
    case .list: "\(parameter.isFilledList ? "one or more" : "any number of") values, each \(value)"
    case .rest: "one or more path segments, each \(value)"
    case .optionalRest: "any number of path segments, each \(value)"
    case .dictionary: "all other items of the query, each value \(value)"
    case .listDictionary: "all other items of the query, several with one key, each value \(value)"
    }
  }

  /// The same words as those of `wordsFor` in `JavaScript/values.mjs`.
  package func words(for type: ValueType) -> String {
    if let separator = type.separator {
      return "values with '\(separator)' between them, each \(words(for: type.element))"
    }
    let filled = type.bounds == .filled ? " that is not empty" : ""
    switch type.kind {
    case .string: return "a text" + filled
    case .text: return "a text of one or more lines" + filled
    case .int, .uint:
      let digits = type.bounds?.padding.map { ", with \($0.width) digits" } ?? ""
      return "a whole number" + range(of: type) + digits
    case .double: return "a number" + range(of: type)
    case .bool: return "true or false"
    case .uuid: return "a UUID"
    case .date: return "a time with a zone, such as 2027-01-31T09:00:00Z"
    case .url:
      guard case .hosts(let hosts)? = type.bounds else { return "a web link" }
      return "a web link on " + hosts.map(\.description).joined(separator: " or ")
    case .enumeration(let index): return "one of " + texts(ofEnumeration: index)
    case .openEnumeration(let index):
      return "a text\(filled), such as " + texts(ofEnumeration: index)
    case .external(let index):
      let type = externalTypes[index]
      let beginning = type.prefix.map { " that begins with '\($0)'" }
      guard let rest = type.rest else {
        return "a text" + (beginning ?? " that the app reads as \(type.name)")
      }
      let rule = rest.text.isEmpty ? nil : " \(rest.text)"
      return "a text" + [beginning, rule].compactMap(\.self).joined(separator: ", then")
    }
  }

  /// What is known of a declared type: `begins with '@'`, `is a text of a-z`; `nil` for any other.
  package func beginning(of type: ValueType) -> String? {
    guard case .external(let index) = type.kind else { return nil }
    if externalTypes[index].rest != nil { return "is \(words(for: type))" }
    return prefix(of: type).map { "begins with '\($0)'" }
  }

  private func range(of type: ValueType) -> String {
    let limits = type.bounds?.limits
    switch (limits?.0 ?? (type.kind == .uint ? "0" : nil), limits?.1) {
    case (let low?, let high?): return " from \(low) to \(high)"
    case (let low?, nil): return ", at least \(low)"
    case (nil, let high?): return ", at most \(high)"
    case (nil, nil): return ""
    }
  }

  private func texts(ofEnumeration index: Int) -> String {
    enumerations[index].values.map { $0.text.isEmpty ? "an empty text" : $0.text }
      .joined(separator: ", ")
  }
}
