import RoutegenGenerate
import Testing

/// What a `.routegen.json` changes, and where it holds.
@Suite struct SettingsTests {
  private static let bare = "routes Bare\n/home\n"

  private func world(_ settings: String, at path: String = ".routegen.json") -> FakeEnvironment {
    FakeEnvironment([path: settings, "a.routes": Self.bare, "Sub/b.routes": Self.bare])
  }

  @Test(arguments: [
    (#"{}"#, ExitCode.success, "no problems"),
    (#"{"rules": {"undocumented-route": "warning"}}"#, .success, "2 warnings"),
    (#"{"rules": {"RG404": "error"}}"#, .problemsFound, "2 errors"),
    (#"{"rules": {"RG404": "off"}}"#, .success, "no problems"),
    (#"{"rules": {"RG203": "error"}}"#, .success, "no problems"),
  ])
  func decidesAboutLints(_ settings: String, _ code: ExitCode, _ summary: String) {
    var environment = world(settings)
    #expect(environment.routegen("check") == code)
    #expect(environment.output.hasSuffix("\(summary) in 2 files\n"))
  }

  @Test func commentsGoBeforeSettings() {
    var environment = world(#"{"rules": {"RG404": "error"}}"#)
    let comment = "// routegen:disable undocumented-route\n"
    environment.files["a.routes"] = Array((comment + Self.bare).utf8)
    #expect(environment.routegen("check a.routes") == .success)
    #expect(environment.routegen("check Sub") == .problemsFound)
  }

  /// The nearest settings count alone; a package is where the search ends.
  @Test(arguments: [
    ([".routegen.json"], "", true), (["../.routegen.json"], "", true),
    (["../../.routegen.json"], "", true), (["Sub/.routegen.json"], "", true),
    (["../.routegen.json"], "Package.swift", false), (["../.routegen.json"], ".git", false),
    ([".routegen.json"], "Sub/Package.swift", false),
    (["Sub/.routegen.json"], "Sub/Package.swift", true),
    (["Other/.routegen.json"], "", false),
  ])
  func areFoundUpwards(_ places: [String], _ root: String, _ isFound: Bool) {
    var environment = FakeEnvironment(["Sub/b.routes": Self.bare])
    for place in places {
      environment.files[place] = Array(#"{"rules": {"RG404": "error"}}"#.utf8)
    }
    if !root.isEmpty { environment.files[root] = [] }
    #expect(environment.routegen("check Sub/b.routes") == (isFound ? .problemsFound : .success))
  }

  @Test func theNearestCountAlone() {
    var environment = world(#"{"rules": {"RG404": "error"}}"#)
    environment.files["Sub/.routegen.json"] = Array("{}".utf8)
    #expect(environment.routegen("check Sub") == .success)
    #expect(environment.routegen("check a.routes") == .problemsFound)
  }

  @Test func foldersAreLeftOutUnlessTheirFilesAreNamed() {
    var environment = world(#"{"exclude": ["Sub"]}"#)
    environment.files["Subs/c.routes"] = Array(Self.bare.utf8)
    #expect(environment.routegen("check") == .success)
    #expect(environment.output == "no problems in 2 files\n")
    #expect(environment.routegen("check Sub/b.routes") == .success)
    #expect(environment.routegen("check Sub") == .couldNotRun)
    #expect(
      environment.errors
        == "error: '.routegen.json' excludes every .routes file below 'Sub'; name the files\n")
  }

  @Test(arguments: [
    ("[]", "'.routegen.json' is a list, but must be an object"),
    (#"{"rule": {}}"#, "'.routegen.json' has the unknown key 'rule'; did you mean 'rules'?"),
    (#"{"x": {}}"#, "has the unknown key 'x'; the keys are rules, baseline, exclude"),
    (#"{"rules": []}"#, "'rules' of '.routegen.json' is a list, but must be an object"),
    (
      #"{"rules": {"many-case": "off"}}"#,
      "has the unknown rule 'many-case'; did you mean 'many-cases'?"
    ),
    (#"{"rules": {"x": "off"}}"#, "has the unknown rule 'x'; the rules are many-cases, "),
    (
      #"{"rules": {"many-cases": "of"}}"#,
      "'many-cases' of 'rules' of '.routegen.json' is 'of'; did"
    ),
    (#"{"rules": {"RG401": "none"}}"#, "is 'none'; the levels are error, warning, off"),
    (
      #"{"rules": {"RG401": 1}}"#,
      "'RG401' of 'rules' of '.routegen.json' is a number, but must"
    ),
    (
      #"{"rules": {"RG401": "off", "many-cases": "off"}}"#, "'RG401' and 'many-cases' of 'rules' of"
    ),
    (#"{"rules": {"unknown-type": "off"}}"#, "'off', but RG203 is always an error; "),
    (#"{"exclude": "Tests"}"#, "'exclude' of '.routegen.json' is a string, but must be a list"),
    (#"{"exclude": [1]}"#, "is a number, but must be a list of strings"),
    (#"{"baseline": {}}"#, "'baseline' of '.routegen.json' is an object, but must be a string"),
    ("", ".routegen.json:1:1: expected a value, found the end of the file"),
    ("{\n  \"rules\": {},\n}", ".routegen.json:3:1: expected a key in quotes, found '}'"),
    ("{\n  'rules': {}\n}", ".routegen.json:2:3: expected a key in quotes, found '''"),
    ("{\"rules\" {}}", ".routegen.json:1:10: expected ':', found '{'"),
    ("{} // why", ".routegen.json:1:4: expected the end of the file, found '/'"),
    ("{\"rules: {}}", ".routegen.json:1:2: this string has no closing '\"' on its line"),
    ("{\"rules\": {} \"x\": 1}", "expected ',' or '}', found '\"'"),
    ("{\"rules\": {}, \"rules\": {}}", ".routegen.json:1:15: the key 'rules' occurs twice"),
    ("{\"\\x\": 1}", ".routegen.json:1:3: this '\\' does not begin an escape"),
    ("{\"\\u12\": 1}", "'\\u' is not followed by four hexadecimal digits"),
    ("{\"\\u-012\": 1}", "'\\u' is not followed by four hexadecimal digits"),
    ("{\"\\uD800x\": 1}", ".routegen.json:1:2: this string has half of a surrogate pair"),
    ("{\"a\": --1}", ".routegen.json:1:7: expected a value, found '-'"),
    (String(repeating: "[", count: 100_000), "this is nested too deeply"),
  ])
  func mistakesAreTold(_ settings: String, _ message: String) {
    var environment = world(settings)
    #expect(environment.routegen("check") == .couldNotRun)
    #expect(environment.errors.contains(message), "\(environment.errors)")
    #expect(environment.output == "")
  }

  @Test func escapesAreRead() {
    var environment = world(#"{"exclude": ["\u0053u\u0062", "\"\\\/\b\f\n\r\t\ud83d\ude00"]}"#)
    #expect(environment.routegen("check") == .success)
    #expect(environment.output == "no problems in 1 file\n")
  }

  /// The plugin's builds depend on what they are given and on nothing else.
  @Test func generateLooksForNone() {
    var environment = world("not json")
    #expect(environment.routegen("generate a.routes -o Out") == .success)
    #expect(environment.errors == "")
  }

  @Test func generateObeysComments() {
    let routes = (0..<100).map { "/r\($0)\n" }.joined()
    var environment = FakeEnvironment(["a.routes": "routes A\n\(routes)"])
    _ = environment.routegen("generate a.routes -o Out")
    #expect(environment.errors.contains("[RG401]"))
    environment.files["a.routes"] = Array(
      "// routegen:disable many-cases\nroutes A\n\(routes)".utf8)
    _ = environment.routegen("generate a.routes -o Out")
    #expect(environment.errors == "")
  }

  @Test func aFileWithMistakesIsNotJudged() {
    let text = "// routegen:disable many-cases\nroutes A\n/a/{id: Intt}\n"
    var environment = FakeEnvironment(["a.routes": text])
    _ = environment.routegen("check")
    #expect(environment.output.hasSuffix("1 error in 1 file\n"))
  }
}
