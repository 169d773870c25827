extension String {
  /// A text compared by its bytes; `String` compares canonical equivalents as equal, such as `é` in
  /// its two forms.
  ///
  /// Most texts are ASCII, for which `String` compares bytes, too, and much faster than a loop in a debug build.
  package struct UTF8Key: Comparable, Hashable, Sendable {
    package let text: String

    package static func == (left: Self, right: Self) -> Bool {
      guard left.text == right.text else { return false }
      return left.text.isASCII && right.text.isASCII
        || left.text.utf8.elementsEqual(right.text.utf8)
    }

    package static func < (left: Self, right: Self) -> Bool {
      left.text.isASCII && right.text.isASCII
        ? left.text < right.text : left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// Whether the text is ASCII: every other character has more bytes than UTF-16 code units.
  package var isASCII: Bool { utf8.count == utf16.count }

  package var utf8Key: UTF8Key { UTF8Key(text: self) }
}
