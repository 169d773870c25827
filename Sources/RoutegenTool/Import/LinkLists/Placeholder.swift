/// A placeholder in a pattern of another tool.
struct Placeholder {
  /// The name; `nil` if it has none.
  private(set) var name: String?

  /// The word or the regular expression that says which values it has.
  private var type = ""
  private(set) var isOptional = false

  /// Whether it is the rest of the path.
  private(set) var isRest = false

  /// Whether it is only stars.
  var isWildcard: Bool { name == nil && type.isEmpty }

  init(name: String? = nil, type: String = "", isOptional: Bool = false, isRest: Bool = false) {
    self.name = name.flatMap { $0.isEmpty ? nil : $0 }
    (self.type, self.isOptional, self.isRest) = (type, isOptional, isRest)
    if ["path", "rest", "catchall"].contains(type.lowercased()) { self.isRest = true }
  }

  /// Text, or a placeholder, of a segment or of a value.
  struct Piece {
    let text: String
    let placeholder: Placeholder?
  }

  func value(inPath: Bool) -> DraftValue { DraftValue(type: draftType(inPath: inPath), name: name) }

  private func draftType(inPath: Bool) -> DraftType {
    let digits = ["\\d+", "[0-9]+", "\\d*", "[1-9]\\d*", "\\\\d+", "[1-9][0-9]*"]
    if digits.contains(type) { return .int }
    switch type.lowercased() {
    case "int", "integer", "long", "number", "num", "uint", "d", "i", "u", "ld", "lld", "lu":
      return .int
    case "uuid", "guid": return .uuid
    case "bool", "boolean": return .bool
    case "float", "double", "decimal", "f": return inPath ? .string : .double
    case let words where words.hasPrefix("any("):
      let texts = words.dropFirst(4).dropLast().split(separator: ",")
        .map { String($0.filter { $0 != " " && $0 != "'" && $0 != "\"" }) }
      return texts.isEmpty ? .string : .listed(texts, isOpen: false)
    default: return .string
    }
  }
}

extension Placeholder {
  /// Reads the placeholders of a segment or of a value.
  struct Reader {
    private var rest: Substring
    private var isAtStart = true

    init(_ text: Substring) { rest = text }

    mutating func pieces() -> [Piece] {
      var pieces: [Piece] = []
      var text = ""
      while let first = rest.first {
        let before = rest
        if let placeholder = readPlaceholder() {
          if !text.isEmpty { pieces.append(Piece(text: text, placeholder: nil)) }
          text = ""
          let written = String(before[..<rest.startIndex])
          pieces.append(Piece(text: written, placeholder: placeholder))
        } else {
          text.append(first)
          rest = before.dropFirst()
        }
        isAtStart = false
      }
      if !text.isEmpty { pieces.append(Piece(text: text, placeholder: nil)) }
      return pieces
    }

    private mutating func readPlaceholder() -> Placeholder? {
      switch rest.first {
      case ":": return readColon()
      case "{": return readBraces()
      case "<": return readAngle()
      case "[" where isAtStart: return readSquare()
      case "*" where isAtStart: return readStars()
      case "$" where isAtStart: return readDollar()
      case "(": return readGroup()
      case "%": return readFormat()
      default: return nil
      }
    }

    /// Cuts off a name: letters, digits and underscores.
    private mutating func cutName() -> String {
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      rest = rest.dropFirst(name.count)
      return String(name)
    }

    /// Cuts off what is between two brackets; `nil` if the first is not closed.
    private mutating func cutBrackets(_ open: Character, _ close: Character) -> Substring? {
      var depth = 0
      for index in rest.indices {
        if rest[index] == open { depth += 1 }
        if rest[index] == close { depth -= 1 }
        guard depth == 0 else { continue }
        defer { rest = rest[index...].dropFirst() }
        return rest[..<index].dropFirst()
      }
      return nil
    }

    /// `:id`, `:id?`, `:path*`, `:id(\d+)`.
    private mutating func readColon() -> Placeholder? {
      guard let letter = rest.dropFirst().first, letter.isASCII, letter.isLetter || letter == "_"
      else { return nil }
      rest = rest.dropFirst()
      let name = cutName()
      let type = rest.first == "(" ? cutBrackets("(", ")").map(String.init) ?? "" : ""
      let mark = rest.first.flatMap { "?*+".contains($0) ? $0 : nil }
      if mark != nil { rest = rest.dropFirst() }
      return Placeholder(
        name: name, type: type, isOptional: mark == "?", isRest: mark == "*" || mark == "+")
    }

    /// `{id}`, `{{ id }}`, `{id:int}`, `{id?}`, `{*path}`, `{path...}`.
    private mutating func readBraces() -> Placeholder? {
      guard var text = cutBrackets("{", "}") else { return nil }
      if text.first == "{", text.last == "}" { text = text.dropFirst().dropLast() }
      var content = text.filter { $0 != " " }
      let stars = content.prefix { $0 == "*" || $0 == "+" || $0 == "/" }
      content = String(content.dropFirst(stars.count))
      var isRest = !stars.isEmpty
      var isOptional = false
      let parts = content.split(separator: ":", maxSplits: 1).map(String.init)
      var name = parts.first ?? ""
      for mark in ["...", "…", "*", "+", "?"] where name.hasSuffix(mark) {
        name = String(name.dropLast(mark.count))
        isOptional = isOptional || mark == "?"
        isRest = isRest || mark != "?"
      }
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }) else {
        return nil
      }
      var type = parts.count > 1 ? parts[1] : ""
      if type.hasSuffix("?") {
        isOptional = true
        type = String(type.dropLast())
      }
      return Placeholder(name: name, type: type, isOptional: isOptional, isRest: isRest)
    }

    /// `<id>`, `<int:id>`, `<id:int>`, `<regex("…"):id>`.
    private mutating func readAngle() -> Placeholder? {
      guard let text = cutBrackets("<", ">") else { return nil }
      let parts = text.filter { $0 != " " }.split(separator: ":").map(String.init)
      guard let last = parts.last, let first = parts.first else { return nil }
      if parts.count == 1 { return Placeholder(name: last) }
      let types = [
        "int", "string", "str", "uuid", "float", "path", "slug", "any", "double", "bool",
      ]
      let isTypeFirst = types.contains { first.hasPrefix($0) } || first.hasPrefix("re")
      let type = isTypeFirst ? parts.dropLast().joined(separator: ":") : last
      return Placeholder(name: isTypeFirst ? last : first, type: type)
    }

    /// `[id]`, `[id=integer]`, `[[slug]]`, `[...slug]`, `[[...slug]]`.
    private mutating func readSquare() -> Placeholder? {
      guard var text = cutBrackets("[", "]") else { return nil }
      let isOptional = text.first == "[" && text.last == "]"
      if isOptional { text = text.dropFirst().dropLast() }
      let name = text.drop { $0 == "." }.prefix { $0 != "=" }
      guard !name.isEmpty,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
      else { return nil }
      let type = text.drop { $0 != "=" }.dropFirst()
      return Placeholder(
        name: String(name), type: String(type), isOptional: isOptional,
        isRest: text.first == ".")
    }

    /// `*`, `**`, `*path`.
    private mutating func readStars() -> Placeholder? {
      let stars = rest.prefix { $0 == "*" }
      rest = rest.dropFirst(stars.count)
      let name = cutName()
      return rest.isEmpty ? Placeholder(name: name, isRest: true) : nil
    }

    /// `$id`, `${id}`.
    private mutating func readDollar() -> Placeholder? {
      rest = rest.dropFirst()
      if rest.first == "{" { return readBraces() }
      guard rest.first?.isLetter == true else { return nil }
      return Placeholder(name: cutName())
    }

    /// `(?P<id>\d+)`.
    private mutating func readGroup() -> Placeholder? {
      guard let text = cutBrackets("(", ")") else { return nil }
      for mark in ["?P<", "?<"] where text.hasPrefix(mark) {
        let name = text.dropFirst(mark.count).prefix { $0 != ">" }
        let type = text.dropFirst(mark.count + name.count + 1)
        return Placeholder(
          name: String(name), type: String(type), isRest: type == ".*" || type == ".+")
      }
      return nil
    }

    /// `%d`, `%s`, `%@`, `%lld`, `%1$@`; two hexadecimal digits are an escape.
    private mutating func readFormat() -> Placeholder? {
      let text = rest.dropFirst()
      let digits = text.prefix(2)
      if digits.count == 2, digits.allSatisfy(\.isHexDigit) { return nil }
      let marks = text.prefix { $0.isNumber || "$lqh".contains($0) }
      guard let kind = text.dropFirst(marks.count).first, "dius@f".contains(kind) else {
        return nil
      }
      rest = text.dropFirst(marks.count + 1)
      return Placeholder(type: "diu".contains(kind) ? "int" : kind == "f" ? "double" : "")
    }
  }
}
