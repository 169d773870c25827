import RoutegenRuntime
import ShopRoutes
import Testing

/// The results of the SwiftUI app DLA, a chain of responsibility, for its links.
///
/// In the app, a link opens a tab and, with a number, a product; here the tabs are routes.
@Suite struct ShopTests {
  typealias Case = LinkCase<Shop>

  static let links: [Case] = [
    Case(.link("dla://Products?id=30"), .products(id: 30), nodes: ["Products"]),
    Case(.link("dla://Settings"), .settings, nodes: ["Settings"]),
    Case(.link("dla://Profile"), .profile, nodes: ["Profile"]),
    Case(.link("dla://Products"), .products(), nodes: ["Products"]),
    Case(
      .link("dla://Settings?id=5"), .settings, extras: ["id=5"],
      ours: "settings know no id, so it is an extra"),
    Case(
      .link("dla://Products?id=abc"),
      fails: .invalidValue(parameter: "id", value: "abc", type: "Int"),
      ours: "a value that does not read is an error"),
    Case(.link("dla://products?id=30"), fails: .notFound(after: "")),
    Case(.link("dla://Nope"), fails: .notFound(after: "")),
    Case(
      .link("other://Products?id=1"), fails: .wrongScheme("other"), ours: "schemes are declared"),
    Case(
      .link("dla://Products?id"), .products(),
      ours: "an empty text of an optional number is absent"),
    Case(
      .link("dla://Products?id=1&id=2"), fails: .malformed(.repeatedKey("id"), at: 23),
      ours: "a repeated scalar is malformed"),
    Case(
      .link("dla:///Products?id=1"), .products(id: 1),
      ours: "with two slashes or three, a custom scheme's link is the same"),
  ]

  @Test func holdsEveryCaseOfTheApp() {
    #expect(Self.links.count == 12)
  }

  @Test(arguments: links) func opens(_ linkCase: Case) throws {
    try linkCase.check(forms: [.app, .scheme("dla")], hasPayload: false)
  }

  @Test func hasNoFormThatItsFileDoesNotDeclare() {
    #expect(throws: LinkError.unprintable(.host(only: ["scheme dla"]))) {
      try Shop.settings.link(.web)
    }
    #expect(throws: LinkError.unprintable(.scheme(only: ["scheme dla"]))) {
      try Shop.settings.link(.scheme("other"))
    }
    #expect(throws: LinkError.unprintable(.payload)) { try Shop.settings.payload() }
    #expect(throws: LinkError.missing(parameter: "payload")) { try Shop(payload: ["a": "b"]) }
  }
}
