/// Text that a habit writes: one or more lines, perhaps with a block.
enum HabitText {
  /// Whether the grammar reads all of a text, which may be several lines, a comment or a block, in the place of a
  /// line.
  static func isRead(_ text: String, inPlaceOf form: LineForm) -> Bool {
    switch form {
    case .declaration: isRead(text.hasPrefix("@") && !text.contains("\n") ? text + "\n/x" : text)
    case .continuation: isRead("/x\n" + text)
    case .attribute:
      isRead(text.hasPrefix("@") && !text.contains("\n/") ? text + "\n/x" : text)
    case .values, .payload, .variant: false
    }
  }

  /// Whether the grammar reads all of a text, without any habit.
  static func isRead(_ text: String) -> Bool {
    let file = SourceFile(path: "", text: text + "\n")
    var bag = DiagnosticBag()
    let tokens = lex(file, into: &bag).tokens
    guard !bag.hasErrors else { return false }
    var reader = OutlineReader(file, tokens)
    var builder = TreeBuilder(file, tokens, hasHabits: false)
    _ = builder.build(reader.read())
    return !builder.bag.hasErrors
  }
}
