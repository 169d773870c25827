/// Words and marks around the name and the type that other languages have.
extension ForeignParameter {
  // URI templates (RFC 6570): `{+path}`, `{?page,size}`, `{&page}`, `{/path}`, `{#section}`
  static func template(_ contents: Contents, isInPath: Bool) -> ForeignParameter? {
    guard let mark = contents.text.first, "+?&/#".contains(mark) else { return nil }
    let names = contents.text.dropFirst().split(separator: ",").map(\.trimmed)
    guard !names.isEmpty, names.allSatisfy(\.isIdentifier) else { return nil }
    let message = "the name of a parameter begins with a letter, and not with '\(mark)'"
    if mark == "+" {
      return isInPath ? ForeignParameter(message, "\(names[0])...") : nil
    }
    let separator = mark == "/" ? "/" : "&"
    let opening = mark == "#" ? "" : "\(mark)"
    // The items of a query may be absent in a URI template.
    let type = "?&".contains(mark) ? ": String?" : ""
    var found = ForeignParameter(
      message, opening + names.map { "{\($0)\(type)}" }.joined(separator: separator))
    found.replacesBraces = true
    return found
  }

  // `{page!: Int}`
  static func required(_ contents: Contents) -> ForeignParameter? {
    guard contents.name.hasSuffix("!"), contents.name.dropLast().isIdentifier else { return nil }
    let name = contents.name.dropLast()
    return ForeignParameter(
      "a parameter without '?' is always required, so it needs no '!'",
      contents.type.map { "\(name): \($0)" } ?? "\(name)")
  }

  // `{id = Int}`
  static func typeAsDefault(_ contents: Contents) -> ForeignParameter? {
    guard contents.type == nil, let (name, place, type) = contents.text.cut(at: "="),
      name.isIdentifier, ["Int", "UInt", "Double", "Bool", "UUID", "Date", "URL"].contains(type)
    else { return nil }
    return ForeignParameter("a type follows ':'", "\(name): \(type)", at: place)
  }

  // ASP.NET: `{id:int:min(1)}`, `{id:int:range(1,50)}`
  static func constraint(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type, let (name, _, rest) = type.cut(at: ":"),
      let open = rest.firstIndex(of: "("), rest.hasSuffix(")")
    else { return nil }
    let here = ForeignType.name(of: String(name)) ?? String(name)
    let bounds = rest[rest.index(after: open)...].dropLast().split(separator: ",").map(\.trimmed)
    let message = "a range is written 'in 1...50'"
    guard bounds.allSatisfy(\.isNumber), let first = bounds.first else {
      return ForeignParameter(
        "a parameter can have a range, but no other constraints", "\(contents.name): \(here)")
    }
    let range: String? =
      switch rest[..<open] {
      case "min": "\(first)..."
      case "max": "...\(first)"
      case "range" where bounds.count == 2: "\(first)...\(bounds[1])"
      default: nil
      }
    let written = range.map { " in \($0)" } ?? ""
    return ForeignParameter(message, "\(contents.name): \(here)\(written)", at: rest)
  }

  // `{page: Int(1...50) = 1}`
  static func rangeAsArgument(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type, let open = type.firstIndex(of: "("),
      let close = type.firstIndex(of: ")"), open < close,
      ["Int", "UInt", "Double"].contains(type[..<open])
    else { return nil }
    let inner = type[type.index(after: open)..<close]
    let rest = type[type.index(after: close)...]
    guard inner.contains("...") else { return nil }
    return ForeignParameter(
      "a range is written 'in 1...50'",
      "\(contents.name): \(type[..<open]) in \(inner)\(rest)", isSame: true,
      at: type[open...close])
  }

  // `{tag: [String}`, `{ids: [Int in 1...5]}`
  static func listWithoutEnd(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type, type.hasPrefix("[") else { return nil }
    if type.dropFirst().isIdentifier {
      return ForeignParameter(
        "a ']' is missing after the type", "\(contents.name): \(type)]", isSame: true, at: type)
    }
    guard let (before, _, _) = type.cut(at: " in "), before.dropFirst().isIdentifier,
      type.hasSuffix("]")
    else { return nil }
    return ForeignParameter(
      "only single numbers have a range", "\(contents.name): \(before)]", at: type)
  }

  // `{id: Int | String}`
  static func unionType(_ contents: Contents) -> ForeignParameter? {
    guard let types = contents.type?.split(separator: "|").map(\.trimmed), types.count > 1,
      types.allSatisfy({ $0.first?.isUppercase == true && ForeignType.name(of: String($0)) != nil })
    else { return nil }
    return ForeignParameter(
      "a parameter can have only one type",
      note: "write a route for each type: '{\(contents.name): \(types[0])}', "
        + "and '{\(contents.name)}' in a route with another name", at: contents.type)
  }

  // FastAPI: `{file:path}`
  static func restType(_ contents: Contents, isInPath: Bool) -> ForeignParameter? {
    guard isInPath, contents.type == "path" || contents.type == "*" || contents.type == "**",
      contents.name.isIdentifier
    else { return nil }
    return ForeignParameter("the rest of a path is written '{name...}'", "\(contents.name)...")
  }
}
