import HTTPTypes
import HummingbirdTesting
import Testing

struct MethodTests {
  @Test(arguments: [
    "/", "/recipes/7-leek-soup", "/r/7-leek-soup", "/nowhere", "/?until=1",
    "/.well-known/assetlinks.json",
  ])
  func headHasTheFieldsAndNoBody(target: String) async throws {
    let get = try await respond(to: target, in: .live)
    let head = try await respond(to: target, method: .head, in: .live)
    #expect(head.status == get.status)
    #expect(head.body.readableBytes == 0)
    #expect(head.headers[.contentLength] == "\(get.body.readableBytes)")
    #expect(head.headers.map(\.name) == get.headers.map(\.name))
    #expect(head.headers[.location] == get.headers[.location])
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .options, .patch, .trace])
  func othersAreNotAllowed(method: HTTPRequest.Method) async throws {
    for target in ["/", "/.well-known/assetlinks.json", "/nowhere"] {
      let response = try await respond(to: target, method: method)
      #expect(response.status == .methodNotAllowed)
      #expect(response.headers[.allow] == "GET, HEAD")
    }
  }
}
