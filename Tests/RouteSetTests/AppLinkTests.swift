import BestRecipesRoutes
import RoutegenRuntime
import ShopRoutes
import SOPTRoutes
import Testing

/// Forms of links that a file does not declare, and values that its links cannot have.
@Suite struct AppLinkTests {
  @Test func aValueOutOfItsRangeIsUnprintable() {
    #expect(throws: LinkError.unprintable(parameter: "limit")) {
      try BestRecipes.recipes(limit: 51).link()
    }
  }

  @Test func aSetWithoutASchemeHasNoCustomLinks() {
    let hosts = ["host sopt.org", "host www.sopt.org"]
    #expect(throws: LinkError.unprintable(.scheme(only: hosts))) { try SOPT.home().link(.app) }
    #expect(throws: LinkError.unprintable(.scheme(only: ["scheme loud", "host loud.example"]))) {
      try Loud.home.link(.scheme("http"))
    }
  }

  @Test func aSetWithASchemeOnlyHasNoOtherForms() {
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
