import RoutegenCompiler

/// Writes the patterns of one route or group, whose parameters have different names.
struct PatternWriter {
  /// The pattern so far.
  private(set) var text = ""

  /// The literal text of the path since the last group, from which a name is made.
  private(set) var literals: [String] = []

  /// Whether the path ends with a parameter.
  private(set) var endsWithParameter = false

  /// The name of the last parameter of the path.
  private(set) var lastParameter: String?

  /// Comments about the parameters since the last group.
  private(set) var remarks: [String] = []

  private var names = NameBook()
  private var lastLiteral: String?
  private let enums: EnumBook

  init(_ enums: EnumBook) { self.enums = enums }

  /// Begins the pattern of a route in a group, in which the names of the group's parameters are taken.
  func inGroup() -> PatternWriter {
    var inner = self
    (inner.text, inner.literals, inner.remarks) = ("", [], [])
    (inner.endsWithParameter, inner.lastParameter) = (false, nil)
    return inner
  }

  // MARK: The path

  mutating func add(_ segment: DraftSegment, mayBeMissing: Bool = false) {
    endsWithParameter = false
    switch segment {
    case .literal(let mark) where mark.isFragmentMark: text += "#" + mark.dropFirst()
    case .literal(let literal):
      text += slash + LiteralText.written(literal)
      literals.append(literal)
      lastLiteral = literal
    case .placeholder(let value):
      text +=
        (text.hasSuffix("#") ? "/" : slash) + placeholder(value, mark: mayBeMissing ? "?" : "")
      endsWithParameter = true
    case .mixed(let pieces):
      text += slash + pieces.map { mixed($0) }.joined()
    case .rest:
      text += slash + "{\(names.name(["path"]))...?}"
    }
  }

  /// What is before the next segment: nothing after the `#` of a fragment that is written like a path.
  private var slash: String { text.hasSuffix("#") || text.hasSuffix("#/") ? "" : "/" }

  private mutating func mixed(_ literal: String?) -> String {
    guard let literal else { return placeholder(DraftValue(type: .string)) }
    literals.append(literal)
    return LiteralText.written(literal)
  }

  /// A placeholder of a segment, named after the literal text before it.
  private mutating func placeholder(_ value: DraftValue, mark: String = "") -> String {
    let isNumber = [.int, .uuid].contains(value.type)
    let word = value.name ?? lastLiteral.map(DraftNames.singular) ?? (isNumber ? "id" : "value")
    let name = names.name([DraftNames.parameter(word)])
    lastParameter = name
    remark(on: value, name, missing: nil)
    let type = enums.typeName(of: value, key: word) + mark
    return type == "String" ? "{\(name)}" : "{\(name): \(type)}"
  }

  // MARK: Items

  mutating func add(_ route: DraftRoute) {
    let query = route.items.map { item($0, of: route) }
    if !query.isEmpty { text += "?" + query.joined(separator: "&") }
    switch route.fragment {
    case .none: break
    case .whole(let value):
      let name = names.name(["fragment"])
      remark(on: value, name, missing: nil)
      text += "#{\(name): \(enums.typeName(of: value, key: name))?}"
    case .items(let items):
      // Without its key, a single item would be the whole fragment.
      let texts = items.map { item($0, of: route, writesKey: true) }
      text += "#" + texts.joined(separator: "&")
    }
  }

  private mutating func item(
    _ item: DraftItem, of route: DraftRoute, writesKey: Bool = false
  ) -> String {
    let key = LiteralText.written(item.key)
    let (value, type): (DraftValue, String)
    switch item.value {
    case .literal(let literal):
      return literal.isEmpty ? key : "\(key)=\(LiteralText.written(literal))"
    case .parameter(let single):
      let suffix = single.type == .bool ? " = false" : item.isRequired ? "" : "?"
      (value, type) = (single, enums.typeName(of: single, key: item.key) + suffix)
    case .list(let single):
      (value, type) = (single, "[\(enums.typeName(of: single, key: item.key))]")
    }
    let name = names.name([DraftNames.parameter(value.name ?? item.key)])
    let isInAll = item.linkCount == nil || item.linkCount == route.links.count
    remark(on: value, name, missing: isInAll ? nil : item.linkCount)
    let text = type == "String" ? "{\(name)}" : "{\(name): \(type)}"
    return name == item.key && !writesKey ? text : "\(key)=\(text)"
  }

  // MARK: Comments

  /// - Parameter count: The number of links with the value, if not all have it.
  private mutating func remark(on value: DraftValue, _ name: String, missing count: Int?) {
    var parts: [String] = []
    if !value.examples.isEmpty {
      let shown = value.examples.map { ValueText.shown($0, 30) }
        .map { $0.isEmpty ? "an empty text" : $0 }
      let more = value.textCount - shown.count
      parts.append(shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    }
    if let count { parts.append("in \(LinkImporter.links(count))") }
    if let remark = value.remark { parts.append(remark) }
    if !parts.isEmpty { remarks.append("  \(name): \(parts.joined(separator: "; "))") }
  }
}

/// Literal text as a pattern of a route file has it.
enum LiteralText {
  /// Returns a segment, a key or a value, with everything escaped that may have a meaning in a pattern.
  static func written(_ text: String) -> String {
    let escaped = text.percentEncoded(keeping: "-._~@+!$',;()")
    if escaped.utf8.count == text.utf8.count || text.utf8.allSatisfy({ $0 < 0x80 }) {
      return escaped
    }
    let readable = text.unicodeScalars.map { scalar in
      scalar.isASCII || !scalar.properties.isAlphabetic
        ? String(scalar).percentEncoded(keeping: "-._~@+!$',;()") : String(scalar)
    }.joined()
    return isAccepted(readable) ? readable : escaped
  }

  /// Whether a pattern may have the text: characters that look like others may not be there.
  private static func isAccepted(_ text: String) -> Bool {
    let file = ParsedFile(SourceFile(path: "", text: "routes Text\n/x\(text) as text\n"))
    return file.diagnostics.count == 0
  }
}
