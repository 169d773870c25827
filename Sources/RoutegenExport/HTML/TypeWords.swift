import RoutegenModel

extension RouteModel {
  /// The values of a parameter, in words: `a whole number from 1 to 50`.
  func words(for parameter: Parameter) -> String {
    let value = words(for: parameter.type)
    return switch parameter.form {
    case .single, .optional: value
    case .list: "any number of values, each \(value)"
    case .rest: "one or more path segments, each \(value)"
    case .optionalRest: "any number of path segments, each \(value)"
    case .dictionary: "all other items of the query, each value \(value)"
    case .listDictionary: "all other items of the query, several with one key, each value \(value)"
    }
  }

  private func words(for type: ValueType) -> String {
    switch type.kind {
    case .string: return "a text"
    case .text: return "a text of one or more lines"
    case .int, .uint:
      if let digits = type.bounds?.padding?.width {
        return "a number of \(digits) digits" + range(of: type)
      }
      return "a whole number" + range(of: type)
    case .double: return "a number" + range(of: type)
    case .bool: return "true or false"
    case .uuid: return "a UUID"
    case .date: return "a date and a time, such as 2027-01-31T09:00:00Z"
    case .url:
      guard case .hosts(let hosts)? = type.bounds else { return "a web address" }
      return "a web address on " + Self.choice(hosts.map(\.description))
    case .enumeration(let index): return Self.choice(enumerations[index].values.map(\.text))
    case .openEnumeration(let index):
      return "a text, such as " + Self.choice(enumerations[index].values.map(\.text))
    case .external(let index):
      let type = externalTypes[index]
      return "a value of the app’s type \(type.name)"
        + (type.prefix.map { ", which begins with \($0)" } ?? "")
    }
  }

  private func range(of type: ValueType) -> String {
    switch type.bounds?.limits {
    case (let low?, let high?)?: " from \(low) to \(high)"
    case (let low?, nil)?: " from \(low)"
    case (nil, let high?)?: type.kind == .uint ? " from 0 to \(high)" : " up to \(high)"
    case (nil, nil)?, nil: type.kind == .uint ? " from 0" : ""
    }
  }

  /// The texts as alternatives: `new, popular or oldest`; an empty text in words.
  private static func choice(_ texts: [String]) -> String {
    let texts = texts.map { $0.isEmpty ? "an empty text" : $0 }
    guard texts.count > 1 else { return texts.joined() }
    return texts.dropLast().joined(separator: ", ") + " or " + texts[texts.count - 1]
  }
}
