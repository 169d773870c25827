/// Lines that continue a route: `also`, `example` and `nomatch`.
extension Habit {
  static let aliases: [Habit] = [
    Habit(
      "also «\"/‹path›\"»‹text›", "a pattern is written without quotation marks",
      write: "also /‹path›‹text›", code: .invalidPattern, for: "also '/start' ⇒ also /start"),
    Habit(
      "also http‹text1›://‹text2›«{»‹path›}‹text›", "a host contains no parameters",
      "'https://*.example.com/…' matches all hosts below a domain, and 'https://*/…' any host",
      code: .invalidHost, for: "also https://{shop}.example.com/a",
      only: { !$0["text2"].contains("/") }),
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
  ]
}

extension String {
  /// Whether a text after a colon is a path or a port.
  fileprivate var isPathOrPort: Bool { hasPrefix("/") || first?.isNumber == true }
}
