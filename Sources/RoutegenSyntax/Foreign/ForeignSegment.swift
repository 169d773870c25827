import RoutegenSource

/// Text that is a placeholder in another tool, and would be literal text here.
struct ForeignSegment {
  /// What the text is elsewhere.
  let meaning: String

  /// The placeholder, or other text, to write instead; `nil` if one segment cannot say it.
  var replacement: String?

  /// What to write if one segment cannot say it.
  var note: String?

  /// Recognizes the text of a whole path segment.
  init?(segment text: String, isLast: Bool) {
    let recognizers: [(String) -> ForeignSegment?] = [
      Self.colon, Self.angleBrackets, Self.squareBrackets, Self.interpolation, Self.format,
      Self.typed, Self.parentheses, { Self.star($0, isLast: isLast) }, Self.regularExpression,
      { Self.optional($0, isLast: isLast) }, Self.backslash,
    ]
    guard let found = recognizers.lazy.compactMap({ $0(text) }).first else { return nil }
    self = found
  }

  /// Recognizes the value of a query item, from its whole text.
  init?(value text: String, of key: String) {
    let recognizers: [(String) -> ForeignSegment?] = [
      Self.colon, Self.angleBrackets, Self.squareBrackets, Self.interpolation, Self.format,
      Self.backslash, { Self.anyValue($0, of: key) }, { Self.choice($0, of: key) },
    ]
    guard let found = recognizers.lazy.compactMap({ $0(text) }).first else { return nil }
    self = found
  }

  private init(_ meaning: String, _ replacement: String? = nil, note: String? = nil) {
    self.meaning = meaning
    self.replacement = replacement
    self.note = note
  }
}

/// The notations, each with the tools that have it.
extension ForeignSegment {
  private static let placeholder = "a placeholder"

  // Express, Rails, Vue: `:id`, `:id?`, `:id(\d+)`, `:path*`
  private static func colon(_ text: String) -> ForeignSegment? {
    guard text.hasPrefix(":") else { return nil }
    let name = text.dropFirst().identifier
    guard !name.isEmpty else { return nil }
    let rest = text.dropFirst(1 + name.count)
    switch rest {
    case "": return ForeignSegment(placeholder, "{\(name)}")
    case "*", "+", "(.*)", "(.*)*": return ForeignSegment("the rest of the path", "{\(name)...}")
    case "?":
      return ForeignSegment(
        "an optional placeholder", "{\(name)}",
        note: "for links without '{\(name)}', 'also' adds another pattern")
    default:
      guard !rest.hasPrefix("(") else {
        let type = rest.matchesDigits ? ": Int" : ""
        return ForeignSegment("a placeholder with a regular expression", "{\(name)\(type)}")
      }
      return mixedColons(text)
    }
  }

  // Express: `:slug.html`, `:from-:to`
  private static func mixedColons(_ text: String) -> ForeignSegment? {
    var replacement = ""
    var rest = text[...]
    while let first = rest.first {
      let name = first == ":" ? rest.dropFirst().identifier : ""
      if first == ":", name.isEmpty { return nil }
      replacement += name.isEmpty ? String(first) : "{\(name)}"
      rest = rest.dropFirst(name.isEmpty ? 1 : 1 + name.count)
    }
    return ForeignSegment("text with placeholders", replacement)
  }

  // `?q=*`
  private static func anyValue(_ text: String, of key: String) -> ForeignSegment? {
    guard text == "*" || text == ".*" else { return nil }
    return ForeignSegment("any value", key.isName ? "{\(key)}" : "{value}")
  }

  // `?tab=info|posts`
  private static func choice(_ text: String, of key: String) -> ForeignSegment? {
    let values = text.split(separator: "|", omittingEmptySubsequences: false)
    guard values.count > 1, values.allSatisfy(\.isPlain), key.isName else { return nil }
    let type = key.prefix(1).uppercased() + key.dropFirst()
    return ForeignSegment(
      "a choice of values", "{\(key): \(type)}",
      note: "declare the values: 'enum \(type) { \(values.joined(separator: ", ")) }'")
  }

  // Flask, Django: `<id>`, `<int:id>`; others: `<id:int>`
  private static func angleBrackets(_ text: String) -> ForeignSegment? {
    guard text.hasPrefix("<"), text.hasSuffix(">") else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: ":").map(String.init)
    guard parts.allSatisfy({ $0.isName }), (1...2).contains(parts.count) else { return nil }
    if parts.count == 1 { return ForeignSegment(placeholder, "{\(parts[0])}") }
    let (first, second) = (parts[0], parts[1])
    if first == "path" { return ForeignSegment("the rest of the path", "{\(second)...}") }
    if let type = ForeignType.name(of: first) { return typed(second, type) }
    if let type = ForeignType.name(of: second) { return typed(first, type) }
    return ForeignSegment(placeholder, "{\(second)}")
  }

  private static func typed(_ name: String, _ type: String) -> ForeignSegment {
    ForeignSegment(placeholder, type == "String" ? "{\(name)}" : "{\(name): \(type)}")
  }

  // Next.js, Astro: `[id]`, `[...path]`, `[[...path]]`
  private static func squareBrackets(_ text: String) -> ForeignSegment? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let isOptional = text.hasPrefix("[[") && text.hasSuffix("]]")
    let name = String(text.dropFirst(isOptional ? 2 : 1).dropLast(isOptional ? 2 : 1))
    if name.isName { return ForeignSegment(placeholder, "{\(name)}") }
    guard name.hasPrefix("..."), String(name.dropFirst(3)).isName else { return nil }
    return ForeignSegment(
      "the rest of the path", "{\(name.dropFirst(3))...\(isOptional ? "?" : "")}")
  }

  // Texts with values in them: `$id`, `${id}`, `\(id)`
  private static func interpolation(_ text: String) -> ForeignSegment? {
    for (start, end) in [("${", "}"), ("\\(", ")"), ("$(", ")"), ("$", "")] {
      guard text.hasPrefix(start), text.hasSuffix(end) else { continue }
      let name = String(text.dropFirst(start.count).dropLast(end.count))
      if name.isName { return ForeignSegment("a value in a text", "{\(name)}") }
    }
    return nil
  }

  // printf and NSString: `%d`, `%@`
  private static func format(_ text: String) -> ForeignSegment? {
    let types = [
      "%d": "{id: Int}", "%i": "{id: Int}", "%ld": "{id: Int}", "%lld": "{id: Int}",
      "%u": "{id: UInt}", "%f": "{value: Double}", "%s": "{id}", "%@": "{id}", "%1$@": "{id}",
      "%1$s": "{id}", "%1$d": "{id: Int}", "%i$": "{id: Int}",
    ]
    return types[text].map { ForeignSegment("a value in a format", $0) }
  }

  // Laravel-like: `id:Int`
  private static func typed(_ text: String) -> ForeignSegment? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[0].isName, parts[1].isName, parts[1] != parts[1].lowercased(),
      let type = ForeignType.name(of: parts[1])
    else { return nil }
    return typed(parts[0], type)
  }

  // Rails, AASA: `(a|b)`, `(/start)`, `(start)`
  private static func parentheses(_ text: String) -> ForeignSegment? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let before = text[..<open]
    let inner = text[text.index(after: open)...].dropLast()
    if inner.contains("|"), !inner.contains(where: { "\\[(?*+".contains($0) }) {
      let patterns = inner.split(separator: "|").map { "\(before)\($0)" }
      let others = patterns.dropFirst().map { "'also /\($0)'" }.joined(separator: " and ")
      return ForeignSegment(
        "a choice of texts", patterns.first,
        note: "the other pattern is a line of its own: \(others)")
    }
    guard inner.allSatisfy({ $0.isLetter || $0.isNumber || "/:_-{}".contains($0) }) else {
      return nil
    }
    if inner.hasPrefix("/") {
      let whole = "/\(before)\(inner)"
      return ForeignSegment(
        "an optional part", String(before).isEmpty ? nil : String(before),
        note: "a pattern with the part is another line: 'also \(whole)'")
    }
    guard before.isEmpty else { return nil }
    return ForeignSegment(
      "an optional part", String(inner), note: "for links without it, 'also' adds another pattern")
  }

  // Globs: `*`, `**`, `*path`, `*.html`
  private static func star(_ text: String, isLast: Bool) -> ForeignSegment? {
    let name = String(text.drop { $0 == "*" })
    guard text.hasPrefix("*") else {
      return text == "..." ? ForeignSegment("the rest of the path", "{path...}") : nil
    }
    if name.isEmpty {
      let isRest = isLast || text.count > 1
      return ForeignSegment(
        isRest ? "the rest of the path" : "any segment", isRest ? "{path...}" : "{name}")
    }
    if name.isName { return ForeignSegment("the rest of the path", "{\(name)...}") }
    return name.hasPrefix(".") ? ForeignSegment("any segment", "{name}\(name)") : nil
  }

  // Regular expressions: `\d+`, `([0-9]+)`, `.*`, `home$`
  private static func regularExpression(_ text: String) -> ForeignSegment? {
    let meaning = "a regular expression"
    if [".*", ".+", "(.*)", "(.+)"].contains(text) { return ForeignSegment(meaning, "{path...}") }
    if text.matchesDigits { return ForeignSegment(meaning, "{id: Int}") }
    if text.contains("\\w") || text.contains("[a-z") || text.contains("[^/]") {
      return ForeignSegment(meaning, "{name}")
    }
    if text.hasSuffix("$"), text.dropLast().isPlain {
      return ForeignSegment(meaning, String(text.dropLast()))
    }
    if text.hasPrefix("^"), text.dropFirst().isPlain {
      return ForeignSegment(meaning, String(text.dropFirst()))
    }
    return nil
  }

  // An optional segment: `archive?/2024`; at the end, the `?` may begin an unfinished query.
  private static func optional(_ text: String, isLast: Bool) -> ForeignSegment? {
    guard text.hasSuffix("?"), text.dropLast().isPlain, !isLast else { return nil }
    let name = String(text.dropLast())
    return ForeignSegment(
      "an optional part", name, note: "for links without '/\(name)', 'also' adds another pattern")
  }

  // A browser changes `\` to `/`, so no link has it.
  private static func backslash(_ text: String) -> ForeignSegment? {
    guard text.contains("\\"), !text.contains("(") else { return nil }
    return ForeignSegment("a '/'", String(text.map { $0 == "\\" ? "/" : $0 }))
  }
}

extension Collection<Character> {
  /// The letters, digits and `_` with which the text begins.
  fileprivate var identifier: String { String(prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

  /// Whether the text is an identifier.
  fileprivate var isName: Bool {
    first.map { $0.isLetter || $0 == "_" } ?? false && identifier.count == count
  }

  /// Whether the text has letters, digits, `-` and `_` only.
  fileprivate var isPlain: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// Whether the text is a regular expression of digits.
  fileprivate var matchesDigits: Bool {
    let text = String(filter { !"()".contains($0) })
    return ["\\d", "\\d+", "\\d*", "[0-9]", "[0-9]+", "[0-9]*", "[1-9]\\d*"].contains(text)
      || text.hasPrefix("\\d{") || text.hasPrefix("[0-9]{")
  }
}
