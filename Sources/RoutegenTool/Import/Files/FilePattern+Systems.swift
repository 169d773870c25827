extension FilePattern {
  /// Reads a pattern of an association file or of a dynamic rule: `*` and `?` are wildcards, `$(name)` is a
  /// variable.
  init(association text: String) {
    var tokens: [Token] = []
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if scalar == "*" || scalar == "?" {
        if tokens.last != .wildcard { tokens.append(.wildcard) }
      } else if scalar == "$", rest.first == "(", let end = rest.firstIndex(of: ")") {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: rest[(rest.startIndex + 1)..<end])
        tokens.append(.variable(String(name)))
        rest = rest[(end + 1)...]
      } else {
        tokens.append(.text(scalar))
      }
    }
    self.init(tokens)
  }

  /// Reads a pattern of a manifest.
  init(_ pattern: AndroidPathPattern) {
    let text = FilePattern(text: pattern.text)
    switch pattern.kind {
    case .literal: self = text
    case .prefix: self = .prefix(pattern.text)
    case .suffix: self.init([.wildcard] + text.tokens)
    case .simpleGlob: self.init(Self.glob(pattern.text, isAdvanced: false))
    case .advancedGlob: self.init(Self.glob(pattern.text, isAdvanced: true))
    }
  }

  /// The tokens of a glob: what is repeated or a set is a wildcard.
  private static func glob(_ text: String, isAdvanced: Bool) -> [Token] {
    var tokens: [Token] = []
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      var token = Token.text(scalar)
      switch scalar {
      case "\\": token = rest.popFirst().map(Token.text) ?? .wildcard
      case ".": token = .wildcard
      case "[" where isAdvanced: token = set(&rest)
      default: break
      }
      switch modifier(&rest, isAdvanced: isAdvanced) {
      case nil: break
      // The slash at the end of what 'export android-manifest' writes.
      case "{0,1}"? where token == .text("/") && rest.isEmpty: continue
      case .some: if ![.digits, .segmentText].contains(token) { token = .wildcard }
      }
      if token != .wildcard || tokens.last != .wildcard { tokens.append(token) }
    }
    return tokens
  }

  /// Reads the rest of a set.
  private static func set(_ rest: inout ArraySlice<Unicode.Scalar>) -> Token {
    var members = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "]" {
      members.append(scalar)
      if scalar == "\\", let next = rest.popFirst() { members.append(next) }
    }
    let text = String(members)
    if text == "0-9" { return .digits }
    return text.hasPrefix("^") == text.contains("/") ? .segmentText : .wildcard
  }

  /// Reads a modifier; `nil` if the pattern goes on with something else.
  private static func modifier(
    _ rest: inout ArraySlice<Unicode.Scalar>, isAdvanced: Bool
  ) -> String? {
    guard let first = rest.first else { return nil }
    if first == "*" || isAdvanced && first == "+" {
      rest.removeFirst()
      return String(Character(first))
    }
    guard isAdvanced, first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    var modifier = String.UnicodeScalarView()
    modifier.append(contentsOf: rest[...end])
    rest = rest[(end + 1)...]
    return String(modifier)
  }
}
