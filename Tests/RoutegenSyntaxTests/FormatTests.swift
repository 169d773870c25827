import RoutegenLayout
import RoutegenSource
import RoutegenSyntax
import Testing

/// One line, or one thing about lines, each.
@Suite struct FormatTests {
  @Test(arguments: [
    // Lists.
    ("host  a ,*.b:80,[::1]", "host a, *.b:80, [::1]"), ("scheme\ta", "scheme a"),
    ("require login ,admin", "require login, admin"), ("expires\"x  y\"", "expires \"x  y\""),
    // Parameters.
    ("/{ id:Int }", "/{id: Int}"), ("/{a :  [ String :Int ]? }", "/{a: [String: Int]?}"),
    ("/{ path : String ... }", "/{path: String...}"), ("/{ _ ... }", "/{_...}"),
    ("/{n:Int in 1 ... 5=2}", "/{n: Int in 1...5 = 2}"), ("/{n:Int in...5}", "/{n: Int in ...5}"),
    ("/{n:Int in -1.5 ...=0}", "/{n: Int in -1.5... = 0}"),
    ("/{in:in  in 1...}", "/{in: in in 1...}"),
    ("/{u:URL in a.b ,*.c:80 =x}", "/{u: URL in a.b, *.c:80 = x}"),
    ("/{in}/{a:[in]}", "/{in}/{a: [in]}"), ("/?{a:B?in ...1}", "/?{a: B? in ...1}"),
    ("/{t: A=  x  , y=z }", "/{t: A = x  , y=z}"), ("/?{t=\" } \"}", "/?{t = \" } \"}"),
    // Patterns.
    ("/a,b:c(d)[e]", "/a,b:c(d)[e]"), ("/a-{b}.{c}@\"d\"", "/a-{b}.{c}@\"d\""),
    ("/a?x=1&y={z}#{w}", "/a?x=1&y={z}#{w}"), ("/a   as  b", "/a as b"),
    ("/a\tmount  B", "/a mount B"),
    ("except  /a", "except /a"), ("unwrap\t/a?b", "unwrap /a?b"), ("unwrap  /a#", "unwrap /a#"),
    // Enums.
    ("enum A{}", "enum A {}"), ("enum A{a,b=\"c\",}", "enum A { a, b = \"c\", }"),
    ("open  enum A {  a  }", "open enum A { a }"), ("plus  literal", "plus literal"),
    ("/a?{b:Int in 1...   also c,d[]=7}", "/a?{b: Int in 1... also c, d[] = 7}"),
    ("/a?{b also   \"c,d\"  else  nil}", "/a?{b also \"c,d\" else nil}"),
    // Attributes.
    ("@deprecated( \"a  b\" )\n/a", "@deprecated(\"a  b\")\n/a"),
    ("@requires(a,b)\n/a", "@requires(a, b)\n/a"),
    (
      "@deprecated( until:2027-01-31,\"a\")\n/a", "@deprecated(until: 2027-01-31, \"a\")\n/a"
    ),
    ("@activity(\"x\")with a=1 ,b =\"c\"\n/a", "@activity(\"x\") with a = 1, b = \"c\"\n/a"),
    // Comments.
    ("/a // b\t ", "/a  // b"), ("  //b  ", "//b"), ("///b", "///b"),
    ("/a /// b", "/a  /// b"), ("////  b", "////  b"),
  ])
  func laysOutALine(_ written: String, _ expected: String) {
    #expect(formatted(written) == expected + "\n")
    #expect(formatted(expected) == expected + "\n")
  }

  @Test(arguments: [
    ("/a {/b}", "/a {\n    /b\n}"), ("/a {}", "/a {\n}"), ("host a{ /b }", "host a {\n    /b\n}"),
    ("payload{ type x }", "payload {\n    type x\n}"),
    (
      "payload{ when a.b=c /d?{e}\nwhen  f   =  \"g  h\"   /d\nwhen f /d }",
      "payload {\n    when a.b = c /d?{e}\n    when f = \"g  h\" /d\n    when f /d\n}"
    ),
    ("/a {\n/b } // c", "/a {\n    /b\n}  // c"), ("/a { // b\n/c\n}", "/a {  // b\n    /c\n}"),
    ("/a { /b {\n/c } }", "/a {\n    /b {\n        /c\n    }\n}"),
    ("/a { also /c\n/b }", "/a {\n    also /c\n    /b\n}"),
    (
      "/a {\n also /b\n?c\n also /d\n/e\nalso /f }",
      "/a {\n    also /b\n        ?c\n    also /d\n    /e\n        also /f\n}"
    ),
    ("/a mount B also /c", "/a mount B\n    also /c"),
    ("enum A {\nb, c }", "enum A {\n    b, c\n}"),
    ("enum A { b,\nc\n}", "enum A {\n    b,\n    c\n}"),
    ("/a also /b also/c{d}", "/a\n    also /b\n    also /c{d}"),
    ("/a example x  -> y { nomatch z // c", "/a\n    example x  -> y { nomatch z  // c"),
    ("/a { /b example /c }", "/a {\n    /b\n        example /c\n}"),
    (
      "/a { also /b with c=d:e, f =\"g\"\n /h }",
      "/a {\n    also /b with c = d:e, f = \"g\"\n    /h\n}"
    ),
    (
      "/a also  https://*.b.c/d?{ e:Int }&f\n also g://h/i#{j}   with k=l also m:///n",
      "/a\n    also https://*.b.c/d?{e: Int}&f\n    also g://h/i#{j} with k = l\n"
        + "    also m:///n"
    ),
    ("/a also /b\n?c", "/a\n    also /b\n        ?c"), ("/a\n?b\n&c", "/a\n    ?b\n    &c"),
    ("/a\n// b\nalso /c", "/a\n    // b\n    also /c"),
    ("/a {\n/b\n// c\n}", "/a {\n    /b\n    // c\n}"),
  ])
  func laysOutBlocks(_ written: String, _ expected: String) {
    #expect(formatted(written) == expected + "\n")
    #expect(formatted(expected) == expected + "\n")
  }

  @Test(arguments: [
    ("", ""), ("\n \n", ""), ("\n\n/a\n\n\n\n/b\n\n", "/a\n\n/b\n"), ("/a\r\n/b\r\n", "/a\n/b\n"),
    ("/a {\n\n\n/b\n\n}\n", "/a {\n    /b\n}\n"), ("\u{FEFF}/a", "/a\n"),
    ("enum A {\n\nb\n\n}", "enum A {\n    b\n}\n"), ("//\n\n\n//", "//\n\n//\n"),
  ])
  func takesBlankLinesOut(_ written: String, _ expected: String) {
    #expect(formatted(written) == expected)
  }

  @Test func alignsCommentsOfLinesThatFollowEachOther() {
    let written = "/a // a\n/long { // b\n/b // c\n}\n/c // d\n\n/dd // e\n"
    let expected =
      "/a       // a\n/long {  // b\n    /b  // c\n}\n/c  // d\n\n/dd  // e\n"
    #expect(formatted(written) == expected)
  }

  /// Lines of other kinds and levels, and lines that would become too long, are not aligned.
  @Test func alignsCommentsOfLinesOfOneKind() {
    let written =
      "/a {  // a\n    /  // b\n    /cc  // c\n}  // d\n/e  // e\n    also /ff  // f\n"
      + "    also /g  // g\n    example /e  // h\n/iiiiii  // i\n"
    #expect(
      formatted(written)
        == "/a {  // a\n    /    // b\n    /cc  // c\n}  // d\n/e  // e\n    also /ff  // f\n"
        + "    also /g   // g\n    example /e  // h\n/iiiiii  // i\n")
    let (path, comment) = (String(repeating: "p", count: 60), String(repeating: "c", count: 60))
    let tooLong = "/a  // \(comment)\n/b  // b\n/\(path)  // c\n"
    #expect(
      formatted(tooLong)
        == "/a  // \(comment)\n/b\(String(repeating: " ", count: 61))// b\n/\(path)  // c\n")
    #expect(formatted(formatted(tooLong)) == formatted(tooLong))
  }

  @Test func breaksPatternsThatAreTooLong() {
    let path = "/" + String(repeating: "é", count: 82)
    #expect(formatted("\(path)?{a}&{b}#{c} as d\n") == "\(path)?{a}&{b}#{c} as d\n")
    #expect(
      formatted("\(path)?{ab}&{b}#{c} as d // e\n")
        == "\(path)\n    ?{ab}\n    &{b}\n    #{c} as d  // e\n")
    #expect(
      formatted("/a { /b also \(path)?{ab} }")
        == "/a {\n    /b\n        also \(path)\n            ?{ab}\n}\n")
  }

  /// A `#` by itself at the start of a line does not go on with the pattern before it.
  @Test func keepsAnEmptyFragmentWhereItIs() {
    let path = "/" + String(repeating: "a", count: 100)
    #expect(formatted("unwrap \(path)#") == "unwrap \(path)#\n")
  }

  @Test func breaksEnumsThatAreTooLong() {
    let name = String(repeating: "a", count: 86)
    #expect(formatted("enum A { \(name), b }") == "enum A { \(name), b }\n")
    #expect(formatted("enum A { \(name), b, c }") == "enum A {\n    \(name),\n    b,\n    c\n}\n")
  }

  /// White space before two slashes would make a comment of them.
  @Test(arguments: ["host a,//b", "/{a: B =//b}", "/a\n    also /b with c =//d"])
  func makesNoComments(_ text: String) {
    #expect(formatted(text) == text + "\n")
  }

  /// `1.` and `...` would become `1`, `...` and `.`.
  @Test func keepsAFullStopBeforeDots() {
    #expect(formatted("/{a: Double in 1. ... .5}") == "/{a: Double in 1. ....5}\n")
  }

  private func formatted(_ text: String) -> String {
    ParsedFile(SourceFile(path: "test.routes", text: text)).formatted ?? "refused"
  }
}
