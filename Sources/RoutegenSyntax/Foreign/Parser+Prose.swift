import RoutegenSource

extension Parser {
  /// Whether tokens are probably the text of a comment, and not a declaration or a part of one.
  func isProse(_ tokens: some Collection<Token>) -> Bool {
    guard let first = tokens.first, tokens.allSatisfy(\.kind.isOfProse) else { return false }
    let word = text(of: first)
    return !Self.continuations.contains(word) && Directive(rawValue: word) == nil
      && !["with", "mount"].contains(word) && !word.hasPrefix("@")
  }
}

extension Token.Kind {
  /// Whether a comment of another language may have such a token, and a declaration is unlikely to have
  /// only such tokens.
  package var isOfProse: Bool { self == .word || self == .comma || self == .colon }
}
