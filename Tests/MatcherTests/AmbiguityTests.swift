import RoutegenGenerate
import RoutegenSource
import Testing

/// Which route sets are refused because a link could be two of their routes.
@Suite struct AmbiguityTests {
  @Test(arguments: [
    ("/a?x=1\n/a?x=2 as b", 0),
    ("/a?x=1\n/a?y=1 as b", 1),
    // The second contradicts both of the others, which do not contradict each other.
    ("/a?x=1&y=1\n/a?x=2&z=2 as b\n/a?y=1&z=1 as c", 1),
    ("/a#x=1\n/a#x=2 as b", 0),
    ("/a#x=1\n/a#x={x} as b", 0),
    ("/a#x={x}\n/a#{y} as b", 1),
  ]) func isFoundBetweenAnyTwo(_ routes: String, _ count: Int) {
    let text = "routes Random\nscheme rnd\n\(routes)\n"
    let compilation = Compilation(SourceFile(path: "in.routes", text: text))
    #expect(compilation.diagnostics.filter { $0.code.rawValue == "RG301" }.count == count)
    #expect(compilation.hasErrors == (count > 0))
  }
}
