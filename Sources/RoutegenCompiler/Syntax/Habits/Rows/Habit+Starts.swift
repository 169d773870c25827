/// Lines that begin otherwise than with their pattern or their word.
extension Habit {
  private static let nameFirst = "the name of a route follows its pattern, after 'as'"
  private static let quoted = "a pattern is written without quotation marks"

  /// Lines that begin with the name of the route.
  static let named: [Habit] = [
    Habit(
      "«‹beforename›‹name›»~‹namesign›~‹quote›/‹text›‹quote›", nameFirst,
      write: "/‹text› as ‹name›", code: .unknownDirective, for: "home = /start ⇒ /start as home",
      only: {
        !$0["text"].contains("\"")
          && ($0["beforename"].isEmpty ? !$0["name"].isKeyword : $0["quote"].isEmpty)
      }),
    Habit(
      "«as ‹name›» /‹text›", nameFirst, write: "/‹text› as ‹name›",
      for: "as start /home ⇒ /home as start"),
    Habit(
      "«‹name› ‹arrow›» /‹text›", nameFirst, write: "/‹text› as ‹name›", code: .unknownDirective,
      for: "home -> /start ⇒ /start as home"),
    Habit(
      "«\"‹name›\"»~:~\"/‹path›\"~‹maybecomma›", nameFirst, write: "‹path.pattern› as ‹name›",
      code: .unknownDirective, for: "\"home\": \"/start\" ⇒ /start as home"),
  ]

  static let starts: [Habit] = [
    // Quotation marks.
    Habit(
      "«\"/‹path›\"»~:~\"‹name›\"", nameFirst, write: "/‹path› as ‹name›", code: .unknownDirective,
      for: "\"/start\": \"home\" ⇒ /start as home"),
    Habit(
      "«\"/‹path›\"»~:", "\(quoted), and a block without ':'", write: "/‹path›",
      code: .unknownDirective, for: "\"/users\": ⇒ /users"),
    Habit(
      "«\"/‹path›\"»~:~‹some›", "a route is written as its pattern", write: "‹path.pattern›",
      code: .unknownDirective, for: "\"/users/:id\": UserPage, ⇒ /users/{id}"),
    Habit(
      "«\"/‹path›\"»~,", quoted, write: "/‹path›", code: .invalidPattern,
      for: "\"/home\", ⇒ /home"),
    Habit(
      "«\"/‹path›\"»‹text›", quoted, write: "/‹path›‹text›", code: .invalidPattern,
      for: "'/home' as start ⇒ /home as start"),
    Habit(
      "«\"‹path›\"»‹text›", quoted, write: "/‹path›‹text›", code: .invalidPattern,
      for: "\"home\" ⇒ /home"),
    // A word or a mark before the pattern.
    // Play, Yesod.
    Habit(
      "«‹method›» /‹path› ‹word›.‹text›",
      "a route begins with its pattern, and not with '‹method›'", write: "‹path.pattern›",
      code: .unknownDirective, for: "GET /items/:id controllers.Items.show(id) ⇒ /items/{id}"),
    Habit(
      "/‹path› «‹name› ‹httpmethod›»‹text›", "a route is written as its pattern alone",
      write: "/‹path›", for: "/home HomeR GET ⇒ /home"),
    Habit(
      "«‹method›» /‹text›", "a route begins with its pattern, and not with '‹method›'",
      write: "/‹text›", code: .unknownDirective, for: "GET /users/{id} ⇒ /users/{id}"),
    Habit(
      "«‹routeword›» /‹text›", "a route begins with its pattern, and not with '‹routeword›'",
      write: "/‹text›", code: .unknownDirective, is: .certain, for: "route /home ⇒ /home"),
    Habit(
      "«|» /‹path› |‹text›", "a route is written without '|'", write: "/‹path›",
      code: .unknownDirective, for: "| /home | Home | ⇒ /home"),
    Habit(
      "«|»‹text›", "a route is written without '|'",
      "write each pattern on a line of its own, such as '/home'", code: .unknownDirective,
      for: "| Path | Page |"),
    Habit(
      "«-»/‹text›", "this is a line of a patch; a route begins with its pattern",
      "a line that begins with '-' is removed by the patch", code: .unknownDirective,
      for: "-/start"),
    Habit(
      "«mount» ‹name› /‹text›", "'mount' comes after its pattern", write: "/‹text› mount ‹name›",
      code: .unknownDirective, for: "mount Shop /shop ⇒ /shop mount Shop"),
    Habit(
      "«mount»‹text›", "'mount' comes after its pattern",
      "write '/shop mount Shop': links below '/shop' then belong to the route set 'Shop'",
      code: .unknownDirective, for: "mount Shop"),
    Habit(
      "«‹touching›»/‹text›", "a space is missing after '‹touching›'", write: "‹touching› /‹text›",
      "for a path that begins with the word, write '/‹touching›/'", code: .invalidPattern,
      for: "except/about ⇒ except /about"),
    Habit(
      "«except?»‹text›", "a space is missing after 'except'", write: "except ?‹text›",
      code: .invalidPattern, for: "except?preview ⇒ except ?preview"),
    Habit(
      "«except#»‹text›", "a space is missing after 'except'", write: "except #‹text›",
      code: .invalidPattern, for: "except#web ⇒ except #web"),
    Habit(
      "«[‹text1›](/»‹path›)", "a pattern is written without the form of a Markdown link",
      write: "/‹path›", code: .invalidPattern, for: "[home](/home) ⇒ /home"),
    Habit(
      "«./»‹text›", "a pattern begins with '/'", write: "/‹text›", code: .invalidPattern,
      for: "./home ⇒ /home"),
    Habit(
      "*", "any path is written '/{path...}'", write: "/{path...} as other", code: .invalidPattern,
      for: "* ⇒ /{path...} as other"),
    Habit(
      "«^»‹text›", "a pattern is no regular expression",
      "write the path with placeholders, such as '/users/{id: Int}'", code: .invalidPattern,
      for: "^users/(\\d+)$"),
    Habit(
      "«‹host›»/‹text›", "a pattern is written without scheme and host", write: "/‹text›",
      "a line 'host ‹host›' declares it for all routes, a block 'host ‹host› { … }' for some",
      code: .invalidPattern, for: "a.example/home ⇒ /home", only: { $0["host"].isHost }),
  ]
}

extension String {
  /// Whether a line of the language begins with the word.
  fileprivate var isKeyword: Bool {
    Directive(rawValue: self) != nil || LineParser.continuations.contains(self)
  }

  /// Whether the text is a domain.
  var isHost: Bool {
    let labels = split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
          || label == "*"
      } && labels[labels.count - 1].allSatisfy(\.isLetter) && labels[labels.count - 1].count > 1
  }
}
