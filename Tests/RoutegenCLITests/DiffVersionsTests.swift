import Foundation
import RoutegenGenerate
import Testing

/// `diff` with several old versions.
@Suite struct DiffVersionsTests {
  private func environment(_ versions: [String], _ new: String) -> FakeEnvironment {
    var environment = FakeEnvironment()
    for (index, text) in versions.enumerated() {
      environment.files["App.routes"] = Array("routes App\nscheme app\n\(text)".utf8)
      #expect(environment.routegen("snapshot -o v\(index + 1)") == .success)
    }
    environment.files["App.routes"] = Array("routes App\nscheme app\n\(new)".utf8)
    return environment
  }

  @Test func eachFindingIsThereOnceWithTheOldestVersion() {
    var world = environment(["/a\n/x\n", "/a\n/b\n/x\n"], "/x\n/new\n")
    #expect(world.routegen("diff --against v1 --against v2") == .problemsFound)
    #expect(world.output.components(separatedBy: "links of 'a' by '/a' are lost").count == 2)
    #expect(world.output.contains("::: v1:App.routes:3:1"))
    #expect(world.output.contains("::: v2:App.routes:4:1"))
    #expect(world.output.hasSuffix("2 links break; 1 addition; compared with v1, v2\n"))
  }

  /// What one old version has is no addition.
  @Test func additionsAreInNoOldVersion() {
    var world = environment(["/a\n", "/a\n/b\n"], "/a\n/b\n/c\n")
    #expect(world.routegen("diff --against v1 --against v2 --format markdown") == .success)
    #expect(
      world.output == """
        No link breaks.

        ### Added

        - route `/c`, `c`

        Compared with `v1`, `v2`.

        """)
  }

  @Test func oneThatCannotBeComparedIsAnError() {
    var world = environment(["/a\n"], "/a\n")
    world.files["v0"] = Array(
      #"{"version": 1, "files": [{"path": "A", "text": "routes App\n=======\n"}]}"#.utf8)
    #expect(world.routegen("diff --against v0 --against v1") == .couldNotRun)
    #expect(world.routegen("diff --against v1 --against v3") == .couldNotRun)
    #expect(world.output.isEmpty)
    #expect(world.routegen("diff --against v1 --against ./v1") == .couldNotRun)
    #expect(world.errors == "error: './v1' is named twice after '--against'\n")
  }
}
