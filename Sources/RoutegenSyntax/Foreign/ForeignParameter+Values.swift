/// Defaults in other forms.
extension ForeignParameter {
  // `{page: Int = 1 in 1...50}`
  static func defaultOrder(_ contents: Contents) -> ForeignParameter? {
    guard let (before, _, after) = contents.text.cut(at: "="),
      let (value, _, range) = after.cut(at: " in "), range.contains("..."), value.isNumber
    else { return nil }
    return ForeignParameter(
      "the range comes before the default", "\(before) in \(range) = \(value)", isSame: true,
      at: contents.text.suffix(range.count + 3))
  }

  // `{code: String = a plus literal}`
  static func plusOrder(_ contents: Contents) -> ForeignParameter? {
    let words = " plus literal"
    let type = (contents.type ?? "").prefix { $0.isLetter || $0.isNumber }
    guard contents.text.hasSuffix(words), !["Int", "UInt", "Double", "Bool"].contains(type),
      let (before, _, value) = contents.text.dropLast(words.count).cut(at: "="), !value.isEmpty
    else { return nil }
    return ForeignParameter(
      "'plus literal' comes before the default", "\(before)\(words) = \(value)", isSame: true,
      note: "a default with these words is written in quotation marks",
      at: contents.text.suffix(words.count - 1))
  }

  // `{title: String = }`
  static func emptyDefault(_ contents: Contents) -> ForeignParameter? {
    guard contents.text.hasSuffix("="), contents.text.dropLast().contains(where: \.isLetter),
      !contents.text.dropLast().contains("=")
    else { return nil }
    let type = contents.type?.prefix { $0.isLetter || $0.isNumber } ?? "String"
    if !type.isEmpty, type != "String" {
      return ForeignParameter(
        "a default value is missing after '='", "\(contents.text.dropLast().trimmed)",
        note: "or write the value: '{page: Int = 1}'", at: contents.text.suffix(1))
    }
    return ForeignParameter(
      "a default value is missing after '='", "\(contents.text) \"\"",
      note: "the default '\"\"' is the empty text", at: contents.text.suffix(1))
  }

  // `{page: Int: 1}`, `{page: Int == 1}`, `{page: Int := 1}`, `{page: Int ?? 1}`, `{page|1}`
  static func otherDefault(_ contents: Contents) -> ForeignParameter? {
    let message = "a default is written '= value'"
    if contents.text.contains("===") { return nil }
    for (sign, isSame) in [("==", true), (":=", true), ("??", false), (" default ", false)] {
      guard let (before, place, after) = contents.text.cut(at: sign), !after.isEmpty,
        !before.isEmpty
      else { continue }
      return ForeignParameter(message, "\(before) = \(after)", isSame: isSame, at: place)
    }
    if let type = contents.type, type.isNumber, contents.name.isIdentifier {
      return ForeignParameter(message, "\(contents.name): Int = \(type)")
    }
    if let type = contents.type, let (name, _, value) = type.cut(at: ":"), !name.hasPrefix("["),
      name.trimmedMark.isIdentifier, !value.isEmpty, !value.contains("("), !value.contains(":")
    {
      if value.contains("..") {
        return ForeignParameter(
          "a range is written 'in 1...50'", "\(contents.name): \(name) in \(value)",
          at: type.suffix(type.count - name.count))
      }
      return ForeignParameter(
        message, "\(contents.name): \(name) = \(value)",
        isSame: value.isNumber || ["true", "false"].contains(value),
        at: type.suffix(type.count - name.count))
    }
    if contents.type == nil, let (name, place, value) = contents.text.cut(at: "|"),
      name.isIdentifier, !value.isEmpty
    {
      return ForeignParameter(
        message, value.isNumber ? "\(name): Int = \(value)" : "\(name) = \(value)", at: place)
    }
    return nil
  }
}

extension Substring {
  /// The name of a type without its `?`.
  fileprivate var trimmedMark: Substring { hasSuffix("?") ? dropLast() : self }
}
