import RoutegenSource

/// A part of the text with what it is, for colors.
struct ClassifiedToken: Equatable {
  var span: Span
  let type: TokenType
  var modifiers: Set<TokenModifier> = []

  /// The word of the language that it is.
  var word: LanguageWord?

  /// Whether the token is one with those that touch it.
  var isRun = false

  static func == (left: Self, right: Self) -> Bool {
    left.span == right.span && left.type == right.type && left.modifiers == right.modifiers
  }
}
