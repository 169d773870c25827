import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// What `import` makes of lists of links.
@Suite struct LinkImportTests {
  private func imported(_ links: [String]) -> Import {
    Import([SourceFile(path: "links.txt", text: links.joined(separator: "\n"))], name: "App")
  }

  /// The lines of the routes without comments and examples.
  private func lines(_ links: [String]) -> [String] {
    let imported = imported(links)
    let text = imported.text ?? ""
    let matcher = expectSound(text)
    #expect(imported.refusedCount == 0)
    for link in links { #expect(matcher.opens(link), "\(link)") }
    return routes(in: text)
  }

  private func routes(in text: String) -> [String] {
    text.split(separator: "\n").map { $0.split(separator: "  //")[0] }
      .map { String($0.drop { $0 == " " }) }
      .filter { line in !["//", "routes ", "example ", "host "].contains { line.hasPrefix($0) } }
  }

  private func links(_ path: String, _ texts: [String]) -> [String] {
    texts.map { "https://example.com" + path.replacing("*", with: $0) }
  }

  @Test func makesRoutes() {
    Corpus.answers("import").expectAnswers { entry in
      let file = SourceFile(path: "links.txt", text: entry.question)
      let imported = Import([file], name: "App")
      let problems = imported.problems.map { problem in
        let place = file.location(of: problem.span.start)
        return "\(problem.severity) in \(place.line):\(place.column): \(problem.message)"
      }
      guard let text = imported.text else { return problems.joined(separator: "\n") }
      let matcher = expectSound(text, "\(entry.place)")
      if imported.patternCount + imported.refusedCount == 0 {
        for link in entry.question.split(separator: "\n") {
          #expect(matcher.opens(String(link)), "\(entry.place): \(link)")
        }
      }
      let counts =
        "\(imported.linkCount) + \(imported.patternCount), \(imported.refusedCount) refused"
      let reasons = text.split(separator: "\n").filter {
        $0.hasPrefix("//   line ") || $0.hasPrefix("//     ")
      }.map(
        String.init)
      return (routes(in: text) + reasons + problems + [counts]).joined(separator: "\n")
    }
  }

  @Test func fewWordsAreLiteral() {
    let words = (1...8).map { "word\(Character(UnicodeScalar(96 + UInt8($0))))" }
    #expect(lines(links("/news/*", words)).count == 10)
    #expect(lines(links("/news/*", words + ["one-more"])) == ["/news/{news}"])
  }

  /// A word with many links stays literal beside a parameter.
  @Test func frequentWordsAreLiteral() {
    let names = (0..<20).map { "name\($0)x" }
    let pages = (0..<10).map { "me?page=\($0)" }
    #expect(
      lines(links("/users/*", names + pages)) == ["/users/{user}", "/users/me?{page: Int}"])
  }

  @Test func firstSegmentsAreMostlyLiteral() {
    let screens = (0..<100).map { "screen\(String($0, radix: 36))x" }
    #expect(lines(links("/*", screens)).count == 100)
    let names = (0..<300).map { "person\(String($0, radix: 36))x" }
    #expect(lines(links("/*", names)) == ["/{value} as value"])
  }

  @Test func wordsThatRepeatAreAnOpenEnum() {
    let sorts = (0..<12).map { "\(["newest", "top-rated"][$0 % 2])&page=\($0)" }
    #expect(
      lines(links("/list?sort=*", sorts)) == [
        "open enum Sort { newest, top-rated }", "/list?{sort: Sort}&{page: Int}",
      ])
  }

  @Test func manyHostsBecomeAWildcard() {
    let text = imported((0..<9).map { "https://user\($0)x.example.com/a" }).text ?? ""
    #expect(text.contains("host *.example.com  // 9 hosts in the links"))
  }

  // MARK: What is no link

  @Test func readsListsOfAllKinds() {
    let list = "\u{FEFF}# A list\n#\nhttps://example.com/a\r\n\r\n  https://example.com/b\t\n"
    let more = "https://example.com/a\thome\nhttps://example.com/c\t-\nhttps://example.com/a"
    let imported = Import([SourceFile(path: "l", text: list + more)], name: "App")
    #expect(imported.linkCount == 2 && imported.refusedCount == 0 && imported.routeCount == 2)
  }

  // MARK: Size

  @Test(.tags(.random), .timeLimit(.minutes(20))) func manyLinks() throws {
    var random = SplitMix(seed: 1)
    var links = ""
    for number in 0..<rounds(100_000, short: 8_000) {
      switch number % 4 {
      case 0: links += "https://example.com/users/\(random.next() % 100_000)\n"
      case 1:
        links += "https://example.com/articles/slug-\(random.next() % 50_000)?page=\(number)\n"
      case 2: links += "app://users/\(number)/posts/\(random.next() % 1_000)\n"
      default: links += "https://example.com/settings/\(["mail", "sound"][number / 4 % 2])\n"
      }
    }
    let imported = Import([SourceFile(path: "links.txt", text: links)], name: "App")
    #expect(imported.routeCount == 5 && imported.refusedCount == 0)
  }

  /// Paths without any order do not become more routes than Swift can compile.
  @Test(.timeLimit(.minutes(20))) func randomPaths() throws {
    var random = SplitMix(seed: 2)
    let links = (0..<3_000).map { _ in
      "https://example.com"
        + (0..<Int.random(in: 1...6, using: &random)).map { _ in
          "/" + random.pick(["a", "b", "c", "d", "e", "f", "g", "h"])
        }.joined()
    }
    let imported = imported(links)
    #expect(imported.routeCount <= 400 && imported.refusedCount == 0)
    let matcher = expectSound(imported.text ?? "")
    for link in links { #expect(matcher.opens(link)) }
  }
}
