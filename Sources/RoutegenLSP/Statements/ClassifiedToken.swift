import RoutegenSource

/// A part of the text with what it is, for colors.
struct ClassifiedToken: Equatable {
  let span: Span
  let type: TokenType
  var modifiers: Set<TokenModifier> = []

  /// The word of the language that it is.
  var word: LanguageWord?

  static func == (left: Self, right: Self) -> Bool {
    left.span == right.span && left.type == right.type && left.modifiers == right.modifiers
  }
}
