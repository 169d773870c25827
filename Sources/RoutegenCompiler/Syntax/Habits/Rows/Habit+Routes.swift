/// What follows the pattern of a route on its line, and belongs elsewhere or is written otherwise.
extension Habit {
  private static let afterAs = "the name of a route is written after 'as'"
  private static let noSpace =
    "white space ends a pattern; in a pattern, a space is written '%20'"

  static let routes: [Habit] = [
    Habit(
      "/‹path› «‹arrow›» /‹path2›", "another pattern of a route is written below it",
      "write 'also /‹path›' on the line below '/‹path2›'", for: "/old -> /new"),
    Habit(
      "/‹path›«~‹arrow› \"‹name›\"»", afterAs, write: "/‹path› as ‹name.lowercase›", noSpace,
      for: "/home -> \"Start\" ⇒ /home as start"),
    Habit(
      "/‹path› «‹arrow›» ‹name›", afterAs, write: "/‹path› as ‹name.lowercase›", noSpace,
      for: "/home -> start ⇒ /home as start"),
    Habit(
      "/‹text1›}« =~‹word›»", "a default is inside the braces of its placeholder",
      write: "/‹text1› = ‹word›}", for: "/list?{page: Int} = 1 ⇒ /list?{page: Int = 1}",
      only: { $0["word"].first?.isLetter == false || $0["text1"].contains("?") }),
    Habit(
      "/‹path› «‹colon›~\"/‹path2›\"»", "a route is written as its pattern alone", write: "/‹path›",
      for: "/shop = \"/shop\" ⇒ /shop"),
    Habit(
      "/‹text1›}«:»~‹type›", "a type is inside the braces of its placeholder",
      "write '{page: Int}'", code: .invalidPattern, for: "/a?{page}: Int"),
    Habit(
      "/‹path› «‹colon›»~‹name›", afterAs, write: "/‹path› as ‹name.lowercase›", noSpace,
      for: "/home = start ⇒ /home as start"),
    Habit(
      "/‹path›«: as» ‹name›", afterAs, write: "/‹path› as ‹name›", is: .read,
      for: "/home: as start ⇒ /home as start"),
    Habit(
      "/‹path›«:» ‹name›", afterAs, write: "/‹path› as ‹name›",
      for: "/home: start ⇒ /home as start"),
    Habit(
      "/‹text1› «name~=~‹name›»", afterAs, write: "/‹text1› as ‹name›", noSpace,
      for: "/home name=start ⇒ /home as start"),
    Habit(
      "/‹text1› as «‹namekeyword›» ‹name›", "a name is written without '‹namekeyword›'",
      write: "/‹text1› as ‹name›", is: .certain, for: "/home as case start ⇒ /home as start"),
    Habit(
      "‹text1›as «`‹name›`»", "a name is written without backticks", write: "‹text1›as ‹name›",
      is: [.certain, .read], for: "/home as `in` ⇒ /home as in",
      only: { !$0["text1"].contains("\"") }),
    Habit(
      "‹text1›as «\"‹name›\"»", "a name is written without quotation marks",
      write: "‹text1›as ‹name›", is: [.certain, .read], for: "/home as \"start\" ⇒ /home as start"),
    Habit(
      "‹text1›as «\"‹some›\"»", "a name is one word, without quotation marks",
      write: "‹text1›as ‹some.camel›", for: "/home as \"Start page\" ⇒ /home as startPage"),
    Habit(
      "/‹text1› as ‹name›«(‹text›)»",
      "the parameters are already in the pattern, and cannot be repeated",
      write: "/‹text1› as ‹name›", is: .certain,
      for: "/users/{id} as user(id) ⇒ /users/{id} as user"),
    Habit(
      "/‹text1› as «‹name1› ‹name2›»", "a name is one word",
      write: "/‹text1› as ‹name1›‹name2.uppercase›",
      for: "/home as start page ⇒ /home as startPage",
      only: { !LineParser.continuations.union(["mount", "with"]).contains($0["name2"]) }),
    Habit(
      "/‹text1›« mount»", "'mount' is followed by the name of a route set", write: "/‹text1›",
      "a group is written without 'mount': '/shop { … }'", as: "remove 'mount'", is: .block,
      for: "/shop mount ⇒ /shop"),
    Habit(
      "/‹text1› «@‹some›»", "an attribute belongs on the line above its route",
      write: "@‹some›\n/‹text1›", as: "move it above", for: "/debug @internal ⇒ @internal\n/debug"),
    Habit(
      "/‹path1›«,~»/‹text›", "a group begins with one pattern",
      "another one in place of it is the first line of its block: 'also /‹text›'", is: .block,
      for: "/item, /product"),
    Habit(
      "/‹path1› «/»‹path2›", "each route has a line of its own", write: "/‹path1›\n/‹path2›",
      for: "/home /start ⇒ /home\n/start"),
    Habit(
      "/‹text1› «‹needs›» ‹some›", "a requirement is an attribute above the route",
      "write '@requires(‹some.spaceless›)' on the line above", for: "/account requires login"),
    Habit(
      "/‹text1› «‹beginword›» \"‹text›\"", "a pattern cannot have '‹beginword›'",
      "'begins' follows the name of a type: 'type UserID begins \"@\"'", for: "/a begins \"@\""),
    Habit(
      "/‹path› «with» ‹some›", "'with' gives values to the parameters of an 'also'",
      "a value that a parameter has without an item is its default: '{tab: Tab = news}'",
      for: "/a with tab = news"),
    Habit(
      "/‹path› «\"‹text›\"»", "expected the end of the line, found a text",
      "documentation is written on the line above, after '///': '/// ‹text›'",
      for: "/home \"The start page\"",
      only: { $0["path"].count { $0 == "{" } == $0["path"].count { $0 == "}" } }),
    Habit(
      "/‹path› «‹httpmethod›»", "a route cannot have a method such as '‹httpmethod›'",
      write: "/‹path›", for: "/home GET ⇒ /home"),
    Habit(
      "/‹path› «‹name›»", afterAs, write: "/‹path› as ‹name.lowercase›", noSpace,
      for: "/home start ⇒ /home as start",
      only: { !["as", "mount", "also", "with"].contains($0["name"]) && !$0["name"].isLikeTail }),
  ]
}

extension String {
  /// Whether the word is most likely a misspelling of one that follows a pattern.
  fileprivate var isLikeTail: Bool {
    closest(to: self, among: ["as", "mount", "with"]) != nil
  }
}
