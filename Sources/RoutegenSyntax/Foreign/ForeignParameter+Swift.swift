/// Placeholders with other words or marks between the name and the type.
extension ForeignParameter {
  // `{let id: Int}`, `{var id}`, `{for id: Int}`
  static func labelled(_ contents: Contents) -> ForeignParameter? {
    guard let (first, _, rest) = contents.text.cut(at: " "), first.isIdentifier else { return nil }
    let words = contents.name.split(separator: " ")
    guard words.count == 2, words[1].isIdentifier else { return nil }
    if ["let", "var", "const", "val"].contains(first) {
      return ForeignParameter(
        "a parameter is written without '\(first)'", "\(rest)", isSame: true, at: first)
    }
    guard contents.type?.isEmpty == false else { return nil }
    return ForeignParameter("a parameter can have only one name", "\(rest)", at: first)
  }

  // `{id::Int}`
  static func doubleColon(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type, type.hasPrefix(":") else { return nil }
    let rest = type.drop { $0 == ":" }.trimmed
    guard !rest.isEmpty, contents.name.isIdentifier else { return nil }
    return ForeignParameter(
      "one ':' is between the name and the type", "\(contents.name): \(rest)", isSame: true,
      at: type.prefix { $0 == ":" })
  }

  // `{#id}`, `{@id}`, `{/id}`
  static func otherName(_ contents: Contents) -> ForeignParameter? {
    guard let mark = contents.text.first, "#@/".contains(mark), contents.type == nil,
      contents.text.dropFirst().isIdentifier
    else { return nil }
    return ForeignParameter(
      "a parameter is written without '\(mark)'", "\(contents.text.dropFirst())",
      at: contents.text.prefix(1))
  }

  // `{id -> Int}`, `{id as Int}`, `{id is Int}`
  static func arrow(_ contents: Contents) -> ForeignParameter? {
    for sign in ["->", " as ", " is ", "=>"] {
      guard let (name, place, type) = contents.text.cut(at: sign), name.isIdentifier else {
        continue
      }
      let bare = type.hasSuffix("?") ? type.dropLast() : type
      guard bare.isIdentifier else { continue }
      let known = ForeignType.name(of: String(type)) ?? "\(type)"
      return ForeignParameter("a type is written after ':'", "\(name): \(known)", at: place)
    }
    return nil
  }

  // `{n: String(50)}`, `{since: Date("yyyy-MM-dd")}`, `{id: some StringProtocol}`
  static func call(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type else { return nil }
    for word in ["some ", "any "] where type.hasPrefix(word) {
      return ForeignParameter("a type is a single word", "\(contents.name)", at: type)
    }
    let name = type.prefix { $0.isLetter || $0.isNumber }
    let arguments = type[name.endIndex...]
    guard name.isIdentifier, arguments.hasPrefix("("), arguments.hasSuffix(")") else { return nil }
    if arguments.contains("..") || arguments.contains("|") || name == "enum" { return nil }
    if name == "Date" {
      return ForeignParameter(
        "a type cannot have arguments",
        note: "a 'Date' is written as in ISO 8601; for other forms, 'type' names a Swift type",
        at: arguments)
    }
    let isNumber = arguments.dropFirst().dropLast().isNumber
    return ForeignParameter(
      "a type cannot have arguments",
      name == "String" ? "\(contents.name)" : "\(contents.name): \(name)",
      note: isNumber
        ? "a limit on the length is checked in your handler, or by a Swift type: 'type Name'"
        : "for values in another form, 'type' names a Swift type that reads them",
      at: arguments)
  }

  // `{page:1}`
  static func numberAsType(_ contents: Contents, isInPath: Bool) -> ForeignParameter? {
    guard let type = contents.type, type.isNumber, contents.name.isIdentifier else { return nil }
    let kind = type.contains(".") ? "Double" : "Int"
    return isInPath
      ? ForeignParameter(
        "a type follows ':', and '\(type)' is a value", "\(contents.name): \(kind)", at: type)
      : ForeignParameter(
        "a default is written '= value'", "\(contents.name): \(kind) = \(type)", at: type)
  }
}
