/// Names and rests of paths in other forms.
extension ForeignParameter {
  // `{}`
  static func empty(_ contents: Contents) -> ForeignParameter? {
    contents.text.isEmpty
      ? ForeignParameter(
        "a placeholder needs a name", note: "write '{id}', or '{id: Int}' with a type") : nil
  }

  // `{...path}`, `{*path}`, `{path*}`, `{path+}`
  static func rest(_ contents: Contents) -> ForeignParameter? {
    let text = contents.text
    let message = "the rest of a path is written '{name...}'"
    if text.hasPrefix("..."), text.dropFirst(3).isIdentifier {
      return ForeignParameter(message, "\(text.dropFirst(3))...", isSame: true)
    }
    let name = text.drop { $0 == "*" }
    if text.hasPrefix("*"), name.isIdentifier { return ForeignParameter(message, "\(name)...") }
    guard let last = text.last, last == "*" || last == "+", text.dropLast().isIdentifier else {
      return nil
    }
    return ForeignParameter(message, "\(text.dropLast())...")
  }

  // `{:id}`
  static func colonFirst(_ contents: Contents) -> ForeignParameter? {
    guard contents.name.isEmpty, let name = contents.type, name.isIdentifier else { return nil }
    return ForeignParameter(
      "the name of a parameter is written without ':'", "\(name)", isSame: true)
  }

  // `{id?}`, `{path?...}`
  static func optionalName(_ contents: Contents, isInPath: Bool) -> ForeignParameter? {
    let isRest = contents.text.hasSuffix("?...")
    guard isRest || contents.text.hasSuffix("?") else { return nil }
    let name = contents.text.dropLast(isRest ? 4 : 1)
    guard name.isIdentifier else { return nil }
    if isRest {
      return ForeignParameter(
        "the rest of a path that may be empty is written '{name...?}'", "\(name)...?")
    }
    if isInPath {
      var found = ForeignParameter(
        "a path has each of its segments, so '\(name)' cannot be missing")
      found.optionalName = String(name)
      return found
    }
    return ForeignParameter(
      "a '?' belongs after the type of a parameter", "\(name): String?", isSame: true)
  }

  // `{user id}`, `{Int id}`, `{id Int}`
  static func words(_ contents: Contents) -> ForeignParameter? {
    let words = contents.text.split(separator: " ")
    guard contents.type == nil, words.count == 2, words.allSatisfy({ $0.isTypeName }),
      words[1] != "plus"
    else {
      return nil
    }
    let (first, second) = (words[0], words[1])
    if let type = ForeignType.name(of: String(first)), first.isKnownType {
      return ForeignParameter("the name of a parameter comes before its type", "\(second): \(type)")
    }
    let bare = second.hasSuffix("?") ? second.dropLast() : second
    if let type = ForeignType.name(of: String(bare)), bare.isKnownType {
      let mark = second.hasSuffix("?") ? "?" : ""
      return ForeignParameter(
        "a ':' is missing between the name and the type", "\(first): \(type)\(mark)",
        isSame: type == bare, at: second)
    }
    guard second.isIdentifier, first.isIdentifier else { return nil }
    let joined = first + second.prefix(1).uppercased() + second.dropFirst()
    return ForeignParameter("the name of a parameter cannot contain a space", "\(joined)")
  }

  // `{id: Int, name}`
  static func severalParameters(_ contents: Contents) -> ForeignParameter? {
    guard let (first, comma, second) = contents.text.cut(at: ","), !first.contains("["),
      !first.contains(" in "), !first.contains("="), !first.contains("("),
      (second.cut(at: ":")?.before ?? second).isIdentifier, !second.hasPrefix("default")
    else { return nil }
    return ForeignParameter(
      "a placeholder can hold only one parameter", "{\(first)}&{\(second)}",
      note: "in a path, each parameter is a segment", at: comma)
  }
}

extension Substring {
  fileprivate var isTypeName: Bool { isIdentifier || hasSuffix("?") && dropLast().isIdentifier }

  /// Whether the word is the name of a type rather than of a parameter: `Int`, `int`, not `url`.
  fileprivate var isKnownType: Bool {
    guard let first else { return false }
    return first.isUppercase || ["int", "str", "string", "bool", "float", "double"].contains(self)
  }
}
