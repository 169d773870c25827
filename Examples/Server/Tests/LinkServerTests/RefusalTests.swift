import HTTPTypes
import HummingbirdTesting
import Testing

@testable import LinkServer

struct RefusalTests {
  @Test(arguments: [
    ("/nowhere", Refusal.notFound),
    ("/recipes/leek-soup", .invalidValue),
    ("/recipes/7-draft", .notFound),
    ("/timer?minutes=5", .notFound),
    ("/click?to=https://evil.example/", .wrongHost),
    ("/click?to=evil:x", .wrongHost),
    ("/search", .missing),
    ("/click", .missing),
    ("/lists/7", .invalidValue),
    ("/search?q=soup&effort=heroic", .invalidValue),
    ("/search?q=soup&page=0", .invalidValue),
    ("/search?q=a&q=b", .malformed),
    ("/%", .malformed),
    ("/recipes/../favorites", .malformed),
    ("/recipes/7-leek-soup?until=2020-01-01T00:00:00Z", .expired),
    ("/lists/6F9619FF-8B86-D011-B42D-00CF4FC964FF?until=1700000000", .expired),
    ("/nowhere?until=soon", .expired),
  ])
  func hasAStatusAndWords(target: String, refusal: Refusal) async throws {
    let response = try await respond(to: target)
    #expect(response.status == refusal.status)
    #expect(response.text.contains("<h1>\(refusal.title)</h1>\n<p>\(refusal.text)</p>"))
    #expect(response.headers[.location] == nil)
  }

  @Test func haveTheStatusesOfTheTable() {
    let statuses = Refusal.allCases.map { "\($0) \($0.status.code)" }
    #expect(
      statuses == [
        "notFound 404", "wrongHost 404", "missing 400", "invalidValue 400", "malformed 400",
        "expired 410",
      ])
  }
}
