import RoutegenSource

/// Lines that continue a route: `also`, `example` and `nomatch`.
extension Habit {
  static let aliases: [Habit] = [
    Habit(
      "‹text1›«~:»~‹some›", "a space, and not ':', follows '‹text1›'", write: "‹text1› ‹some›",
      is: .certain, for: Example("also: /start", "also /start"),
      only: { LineParser.additions.contains($0["text1"]) }),
    Habit(
      "‹text1›«~=»~‹some›", "a space, and not '=', follows '‹text1›'", write: "‹text1› ‹some›",
      is: .certain, for: Example("also = /start", "also /start"),
      only: { LineParser.additions.contains($0["text1"]) }),
    Habit(
      "also «\"/‹path›\"»‹text›", "a pattern is written without quotation marks",
      write: "also /‹path›‹text›", code: .invalidPattern,
      for: Example("also '/start'", "also /start")),
    Habit(
      "also http‹text1›://«{»‹path1›}‹text›", "a host contains no parameters",
      "'https://*.example.com/…' matches all hosts below a domain, and 'https://*/…' any host",
      code: .invalidHost, for: "also https://{shop}.example.com/a"),
    Habit(
      "also http‹text1›://‹path1›«{»‹path2›}‹text›", "a host contains no parameters",
      "'https://*.example.com/…' matches all hosts below a domain, and 'https://*/…' any host",
      code: .invalidHost, for: "also https://a.{shop}.com/a", only: { !$0["path1"].contains("/") }),
    Habit(
      "also /‹path›~,~«/‹text›»", "an 'also' can have only one pattern",
      write: "also /‹path›\nalso /‹text›", as: "write another 'also'",
      for: Example("also /start, /begin", "also /start\nalso /begin")),
    Habit(
      "also /‹path›~;~«/‹text›»", "an 'also' can have only one pattern",
      write: "also /‹path›\nalso /‹text›", as: "write another 'also'",
      for: Example("also /start; /begin", "also /start\nalso /begin")),
    Habit(
      "also ‹text1› with ‹text2›«~‹and›» ‹name› = ‹text›",
      "the values of 'with' are separated by ','",
      write: "also ‹text1› with ‹text2›, ‹name› = ‹text›", is: [.certain, .read],
      for: Example("also /b with q = x and tab = a", "also /b with q = x, tab = a")),
    Habit(
      "also «‹name›:/»‹some›", "'://' separates a scheme from what follows",
      write: "also ‹name›://‹some›", "for a path that begins with '‹name›:/', write '/‹name›:/'",
      code: .invalidPattern,
      for: Example("also https:/example.com/b", "also https://example.com/b"),
      only: { !$0["some"].hasPrefix("/") }),
    Habit(
      "also «‹name›:»‹some›", "'://' separates a scheme from what follows",
      write: "also ‹name›://‹some›", "for a path that begins with '‹name›:', write '/‹name›:'",
      code: .invalidPattern, for: Example("also app:join", "also app://join"),
      only: { !$0["some"].hasPrefix("/") && !$0["some"].hasPrefix(" ") }),
    Habit(
      "also «‹host›»/‹text›", "a pattern with a host begins with 'https://'",
      write: "also https://‹host›/‹text›", "for a path that begins with '‹host›', write '/‹host›'",
      code: .invalidPattern, for: Example("also example.com/b", "also https://example.com/b"),
      only: { $0["host"].isHost }),
    Habit(
      "‹exampleword› «\"‹path›\"»", "a link is written without quotation marks",
      write: "‹exampleword› ‹path›", is: [.certain, .read],
      for: Example("example \"/home\"", "example /home")),
    Habit(
      "«examples» ‹path1›,~‹path2›", "a line 'example' has one link",
      write: "example ‹path1›\n    example ‹path2›", code: .unknownDirective,
      for: Example("examples /a, /b", "example /a\n    example /b")),
    Habit(
      "«no match» ‹text›", "no line of a route begins with 'no match'", write: "nomatch ‹text›",
      code: .unknownDirective, for: Example("no match /home", "nomatch /home")),
    Habit(
      "«not match» ‹text›", "no line of a route begins with 'not match'", write: "nomatch ‹text›",
      code: .unknownDirective, for: Example("not match /home", "nomatch /home")),
    Habit(
      "«test» /‹text›", "no line of a route begins with 'test'", write: "example /‹text›",
      code: .unknownDirective, for: Example("test /home", "example /home")),
  ]
}
