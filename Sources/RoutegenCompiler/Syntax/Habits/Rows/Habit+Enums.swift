/// Enums and their values.
extension Habit {
  private static let braces = "the values of an enum are written between braces"
  private static let comma = "the values of an enum are separated by ',', and not by"

  static let enums: [Habit] = [
    Habit(
      "enum «‹name›~: open»", "'open' is written before 'enum'", write: "open enum ‹name›",
      is: .certain, for: "enum Sort: open ⇒ open enum Sort"),
    Habit(
      "‹enumword› ‹name› «begins \"‹text›\"»",
      "only a 'type' has 'begins': the values of an enum are its whole texts",
      "write the text of each value: 'enum ‹name› { first = \"@first\" }'",
      for: "enum Sort begins \"@\""),
    Habit(
      "enum «caseless ‹name›»", "'caseless' is written before 'enum'",
      write: "caseless enum ‹name›", is: .certain,
      for: "enum caseless Sort ⇒ caseless enum Sort"),
    Habit(
      "enum ‹name› «caseless»", "'caseless' is written before 'enum'",
      write: "caseless enum ‹name›", for: "enum Sort caseless ⇒ caseless enum Sort"),
    Habit(
      "open «caseless» enum ‹name›", "'caseless' is written before 'open'",
      write: "caseless open enum ‹name›", is: .certain,
      for: "open caseless enum Sort ⇒ caseless open enum Sort"),
    Habit(
      "open «‹name1›» ‹name›", "expected 'enum', found '‹name1›'", write: "open enum ‹name›",
      for: "open enmu Sort ⇒ open enum Sort"),
  ]

  static let ofValues: [Habit] = [
    Habit(
      "«case» ‹some›", "the values of an enum are written without 'case'", write: "‹some.list›",
      for: "case a, b ⇒ a, b", only: { $0["some"].isListOfWords }),
    Habit(
      "«case» ‹some›", "the values of an enum are written without 'case'", for: "case a = \"b\""),
    Habit(
      "‹some›«~;»‹text›", "\(comma) ';'", write: "‹some.list›, ‹text.list›", is: .read,
      for: "a; b ⇒ a, b", only: { !$0["text"].isEmpty }),
    Habit("‹some›«~;»", "\(comma) ';'", write: "‹some›", is: .read, for: "a, b; ⇒ a, b"),
    Habit(
      "‹text1›«.‹value›»‹text›", "the name of a value is written without '.'",
      write: "‹text1›‹value›‹text.undotted›", is: [.certain, .read],
      for: ".newest, .top-rated ⇒ newest, top-rated",
      only: { $0["text1"].isBeforeValue && ".\($0["value"])\($0["text"])".hasDottedName }),
    Habit(
      "‹text1›«.‹value›»‹text›", "the name of a value is written without '.'",
      write: "‹text1›‹value›‹text.undotted›",
      "for links that have the '.', write 'name = \".‹value›\"'", is: .read,
      for: "a, .auction-faq ⇒ a, auction-faq", only: { $0["text1"].isBeforeValue }),
    Habit(
      "‹some›«...»", "the values of an enum are written out",
      "an enum that also accepts other values is an 'open enum'", for: "a, b, ..."),
  ]
}

extension String {
  /// Whether a value is a Swift name with a dot, so all dots are meant alike.
  fileprivate var hasDottedName: Bool {
    split { $0 == "," || $0.isWhitespace }.contains {
      $0.hasPrefix(".") && $0.dropFirst().isIdentifier
    }
  }

  fileprivate var isListOfWords: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || ",_-".contains($0) }
  }

  /// Whether a value may follow the text.
  fileprivate var isBeforeValue: Bool {
    last { !$0.isWhitespace }.map { $0 == "," } ?? true
  }
}
