import RoutegenRuntime
import Testing

/// Links have at most 16,384 bytes, of which a printed path leaves 512 for a scheme and a host.
@Suite struct LengthTests {
  private static let longestPath = 16_384 - 512

  @Test func longPathsAreRefusedInEveryForm() throws {
    let rest = Self.longestPath - "/path/".utf8.count
    let (longest, tooLong) = (Kitchen.path(path: text(rest)), Kitchen.path(path: text(rest + 1)))
    #expect(try longest.path().utf8.count == Self.longestPath)
    #expect(try Kitchen(longest.link()) == longest)
    #expect(try Kitchen(longest.link(.web)) == longest)
    #expect(throws: LinkError.unprintable(.tooLong)) { try tooLong.path() }
    #expect(throws: LinkError.unprintable(.tooLong)) { try tooLong.link() }
    #expect(throws: LinkError.unprintable(.tooLong)) { try tooLong.link(.web) }
    #expect(throws: LinkError.unprintable(.tooLong)) { try tooLong.payload() }
  }

  /// An escape counts as the three bytes that the link has.
  @Test func escapesCount() throws {
    let rest = (Self.longestPath - "/path/".utf8.count) / 3
    let spaces = String(repeating: " ", count: rest)
    #expect(try Kitchen.path(path: spaces).path().utf8.count <= Self.longestPath)
    #expect(throws: LinkError.unprintable(.tooLong)) {
      try Kitchen.path(path: spaces + "  ").path()
    }
  }

  @Test func longLinksAreMalformed() {
    let start = "kitchen://path/"
    let link = start + text(16_384 - start.utf8.count)
    #expect(throws: Never.self) { try Kitchen(link) }
    #expect(throws: LinkError.malformed(.tooLong, at: 16_384)) { try Kitchen(link + "a") }
  }

  private func text(_ count: Int) -> String { String(repeating: "a", count: count) }
}
