import RoutegenRuntime
import Testing

/// A hostile or borderline link, and its only correct answer.
struct Attack: Sendable, CustomTestStringConvertible {
  enum Answer: Sendable {
    /// Two parsers could interpret it as two links.
    case malformed

    /// A link, but not one of this app's.
    case noMatch

    case route(Attacked)
  }

  let id: String
  let input: LinkInput
  let answer: Answer
  let reason: String

  init(_ id: String, _ input: LinkInput, _ answer: Answer, _ reason: String) {
    self.id = id
    self.input = input
    self.answer = answer
    self.reason = reason
  }

  var testDescription: String { "\(id): \(reason)" }
}

/// An app that matches one of these links differently is vulnerable.
@Suite struct AttackedTests {
  static let all =
    Attack.authorities + Attack.schemes + Attack.escapes + Attack.paths + Attack.queries
    + Attack.pushes + Attack.sizes

  /// The audit has 117 cases.
  @Test func holdsEveryCaseOfTheAudit() {
    #expect(Self.all.count == 117)
    #expect(Set(Self.all.map(\.id)).count == Self.all.count)
  }

  @Test(arguments: all) func isAnswered(_ attack: Attack) throws {
    let outcome = LinkCase<Attacked>.read(attack.input)
    switch (outcome, attack.answer) {
    case (.failure(.malformed), .malformed): break
    case (.failure(let error), .noMatch):
      if case .malformed = error { Issue.record("\(error)") }
    case (.success(let link), .route(let route)):
      #expect(isIdentical(link.route, route))
      try expectPrintsAndComesBack(
        route, forms: [.app, .web, .host("www.example.com")], hasPayload: true)
    case (let outcome, let answer):
      Issue.record("\(outcome) is not \(answer)")
    }
  }

  /// The port is part of the host, and the file declares neither.
  @Test func anotherPortIsAnotherHost() {
    #expect(throws: LinkError.wrongHost("example.com:8443")) {
      try Attacked("https://example.com:8443/items/1")
    }
    #expect(throws: LinkError.wrongScheme("http")) { try Attacked("http://example.com/items/1") }
  }
}
