import RoutegenCompiler
import Testing

@Suite struct AttributesTests {
  /// What editors propose is correct, and is written as it was.
  @Test(arguments: AttributeKind.allCases) func theExampleOfAnAttributeIsItsLine(
    _ kind: AttributeKind
  ) throws {
    let resolved = Resolved("require login\n\(kind.example)\n/a")
    #expect(resolved.messages == [])
    let attributes = try #require(resolved.route("a")).attributes
    #expect(attributes.lines(in: []).map(\.kind) == [kind])
    #expect(attributes.lines(in: []).map(\.text) == [kind.example])
  }

  @Test(arguments: [
    "@deprecated", "@deprecated(until: 2027-01-31)",
    #"@deprecated("say \"no\"", until: 2027-01-31)"#,
    "@requires(login, age)", #"@shortcut("*.search") with query = "a b""#, #"@activity("view")"#,
  ])
  func writesWhatItHasRead(_ line: String) throws {
    let resolved = Resolved("require login, age\n\(line)\n/a?{query: String?}")
    #expect(resolved.messages == [])
    let route = try #require(resolved.route("a"))
    #expect(route.attributes.lines(in: route.parameters).map(\.text) == [line])
  }
}
