/// Declarations in the words of other tools.
extension Habit {
  private static let isSwift = "this is Swift code; a route is its pattern"
  private static let isPattern = "a route is written as its pattern"

  static let declarations: [Habit] = [
    Habit(
      "«root»~‹text›to‹text2›", "the path of the root is '/'", write: "/", code: .unknownDirective,
      for: "root to: 'pages#main' ⇒ /"),
    Habit(
      "«Redirect ‹number›» /‹path1› /‹path2›", "another pattern of a route is written below it",
      write: "/‹path2›\n    also /‹path1›", code: .unknownDirective,
      for: "Redirect 301 /old /new ⇒ /new\n    also /old"),
    Habit(
      "«app/»‹path›/page.‹ext›", "this is the name of a file; a route is its pattern",
      write: "‹path.pattern›", code: .unknownDirective,
      for: "app/blog/[slug]/page.tsx ⇒ /blog/{slug}"),
    Habit(
      "«pages/»‹path›.‹ext›", "this is the name of a file; a route is its pattern",
      write: "‹path.pattern›", code: .unknownDirective,
      for: "pages/shop/[[...slug]].js ⇒ /shop/{slug...?}"),
    Habit(
      "«‹declaration› ‹name›»~(‹some›)", isPattern, write: "/‹name›‹some.segments›",
      code: .unknownDirective, for: "case user(id: Int) ⇒ /user/{id: Int}"),
    Habit(
      "«func ‹name›»(‹some›)‹text›", isSwift, write: "/‹name›‹some.segments›",
      code: .unknownDirective, is: .code, for: "func user(id: Int) -> Route ⇒ /user/{id: Int}"),
    Habit(
      "«case .‹name›»‹text›", isSwift, "write '/‹name›'", code: .unknownDirective, is: .code,
      for: "case .detail(let id):"),
    Habit(
      "‹type› {‹text›", isSwift, "write '/users/{id: Int}'", code: .unknownDirective, is: .code,
      for: "Path {", only: { $0["type"].first?.isUppercase == true }),
    Habit(
      "«‹routeword› :‹name›»‹text›", isPattern, write: "/‹name›", code: .unknownDirective,
      for: "resources :users ⇒ /users"),
    Habit(
      "«\"‹path›\"»‹text›", "a pattern is written without quotation marks", write: "/‹path›‹text›",
      code: .invalidPattern,
      for: "\"home\" ⇒ /home",
      only: { !$0["path"].hasPrefix("/") }),
    Habit(
      "/‹path› «‹arrow›» /‹path2›", "another pattern of a route is written below it",
      "write 'also /‹path›' on the line below '/‹path2›'", for: "/old -> /new"),
    Habit(
      "/‹text1›}« =~‹word›»", "a default is inside the braces of its placeholder",
      write: "/‹text1› = ‹word›}", for: "/list?{page: Int} = 1 ⇒ /list?{page: Int = 1}",
      only: { $0["word"].first?.isLetter == false || $0["text1"].contains("?") }),
    Habit(
      "/‹text1›}«:»~‹type›", "a type is inside the braces of its placeholder",
      "write '{page: Int}'", code: .invalidPattern, for: "/a?{page}: Int"),
    Habit(
      "‹text1›as «`‹name›`»", "a name is written without backticks", write: "‹text1›as ‹name›",
      is: [.certain, .read], for: "/home as `in` ⇒ /home as in",
      only: { !$0["text1"].contains("\"") }),
    Habit(
      "/‹path1›«,~»/‹text›", "a group begins with one pattern",
      "another one in place of it is the first line of its block: 'also /‹text›'", is: .block,
      for: "/item, /product"),
    Habit(
      "/‹path› «\"‹text›\"»", "expected the end of the line, found a text",
      "documentation is written on the line above, after '///': '/// ‹text›'",
      for: "/home \"The start page\"",
      only: { $0["path"].count { $0 == "{" } == $0["path"].count { $0 == "}" } }),
    Habit(
      "/‹text1›/«‹wildcard›»‹text›", "'‹wildcard›' looks like a wildcard for characters",
      write: "/‹text1›/{name}‹text›", "a placeholder matches a whole segment",
      code: .foreignPlaceholder,
      for: "/a/???? ⇒ /a/{name}"),
    Habit(
      "‹text1›?‹text2›&~«\\»‹text›", "a line continues with '?', '&' or '#' at its start",
      "write '&{page: Int = 1}' on the next line", code: .invalidPattern, for: "/a?{b}& \\"),
    Habit(
      "scheme ‹name›« :»", "the marks of a scheme follow it without a space",
      write: "scheme ‹name›:", is: [.certain, .read], for: "scheme spotify : ⇒ scheme spotify:"),
    Habit(
      "scheme «‹some›»", "no variable of a build can be in a route file",
      "declare the scheme of each build: 'variant BETA { scheme myapp-beta }'",
      for: "scheme ${APP_SCHEME}", only: { $0["some"].isVariable }),
    Habit(
      "host «‹some›»", "no variable of a build can be in a route file",
      "declare the host of each build: 'variant BETA { host beta.example.com }'",
      for: "host ${HOST}", only: { $0["some"].isVariable }),
    Habit(
      "«case insensitive»", "'case insensitive' is called 'caseless' here", write: "caseless",
      code: .unknownDirective, for: "case insensitive ⇒ caseless"),
    Habit(
      "«‹modifier›» routes ‹name›", "the access level is a line of its own", write: "routes ‹name›",
      "below it, 'access ‹modifier›' makes the generated code ‹modifier›", code: .unknownDirective,
      for: "public routes App ⇒ routes App"),
    Habit(
      "«‹modifier›» ‹typeword› ‹text›", "'‹typeword›' has no '‹modifier›' before it",
      write: "‹typeword› ‹text›",
      "a line 'access public' at the top of the file makes all generated code public",
      code: .unknownDirective, for: "public type Color ⇒ type Color"),
    Habit(
      "‹listword› ‹text1›«,»‹some›", "the names of a list are on one line",
      "write one line '‹listword› ‹text1›, …', and the comments above it",
      for: "host a.com, // one\n  b.com", only: { $0["some"].contains("//") }),
    Habit(
      "host «[‹name›]».‹host›", "a host that is a value is written '{name}'",
      write: "host {‹name›}.‹host›", code: .invalidHost,
      is: .read, for: "host [lang].a.com ⇒ host {lang}.a.com"),
    Habit(
      "host «{‹anyname›}».‹host›", "the value of a host is a parameter, so it has a name",
      write: "host *.‹host›", "with a name, '{name}.‹host›', the routes of a block have the value",
      code: .invalidHost, is: .read, for: "host {*}.a.com ⇒ host *.a.com"),
    Habit(
      "host {‹some›}.‹host›«/‹text›»", "a host is written without a path",
      write: "host {‹some›}.‹host›", code: .invalidHost,
      for: "host {lang}.a.com/{b} ⇒ host {lang}.a.com"),
    Habit(
      "host ‹some›«{‹text1›}»‹text2›", "a placeholder is the first label of a host, or all of it",
      "a block may be 'host {name: Type}.example.com { … }', with one host",
      "'*.example.com' matches every host that ends with '.example.com'",
      for: "host shop-{name}.a.com"),
    Habit(
      "import «‹importkind› ‹name›.‹text›»", "'import' takes the name of a module",
      write: "import ‹name›", for: "import struct Colors.Color ⇒ import Colors"),
    Habit(
      "«type ‹name›~=~‹some›»", "a list of values is an enum",
      write: "enum ‹name› { ‹some.list› }",
      for: "type Tab = 'a' | 'b' ⇒ enum Tab { a, b }", only: { $0["some"].contains("|") }),
    Habit(
      "type ‹name›~«‹colon›~‹some›»", "'type ‹name›' names a Swift type, and does not define it",
      write: "type ‹name›",
      "declare '‹name›' in Swift, as a 'RouteValue'; a list of values is an 'enum'",
      for: "type UserID = Int ⇒ type UserID",
      only: { $0["colon"] == ":" || $0["some"].first?.isLetter == true }),
    Habit(
      "type ‹name› «‹beginsword›» \"‹text›\"", "'‹beginsword›' is not a word of the language",
      write: "type ‹name› begins \"‹text›\"", code: .unknownDirective,
      for: "type UserID starts \"@\" ⇒ type UserID begins \"@\""),
    Habit(
      "expires «‹number›»‹text›",
      "'expires' names the key that has the date, and '‹number›‹text›' is a date",
      "with 'expires until', a link such as '/sale?until=2030-01-31T00:00:00Z' expires then",
      is: .read, for: "expires 2025-01-01", only: { $0["number"].count > 3 }),
  ]
}

extension String {
  /// Whether the text is or contains a variable of Xcode, Gradle, a manifest or a template.
  package var isVariable: Bool {
    ["$(", "${", "{{", "#{", "%%", "<%"].contains { contains($0) }
      || ["$", "@", "%", "<", "__"].contains { hasPrefix($0) }
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
