import RoutegenLinks
import Testing

/// Links are found in texts of any language, with their exact places.
@Suite struct LinkScannerTests {
  /// A text in which `⟦…⟧` marks the links, and how each link is shown if that is not as it is written.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var shown: [String]?

    init(_ name: String, _ text: String, _ shown: String...) {
      (self.name, self.text) = (name, text)
      self.shown = shown.isEmpty ? nil : shown
    }

    var testDescription: String { "\(name): \(text)" }
  }

  private static let origins = DeclaredOrigins([
    Resolved("scheme app, my-app\nhost example.com, *.wild.example\n/").model
  ])

  @Test(
    arguments: languages + templates + programs + prose + ends + notLinks)
  func findsLinks(_ sample: Sample) {
    let (text, ranges) = Self.unmarked(sample.text)
    let links = foundLinks(in: Array(text.utf8), to: Self.origins)
    #expect(links.map(\.range) == ranges)
    let written = ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(links.map(\.shown) == sample.shown ?? written)
  }

  private static func unmarked(_ text: String) -> (text: String, ranges: [Range<Int>]) {
    var (plain, ranges, start) = ("", [Range<Int>](), 0)
    for character in text {
      switch character {
      case "⟦": start = plain.utf8.count
      case "⟧": ranges.append(start..<plain.utf8.count)
      default: plain.append(character)
      }
    }
    return (plain, ranges)
  }

  static let languages = [
    Sample("Swift", #"let link = URL(string: "⟦app://users/7⟧")!"#),
    Sample("Swift, a line break before it", #""Open\n⟦app://users/7⟧\nnow""#),
    Sample("Kotlin", #"val link = Uri.parse("⟦app://users/7⟧")"#),
    Sample("Java", #"String link = "⟦https://example.com/users/7⟧";"#),
    Sample("TypeScript", "const link = `⟦app://users/7⟧`; open('⟦app://home⟧')"),
    Sample("Python", #"open('⟦app://users/7?a=it⟧\'s')"#),
    Sample("C", #""⟦app://us⟧" "ers/7""#, "app://us…"),
    Sample("JSON", #"{"a": "⟦app:\/\/users\/7?a=1\u0026b=2⟧"}"#, "app://users/7?a=1&b=2"),
    Sample("JSON in a text", #""{\"a\": \"⟦app://users/7⟧\"}""#),
    Sample("YAML", "url: ⟦app://users/7⟧ # ⟦app://home⟧\nlist: [⟦app://a⟧, ⟦app://b⟧]"),
    Sample("YAML in braces", "{url: ⟦app://users/7⟧}"),
    Sample("HTML", #"<a href="⟦app://list?a=1&amp;b=2⟧">x</a>"#, "app://list?a=1&b=2"),
    Sample("HTML in an attribute", "<a data='{&quot;a&quot;:&quot;⟦app://home⟧&quot;}'>"),
    Sample(
      "HTML, a text", "<p>⟦app://home⟧</p><td>⟦app://users/7⟧<br>", "app://home", "app://users/7…"),
    Sample("XML", "<string>⟦app://list?a=1&#38;b=2⟧</string>", "app://list?a=1&b=2"),
    Sample("strings file", #""key" = "⟦app://users/7⟧";"#),
    Sample("CSS", "background: url(⟦app://image⟧);"),
    Sample("properties", "link=⟦app://users/7⟧\n"),
    Sample("CSV", "7,⟦app://users/7⟧,⟦app://users/8⟧;⟦app://users/9⟧"),
    Sample("a list", "⟦app://a⟧|⟦app://b⟧\n⟦app://c⟧\t⟦app://d⟧\r\n⟦app://e⟧"),
    Sample("Markdown", "[a](⟦app://home⟧) [b](⟦app://a(b)c⟧ \"title\") <⟦app://c⟧>"),
    Sample("Markdown, code", "`⟦app://home⟧` and `open ⟦app://home⟧`"),
    Sample("Markdown, a table", "| `⟦app://a⟧` | ⟦app://b⟧ |\n|⟦app://c⟧|"),
    Sample("Markdown, escaped", #"⟦app://my\_page⟧"#, "app://my_page"),
    Sample("shell", #"open ⟦app://list\?a=1\&b=2⟧"#, "app://list?a=1&b=2"),
    Sample(
      "encoded in another link",
      "https://t.example/?u=⟦https%3A%2F%2Fexample.com%2Fa%3Fb%3D1⟧&c=⟦app%253A%252F%252Fb⟧#d",
      "https://example.com/a?b=1", "app://b"),
    Sample("misspelled schemes", "⟦my-ap://home⟧ (⟦myapp://users/7⟧) ⟦htps://example.com/a⟧"),
    Sample("LaTeX", #"\url{⟦app://home⟧}"#),
  ]

  static let templates = [
    Sample("Mustache", #""⟦app://users/{{ user.id }}/posts⟧""#, "app://users/…/posts"),
    Sample("Jinja", "⟦app://list{% if a %}?a={{ a }}{% endif %}⟧", "app://list…?a=……"),
    Sample("ERB", #""⟦app://users/<%= user.id %>/posts⟧""#, "app://users/…/posts"),
    Sample("PHP", #"'⟦app://users/<?= $id ?>⟧'"#, "app://users/…"),
    Sample("PHP, a variable", #""⟦app://users/$user->id/posts⟧""#, "app://users/…/posts"),
    Sample("Swift", #""⟦app://users/\(user.id)/posts⟧""#, "app://users/…/posts"),
    Sample("Swift, nested", #""⟦app://users/\(f("a)", (1)))/posts⟧""#, "app://users/…/posts"),
    Sample("Kotlin", #""⟦app://users/$id/${a.b}?q=$q⟧""#, "app://users/…/…?q=…"),
    Sample("JavaScript", "`⟦app://users/${f({a: 1})}/posts⟧`", "app://users/…/posts"),
    Sample("Ruby", #""⟦app://users/#{user.id}/posts⟧""#, "app://users/…/posts"),
    Sample("Python", #"f"⟦app://users/{user.id}/posts⟧""#, "app://users/…/posts"),
    Sample("Python, %", #""⟦app://users/%(id)s/posts⟧" % x"#, "app://users/…/posts…"),
    Sample("C", #""⟦app://users/%d/%05d/%1$@/%ld/%s⟧""#, "app://users/…/…/…/…/…"),
    Sample("C, escapes", #""⟦app://a%20dish%2Fb%%20⟧""#, "app://a%20dish%2Fb%20"),
    Sample("Windows", "⟦app://users/%ID%⟧ ", "app://users/…"),
    Sample("Xcode", #""⟦app://users/<#id#>/posts⟧""#, "app://users/…/posts"),
    Sample(
      "a router", "⟦app://users/:id/posts⟧ ⟦app://users/[id]/posts⟧", "app://users/…/posts",
      "app://users/…/posts"),
    Sample("a star", #""⟦app://users/*⟧" ⟦app://users/**/x⟧"#, "app://users/…", "app://users/…/x"),
    Sample("a page", "⟦app://users/⟧<id>", "app://users/…"),
    Sample("an ellipsis", "⟦app://users/…⟧ or ⟦app://users/⟧...", "app://users/…", "app://users/…"),
    Sample("without an end", #""⟦app://users/⟧{{ id /posts""#, "app://users/…"),
  ]

  static let programs = [
    Sample("+", #""⟦app://users/⟧" + id"#, "app://users/…"),
    Sample("a prefix in Swift", #"if url.hasPrefix("⟦app://users⟧") {"#, "app://users…"),
    Sample("a prefix of a sequence", #"text.starts(with: "⟦app://users⟧")"#, "app://users…"),
    Sample("a prefix in JavaScript", "if (url.startsWith('⟦app://users⟧'))", "app://users…"),
    Sample("a prefix in Python", "url.startswith('⟦app://users⟧')", "app://users…"),
    Sample("another call", #"open("⟦app://users⟧")"#, "app://users"),
    Sample("+ on the next line", "\"⟦app://users⟧\"\n  + id", "app://users…"),
    Sample("a call", #""⟦app://users⟧".appending(id)"#, "app://users…"),
    Sample("PHP", #"'⟦app://users⟧' . $id"#, "app://users…"),
    Sample("Lua", #""⟦app://users⟧" .. id"#, "app://users…"),
    Sample("SQL", "'⟦app://users⟧' || id", "app://users…"),
    Sample("a slash", #"let base = "⟦app://users/⟧""#, "app://users/…"),
    Sample("an equals sign", #"let base = "⟦app://list?q=⟧""#, "app://list?q=…"),
    Sample("a regular expression", #"/^⟦app:\/\/users\/⟧(\d+)$/"#, "app://users/…"),
    Sample("a group", #""^⟦app://users/⟧([0-9]+)""#, "app://users/…"),
    Sample("an end", #""^⟦app://users⟧$""#, "app://users…"),
    Sample("any text", #""⟦app://users⟧.*""#, "app://users…"),
  ]

  static let prose = [
    Sample(
      "a full stop", "Open ⟦app://home⟧. Or ⟦app://users/7⟧, ⟦app://a⟧; ⟦app://b⟧: ⟦app://c⟧!"),
    Sample("a question", "Have you seen ⟦app://home⟧?", "app://home…"),
    Sample("parentheses", "(see ⟦app://home⟧), (⟦app://a(b)⟧) [⟦app://c⟧]."),
    Sample("emphasis", "**⟦app://home⟧** _⟦app://my_page⟧_ *⟦app://a⟧*, ~~⟦app://b⟧~~"),
    Sample(
      "quoted", "“⟦app://home⟧” «⟦app://a⟧» 'open ⟦app://b⟧' \"⟦app://c⟧.\"", "app://home",
      "app://a", "app://b", "app://c"),
    Sample("Chinese", "打开⟦app://home⟧。", "app://home"),
    Sample("Japanese", "⟦app://home⟧を開く", "app://home…"),
    Sample("not ASCII, in quotation marks", "\"⟦app://search?q=café⟧\""),
    Sample(
      "a host", "⟦https://example.com⟧. ⟦https://example.com/⟧, ⟦HTTPS://A.Wild.Example/x⟧",
      "https://example.com", "https://example.com/…", "HTTPS://A.Wild.Example/x"),
    Sample("a port", "⟦https://example.com:8080/x⟧ ⟦https://example.com⟧: x"),
    Sample(
      "two links in one", "⟦app://open?url=https://example.com/a⟧ https://a.test/?to=⟦app://b⟧"),
  ]

  static let ends = [
    Sample("a start", "⟦app://⟧", "app://…"),
    Sample("upper case", "⟦APP://home⟧"),
    Sample("a scheme with a sign", "⟦my-app://home⟧"),
    Sample("the end of a text", "⟦app://home⟧\\"),
    Sample("a backslash", "⟦app://a⟧\\\\b", "app://a…"),
    Sample("no UTF-8 is possible here", "⟦app://a⟧\u{FFFD}"),
    Sample("spaces", "\"⟦app://a⟧ b\"\u{A0}⟦app://c⟧\u{3000}⟦app://d⟧\0"),
  ]

  static let notLinks = [
    Sample("another scheme", "notapp://a other://b my_app://c xapp://d app-x://e 7app://f"),
    Sample("no slashes", "app: home, app:home, app:/home"),
    Sample(
      "another host",
      "https://other.example/a https://notexample.com https://example.com.evil.example/a"),
    Sample("a host of wildcards alone", "https://wild.example/a"),
    Sample(
      "a user name", "https://example.com@evil.example/a https://example.com:80@evil.example/"),
    Sample(
      "a host that goes on",
      "https://example.com{{ path }} https://example.com_x https://example.comé"),
    Sample("encoded links to other hosts", "https%3A%2F%2Fother.example%2Fa other%3A%2F%2Fa"),
    Sample("a misspelled scheme of others", "htps://other.example/a my-apps-x://a ap://b"),
  ]
}
