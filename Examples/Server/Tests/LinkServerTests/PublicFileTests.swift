import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

struct PublicFileTests {
  @Test(arguments: ["apple-app-site-association", "assetlinks.json"], ["", "?x=1"])
  func isTheExportedFile(name: String, query: String) async throws {
    let response = try await respond(to: "/.well-known/\(name)\(query)")
    let file = URL(
      filePath: "../../../Recipes/systems/\(name)", relativeTo: URL(filePath: #filePath))
    #expect(try Array(response.body.readableBytesView) == Array(Data(contentsOf: file)))
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "application/json")
    #expect(response.headers[.cacheControl] == "public, max-age=3600")
    #expect(response.headers[.location] == nil)
  }

  @Test func isAnIcon() async throws {
    let response = try await respond(to: "/icon.svg")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "image/svg+xml")
    #expect(response.text.hasPrefix("<svg"))
  }

  @Test(arguments: [
    "/.well-known/", "/.well-known/apple-app-site-association/", "/.well-known/../icon.svg",
    "/.well-known/other.json", "/icon.svg/", "/ICON.svg",
  ])
  func isNothingElse(target: String) async throws {
    let status = try await respond(to: target).status
    #expect(status == .notFound || status == .badRequest)
  }
}
