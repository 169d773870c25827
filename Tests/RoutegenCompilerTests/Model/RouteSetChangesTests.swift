import RoutegenCompiler
import Testing
@testable import RoutegenTool

/// The messages of `routegen diff` about links.
@Suite struct RouteSetChangesTests {
  @Test func messagesNameTheRouteThePatternAndTheLink() throws {
    let change = try #require(
      RouteSetChanges(
        from: Resolved("/me as me\n/{id} as user").model, to: Resolved("/{id} as user").model
      ).all.first)
    #expect(change.diagnostic.message == "links of 'me' by '/me' open 'user' now")
    #expect(change.diagnostic.notes == ["'/me' was 'me', and now it is 'user(id: \"me\")'"])
    #expect(change.diagnostic.labels.map(\.message) == ["the pattern was here"])
  }

  @Test func routesThatNobodyKnowsAreMarked() {
    let old = "/a as a\n@internal\n/b as b"
    let changes = RouteSetChanges(from: Resolved(old).model, to: Resolved("/c as c").model).all
    let links = changes.filter { $0.code.rawValue.hasPrefix("RG50") }
    #expect(links.map(\.isInternal) == [false, true])
  }

  /// The order of the lines and the names of enums, parameters and groups mean nothing to links.
  @Test func layoutAndOrderAreNoChange() {
    let old = "enum E { a, b }\n/x/{e: E} as x\nexcept /y/{_}\n/{rest...} as all"
    let new = "/{more...} as all\n/x/{e: Letter} as x\nenum Letter { b, a }\nexcept /y/{_}\n"
    let changes = RouteSetChanges(from: Resolved(old).model, to: Resolved(new).model).all
    #expect(changes.filter { $0.code.rawValue.hasPrefix("RG50") }.isEmpty)
  }
}
