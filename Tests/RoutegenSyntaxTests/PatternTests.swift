import RoutegenSource
import RoutegenSyntax
import Testing

@Suite struct PatternTests {
  /// A pattern, and what it is read as.
  static let patterns = [
    ("/", "/"),
    ("/home", #"/"home""#),
    ("/host/enum/as", #"/"host"/"enum"/"as""#),
    ("/users/{id: Int}", #"/"users"/{id: Int}"#),
    ("/@{name}", #"/"@"{name}"#),
    ("/{id: Int}-{slug}", #"/{id: Int}"-"{slug}"#),
    ("/{id}.html", #"/{id}".html""#),
    ("/a:b,c", #"/"a:b,c""#),
    ("/a(b)[c]\"d\"", #"/"a(b)[c]"d"""#),
    ("/a...b", #"/"a...b""#),
    ("/café", #"/"café""#),
    ("/caf%C3%A9/%2F%7b", #"/"café"/"/{""#),
    ("/a/{path...}", #"/"a"/{path...}"#),
    ("/a/{path: String...}", #"/"a"/{path: String...}"#),
    ("/{ id : Int }", "/{id: Int}"),
    ("/?{id}", "/?{id}"),
    ("/a?{id: Int}&q={query}", #"/"a"?{id: Int}&"q"={query}"#),
    ("/a?ref=email&flag&x=", #"/"a"?"ref"="email"&"flag"=""&"x"="""#),
    ("/a?url=x/y", #"/"a"?"url"="x/y""#),
    ("/a?%71={q}", #"/"a"?"q"={q}"#),
    ("/a?{c: Country?}&{t: [String]}", #"/"a"?{c: Country?}&{t: [String]}"#),
    ("/a?{url: URL...}", #"/"a"?{url: URL...}"#),
    ("/a?{n: Int in 1...50 = 20}", #"/"a"?{n: Int in 1...50 = "20"}"#),
    ("/a?{n: Int in 1...}&{m: Int in ...-3}", #"/"a"?{n: Int in 1...}&{m: Int in ...-3}"#),
    ("/a?{n: Double in -0.5...1.5=0.5}", #"/"a"?{n: Double in -0.5...1.5 = "0.5"}"#),
    ("/a?{q = all of it }", #"/"a"?{q = "all of it"}"#),
    (#"/a?{q: String = "a \"}\" \\"}"#, #"/"a"?{q: String = "a "}" \"}"#),
    ("/a?{q = https://x.com/?a=b&c}", #"/"a"?{q = "https://x.com/?a=b&c"}"#),
    ("/a#{section}", ##"/"a"#{section}"##),
    ("/a#{section: String?}", ##"/"a"#{section: String?}"##),
    ("/a?{b}#url={url: URL}&a={x}", ##"/"a"?{b}#&"url"={url: URL}&"a"={x}"##),
    ("/a#{x}&{y}", ##"/"a"#&{x}&{y}"##),
    (
      "/a\n  ?q={query}\n  // why\n\n  &{page: Int = 1}\n  #{s}",
      ##"/"a"?"q"={query}&{page: Int = "1"}#{s}"##
    ),
  ]

  @Test(arguments: patterns) func readsPatterns(_ text: String, _ expected: String) {
    let parsed = Parsed(text)
    #expect(parsed.messages == [])
    #expect(parsed.syntax.dump == "route \(expected)\n")
  }

  @Test(arguments: patterns) func spansThePattern(_ text: String, _ expected: String) {
    let parsed = Parsed("/// x\n  \(text) as y // z")
    guard case .route(let route)? = parsed.syntax.declarations.first else {
      Issue.record("there is no route")
      return
    }
    #expect(parsed.file.text(of: route.pattern.span) == text)
  }

  /// A pattern with a mistake, its code, and the pattern with the fix applied.
  static let mistakes = [
    ("/a//b", "RG107", "/a/b"),
    ("/a/", "RG107", "/a"),
    ("/a///b", "RG107", "/a/b"),
    ("/a/?{id}", "RG107", "/a?{id}"),
    ("/a/#{id}", "RG113", "/a/{id}"),
    ("/search?/home", "RG113", "/search/home"),
    ("/users/{id}(/edit)", "RG113", "/users/{id}"),
    ("recipe/{id}", "RG108", "/recipe/{id}"),
    ("{id}/x", "RG108", "/{id}/x"),
    ("users{id}", "RG108", "/users{id}"),
    ("/a=b", "RG108", "/a%3Db"),
    ("/a&b={c}", "RG108", "/a?b={c}"),
    ("/a?{b}?{c}", "RG108", "/a?{b}&{c}"),
    ("/a ?{b}", "RG108", "/a?{b}"),
    ("/a?{b} &{c}", "RG108", "/a?{b}&{c}"),
    ("/a?b=c=d", "RG108", "/a?b=c%3Dd"),
    ("/a?b{c}", "RG108", "/a?b={c}"),
    ("/100%", "RG106", "/100%25"),
    ("/100%4", "RG106", "/100%254"),
    ("/100%zz", "RG106", "/100%25zz"),
    (#"/a?{q = "\n"}"#, "RG106", #"/a?{q = "\\n"}"#),
    ("/a{\n/b\n}", "RG103", "/a {\n/b\n}"),
  ]

  @Test(arguments: mistakes)
  func mendsPatterns(_ text: String, _ code: String, _ fixed: String) {
    let parsed = Parsed(text)
    #expect(parsed.codes == [code])
    #expect(parsed.fixed == fixed)
    #expect(Parsed(fixed).messages == [])
  }

  @Test(arguments: [
    ("/a/../b", "no link has the segment '..'"),
    ("/%2E", "no link has the segment '.'"),
    ("/a%FF", "the escaped bytes are not UTF-8"),
    ("/%C3é", "the escaped bytes are not UTF-8"),
    ("/a?", "an item is missing after '?'"),
    ("/a?x&", "an item is missing after '&'"),
    ("/a?&x", "an item is missing between '?' and '&'"),
    ("/a#", "an item is missing after '#'"),
    ("/a?={b}", "a key is missing before '='"),
    ("/a?{b}c", "the value of an item is a placeholder or text, not both"),
    ("/a?b=c{d}", "the value of an item is a placeholder or text, not both"),
    ("/a?{b}{c}", "the value of an item is a placeholder or text, not both"),
    ("/a#{b}?{c}", "a fragment ends a pattern, but '?' follows"),
    ("/a#{b}#{c}", "a fragment ends a pattern, but '#' follows"),
    ("/{}", "a placeholder needs a name"),
    ("/{id", "expected '}', found the end of the line"),
    ("/{id Int}", "a ':' is missing between the name and the type"),
    ("/{id:}", "a type is missing after ':'"),
    ("/{id: [Int}", "a ']' is missing after the type"),
    ("/{id: Int in 5}", "expected '...', found '}'"),
    ("/{id: Int in ...}", "the range has neither a lower nor an upper bound"),
    ("/a?{id = }", "a default value is missing after '='"),
    ("/a?{a=1&{b}", "expected '}', found '{'"),
  ])
  func reportsOneMistake(_ text: String, _ message: String) {
    let parsed = Parsed("\(text)\n/good")
    #expect(parsed.messages == [message])
    #expect(parsed.syntax.dump.hasSuffix("route /\"good\"\n"))
  }
}
