/// Declarations that begin with a word.
extension Habit {
  private static let hostValue = "a host that is a value is written '{name}'"
  private static let list = "the names of a list are separated by ','"

  static let directives: [Habit] = [
    Habit(
      "‹keyword›«~‹colon›»~‹some›", "a space, and not '‹colon›', follows '‹keyword›'",
      write: "‹keyword› ‹some›", is: [.certain, .read], for: "host: a.com ⇒ host a.com"),
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
      "«‹synonym›»", "'‹synonym›' is called '‹synonym.directive›' here",
      write: "‹synonym.directive›", code: .unknownDirective, for: "caseinsensitive ⇒ caseless"),
    Habit(
      "«‹synonym›» ‹some›", "'‹synonym›' is called '‹synonym.directive›' here",
      write: "‹synonym.directive› ‹some›", code: .unknownDirective,
      for: "domain a.com ⇒ host a.com"),
    Habit(
      "«‹also›» /‹text›", "'‹also›' is called 'also' here", code: .unknownDirective,
      for: "or /start"),
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
      "«‹attribute›» ‹text›", "an attribute begins with '@'",
      "write '@‹attribute›(…)' on the line above its route", code: .unknownDirective,
      for: "deprecated \"use /new\""),
    Habit(
      "«requires ‹name›»", "a requirement is an attribute above a route or a group",
      "write '@requires(‹name›)' on the line above", code: .unknownDirective,
      for: "requires login"),
    Habit(
      "«beings» ‹text›", "no declaration begins with 'beings'",
      "'begins' follows the name of a type: 'type UserID begins \"@\"'", code: .unknownDirective,
      for: "beings \"@\""),
    Habit(
      "‹nameword› «`‹name›`»", "a name is written without backticks", write: "‹nameword› ‹name›",
      "the generated code adds them where Swift needs them", is: [.certain, .read],
      for: "require `in` ⇒ require in"),
    Habit(
      "‹nameword› «\"‹path›\"»‹text›", "a name is written without quotation marks",
      write: "‹nameword› ‹path›‹text›", is: [.certain, .read], for: "routes \"App\" ⇒ routes App"),
    Habit(
      "‹listword› ‹text1›«,»~‹some›", "the names of a list are on one line",
      write: "‹listword› ‹text1›, ‹some.hosts›",
      for: "host a.com,\n  b.com,\n  c.com ⇒ host a.com, b.com, c.com",
      only: { !$0["some"].contains("//") }),
    Habit(
      "‹listword› ‹text1›«,»‹some›", "the names of a list are on one line",
      "write one line '‹listword› ‹text1›, …', and the comments above it",
      for: "host a.com, // one\n  b.com", only: { $0["some"].contains("//") }),
    Habit(
      "‹listword› «[‹some›]»", "a list is written without brackets",
      write: "‹listword› ‹some.bare›", is: .read, for: "host [a.com, b.com] ⇒ host a.com, b.com"),
    Habit(
      "host «‹httpword›://»{‹some›", "a host is written without scheme", write: "host {‹some›",
      code: .invalidHost, for: "host https://{lang}.a.com ⇒ host {lang}.a.com"),
    Habit(
      "host «[‹name›]».‹host›", hostValue, write: "host {‹name›}.‹host›", code: .invalidHost,
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
      "variant ‹name›«,»‹text›", "a variant has one compilation condition",
      "write a 'variant' for each condition", for: "variant BETA, QA"),
    Habit(
      "host ‹some›«{‹text1›}»‹text2›", "a placeholder is the first label of a host, or all of it",
      "a block may be 'host {name: Type}.example.com { … }', with one host",
      "'*.example.com' matches every host that ends with '.example.com'",
      for: "host shop-{name}.a.com"),
    Habit(
      "host ‹some1›«,»‹some2›", "a block whose host is the value of a parameter has one host",
      "write such a block for each host", code: .invalidHost, for: "host {lang}.a.com, b.com",
      only: { ($0["some1"] + $0["some2"]).contains("{") }),
    Habit(
      "caseless «type» ‹name›‹text›", "only the texts of an enum are 'caseless'",
      write: "type ‹name›‹text›", "'init(routeValue:)' of a type decides what it reads",
      for: "caseless type Color ⇒ type Color"),
    Habit(
      "routes «‹name› ‹word›»", "a name cannot contain a space", write: "routes ‹name›‹word›",
      for: "routes App 2 ⇒ routes App2"),
    Habit(
      "caseless «‹some›»", "'caseless' takes no value", write: "caseless",
      "for one enum, write 'caseless enum Sort { first, second }'",
      for: "caseless true ⇒ caseless",
      only: { !["enum", "open"].contains($0["some"].prefix { $0 != " " }) }),
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
      "type ‹name› begins \"‹text1›\"«,»‹text›", "the values of a type begin with one text",
      "declare a type for each text, and a route for each type",
      for: "type UserID begins \"@\", \"#\""),
    Habit(
      "type ‹name› begins «\"‹some›\"»", "the text after 'begins' needs quotation marks",
      write: "type ‹name› begins \"‹some.bare›\"", is: .certain,
      for: "type UserID begins '@' ⇒ type UserID begins \"@\"",
      only: { !$0["some"].contains { "\"\\%, ".contains($0) } }),
    Habit(
      "type ‹name› begins «‹word›»", "the text after 'begins' needs quotation marks",
      write: "type ‹name› begins \"‹word›\"", is: .certain,
      for: "type UserID begins @ ⇒ type UserID begins \"@\"",
      only: { !$0["word"].contains { "\"\\%, ".contains($0) } }),
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
}
