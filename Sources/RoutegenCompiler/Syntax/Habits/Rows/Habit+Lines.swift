/// Other lines in the words of other tools.
extension Habit {
  static let continuations: [Habit] = [
    Habit(
      "also «‹host›:»‹some›", "'://' separates a scheme from what follows",
      write: "also ‹host›://‹some›", "for a path that begins with '‹host›:', write '/‹host›:'",
      code: .invalidPattern, for: "also app:join ⇒ also app://join",
      only: { !$0["some"].isPathOrPort && !$0["some"].hasPrefix(" ") }),
    Habit(
      "also «‹host›:/»‹some›", "'://' separates a scheme from what follows",
      write: "also ‹host›://‹some›",
      code: .invalidPattern, for: "also app:/join ⇒ also app://join",
      only: { !$0["some"].hasPrefix("/") }),
  ]

  static let attributes: [Habit] = [
    Habit(
      "@deprecated(«‹name›: \"‹some›\"»‹text›)",
      "the text of '@deprecated' is written without a label",
      write: "@deprecated(\"‹some›\"‹text›)", code: .invalidAttribute, is: .read,
      for: "@deprecated(message: \"use /new\") ⇒ @deprecated(\"use /new\")",
      certain: { !$0["some"].hasNumber }),
    Habit(
      "«@page» \"‹path›\"", "this is an attribute of another tool; a route is its pattern",
      write: "‹path.pattern›", code: .invalidAttribute,
      for: "@page \"/counter/{start:int}\" ⇒ /counter/{start: Int}"),
    Habit(
      "«@‹text1›(\"‹path›\"»‹text2›",
      "this is an attribute of another tool; a route is its pattern", write: "‹path.pattern›",
      code: .invalidAttribute, is: .read, for: "@GetMapping(\"/users/{id}\") ⇒ /users/{id}",
      only: { !AttributeKind.has($0["text1"]) && $0["path"].contains("/") }),
    Habit(
      "«@‹text1›(‹text3›\"/‹path›\"»‹text2›",
      "this is an attribute of another tool; a route is its pattern", write: "‹path.pattern›",
      code: .invalidAttribute, is: .read, for: "@RequestMapping(value = \"/cart\") ⇒ /cart",
      only: { !AttributeKind.has($0["text1"]) }),
  ]

  static let values: [Habit] = [
    Habit(
      "«case» ‹some›", "the values of an enum are written without 'case'", write: "‹some.list›",
      for: "case a, b ⇒ a, b", only: { $0["some"].isListOfWords }),
    Habit(
      "«case» ‹some›", "the values of an enum are written without 'case'", for: "case a = \"b\""),
    Habit(
      "‹some›«~;»", "the values of an enum are separated by ',', and not by ';'", write: "‹some›",
      is: .read, for: "a, b; ⇒ a, b"),
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
  ]

  static let payloads: [Habit] = [
    Habit(
      "when ‹path1›~«‹unequal›»~‹some›", "a line compares '‹path1›' with '=' only",
      "'when ‹path1› PATTERN' on a later line decides for all other texts of '‹path1›'",
      for: "when type != a /b")
  ]

  static let variants: [Habit] = [
    Habit(
      "scheme «‹path1›~=»~‹path2›", "the schemes of a variant replace all of the file",
      write: "scheme ‹path2›", is: .read, for: "scheme store = store-beta ⇒ scheme store-beta")
  ]
}

extension String {
  /// Whether a text after a colon is a path or a port.
  fileprivate var isPathOrPort: Bool { hasPrefix("/") || first?.isNumber == true }

  /// Whether a word of the text begins with a digit, as a date does.
  fileprivate var hasNumber: Bool {
    split { !($0.isLetter || $0.isNumber) }.contains { $0.first?.isNumber == true }
  }

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
