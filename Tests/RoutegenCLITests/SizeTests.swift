import RoutegenCLI
import RoutegenModel
import RoutegenSource
import RoutegenSwift
import Testing

/// Work that grows like the square of the file would make these run for minutes.
@Suite struct SizeTests {
  @Test func compilesManyGroups() {
    let routes = lines(50) { "  /r\($0)/{name}?{page: Int = 1}" }
    compiles(lines(40) { "/g\($0)/{id: Int} {\n\(routes)\n}" })
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

  @Test func compilesManySuppressions() {
    let rule = "undocumented-route"
    compiles(lines(400) { "/r\($0) // routegen:disable-line \(rule)" })
    compiles(repeated("// routegen:disable-next-line \(rule)\n", 20_000) + "/a")
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

  private func compiles(_ lines: String) {
    let compilation = compilation(lines)
    #expect(!compilation.hasErrors, "\(compilation.diagnostics.first?.message ?? "")")
    #expect(emitSwift([compilation.model], fileName: "Big.routes.swift").text.utf8.count > 1000)
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
