import RoutegenCompiler
import RoutegenTool
import Testing

/// Which route a payload's line leads to, and what fills its parameters.
@Suite struct PayloadTests {
  private static let routes = """
    enum Tab { all, mine }
    /users/{id: Int} as user
        also /u/{id}
    /users/me
    /list/{tab: Tab}?{page: Int = 1}&{q}
    /detail?{id}&ref=push
    """

  @Test func holesNameKeys() throws {
    let (target, model) = try target("else /users/{user_id}")
    #expect(model.routes[target.route].caseName == "user")
    #expect(target.keys == [0: "user_id"])
    #expect(target.constants == [:])
  }

  @Test func textFillsParameters() throws {
    let (target, model) = try target("when deep /list/mine?{q}&page=3")
    #expect(model.routes[target.route].caseName == "list")
    #expect(target.keys == [2: "q"])
    #expect(target.constants == [0: "mine", 1: "3"])
  }

  @Test func theRouteWithMoreOfTheTextIsTaken() throws {
    let (target, model) = try target("else /users/me")
    #expect(model.routes[target.route].caseName == "usersMe")
    let (filled, other) = try self.target("else /users/7")
    #expect(other.routes[filled.route].caseName == "user")
    #expect(filled.constants == [0: "7"])
  }

  @Test func anotherPatternOfTheRouteWillDo() throws {
    let (target, model) = try target("else /u/{id}")
    #expect(model.routes[target.route].caseName == "user")
  }

  /// The item is for links; a payload that names the route need not repeat it.
  @Test func textOfTheRoutesQueryNeedNotBeWritten() throws {
    let (target, model) = try target("else /detail?{id}")
    #expect(model.routes[target.route].caseName == "detail")
  }

  /// The key of the expiry date may reach into the JSON of a parameter's text.
  @Test(arguments: [("until", true), ("q.until", false)])
  func aPrintedPayloadMayHaveAnExpiryDate(_ key: String, _ isReadAsLink: Bool) {
    let model = Resolved("expires \(key)\npayload type\n\(Self.routes)").model
    #expect(MatchTree(model).readsPayloadsAsLinks(model) == isReadAsLink)
  }

  /// A number of JSON has one text, however it is written, and negative zero has none.
  @Test(arguments: [
    ("0", "0"), ("-7", "-7"), ("0.0", "0"), ("0e5", "0"), ("-0.0", nil), ("-0e1", nil),
    ("1e400", nil), ("7.0", "7"), ("1e3", "1000"), ("1E2", "100"), ("5e-3", "0.005"),
    ("1.5e2", "150"), ("12.25", "12.25"), ("-2.50", "-2.5"), ("1.5e-7", "0.00000015"),
    ("18446744073709551615", "18446744073709551615"), ("1e20", "100000000000000000000"), ("x", nil),
  ])
  func aNumberHasTheTextOfLinks(_ number: String, _ text: String?) {
    #expect(Payload.Value(number: number) == text.map { .text($0) } ?? .other)
  }

  @Test(arguments: [
    "else /nowhere", "else /users/seven", "else /list/other?{q}", "else /list/all?{z}",
    "else /list/all", "else /users/{id: Int}", "else /detail?{id}#{f}", "else /@{id}",
  ])
  func whatIsNoRouteIsAMistake(_ line: String) {
    let resolved = Resolved("payload {\n\(line)\n}\n\(Self.routes)")
    #expect(resolved.codes == [.unmatchedPayloadPattern])
  }

  @Test func linesKeepTheirOrder() {
    let model = Resolved(
      "payload {\ntype a\nlink b\nwhen c = \"1 2\" /users/me\nwhen c /users/me\nelse /users/me\n}\n"
        + "/users/me"
    )
    .model
    let kinds = model.payloads.map { rule in
      switch rule {
      case .type(let key): "type \(key)"
      case .link(let key): "link \(key)"
      case .when(let key, let value, _): "when \(key)\(value.map { " = \($0)" } ?? "")"
      case .otherwise: "else"
      }
    }
    #expect(kinds == ["type a", "link b", "when c = 1 2", "when c", "else"])
  }

  @Test(arguments: [
    "when a = x /users/me\nwhen a = x /users/7", "when a /users/me\nwhen a = x /users/me",
    "type a\nwhen a = x /users/me", "link a\nwhen a = x /users/me", "when a = \"\" /users/me",
    "else /users/me\nwhen a = x /users/me", "else /users/me\nlink b", "type a\nlink a",
    "when a /nowhere\nwhen a = x /users/me",
  ])
  func aLineThatNeverDecidesIsAMistake(_ lines: String) {
    let resolved = Resolved("payload {\n\(lines)\n}\n\(Self.routes)")
    #expect(resolved.codes.count { $0 == .unmatchedPayloadPattern } == resolved.codes.count)
    #expect(resolved.codes.count == (lines.contains("nowhere") ? 2 : 1))
  }

  @Test func valuesInOtherCaseAreTheSameIfTheFileIsCaseless() {
    let lines = "payload {\nwhen a = x /users/me\nwhen a = X /users/7\n}\n\(Self.routes)"
    #expect(Resolved(lines).codes == [])
    #expect(Resolved("caseless\n" + lines).codes == [.unmatchedPayloadPattern])
  }

  /// The keys of a payload are not folded, and one with a dot is another key.
  @Test func otherKeysDecideForThemselves() {
    let lines = "when a /users/me\nwhen A = x /users/me\nwhen a.b = x /users/me\nlink b"
    #expect(Resolved("caseless\npayload {\n\(lines)\n}\n\(Self.routes)").codes == [])
  }

  private func target(_ line: String) throws -> (PayloadTarget, RouteModel) {
    let resolved = Resolved("payload {\n\(line)\n}\n\(Self.routes)")
    #expect(resolved.messages == [])
    switch try #require(resolved.model.payloads.first) {
    case .when(_, _, let target), .otherwise(let target): return (target, resolved.model)
    case .type, .link: throw NoTarget()
    }
  }

  private struct NoTarget: Error {}
}
