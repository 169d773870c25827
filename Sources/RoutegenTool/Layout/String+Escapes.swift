extension String {
  /// Returns the text with a backslash before each of some characters.
  func escaped(_ marks: String) -> String {
    reduce(into: "") { text, character in
      if marks.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
