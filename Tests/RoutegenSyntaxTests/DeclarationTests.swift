import RoutegenSource
import RoutegenSyntax
import Testing

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("/// Doc.\n///  more \n///\nroutes App", "///Doc.\n/// more\n///\nroutes App\n"),
    ("access package", "access package\n"),
    ("import Maps.Kit", "import Maps.Kit\n"),
    ("scheme app, app-dev", "scheme [\"app\", \"app-dev\"]\n"),
    ("host a.com, *.b.com // c", "host [\"a.com\", \"*.b.com\"]\n"),
    ("host https://a.com:80/x", "host [\"https://a.com:80/x\"]\n"),
    ("payload type", "payload type type\n"),
    ("expires expiredAt", "expires expiredAt\n"),
    ("expires \"expired at\"", "expires expired at\n"),
    ("caseless", "caseless\n"),
    ("type Money", "type Money\n"),
    ("enum A { a, top-sites }", "enum A [\"a\", \"top-sites\"]\n"),
    ("enum A { b = \"B c\", d = D, }", "enum A [\"b = B c\", \"d = D\"]\n"),
    ("enum A {\n  a,\n  // x\n  b\n}", "enum A [\"a\", \"b\"]\n"),
    ("enum A { }", "enum A []\n"),
  ])
  func readsDirectives(_ text: String, _ expected: String) {
    let parsed = Parsed(text)
    #expect(parsed.messages == [])
    #expect(parsed.syntax.dump == expected)
  }

  @Test func readsPayloadBlocks() {
    let parsed = Parsed(
      """
      payload {
        type aps.category
        link deepLink // a link
        when webLink /web?url={webLink}
        else /home
          ?{id}
      }
      """)
    #expect(parsed.messages == [])
    #expect(
      parsed.syntax.dump == """
        payload type aps.category
        payload link deepLink
        payload when webLink /"web"?"url"={webLink}
        payload else /"home"?{id}

        """)
  }

  @Test(arguments: [
    ("/a as b", "route /\"a\" as b\n"),
    ("/a\n  as b", "route /\"a\" as b\n"),
    ("/a also /b", "route /\"a\"\n  also /\"b\"\n"),
    ("/a\n\n// x\n  also /b\n  ?{c}\n  as d", "route /\"a\" as d\n  also /\"b\"?{c}\n"),
    (
      "/a?{b}\n  also /c with b = \"d, e\", f = https://x/y\n  also /g",
      "route /\"a\"?{b}\n  also /\"c\" b=d, e f=https://x/y\n  also /\"g\"\n"
    ),
    ("/a { }", "group /\"a\"\n"),
    ("/a {}", "group /\"a\"\n"),
    ("/a { /b }", "group /\"a\"\n  route /\"b\"\n"),
    ("/a as b { /c as d }", "group /\"a\" as b\n  route /\"c\" as d\n"),
    (
      "/a {\n/\n/b {\n/c\n}\n}\nalso /d\n/e",
      "group /\"a\"\n  also /\"d\"\n  route /\n  group /\"b\"\n    route /\"c\"\nroute /\"e\"\n"
    ),
    ("/a // {\n/b", "route /\"a\"\nroute /\"b\"\n"),
    (
      "/// A.\n\n// x\n/a {\n /// B.\n /b\n /// lost\n}\n/c",
      "///A.\ngroup /\"a\"\n  ///B.\n  route /\"b\"\nroute /\"c\"\n"
    ),
  ])
  func readsRoutes(_ text: String, _ expected: String) {
    let parsed = Parsed(text)
    #expect(parsed.messages == [])
    #expect(parsed.syntax.dump == expected)
    #expect(Parsed(text.replacing("\n", with: "\r\n")).syntax.dump == expected)
  }

  /// What the next version brings is said to be missing, once, and leaves nothing behind.
  @Test(arguments: [
    ("@deprecated(\"old\")", "RG104"),
    ("require login", "RG104"),
    ("plus literal", "RG104"),
    ("unwrap /x?link", "RG104"),
    ("except /x/{a}", "RG104"),
    ("host a.com {\n/x {\n/y\n}\n}", "RG104"),
    ("scheme a {\n/y\n}", "RG104"),
    ("/x mount Shop", "RG104"),
    ("/x mount Shop {\n/y\n}", "RG104"),
    ("/x/{_}", "RG108"),
    ("/x?{a: [String: String]}", "RG108"),
    ("/x?{a: URL in a.com, *.b.com}", "RG108"),
  ])
  func refusesWhatIsNotSupportedYet(_ text: String, _ code: String) {
    let parsed = Parsed("\(text)\n/good")
    #expect(parsed.codes == [code])
    #expect(parsed.messages.allSatisfy { $0.hasSuffix("is not supported yet by this version") })
    #expect(parsed.syntax.dump == "route /\"good\"\n")
  }

  @Test func takesLinksOfExamplesAsTheyStand() {
    let parsed = Parsed(
      "/a\n  example https://a.com/x?y={ -> a(b: 1) // c\n  also /b\n  nomatch /c")
    #expect(parsed.codes == [])
    #expect(
      parsed.syntax.dump == """
        route /"a"
          also /"b"
          example https://a.com/x?y={ -> a(b: 1)
          nomatch /c

        """)
  }

  @Test func wantsALinkBehindAnExample() {
    #expect(Parsed("/a\n  example\n  also /b").codes == ["RG103"])
  }

  @Test func readsAnOpenEnumSoThatItsUsesAreUnderstood() {
    let parsed = Parsed("open enum A { b }")
    #expect(parsed.codes == ["RG104"])
    #expect(parsed.syntax.dump == "enum A [\"b\"]\n")
  }
}
