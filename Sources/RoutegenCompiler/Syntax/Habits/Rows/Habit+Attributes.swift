/// Attributes, the lines that begin with `@`.
extension Habit {
  private static let parentheses = "the arguments of an attribute need parentheses"
  private static let quotation = "the text of '@deprecated' needs quotation marks"
  private static let above = "an attribute belongs on the line above its route"

  static let ofAttributes: [Habit] = [
    Habit(
      "@deprecated(«until ‹number›»)", "the date of '@deprecated' is written 'until: 2030-01-31'",
      write: "@deprecated(until: ‹number›)", code: .invalidAttribute, is: .read,
      for: "@deprecated(until 2027-01-31) ⇒ @deprecated(until: 2027-01-31)"),
    Habit(
      "@deprecated(«‹some›,~until‹opencolon›~‹number›»)", quotation,
      write: "@deprecated(\"‹some.bare›\", until: ‹number›)", code: .invalidAttribute, is: .read,
      for: "@deprecated(see /b, until: 2027-01-31) ⇒ @deprecated(\"see /b\", until: 2027-01-31)",
      only: { !$0["some"].contains("\"") }, certain: { $0["opencolon"] == ":" }),
    Habit(
      "@deprecated(«‹name›: \"‹some›\"»‹text›)",
      "the text of '@deprecated' is written without a label",
      write: "@deprecated(\"‹some›\"‹text›)", code: .invalidAttribute, is: .read,
      for: "@deprecated(message: \"use /new\") ⇒ @deprecated(\"use /new\")",
      certain: { !$0["some"].hasNumber }),
    Habit(
      "@deprecated(«'‹some›'»)", quotation, write: "@deprecated(\"‹some›\")",
      code: .invalidAttribute, is: [.certain, .read],
      for: "@deprecated('use /new') ⇒ @deprecated(\"use /new\")"),
    Habit(
      "@deprecated(«‹some›»)", quotation, write: "@deprecated(\"‹some›\")", code: .invalidAttribute,
      is: .read, for: "@deprecated(use /new) ⇒ @deprecated(\"use /new\")",
      only: { $0["some"].isUnquoted && !$0["some"].isDate },
      certain: { !$0["some"].contains(":") && !$0["some"].hasNumber }),
    Habit(
      "@‹name›«~:~‹path›»", parentheses, write: "@‹name›(‹path›)", code: .invalidAttribute,
      is: .certain, for: "@requires: login ⇒ @requires(login)",
      only: { $0["name"].hasArguments && !$0["path"].hasPrefix("(") }),
    Habit(
      "@‹name›«~[‹some›]»", parentheses, write: "@‹name›(‹some›)", code: .invalidAttribute,
      is: .certain, for: "@requires[login] ⇒ @requires(login)", only: { $0["name"].hasArguments }),
    Habit(
      "@‹name›« \"‹some›\"»", parentheses, write: "@‹name›(\"‹some›\")", code: .invalidAttribute,
      is: .certain, for: "@deprecated \"use /new\" ⇒ @deprecated(\"use /new\")",
      only: { $0["name"].hasArguments && !$0["some"].hasNumber }),
    Habit(
      "@‹name›« ‹some›»", parentheses, write: "@‹name›(‹some›)", code: .invalidAttribute,
      for: "@requires login ⇒ @requires(login)",
      only: { $0["name"].hasArguments && !"/(@".contains($0["some"].first ?? "/") },
      certain: { $0["some"].isListOfNames }),
    Habit(
      "«@require» ‹some›", "the arguments of an attribute are in parentheses",
      write: "@requires(‹some›)", code: .invalidAttribute, for: "@require login ⇒ @requires(login)",
      only: { !$0["some"].hasPrefix("/") }),
    Habit(
      "@‹name›(‹text1›) «@‹name2›»‹text›", "a route can have '@‹name2›' only once",
      "',' separates its arguments: '@‹name2›(first, second)'", for: "@requires(a) @requires(b)",
      only: { $0["name"] == $0["name2"] }),
    Habit(
      "@‹word1› «@‹word2›»", "each attribute has a line of its own", write: "@‹word1›\n@‹word2›",
      is: .certain, for: "@internal @requires(a) ⇒ @internal\n@requires(a)"),
    Habit(
      "@‹text1›) «@‹some›»", "each attribute has a line of its own", write: "@‹text1›)\n@‹some›",
      is: .certain, for: "@requires(a, b) @internal ⇒ @requires(a, b)\n@internal"),
    Habit(
      "@deprecated «/»‹text›", above, write: "@deprecated\n/‹text›",
      for: "@deprecated /new ⇒ @deprecated\n/new"),
    Habit("@‹text1› «/»", above, write: "@‹text1›\n/", for: "@internal / ⇒ @internal\n/"),
    Habit(
      "@‹name› «/»‹text›", above, write: "@‹name›\n/‹text›", is: .certain,
      for: "@internal /a ⇒ @internal\n/a"),
    Habit(
      "@‹name›(‹text1›) «/»‹text›", above, write: "@‹name›(‹text1›)\n/‹text›", is: .certain,
      for: "@requires(a) /b ⇒ @requires(a)\n/b"),
    Habit(
      "«@‹name›» import ‹name2›", "an 'import' cannot have attributes", write: "import ‹name2›",
      code: .invalidAttribute, for: "@testable import App ⇒ import App"),
    Habit(
      "@requires(«»", "an argument is missing after '('", "write '@requires(login)'",
      for: "@requires("),
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
}

extension String {
  fileprivate var hasArguments: Bool {
    AttributeKind(rawValue: self)?.hasArguments ?? false
  }

  /// Whether a word of the text begins with a digit, as a date does.
  fileprivate var hasNumber: Bool {
    split { !($0.isLetter || $0.isNumber) }.contains { $0.first?.isNumber == true }
  }

  fileprivate var isUnquoted: Bool {
    !contains("\"") && contains { !($0.isLetter || $0.isNumber || "_-.".contains($0)) }
  }

  /// Whether the text is a date with a label: `until: 2027-01-31`, perhaps with a mistake.
  fileprivate var isDate: Bool {
    guard let (label, _, date) = self[...].cut(at: ":") else { return false }
    return closest(to: String(label), among: ["until"]) != nil || date.first?.isNumber == true
  }

  var isListOfNames: Bool {
    split(separator: ",").allSatisfy { $0.trimmed.isIdentifier } && !isEmpty
  }
}
