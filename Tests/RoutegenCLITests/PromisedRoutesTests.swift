import RoutegenGenerate
import Testing

/// Routes that the old version marks `@deprecated(…, until: DATE)`.
///
/// The clock shows 2023-11-14.
@Suite struct PromisedRoutesTests {
  private func diff(
    _ old: String, _ new: String = "/c\n", _ options: String = ""
  ) -> (code: ExitCode, output: String) {
    var world = FakeEnvironment([
      "old/App.routes": "routes App\nscheme app\n\(old)",
      "App.routes": "routes App\nscheme app\n\(new)",
    ])
    let code = world.routegen("diff old/App.routes App.routes \(options)")
    return (code, world.output + world.errors)
  }

  @Test func afterTheDayTheRouteMayGo() {
    let (code, output) = diff("@deprecated(\"use c\", until: 2023-11-13)\n/a\n/c\n")
    #expect(code == .success)
    #expect(output == "nothing breaks; 1 accepted; compared with old/App.routes\n")
    let markdown = diff("@deprecated(until: 2023-11-13)\n/a\n/c\n", "/c\n", "--format markdown")
      .output
    #expect(markdown.contains("promised the route until 2023-11-13"))
  }

  @Test func beforeItTheFindingSaysUntilWhen() {
    let (code, output) = diff("@deprecated(\"use c\", until: 2023-11-14)\n/a\n/c\n")
    #expect(code == .problemsFound)
    #expect(
      output.contains(
        "= note: '@deprecated' of the old version promises the route until 2023-11-14\n"))
  }

  /// The settings may give people more days than the file promised.
  @Test(arguments: [(1, false), (30, false), (31, true), (1_000_000_000_000, true)])
  func graceDelaysTheEnd(_ days: Int, _ isBreak: Bool) {
    var world = FakeEnvironment([
      "old/App.routes": "routes App\nscheme app\n@deprecated(until: 2023-10-14)\n/a\n/c\n",
      "App.routes": "routes App\nscheme app\n/c\n",
      ".routegen.json": "{\"diff\": {\"grace\": \(days)}}",
    ])
    // 2023-10-14 and 30 days are 2023-11-13, the day before today.
    #expect(
      world.routegen("diff old/App.routes App.routes") == (isBreak ? .problemsFound : .success))
    #expect(world.output.contains("and 'grace' in the settings adds \(days) days") == isBreak)
  }

  @Test(arguments: ["0", "-1", "1.5", "\"30\"", "true"])
  func wrongGrace(_ value: String) {
    var world = FakeEnvironment([
      "App.routes": "routes App\n/a\n", ".routegen.json": "{\"diff\": {\"grace\": \(value)}}",
    ])
    #expect(world.routegen("diff App.routes App.routes") == .couldNotRun)
    #expect(world.errors.contains("'grace' of 'diff' of '.routegen.json'"))
  }

  @Test func withoutADateARouteStays() {
    #expect(diff("@deprecated(\"use c\")\n/a\n/c\n").code == .problemsFound)
  }

  /// The day of the old version counts, and not that of the new one.
  @Test func theOldVersionDecides() {
    #expect(
      diff("/a/{id}\n/c\n", "@deprecated(until: 2023-01-01)\n/a/{id: Int}\n/c\n").code
        == .problemsFound)
    #expect(
      diff("@deprecated(until: 2023-01-01)\n/a/{id}\n/c\n", "/a/{id: Int}\n/c\n").code == .success)
  }

  /// The link of a deprecated route may lead to another one.
  @Test func linksMayMove() {
    let new = "/{name} as any\n/c\n"
    #expect(diff("@deprecated(until: 2023-01-01)\n/a\n/c\n", new).code == .success)
    #expect(diff("@deprecated(until: 2024-01-01)\n/a\n/c\n", new).code == .problemsFound)
  }

  @Test func groupsPromiseForTheirRoutes() {
    let group = { (date: String, inner: String) in
      "@deprecated(until: \(date))\n/g as g {\n\(inner)/a\n/b\n}\n/c\n"
    }
    #expect(diff(group("2023-01-01", "")).code == .success)
    #expect(
      diff(group("2024-01-01", "@deprecated(until: 2023-01-01)\n")).output.contains("1 accepted"))
    #expect(diff(group("2023-01-01", "@deprecated\n")).code == .success)
  }

  @Test func mountedRoutesArePromisedToo() {
    var world = FakeEnvironment([
      "old/App.routes":
        "routes App\nscheme app\n@deprecated(until: 2023-01-01)\n/s mount Shop\n/c\n",
      "old/Shop.routes": "routes Shop\n/x\n", "new/App.routes": "routes App\nscheme app\n/c\n",
    ])
    #expect(world.routegen("diff old new") == .success)
    #expect(world.output == "nothing breaks; 1 accepted; compared with old\n")
  }

  /// Of several versions, the newest with the route decides.
  @Test func theNewestPromiseCounts() {
    var world = FakeEnvironment(["App.routes": "routes App\nscheme app\n/a\n/c\n"])
    #expect(world.routegen("snapshot -o v1") == .success)
    world.files["App.routes"] = Array(
      "routes App\nscheme app\n@deprecated(until: 2023-01-01)\n/a\n/c\n".utf8)
    #expect(world.routegen("snapshot -o v2") == .success)
    world.files["App.routes"] = Array("routes App\nscheme app\n/c\n".utf8)
    #expect(world.routegen("diff --against v1") == .problemsFound)
    #expect(world.routegen("diff --against v1 --against v2") == .success)
  }

  /// An entry for a route that may go is not needed.
  @Test func anEntryIsNotNeeded() {
    var world = FakeEnvironment([
      "old/App.routes": "routes App\nscheme app\n@deprecated(until: 2023-01-01)\n/a\n/c\n",
      "App.routes": "routes App\nscheme app\n/c\n",
      "routegen-accepted.json": """
      {"version": 1, "accepted":
       [{"rule": "link-lost", "set": "App", "route": "a", "pattern": "/a", "because": "x"}]}
      """,
    ])
    #expect(world.routegen("diff old/App.routes App.routes") == .success)
    #expect(world.output.contains("note: 'routegen-accepted.json' accepts"))
  }

  // MARK: The date

  @Test(arguments: [
    ("until: 2027-02-30", "'2027-02-30' is not a date"),
    ("until: 2027-1-1", "'2027-1-1' is not a date"),
    ("until: tomorrow", "'tomorrow' is not a date"),
    ("until: \"\"", "'' is not a date"),
    ("until: 2027-01-01, until: 2027-01-02", "'until' is repeated"),
    ("unti: 2027-01-01", "'@deprecated' has no argument 'unti'"),
    ("\"x\", date: 2027-01-01", "'@deprecated' has no argument 'date'"),
    ("\"x\", 2027-01-01", "'@deprecated' takes one text or none, and 'until' with a date"),
    ("message: \"x\", until: 2027-01-01", "the text of '@deprecated' is written without a label"),
    ("use c, until: 2027-01-01", "the text of '@deprecated' needs quotation marks"),
    ("until:", "expected a word or quoted text"),
    ("until: 2027-01-01", nil), ("until: \"2027-01-01\"", nil), ("\"x\", until: 2028-02-29", nil),
    ("until : 2027-01-01, \"x\"", nil),
  ])
  func mistakesAreExplained(_ arguments: String, _ message: String?) {
    var world = FakeEnvironment(["App.routes": "routes App\n@deprecated(\(arguments))\n/a\n"])
    let code = world.routegen("check")
    #expect((code == .problemsFound) == (message != nil), "\(world.output)")
    if let message { #expect(world.output.contains(message), "\(world.output)") }
  }

  @Test func correctionsAreRight() {
    for (arguments, fixed) in [
      ("message: \"x\", until: 2027-01-01", "\"x\", until: 2027-01-01"),
      ("use c, until: 2027-01-01", "\"use c\", until: 2027-01-01"),
    ] {
      var world = FakeEnvironment(["App.routes": "routes App\n@deprecated(\(arguments))\n/a\n"])
      #expect(world.routegen("check --fix") == .success)
      #expect(world.text(of: "App.routes") == "routes App\n@deprecated(\(fixed))\n/a\n")
    }
  }

  @Test func otherAttributesHaveNoDate() {
    var world = FakeEnvironment(["App.routes": "routes App\n@internal(until: 2027-01-01)\n/a\n"])
    #expect(world.routegen("check") == .problemsFound)
  }

  @Test func theLayoutIsThatOfALabel() {
    var world = FakeEnvironment([
      "App.routes": "routes App\n\n@deprecated( \"x\" ,until:2027-01-01 )\n/a\n"
    ])
    #expect(world.routegen("format App.routes") == .success)
    #expect(
      world.text(of: "App.routes")?.contains("@deprecated(\"x\", until: 2027-01-01)\n") == true)
  }
}
