import RoutegenCLI
import Testing

/// What `match` shows.
@Suite struct MatchCommandTests {
  /// Several blocks of equal precedence, which a dictionary would order differently in each run.
  @Test(arguments: ["match", "match --json"])
  func blocksAreInTheOrderOfTheFile(_ command: String) throws {
    let hosts = ["d.example", "a.example", "c.example", "b.example", "f.example", "e.example"]
    let blocks = hosts.map { "host \($0) {\n/x as \($0.prefix(1))\n}\n" }.joined()
    var environment = FakeEnvironment(["a.routes": "routes A\nscheme a\n/home\n" + blocks])
    #expect(environment.routegen("\(command) a.routes /home") == .success)
    let places = hosts.map { environment.output.range(of: "host \($0)")?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func oneBlockOfSeveralHostsIsOneBlock() {
    let text = "routes A\nhost a.example, *.a.example, b.example, c.example {\n/x\n}\n"
    var environment = FakeEnvironment(["a.routes": text])
    #expect(environment.routegen("match a.routes https://c.example/x") == .success)
    let head = "host a.example, host *.a.example, host b.example, host c.example"
    #expect(environment.output.contains("├── ✓ \(head)\n"))
    #expect(environment.output.ranges(of: "b.example").count == 1)
    #expect(environment.routegen("match a.routes --json https://c.example/x") == .success)
    #expect(environment.output.contains("\"origin\" : \"\(head)\""))
    // A block that shares a host with another one is drawn for itself.
    environment.files["a.routes"] = Array((text + "host b.example {\n/y\n}\n").utf8)
    #expect(environment.routegen("match a.routes https://b.example/y") == .success)
    #expect(environment.output.contains("├── ✓ host b.example\n"))
    #expect(environment.output.contains("host a.example, host *.a.example, host c.example  the"))
  }
}

extension String {
  /// The range of the first occurrence of a text.
  fileprivate func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
}
