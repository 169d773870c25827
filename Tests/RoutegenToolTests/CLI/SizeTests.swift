import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Work that grows like the square of the file would make these run for minutes.
@Suite struct SizeTests {
  @Test(.tags(.random)) func compilesManyGroups() {
    let routes = lines(50) { "  /r\($0)/{name}?{page: Int = 1}" }
    compiles(lines(rounds(40, short: 20)) { "/g\($0)/{id: Int} {\n\(routes)\n}" })
  }

  @Test func compilesManyExamples() {
    compiles(lines(400) { "/r\($0)?{id}\n  example /r\($0)?id=7 -> r\($0)(id: \"7\")" })
  }

  @Test func compilesManyRoutesOfOnePath() {
    compiles(lines(400) { "/open?screen=s\($0)&{x} as r\($0)" })
  }

  @Test func compilesManyAliases() {
    compiles("/a\n" + lines(2000) { "    also /a\($0)" })
  }

  @Test func compilesManyValues() {
    compiles("enum E {\n" + lines(2000) { "v\($0)," } + "\n}\n/a/{e: E}")
  }

  @Test func compilesManySegmentsWithText() {
    compiles(lines(400) { "/a/x\($0)-{y} as r\($0)" })
  }

  @Test func compilesManyHosts() {
    compiles(lines(2000) { "host h\($0).example.com" } + "\n/a")
  }

  @Test func compilesLongPatterns() {
    compiles("/a?" + list(250, "&") { "{p\($0)}" })
    compiles("/" + list(250, "/") { "s\($0)" })
  }

  @Test(.tags(.random)) func compilesManySuppressions() {
    let rule = "undocumented-route"
    compiles(lines(400) { "/r\($0) // routegen:disable-line \(rule)" })
    compiles(
      repeated("// routegen:disable-next-line \(rule)\n", rounds(20_000, short: 5000)) + "/a")
    compiles("/a // routegen:disable-line " + list(5000, ", ") { "rule\($0)" })
  }

  @Test func compilesDeepGroups() {
    compiles(repeated("/a {\n", 60) + "/b\n" + repeated("}\n", 60))
  }

  @Test func refusesManyUnknownTypes() { refuses(lines(2000) { "/r\($0)?{x: Type\($0)}" }) }

  @Test func refusesManyRoutesOfOneName() { refuses(lines(2000) { "/r?{x\($0)}" }) }

  @Test func refusesManyUnnamedRoutes() { refuses(lines(2000) { "/{x\($0)}" }) }

  @Test func refusesManyAmbiguousRoutes() { refuses(lines(400) { "/a?{x\($0)} as r\($0)" }) }

  @Test func refusesManyItems() { refuses("/a?" + list(20_000, "&") { "{p\($0)}" }) }

  @Test func refusesManySegments() { refuses(repeated("/a", 20_000)) }

  @Test func refusesManyEqualParameters() { refuses(repeated("/{a}", 5000)) }

  @Test func refusesManyEqualValues() { refuses("enum E { " + repeated("v, ", 5000) + " }") }

  @Test func refusesDeepGroups() { refuses(repeated("/a {\n", 5000)) }

  @Test func refusesLongText() { refuses("/" + repeated("a", 200_000) + "/{x: Nope}") }

  // MARK: Many mistakes

  /// What is proposed for each is looked for among all.
  @Test(.tags(.random)) func refusesManyUnknownTypesAmongManyTypes() {
    let count = rounds(8000, short: 1000)
    refuses(lines(count) { "type T\($0)x" } + "\n" + lines(count) { "/r\($0)?{x: T\($0)y}" })
    refuses(
      "enum E { " + list(count, ", ") { "v\($0)" } + " }\n"
        + lines(count) { "/r\($0)?{e: E = w\($0)}" })
  }

  @Test(.tags(.random)) func refusesManyMistakesOfALine() {
    let count = rounds(100_000, short: 8_000)
    refuses("/a?" + repeated("&", count))
    refuses("/a=b" + repeated("&{c}", count))
    refuses("/a" + repeated("b\u{1}", count))
    refuses("/" + repeated("%4", count))
    refuses("enum E { " + repeated("v ", count) + "}")
  }

  @Test(.tags(.random)) func refusesManyRequirements() {
    let names = list(rounds(10_000, short: 1000), ", ") { "r\($0)" }
    compiles("require \(names)\n@requires(r1)\n/a")
    refuses("@requires(\(names))\n/a")
  }

  @Test func keepsSoManyErrorsAndCountsTheOthers() {
    let compilation = compilation(repeated("/a b\n", 2000))
    #expect(compilation.diagnostics.count == DiagnosticBag.mostErrors)
    #expect(compilation.omittedErrors == 2000 - DiagnosticBag.mostErrors)
    let few = self.compilation(lines(499) { "/a\($0) b" })
    #expect(few.diagnostics.count == 499 && few.omittedErrors == 0)
  }

  @Test func showsSoManyOfAFileInEveryFormat() {
    let text = "routes A\n" + repeated(")\n", 600)
    let commands = [
      ("check", 1), ("check --format github", 1), ("format", 1), ("generate a.routes -o .", 0),
      ("tree a.routes", 0),
    ]
    for (command, others) in commands {
      var environment = FakeEnvironment(["a.routes": text, "b.routes": "routes B\n/a b\n"])
      #expect(environment.routegen(command) == .problemsFound)
      let output = environment.output + environment.errors
      #expect(output.contains("the first 500 problems of each file are shown; 100 more are not\n"))
      let count = output.split(separator: "\n").count {
        $0.contains("error") && $0.contains("RG103")
      }
      #expect(count == 500 + others, "\(command)")
      guard command == "check" else { continue }
      #expect(output.contains("\n601 errors in 2 files\n"))
      #expect(output.contains(" --> b.routes:2:4\n"))
    }
  }

  @Test func showsPartsOfLongLinesAndNames() {
    let long = repeated("a", 200_000)
    for format in ["text", "json", "sarif", "github"] {
      var environment = FakeEnvironment(["a.routes": "routes A\n/\(long)?{x: \(long)}\(long)\n"])
      #expect(environment.routegen("check --format \(format)") == .problemsFound)
      #expect(environment.output.utf8.count < 50_000)
    }
  }

  // MARK: What would be as large as one likes

  @Test func refusesLongPatterns() {
    refuses("/" + repeated("a", 20_000), as: .unprintablePattern)
    refuses("/a?" + list(257, "&") { "{p\($0)}" }, as: .unprintablePattern)
    refuses("/" + list(257, "-") { "{p\($0)}" } + " as a", as: .unprintablePattern)
    refuses("/a\n    also /" + repeated("a", 20_000), as: .unprintablePattern)
    refuses("/a\nexcept /" + repeated("a", 20_000), as: .unprintablePattern)
    compiles("/" + repeated("a", 16_000))
  }

  /// Each route has the segments of its groups.
  @Test func refusesLongGroupsOfManyRoutes() {
    let text = "routes A\n" + repeated("/a", 255) + " {\n" + lines(4300) { "/r\($0)" } + "\n}\n"
    var bag = DiagnosticBag()
    let model = resolve(ParsedFile(SourceFile(path: "a", text: text)), into: &bag)
    #expect(bag.diagnostics.map(\.code) == [.nestedTooDeep])
    #expect((3000..<4300).contains(model.routes.count))
  }

  @Test func refusesBlocksOfManyHosts() {
    let hosts = list(257, ", ") { "h\($0).example" }
    refuses("host \(hosts) {\n/a\n}", as: .invalidHost)
    refuses("scheme \(list(257, ", ") { "s\($0)" }) {\n/a\n}", as: .invalidScheme)
    compiles("host \(list(256, ", ") { "h\($0).example" }) {\n/a\n}")
  }

  @Test func refusesLongPayloads() {
    refuses("payload {\n\(lines(257) { "when k\($0) /a" })\n}\n/a", as: .unmatchedPayloadPattern)
    refuses("payload {\n" + repeated("/a\n", 50_000) + "}\n/a")
  }

  /// Four small files would be 65,536 routes.
  @Test func refusesMountsThatMultiply() {
    let files = zip(["A", "B", "C", "D"], ["B", "C", "D", nil]).enumerated().map { number, pair in
      let below = lines(16) { place in pair.1.map { "/m\(place) mount \($0)" } ?? "/leaf\(place)" }
      return SourceFile(
        id: FileID(number), path: pair.0, text: "routes \(pair.0)\n\(below)\n")
    }
    let compilations = Project(files).compilations
    #expect(compilations.map(\.hasErrors) == [true, false, false, false])
    #expect(compilations[0].diagnostics.allSatisfy { $0.code == .invalidMount })
  }

  @Test(.tags(.random)) func compilesManyMountsOfOneSet() {
    let count = rounds(400, short: 100)
    let host = "routes A\n" + lines(count) { "/m\($0) mount B" }
    let set = "routes B\n" + lines(20) { "/b\($0)/{id}" }
    let project = Project([
      SourceFile(path: "A", text: host), SourceFile(id: FileID(1), path: "B", text: set),
    ])
    #expect(!project.compilations.contains { $0.hasErrors })
    #expect(project.compilations[0].model.routes.count == 20 * count)
  }

  @Test(.tags(.random)) func formatsLongFiles() {
    for text in [
      "/a\n// c\n", "/a/b/{c}?{d}\n", "enum E { a, b }\n", "@internal\n/a\n", "/a {\n}\n",
      "/a\nalso /b\n",
    ] {
      let file = SourceFile(
        path: "a", text: repeated(text, rounds(200_000, short: 15_000) / text.utf8.count))
      #expect(ParsedFile(file).formatted?.isEmpty == false)
    }
  }

  private func refuses(_ lines: String, as code: DiagnosticCode) {
    #expect(compilation(lines).diagnostics.contains { $0.code == code })
  }

  private func compiles(_ lines: String) {
    let compilation = compilation(lines)
    #expect(!compilation.hasErrors, "\(compilation.diagnostics.first?.message ?? "")")
    #expect(GeneratedSwift([compilation.model], name: "Big").tables.text.utf8.count > 1000)
  }

  private func refuses(_ lines: String) {
    #expect(compilation(lines).hasErrors)
  }

  private func compilation(_ lines: String) -> Compilation {
    Compilation(SourceFile(path: "big.routes", text: "routes Big\n\(lines)\n"))
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String {
    list(count, "\n", line)
  }

  private func list(_ count: Int, _ separator: String, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: separator)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
