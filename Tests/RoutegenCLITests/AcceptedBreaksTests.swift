import RoutegenGenerate
import Testing
@testable import RoutegenCLI

/// `routegen-accepted.json`, and `diff --accept`.
@Suite struct AcceptedBreaksTests {
  private static let old = "routes App\nscheme app\n/a\n/b/{id}\n/c\n"
  private static let new = "routes App\nscheme app\n/c\n"
  private static let file = "routegen-accepted.json"

  private func environment(
    _ accepted: String? = nil, _ old: String = old, _ new: String = new
  ) -> FakeEnvironment {
    var environment = FakeEnvironment(["old/App.routes": old, "App.routes": new])
    if let accepted {
      environment.files[Self.file] = Array(#"{"version": 1, "accepted": [\#(accepted)]}"#.utf8)
    }
    return environment
  }

  private func entry(_ end: String = "", rule: String = "link-lost", pattern: String = "/a")
    -> String
  {
    #"{"rule": "\#(rule)", "set": "App", "route": "a", "pattern": "\#(pattern)", "because": "why"\#(end)}"#
  }

  private static let line = "diff old/App.routes App.routes"

  private func accept(
    _ words: [String], in environment: inout FakeEnvironment
  ) -> ExitCode {
    run(["diff", "old/App.routes", "App.routes"] + words, in: &environment)
  }

  @Test func anEntryAcceptsItsBreak() {
    for rule in ["link-lost", "RG501"] {
      var world = environment(entry(rule: rule))
      #expect(world.routegen(Self.line) == .problemsFound)
      #expect(!world.output.contains("'/a'") && world.output.contains("'/b/{id}'"))
      #expect(world.output.hasSuffix("1 link breaks; 1 accepted; compared with old/App.routes\n"))
    }
  }

  /// Settings cannot make an input the file of accepted breaks: what is there must be such a file.
  @Test(arguments: ["App.routes", "old/App.routes", ".routegen.json", "notes.txt"])
  func noInputIsOverwritten(_ path: String) {
    var world = environment()
    world.files["notes.txt"] = Array("mine".utf8)
    world.files[".routegen.json"] = Array(#"{"diff": {"accepted": "\#(path)"}}"#.utf8)
    #expect(accept(["--accept", "why"], in: &world) == .couldNotRun)
    #expect(world.written.isEmpty)
  }

  /// The line, the proof and the new version are no part of the identity.
  @Test func anEntryFollowsItsBreak() {
    var world = environment(
      entry(), "// one\n// two\n" + Self.old + "scheme other\n",
      Self.new + "scheme other\n/b/{id}\n")
    #expect(world.routegen(Self.line) == .success, "\(world.output)")
  }

  @Test func canonicallyEquivalentTextsAreDifferent() {
    let old = "routes App\nscheme app\n/caf\u{E9} as a\n/c\n"
    var same = environment(entry(pattern: "/caf\u{E9}"), old)
    #expect(same.routegen(Self.line) == .success)
    var other = environment(entry(pattern: "/cafe\u{301}"), old)
    #expect(other.routegen(Self.line) == .problemsFound)
  }

  // MARK: The end

  /// The last day belongs to the time: the clock shows 2023-11-14T22:13:20Z.
  @Test(arguments: [
    ("2023-11-13", ExitCode.problemsFound), ("2023-11-14", .success), ("2024-02-29", .success),
    ("9999-12-31", .success), ("0001-01-01", .problemsFound),
  ])
  func afterItsEndABreakCounts(_ date: String, _ code: ExitCode) {
    let new = "routes App\nscheme app\n/b/{id}\n/c\n"
    var world = environment(entry(#", "until": "\#(date)""#), Self.old, new)
    #expect(world.routegen(Self.line) == code)
    #expect(
      world.output.contains("it was accepted until \(date), because: why") == (code != .success))
  }

  @Test func withoutAClockAnEndHasPassed() {
    var world = environment(
      entry(#", "until": "2099-01-01""#), Self.old, "routes App\n/b/{id}\n/c\n")
    world.secondsSince1970 = nil
    #expect(world.routegen(Self.line) == .problemsFound)
  }

  // MARK: Entries that are not needed

  @Test func entriesThatNothingNeedsAreReported() {
    var world = environment(entry(pattern: "/gone"), Self.old, Self.old)
    #expect(world.routegen(Self.line + " --strict") == .success)
    #expect(
      world.output == """
        nothing breaks; compared with old/App.routes
        note: '\(Self.file)' accepts 'link-lost' of 'a' in 'App', '/gone', which does not break; \
        'routegen diff --accept' removes the entry

        """)
    #expect(world.routegen(Self.line + " --format json") == .success)
    #expect(
      world.output.contains(#""unused" : ["#) && world.output.contains(#""pattern" : "/gone""#))
  }

  /// Of a set that was not compared, nobody knows.
  @Test func entriesOfOtherSetsStay() {
    let other = entry().replacing(#""App""#, with: #""Other""#)
    var world = environment(other)
    #expect(world.routegen(Self.line) == .problemsFound)
    #expect(!world.output.contains("accepts"))
    #expect(accept(["--accept", "old"], in: &world) == .success)
    #expect(world.text(of: Self.file)?.contains(#""Other""#) == true)
  }

  // MARK: Writing

  @Test func acceptWritesTheFindings() {
    var world = environment(entry(pattern: "/gone"))
    #expect(
      accept(["--accept", "never released", "--until", "2024-01-31"], in: &world) == .success)
    #expect(
      world.output.hasSuffix(
        "nothing breaks; 2 accepted; compared with old/App.routes\nwrote 2 findings to '\(Self.file)'\n"
      ))
    #expect(
      world.text(of: Self.file) == """
        {
          "accepted" : [
            {
              "because" : "never released",
              "pattern" : "/a",
              "route" : "a",
              "rule" : "link-lost",
              "set" : "App",
              "until" : "2024-01-31"
            },
            {
              "because" : "never released",
              "pattern" : "/b/{id}",
              "route" : "b",
              "rule" : "link-lost",
              "set" : "App",
              "until" : "2024-01-31"
            }
          ],
          "version" : 1
        }

        """)
    #expect(world.routegen(Self.line) == .success)
    #expect(accept(["--accept", "again"], in: &world) == .success)
    #expect(world.text(of: Self.file)?.contains("again") == false)
  }

  @Test func settingsNameTheFile() {
    var world = environment()
    world.files[".routegen.json"] = Array(#"{"diff": {"accepted": "links/ok.json"}}"#.utf8)
    #expect(accept(["--accept", "x"], in: &world) == .success)
    #expect(world.written == ["links/ok.json"])
    #expect(world.routegen(Self.line) == .success)
  }

  /// What could not be compared can be accepted like any other finding: an old version stays as it is.
  @Test func anIncompleteComparisonCanBeAccepted() {
    var world = environment(nil, "routes App\nscheme app\n/c\n/d/{id: Itn}\n", Self.new)
    #expect(world.routegen(Self.line) == .problemsFound)
    #expect(accept(["--accept", "v1 had a bug"], in: &world) == .success)
    #expect(world.routegen(Self.line) == .success)
    #expect(world.output == "nothing breaks; 1 accepted; compared with old/App.routes\n")
  }

  // MARK: Mistakes

  @Test(arguments: [
    (["--accept"], "the option '--accept' needs a value"),
    (["--accept", ""], "'--accept' needs a reason, such as --accept \"never released\""),
    (["--accept", " \t"], "'--accept' needs a reason, such as --accept \"never released\""),
    (["--accept", "--strict"], "'--accept' needs a reason, such as --accept \"never released\""),
    (["--until", "2024-01-01"], "'--until' is the end of '--accept TEXT'"),
    (
      ["--accept", "x", "--until", "31.1.2024"],
      "'31.1.2024' after '--until' is not a date; a date has the form 2027-01-31"
    ),
    (
      ["--accept", "x", "--until", "2023-02-29"],
      "'2023-02-29' after '--until' is not a date; a date has the form 2027-01-31"
    ),
    (
      ["--accept", "x", "--until", "2023-11-13"],
      "'2023-11-13' after '--until' has passed, so nothing would be accepted"
    ),
  ])
  func mistakesOfUsageAreExplained(_ words: [String], _ message: String) {
    var world = environment()
    #expect(accept(words, in: &world) == .couldNotRun)
    #expect(world.errors == "error: \(message)\n")
    #expect(world.written.isEmpty)
  }

  private static let item = "an item of '\(file)'"

  @Test(arguments: [
    ("3", "\(item) is a number, but must be an object"),
    (#"{"rule": "link-lost"}"#, "\(item) lacks 'rule' or 'set'"),
    (
      #"{"rule": "link-lost", "set": "App", "route": "a", "pattern": "/a"}"#,
      "'\(file)' accepts 'link-lost' of 'a' in 'App', '/a' without a reason: "
        + "'because' is missing or empty"
    ),
    (
      #"{"rule": "link-lots", "set": "App", "because": "x"}"#,
      "'\(file)' has the unknown rule 'link-lots'; did you mean 'link-lost'?"
    ),
    (
      #"{"rule": "link-lost", "set": "App", "becuase": "x"}"#,
      "\(item) has the unknown key 'becuase'; did you mean 'because'?"
    ),
    (
      #"{"rule": "link-lost", "set": "App", "because": "x", "until": "soon"}"#,
      "'until' of 'link-lost' in 'App' in '\(file)' is 'soon'; a date has the form 2027-01-31"
    ),
    (
      #"{"rule": "link-lost", "set": "A", "because": "x"}, {"rule": "RG501", "set": "A", "because": "y"}"#,
      "'\(file)' accepts 'RG501' in 'A' twice"
    ),
  ])
  func mistakesInTheFileAreExplained(_ items: String, _ message: String) {
    var world = environment(items)
    #expect(world.routegen(Self.line) == .couldNotRun)
    #expect(world.errors == "error: \(message)\n")
    #expect(world.output.isEmpty)
  }

  @Test func otherFilesAreNoAcceptedBreaks() {
    var world = environment()
    for (text, message) in [
      ("", "\(Self.file):1:1: expected a value, found the end of the file"),
      ("[]", "'\(Self.file)' is a list, but must be an object"),
      (#"{"version": 2}"#, "'\(Self.file)' is not a file of accepted breaks of version 1"),
      (#"{"accepted": []}"#, "'\(Self.file)' is not a file of accepted breaks of version 1"),
    ] {
      world.files[Self.file] = Array(text.utf8)
      #expect(world.routegen(Self.line) == .couldNotRun)
      #expect(world.errors == "error: \(message)\n")
    }
    world.files[Self.file] = nil
    world.readOnly = [Self.file]
    #expect(accept(["--accept", "x"], in: &world) == .couldNotRun)
    #expect(world.errors.hasSuffix("error: cannot write '\(Self.file)': permission denied\n"))
  }
}
