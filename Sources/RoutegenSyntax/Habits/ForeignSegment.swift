/// Text that is a placeholder in another tool, and would be literal text here.
struct ForeignSegment {
  /// What the text is elsewhere.
  let meaning: String

  /// The placeholder, or other text, to write instead; `nil` if one segment cannot say it.
  var replacement: String?

  /// What to write if one segment cannot say it.
  var note: String?

  /// What to write if the first character is text before a placeholder.
  var markedPlaceholder: String?

  /// Recognizes the text of a whole path segment.
  init?(segment text: String, isLast: Bool) {
    let row = Self.row(text, unless: isLast ? [.query, .notLast] : [.query, .last])
    guard let found = row ?? Self.parentheses(text) ?? Self.alternatives(text) else { return nil }
    self = found
  }

  /// Recognizes the value of a query item, from its whole text.
  init?(value text: String, of key: String) {
    guard let found = Self.row(text, unless: [.path, .last, .notLast], key) else { return nil }
    self = found
  }

  private static func row(
    _ text: String, unless traits: Habit.Traits, _ key: String = ""
  ) -> ForeignSegment? {
    let line = HabitLine(text)
    let habits = Habit.ofSegments
    var index = 0
    while index < habits.count {
      let habit = habits[index]
      index += 1
      guard habit.traits.rawValue & traits.rawValue == 0,
        var holes = habit.template.match(line)?.holes, habit.only?(holes) ?? true
      else { continue }
      holes["key"] = key.isName ? key : "value"
      var found = ForeignSegment(
        holes.fill(habit.message), habit.write.map(holes.fill),
        note: habit.notes.first.map(holes.fill))
      if habit.traits.contains(.marked) { found.markedPlaceholder = "%24{\(holes["name"])}" }
      return found
    }
    return nil
  }

  init(_ meaning: String, _ replacement: String? = nil, note: String? = nil) {
    self.meaning = meaning
    self.replacement = replacement
    self.note = note
  }
}
