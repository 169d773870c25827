import RoutegenCompiler

/// A word of the language, with what it means.
struct LanguageWord {
  let text: String

  /// What is written with the word, such as `as <name>`.
  ///
  /// The parts in angle brackets are to be replaced.
  let form: String

  /// One or two sentences in Markdown.
  let meaning: String

  /// The form as an example.
  var example: String { form.filter { $0 != "<" && $0 != ">" } }

  private init(_ form: String, _ meaning: String) {
    text = String(form.prefix { $0 != " " && $0 != "(" })
    (self.form, self.meaning) = (form, meaning)
  }

  /// The words with which declarations begin, in the order of a typical file.
  static let declarations = Directive.allCases.map { LanguageWord($0.form, $0.meaning) }

  /// The words that continue a route, on its line or on the next.
  static let continuations = [
    LanguageWord(
      "also </path>",
      "Another pattern that leads to the same case. It is matched, and never printed."),
    LanguageWord("example </path>", "A link that must open the route. `check` tests it."),
    LanguageWord("nomatch </path>", "A link that must not open the route. `check` tests it."),
    LanguageWord("as <name>", "The name of the case."),
  ]

  /// The words of a line of a declaration.
  static let ofLines =
    declarations + continuations + [
      LanguageWord("mount <Name>", "The links below the pattern belong to another route set."),
      LanguageWord(
        "with <parameter> = <value>", "Values for parameters that the pattern does not contain."),
      LanguageWord("begins \"<@>\"", "The text with which each value of the type begins."),
    ]

  static let attributes = AttributeKind.allCases.map { LanguageWord($0.form, $0.meaning) }

  /// The lines in a block of `payload`.
  static let payloadLines = [
    LanguageWord(
      "type <key>",
      "The value of the key is the path of a route, or a link. Other keys may supply parameters."),
    LanguageWord("link <key>", "The value of the key is a link or a path. Other keys are ignored."),
    LanguageWord(
      "when <key> </path>",
      "The route of the pattern, if the payload has the key. `= TEXT` requires a value."),
    LanguageWord("else </path>", "The route of the pattern, in any case."),
  ]

  /// The types that every file has.
  static let types = [
    LanguageWord("String", "Any text without control characters. In a path, it is not empty."),
    LanguageWord("Int", "A whole number, such as `7` or `-7`."),
    LanguageWord("UInt", "A whole number that is not negative."),
    LanguageWord("Double", "A decimal number, such as `0.5`, without an exponent."),
    LanguageWord(
      "Bool", "`true` or `false`. In a query, also `1`, `0`, and a key without a value."),
    LanguageWord("UUID", "36 characters in either case, printed in upper case."),
    LanguageWord("Date", "An ISO 8601 date and time with a zone, such as `2024-01-05T09:00:00Z`."),
    LanguageWord(
      "URL", "An absolute `http` or `https` link. `in` restricts it to a list of hosts."),
    LanguageWord(
      "Text", "A `String` that may contain tabs and line breaks. It is not allowed in a path."),
  ]

  /// The comments that silence warnings.
  static let suppressions = [
    LanguageWord("disable <rule>", "Silences warnings in the file. It precedes the first route."),
    LanguageWord("disable-line <rule>", "Silences warnings in this line."),
    LanguageWord("disable-next-line <rule>", "Silences warnings in the next line."),
  ]
}

extension SyntaxTree {
  /// Returns the word of the language that a token is.
  func word(_ index: Int) -> LanguageWord? {
    let words: [LanguageWord] =
      switch roles[index] {
      case .keyword where roles[index + 1] == .payloadKey:
        LanguageWord.payloadLines + LanguageWord.ofLines
      case .keyword: LanguageWord.ofLines + LanguageWord.payloadLines
      case .attribute: LanguageWord.attributes
      case .type: LanguageWord.types
      case _: []
      }
    return words.first { $0.text == text(index) }
  }
}
