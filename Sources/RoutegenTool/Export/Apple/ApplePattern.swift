/// A pattern of a component of an `apple-app-site-association` file, as Apple's systems match it.
///
/// `*` is any text, `?` is any character, and `$(name)` is one of the texts of a substitution variable, in
/// which `*` and `?` have the same meaning. A pattern matches the whole text.
///
/// The rules are those of Apple's documentation of `applinks.Details.Components`.
package struct ApplePattern: Sendable {
  let tokens: [Token]
  let isCaseSensitive: Bool

  /// Whether a variable has texts of more than one byte.
  private let hasLists: Bool

  enum Token: Sendable {
    case byte(UInt8)
    case anyByte
    case anyText

    /// One byte of a variable whose texts are single bytes, such as `digit`.
    case oneByte(Set<UInt8>)

    /// One of several texts, each of which is a pattern without variables.
    case oneOf([[Token]])

    /// Whether the token is one byte that the text has at the place.
    func matches(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let own): own == byte
      case .anyByte: true
      case .oneByte(let bytes): bytes.contains(byte)
      case .anyText, .oneOf: false
      }
    }
  }

  /// Parses a pattern; `nil` if it names a variable that does not exist.
  package init?(_ text: String, variables: [String: [String]] = [:], isCaseSensitive: Bool = true) {
    guard let tokens = Self.tokens(of: text, variables, isCaseSensitive) else { return nil }
    self.tokens = tokens
    self.isCaseSensitive = isCaseSensitive
    hasLists = tokens.contains { if case .oneOf = $0 { true } else { false } }
  }

  private static func tokens(
    of text: String, _ variables: [String: [String]], _ isCaseSensitive: Bool
  ) -> [Token]? {
    var tokens: [Token] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): tokens.append(.anyText)
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "$") where rest.first == UInt8(ascii: "("):
        guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        let name = String(decoding: rest[rest.startIndex..<end].dropFirst(), as: UTF8.self)
        guard let values = variables[name] ?? predefined[name] else { return nil }
        rest = rest[(end + 1)...]
        // A value has no variables of its own.
        tokens.append(token(for: values.map { plainTokens(of: $0, isCaseSensitive) }))
      default: tokens.append(.byte(isCaseSensitive ? byte : folded(byte)))
      }
    }
    return tokens
  }

  private static func token(for values: [[Token]]) -> Token {
    var bytes: Set<UInt8> = []
    for value in values {
      guard value.count == 1, case .byte(let byte) = value[0] else { return .oneOf(values) }
      bytes.insert(byte)
    }
    return .oneByte(bytes)
  }

  private static func plainTokens(of text: String, _ isCaseSensitive: Bool) -> [Token] {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "*"): .anyText
      case UInt8(ascii: "?"): .anyByte
      default: .byte(isCaseSensitive ? byte : folded(byte))
      }
    }
  }

  static func folded(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// The variables that every file has.
  static let predefined: [String: [String]] = {
    let lower = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let upper = lower.map { $0.uppercased() }
    let digits = (0...9).map(String.init)
    return [
      "alpha": upper + lower, "upper": upper, "lower": lower, "alnum": upper + lower + digits,
      "digit": digits, "xdigit": digits + "abcdefABCDEF".map(String.init),
      "lang": languageCodes, "region": regionCodes,
    ]
  }()

  /// The names of all variables that every file has.
  static let reservedNames = Set(predefined.keys)

  /// The names of the variables in a pattern.
  static func variableNames(in pattern: String) -> [String] {
    var names: [String] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "(") else { continue }
      names.append(
        String(decoding: rest.dropFirst().prefix { $0 != UInt8(ascii: ")") }, as: UTF8.self))
    }
    return names
  }

  // MARK: Matching

  /// The bytes before the first wildcard or variable, with small letters.
  var prefix: [UInt8] {
    var bytes: [UInt8] = []
    for token in tokens {
      guard case .byte(let byte) = token else { break }
      bytes.append(Self.folded(byte))
    }
    return bytes
  }

  /// Whether the pattern matches the whole text.
  package func matches(_ text: String) -> Bool { matches(Array(text.utf8)) }

  /// Whether the pattern matches the whole text, which is UTF-8.
  func matches(_ text: [UInt8]) -> Bool {
    let bytes = isCaseSensitive ? text : text.map(Self.folded)
    return hasLists
      ? Self.ends(of: tokens[...], bytes, from: [0]).contains(bytes.count) : matchesBytes(bytes)
  }

  /// Matches a pattern whose tokens are single bytes and wildcards: if the text differs after a wildcard,
  /// the wildcard takes one byte more.
  private func matchesBytes(_ bytes: [UInt8]) -> Bool {
    var (token, offset) = (0, 0)
    var wildcard: (token: Int, offset: Int)?
    while offset < bytes.count {
      if token < tokens.count, tokens[token].matches(bytes[offset]) {
        (token, offset) = (token + 1, offset + 1)
      } else if token < tokens.count, case .anyText = tokens[token] {
        wildcard = (token, offset)
        token += 1
      } else if let last = wildcard {
        wildcard = (last.token, last.offset + 1)
        (token, offset) = (last.token + 1, last.offset + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { if case .anyText = $0 { true } else { false } }
  }

  /// The offsets up to which the tokens match the text, from one of the starts.
  private static func ends(
    of tokens: ArraySlice<Token>, _ bytes: [UInt8], from starts: Set<Int>
  ) -> Set<Int> {
    var offsets = starts
    for token in tokens {
      if offsets.isEmpty { return [] }
      offsets = ends(of: token, bytes, from: offsets)
    }
    return offsets
  }

  private static func ends(of token: Token, _ bytes: [UInt8], from starts: Set<Int>) -> Set<Int> {
    switch token {
    case .byte, .anyByte, .oneByte:
      Set(starts.lazy.filter { $0 < bytes.count && token.matches(bytes[$0]) }.map { $0 + 1 })
    case .anyText: starts.min().map { Set($0...bytes.count) } ?? []
    case .oneOf(let texts):
      texts.reduce(into: []) { $0.formUnion(ends(of: $1[...], bytes, from: starts)) }
    }
  }
}
