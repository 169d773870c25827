extension String {
  /// A plus sign in the value of an item that the link does not escape: a `+` to some parameters, and a
  /// space to others.
  ///
  /// It is a control character that makes every link malformed, so no text contains it otherwise.
  package static let plus: Unicode.Scalar = "\u{7F}"

  /// The value of an item as a parameter reads it to which a plus sign that is not escaped is `scalar`.
  func reading(plusAs scalar: Unicode.Scalar) -> String {
    hasPlus ? replacing(Self.plus, with: scalar) : self
  }

  /// Whether the text has a plus sign that is not escaped.
  var hasPlus: Bool { utf8.contains(UInt8(ascii: Self.plus)) }

  /// The value of an item as the link has it.
  package var itemEncoded: String {
    unicodeScalars.split(separator: Self.plus, omittingEmptySubsequences: false)
      .map { String($0).percentEncoded }.joined(separator: "+")
  }

  /// The text with another scalar in the place of one.
  package func replacing(_ scalar: Unicode.Scalar, with other: Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == scalar ? other : $0 }))
  }
}

extension String {
  /// The text with every byte escaped except letters, digits and `-._~:@`; a `~` after a `:` is escaped.
  package var percentEncoded: String { percentEncoded(keeping: "-._~:@").withoutDirective }
}
