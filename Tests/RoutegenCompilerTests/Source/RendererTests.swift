import RoutegenCompiler
import RoutegenTool
import Testing

@Suite struct RendererTests {
  private func diagnostic(_ marked: String, in file: SourceFile) -> Diagnostic {
    Diagnostic(.unknownType, "no type is called '\(marked)'", at: span(of: marked, in: file))
  }

  private func span(of text: String, in file: SourceFile) -> Span {
    let bytes = Array(text.utf8)
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
    return Span(file: file.id, start: start, end: start + bytes.count)
  }

  @Test func snippetsMarkCharacters() {
    let file = SourceFile(path: "App.routes", text: "routes App\n/café/{id: Intt}\n\n/b")
    let problem = diagnostic("Intt", in: file)
      .also(span(of: "/b", in: file), "like here").also(span(of: "App", in: file), "in this set")
      .note("it is a fact")
      .fix("change it to 'Int'", replace: span(of: "Intt", in: file), with: "Int")
    #expect(
      SnippetRenderer(file: file).render(problem) == """
        error[RG203]: no type is called 'Intt'
         --> App.routes:2:13
          |
        1 | routes App
          |        --- in this set
        2 | /café/{id: Intt}
          |            ^^^^
          ⋮
        4 | /b
          | -- like here
          = note: it is a fact
          = help: change it to 'Int'

        """)
  }

  @Test func snippetsShowALineOnceForTwoMarks() {
    let file = SourceFile(path: "a.routes", text: "/a/{b}/{c}")
    let problem = diagnostic("{c}", in: file).also(span(of: "{b}", in: file), "the first")
    #expect(
      SnippetRenderer(file: file).render(problem) == """
        error[RG203]: no type is called '{c}'
         --> a.routes:1:8
          |
        1 | /a/{b}/{c}
          |        ^^^
          |    --- the first

        """)
  }

  @Test func snippetsShowAPlaceOnceForDiagnosticsThatFollowOneAnother() {
    let file = SourceFile(path: "a.routes", text: "/a/{b}/{c}")
    let first = diagnostic("{c}", in: file).also(span(of: "{b}", in: file), "the first")
    let other = diagnostic("{c}", in: file).also(span(of: "{b}", in: file), "another one")
    let source = """
       --> a.routes:1:8
        |
      1 | /a/{b}/{c}
        |        ^^^
      """
    #expect(
      SnippetRenderer(file: file).render([first, diagnostic("{c}", in: file).note("so"), other])
        == """
        error[RG203]: no type is called '{c}'
        \(source)
          |    --- the first

        error[RG203]: no type is called '{c}'
         --> a.routes:1:8
          = note: so

        error[RG203]: no type is called '{c}'
        \(source)
          |    --- another one


        """)
  }

  /// The format is that of the Rust compiler.
  @Test func snippetsShowOtherFiles() {
    let app = SourceFile(path: "App.routes", text: "routes App\n/a\n/b/{x}")
    let shop = SourceFile(
      id: FileID(1), path: "Shop.routes",
      text: String(repeating: "\n", count: 9) + "/shop\n\n\n/tail")
    let problem = diagnostic("{x}", in: app)
      .also(span(of: "/tail", in: shop), "and ends here")
      .also(span(of: "/a", in: app), "like this")
      .also(span(of: "/shop", in: shop), "it begins here")
    #expect(
      SnippetRenderer(files: [app, shop]).render(problem) == """
        error[RG203]: no type is called '{x}'
          --> App.routes:3:4
           |
         2 | /a
           | -- like this
         3 | /b/{x}
           |    ^^^
          ::: Shop.routes:10:1
           |
        10 | /shop
           | ----- it begins here
           ⋮
        13 | /tail
           | ----- and ends here

        """)
  }

  @Test func colorsAreTheOnlyDifference() {
    let file = SourceFile(path: "a.routes", text: "/a/{b}/{c}")
    let problem = diagnostic("{c}", in: file).also(span(of: "{b}", in: file), "the first")
      .note("it is a fact").fix("remove it", replace: span(of: "{c}", in: file), with: "")
    let plain = SnippetRenderer(file: file).render(problem)
    let colored = SnippetRenderer(file: file, style: Style(isColored: true)).render(problem)
    #expect(colored.hasPrefix("\u{1B}[1;31merror[RG203]\u{1B}[0m\u{1B}[1m: no type"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    let warned = SnippetRenderer(file: file, style: Style(isColored: true))
      .render(problem.with(.warning))
    #expect(warned.hasPrefix("\u{1B}[1;33mwarning[RG203]"))
  }

  @Test func linesHaveTheFormatOfACompiler() {
    let file = SourceFile(path: "App.routes", text: "routes App\n\t/café/{id: Intt}")
    let problem = diagnostic("Intt", in: file)
      .also(span(of: "App", in: file), "in this set").note("it is a fact")
      .fix("change it to 'Int'", replace: span(of: "Intt", in: file), with: "Int")
    #expect(
      LineRenderer(files: [file]).render(problem) == """
        App.routes:2:14: error: no type is called 'Intt' [RG203]
         /café/{id: Intt}
                    ^^^^
        App.routes:1:8: note: in this set
        App.routes:2:14: note: it is a fact
        App.routes:2:14: note: change it to 'Int'

        """)
  }

  @Test(arguments: [
    ("\t/a\t{x}", " /a {x}", "    ^^^"),
    ("/日本/👩‍👩‍👧{x}", "/日本/👩‍👩‍👧{x}", "     ^^^"),
    ("\u{FEFF}/a{x}", "/a{x}", "  ^^^"),
    ("/\u{1B}[31m{x}", "/␛[31m{x}", "      ^^^"),
    ("/\u{202E}{x}\r\n", "/\u{FFFD}{x}", "  ^^^"),
  ])
  func marksAreBelowTheText(_ text: String, _ line: String, _ marks: String) {
    let file = SourceFile(path: "a.routes", text: text)
    let shown = LineRenderer(files: [file]).render(diagnostic("{x}", in: file))
    #expect(shown.split(separator: "\n").dropFirst() == [line[...], marks[...]])
  }

  @Test func marksAtLeastOneColumn() {
    let file = SourceFile(path: "a.routes", text: "/a\n")
    for offset in [2, 3] {
      let end = Span(file: file.id, start: offset, end: offset)
      let shown = SnippetRenderer(file: file).render(Diagnostic(.unexpectedToken, "x", at: end))
      #expect(shown.contains("^"))
    }
  }

  @Test func marksOnlyTheFirstLine() {
    let file = SourceFile(path: "a.routes", text: "/a\n?{b}")
    let all = Span(file: file.id, start: 1, end: file.bytes.count)
    let shown = LineRenderer(files: [file]).render(Diagnostic(.invalidPattern, "x", at: all))
    #expect(shown.hasSuffix("\n/a\n ^\n"))
  }

  @Test func longLinesAreCutAroundTheMark() {
    let long = String(repeating: "é", count: 500_000)
    let file = SourceFile(path: "a.routes", text: "/\(long){x}\(long)")
    let shown = LineRenderer(files: [file]).render(diagnostic("{x}", in: file))
    let side = String(repeating: "é", count: 60)
    let marks = String(repeating: " ", count: 61) + "^^^"
    #expect(shown.hasSuffix("\n…\(side){x}\(side)…\n\(marks)\n"))

    let whole = Diagnostic(.invalidPattern, "x", at: file.span(ofLine: 1))
    #expect(LineRenderer(files: [file]).render(whole).utf8.count < 1_000)
  }

  @Test func messagesStayOnTheirLine() {
    let file = SourceFile(path: "a.routes", text: "/a")
    let problem = Diagnostic(.unknownType, "a\nb", at: file.span(ofLine: 1))
    let shown = LineRenderer(files: [file]).render(problem)
    #expect(shown.hasPrefix("a.routes:1:1: error: a␊b [RG203]\n"))
  }
}
