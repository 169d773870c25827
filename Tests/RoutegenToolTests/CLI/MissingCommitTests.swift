import Testing
@testable import RoutegenTool

/// What to do about a name that git does not know.
@Suite struct MissingCommitTests {
  @Test(
    arguments: [
      ("v1", "'git fetch --tags'", "'git fetch --depth=1 origin tag v1'"),
      ("HEAD~5", "'git log'", "'git fetch --unshallow'"),
      ("v1^2", "'git log'", "'git fetch --unshallow'"),
      ("1a2b3c4d", "'git fetch'", "'git fetch --depth=1 origin 1a2b3c4d'"),
      (
        "origin/a/b", "'git fetch origin'",
        "'git fetch --depth=1 origin a/b:refs/remotes/origin/a/b'"
      ),
      ("v1..v2", "'--against v1'", "'--against v1'"),
      ("main...x", "'--against main'", "'--against main'"),
      ("..v2", "name the old version alone", "name the old version alone"),
    ])
  func saysWhatToDo(_ name: String, _ advice: String, _ adviceOfShallowClone: String) {
    let messages = [false, true].map { MissingCommit(name: name, isShallow: $0).message }
    #expect(messages.allSatisfy { $0.contains("'\(name)'") })
    #expect(messages[0].contains(advice), "\(messages[0])")
    #expect(messages[1].contains(adviceOfShallowClone), "\(messages[1])")
  }
}
