import Testing
import RoutegenSyntax

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("/// Doc.\n///  more \n///\nroutes App", "///Doc.\n/// more\n///\nroutes App\n"),
    ("access package", "access package\n"),
    ("handlers optional", "handlers optional\n"),
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
        when a.b=comment-project /home
        when a.b = "x \\" y" /home?{id}
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
        payload when a.b = "comment-project" /"home"
        payload when a.b = "x " y" /"home"?{id}
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
    (
      "/a\n also https://*.b.com/c?{d}\n also e+f://g/{h} // i\n also HTTPS://*:*#{j} also k:///l",
      "route /\"a\"\n  also https://*.b.com /\"c\"?{d}\n  also e+f:// authority /\"g\"/{h}\n"
        + "  also HTTPS://*:* /#{j}\n  also k:// /\"l\"\n"
    ),
    (
      "/a also https://* also b://",
      "route /\"a\"\n  also https://* /\n  also b:// /\n"
    ),
    ("/a { }", "group /\"a\"\n"),
    ("/a {}", "group /\"a\"\n"),
    ("/a { /b }", "group /\"a\"\n  route /\"b\"\n"),
    ("/a as b { /c as d }", "group /\"a\" as b\n  route /\"c\" as d\n"),
    (
      "/a {\nalso /d\n/\n/b {\n/c\n}\n}\n/e",
      "group /\"a\"\n  also /\"d\"\n  route /\n  group /\"b\"\n    route /\"c\"\nroute /\"e\"\n"
    ),
    ("/a // {\n/b", "route /\"a\"\nroute /\"b\"\n"),
    (
      "/// A.\n\n// x\n/a {\n /// B.\n /b\n}\n/c",
      "///A.\ngroup /\"a\"\n  ///B.\n  route /\"b\"\nroute /\"c\"\n"
    ),
  ])
  func readsRoutes(_ text: String, _ expected: String) {
    let parsed = Parsed(text)
    #expect(parsed.messages == [])
    #expect(parsed.syntax.dump == expected)
    #expect(Parsed(text.replacing("\n", with: "\r\n")).syntax.dump == expected)
  }

  @Test(arguments: [
    ("@internal\n@requires(a, b)\n/x", "@internal []\n@requires [\"a\", \"b\"]\nroute /\"x\"\n"),
    ("/// A.\n@deprecated(\"b (c)\")\n\n/x", "///A.\n@deprecated [\"b (c)\"]\nroute /\"x\"\n"),
    ("require a, b", "require [\"a\", \"b\"]\n"),
    ("plus literal // x", "plus literal\n"),
    ("open enum A { b }", "open enum A [\"b\"]\n"),
    ("unwrap /x\n  ?a=b&link", "unwrap /\"x\"?\"a\"=\"b\" link\n"),
    ("unwrap /x#", "unwrap /\"x\" #\n"),
    ("unwrap /?url", "unwrap / url\n"),
    ("except /x/{_...}", "except /\"x\"/{_...}\n"),
    ("host a.com, *.b.com {\n/x\n}", "hosts [\"a.com\", \"*.b.com\"]\n  route /\"x\"\n"),
    ("host * {\n}", "hosts [\"*\"]\n"),
    ("scheme a {\n/x {\n/y\n}\n}", "schemes [\"a\"]\n  group /\"x\"\n    route /\"y\"\n"),
    ("/x mount Shop as y", "route /\"x\" as y mount Shop\n"),
    ("/x mount Shop {\n/y\n}", "group /\"x\" mount Shop\n  route /\"y\"\n"),
    ("/x?{a: URL in a.com = b}", "route /\"x\"?{a: URL in [\"a.com\"] = \"b\"}\n"),
    ("/mount/{_: Int}", "route /\"mount\"/{_: Int}\n"),
  ])
  func readsTheRestOfTheLanguage(_ text: String, _ expected: String) {
    let parsed = Parsed(text)
    #expect(parsed.messages == [])
    #expect(parsed.syntax.dump == expected)
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
}
