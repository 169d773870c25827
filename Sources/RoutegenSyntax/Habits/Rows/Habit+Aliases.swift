import RoutegenSource

/// Lines that continue a route: `also`, `example` and `nomatch`.
extension Habit {
  static let aliases: [Habit] = [
    Habit(
      "‹text1›«~‹colon›»~‹some›", "a space, and not '‹colon›', follows '‹text1›'",
      write: "‹text1› ‹some›", is: .certain, for: "also: /start ⇒ also /start",
      only: { LineParser.additions.contains($0["text1"]) }),
    Habit(
      "also «\"/‹path›\"»‹text›", "a pattern is written without quotation marks",
      write: "also /‹path›‹text›", code: .invalidPattern, for: "also '/start' ⇒ also /start"),
    Habit(
      "also http‹text1›://‹text2›«{»‹path›}‹text›", "a host contains no parameters",
      "'https://*.example.com/…' matches all hosts below a domain, and 'https://*/…' any host",
      code: .invalidHost, for: "also https://{shop}.example.com/a",
      only: { !$0["text2"].contains("/") }),
    Habit(
      "also /‹path›~‹comma›~«/‹text›»", "an 'also' can have only one pattern",
      write: "also /‹path›\nalso /‹text›", as: "write another 'also'",
      for: "also /start, /begin ⇒ also /start\nalso /begin"),
    Habit(
      "also ‹text1› with ‹text2›«~‹and›» ‹name› = ‹text›",
      "the values of 'with' are separated by ','",
      write: "also ‹text1› with ‹text2›, ‹name› = ‹text›", is: [.certain, .read],
      for: "also /b with q = x and tab = a ⇒ also /b with q = x, tab = a"),
    Habit(
      "also «‹host›:/»‹some›", "'://' separates a scheme from what follows",
      write: "also ‹host›://‹some›", "for a path that begins with '‹host›:/', write '/‹host›:/'",
      code: .invalidPattern, for: "also https:/example.com/b ⇒ also https://example.com/b",
      only: { !$0["some"].hasPrefix("/") }),
    Habit(
      "also «‹host›:»‹some›", "'://' separates a scheme from what follows",
      write: "also ‹host›://‹some›", "for a path that begins with '‹host›:', write '/‹host›:'",
      code: .invalidPattern, for: "also app:join ⇒ also app://join",
      only: { !$0["some"].isPathOrPort && !$0["some"].hasPrefix(" ") }),
    Habit(
      "also «‹host›»/‹text›", "a pattern with a host begins with 'https://'",
      write: "also https://‹host›/‹text›", "for a path that begins with '‹host›', write '/‹host›'",
      code: .invalidPattern, for: "also example.com/b ⇒ also https://example.com/b",
      only: { $0["host"].isHost }),
    Habit(
      "‹exampleword› «\"‹path›\"»", "a link is written without quotation marks",
      write: "‹exampleword› ‹path›", is: [.certain, .read],
      for: "example \"/home\" ⇒ example /home"),
    Habit(
      "«examples» ‹path1›,~‹path2›", "a line 'example' has one link",
      write: "example ‹path1›\n    example ‹path2›", code: .unknownDirective,
      for: "examples /a, /b ⇒ example /a\n    example /b"),
    Habit(
      "«‹noword› match» ‹text›", "no line of a route begins with '‹noword› match'",
      write: "nomatch ‹text›", code: .unknownDirective, for: "no match /home ⇒ nomatch /home"),
    Habit(
      "«test» /‹text›", "no line of a route begins with 'test'", write: "example /‹text›",
      code: .unknownDirective, for: "test /home ⇒ example /home"),
  ]

  static let otherKeysFollow = "other keys of an item follow 'also'"
  private static let keysAreDivided = "a comma is between other keys"
  private static let keysBeforeDefault = "the other keys come before the default"

  /// The keys of an item after its parameter.
  static let otherKeys: [Habit] = [
    Habit(
      "‹some1›~=~‹some2› «also ‹some3›»", keysBeforeDefault,
      write: "{‹some1› also ‹some3› = ‹some2›}",
      "a default with this word is written in quotation marks",
      for: "page: Int = 1 also p ⇒ {page: Int also p = 1}",
      only: { !$0["some1"].hasPrefix("_") }),
    Habit(
      "_‹text›=~‹some2› «also ‹some3›»", "an item whose value is discarded has one key",
      "a default with this word is written in quotation marks", for: "_ = mail also m"),
    Habit(
      "‹some1› else ‹some2› «also ‹some3›»", keysBeforeDefault,
      write: "{‹some1› also ‹some3› else ‹some2›}", is: .certain,
      for: "page: Int else 1 also p ⇒ {page: Int also p else 1}"),
    Habit(
      "‹some1› «also:»~‹some2›", otherKeysFollow, write: "{‹some1› also ‹some2›}", is: .certain,
      for: "id: Int also: a ⇒ {id: Int also a}"),
    Habit(
      "‹name1› «also ‹name2›:~‹some›»", "the type comes before the other keys",
      write: "{‹name1›: ‹some› also ‹name2›}", is: .certain,
      for: "id also a: Int ⇒ {id: Int also a}"),
    Habit(
      "‹name1› «also ‹name2›?»", "a '?' belongs after the type of a parameter",
      write: "{‹name1›: String? also ‹name2›}", is: .certain,
      for: "id also a? ⇒ {id: String? also a}"),
    Habit(
      "‹some1› also ‹some2› «plus literal»‹text›", "'plus literal' comes before the other keys",
      write: "{‹some1› plus literal also ‹some2›‹text›}", is: .certain,
      for: "code also c plus literal ⇒ {code plus literal also c}"),
    Habit(
      "‹some› «also»", "a key is missing after 'also'", write: "{‹some›}",
      "write '{id: Int also recipe_id}'", for: "id: Int also ⇒ {id: Int}"),
    Habit(
      "‹some1› also ‹some2› «by~\"‹some3›\"»‹text›",
      "the text between elements comes before the other keys",
      write: "{‹some1› by \"‹some3›\" also ‹some2›‹text›}", is: .certain,
      for: "ids: [Int] also id by \",\" ⇒ {ids: [Int] by \",\" also id}",
      only: { $0["some1"].contains("[") }),
    Habit(
      "‹some1› also ‹some2›~«‹keymark›»~‹some3›", keysAreDivided,
      write: "{‹some1› also ‹some2›, ‹some3›}", is: .certain,
      for: "id: Int also a & b ⇒ {id: Int also a, b}"),
    Habit(
      "‹some1› also ‹some2› «‹joinword›» ‹some3›", keysAreDivided,
      write: "{‹some1› also ‹some2›, ‹some3›}", is: .certain,
      for: "id: Int also a also b ⇒ {id: Int also a, b}"),
    Habit(
      "‹some1› also ‹value1› «‹value2›»‹text›", keysAreDivided,
      write: "{‹some1› also ‹value1›, ‹value2›‹text›}", is: .certain,
      for: "id: Int also a b ⇒ {id: Int also a, b}"),
    Habit(
      "‹some1› «‹fromword›» ‹some2›", otherKeysFollow,
      write: "{‹some1› also ‹some2›}", for: "id: Int from recipe_id ⇒ {id: Int also recipe_id}",
      only: { !$0["some1"].contains("=") }),
  ]
}

extension String {
  /// Whether a text after a colon is a path or a port.
  fileprivate var isPathOrPort: Bool { hasPrefix("/") || first?.isNumber == true }
}
