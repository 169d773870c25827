import HTTPTypes
import HummingbirdTesting
import Testing

struct HostileTests {
  @Test(arguments: HostileTargets.all)
  func targetIsAnsweredSafely(target: String) async throws {
    try await expectSafety(of: target)
  }

  @Test func randomTargetsAreAnsweredSafely() async throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 { try await expectSafety(of: HostileTargets.random(using: &random)) }
  }

  /// Expects that no answer is an error of the server, leads to another site, or has a text of the link
  /// elsewhere than in links of the site and the app.
  private func expectSafety(of target: String) async throws {
    let response = try await respond(to: target)
    #expect([200, 302, 400, 404, 410].contains(response.status.code), "\(target)")

    var text = response.text
    if response.status == .ok {
      text.replace(/(href|content)="(https:\/\/recipes.example\/|recipebook:\/\/)[^"]*"/, with: "")
      text.replace(/content="app-id=1234567890, app-argument=[^"]*"/, with: "")
      text.replace(/href="android-app:\/\/example.recipes.app\/https\/[^"]*"/, with: "")
    }
    #expect(!text.contains(/evil|<script|alert|onload/), "\(target)")

    for (name, value) in response.headers.map({ ($0.name, $0.value) }) {
      #expect(!value.contains(/[\r\n\0]/), "\(target)")
      #expect(name == .location || !value.contains("evil"), "\(target)")
    }
    let location = response.headers[.location]
    #expect((location != nil) == (response.status == .found), "\(target)")
    guard let location else { return }
    let own = try #require(ownTarget(of: location), "\(target)")
    #expect(try await respond(to: own).status == .ok, "\(target)")
  }
}
