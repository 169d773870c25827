import RoutegenGenerate
import Testing

/// `routegen export` for systems: its options, its settings, and what it says about mistakes.
@Suite struct ExportCommandTests {
  private static let app = """
    routes App
    scheme app
    host example.com

    /home
    /users/{id: Int}

    """

  private static let id = "ABCDE12345.com.example.app"
  private static let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")

  private func environment(_ files: [String: String] = [:]) -> FakeEnvironment {
    FakeEnvironment(["App.routes": Self.app].merging(files) { $1 })
  }

  // MARK: What is printed

  @Test func printsTheAssociationFileOfTheOnlyHost() {
    var environment = environment()
    #expect(
      environment.routegen("export aasa App.routes --app-id \(Self.id) --minify") == .success)
    #expect(
      environment.output.hasPrefix(
        #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":["#))
    #expect(environment.output.contains(#"{"/":"/home"}"#))
    #expect(environment.errors.isEmpty)
  }

  @Test func commentsNameThePatterns() {
    var environment = environment()
    _ = environment.routegen("export aasa App.routes --app-id \(Self.id) --comments")
    #expect(environment.output.contains(#""comment" : "/home""#))
    #expect(environment.output.contains(#"/users/{id: Int}: texts that are no numbers"#))
  }

  @Test func severalAppsAreOneEntry() {
    var environment = environment()
    _ = environment.routegen(
      "export aasa App.routes --app-id \(Self.id) --app-id ABCDE12345.com.example.beta --minify")
    #expect(
      environment.output.contains(
        #""appIDs":["ABCDE12345.com.example.app","ABCDE12345.com.example.beta"]"#))
  }

  @Test(arguments: [
    Self.fingerprint, Self.fingerprint.lowercased(),
    Self.fingerprint.replacing(":", with: ""),
  ])
  func fingerprintsHaveOneForm(_ text: String) {
    var environment = environment()
    let line = "export assetlinks App.routes --package com.example.app --fingerprint \(text)"
    #expect(environment.routegen(line) == .success)
    #expect(environment.output.contains("\"\(Self.fingerprint)\""))
  }

  @Test func dynamicRulesAreForAHost() {
    var environment = environment()
    let line =
      "export assetlinks App.routes --package com.example.app --dynamic --minify "
      + "--fingerprint \(Self.fingerprint)"
    #expect(environment.routegen(line) == .success)
    #expect(
      environment.output.contains(
        #""relation_extensions":{"delegate_permission/common.handle_all_urls":"#
          + #"{"dynamic_app_link_components":["#))
    #expect(environment.output.contains(#"{"/":"/home"}"#))
    #expect(environment.errors.contains("warning[RG602]: Android will open the app with "))
    #expect(environment.routegen(line + " --host no.example") == .couldNotRun)
  }

  @Test func exceptionsThatAManifestLosesAreReported() {
    let routes = "routes App\nhost example.com\n\n/users/{name}\nexcept /users/help\n"
    var environment = environment(["App.routes": routes])
    let line = "export android-manifest App.routes --activity .LinkActivity"
    #expect(environment.routegen(line) == .success)
    #expect(environment.output.contains(#"android:name=".LinkActivity""#))
    #expect(
      environment.errors.hasPrefix(
        "warning[RG605]: Android will open the app with 'https://example.com/users/help', which this "
          + "pattern leaves to the website"))
  }

  @Test func patternsThatAreNotExactAreReported() {
    let routes = "routes App\nhost example.com\n\n/prices/{amount: Double}\n"
    var environment = environment(["App.routes": routes])
    let line = "export aasa App.routes --app-id \(Self.id)"
    #expect(environment.routegen(line) == .success)
    #expect(
      environment.errors.hasPrefix(
        "warning[RG602]: Apple's systems will open the app with "
          + "'https://example.com/prices/other', which the app refuses"))
    #expect(environment.routegen(line + " --strict") == .problemsFound)
    #expect(environment.output.isEmpty)
    environment.files[".routegen.json"] = Array(
      #"{ "rules": { "claims-too-much": "off" } }"#.utf8)
    #expect(environment.routegen(line + " --strict") == .success)
    #expect(environment.errors.isEmpty)
  }

  // MARK: Hosts

  @Test func eachHostHasAFile() {
    let routes = """
      routes App
      host example.com
      host *.example.com
      host help.example.com {
        /article/{slug}
      }
      /home

      """
    var environment = environment(["App.routes": routes])
    let line = "export aasa App.routes --app-id \(Self.id) --minify"
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(
      environment.errors
        == "error: 'App' has several hosts, and each has a file of its own; choose one with "
        + "'--host': example.com, *.example.com, help.example.com\n")
    _ = environment.routegen(line + " --host help.example.com")
    #expect(environment.output.contains("/article/?*"))
    for host in ["example.com", "*.example.com", "www.example.com", "EXAMPLE.com"] {
      _ = environment.routegen(line + " --host \(host)")
      #expect(!environment.output.contains("/article/?*"))
      #expect(environment.output.contains("/home"))
    }
  }

  @Test func theOnlyHostMayBeAWildcard() {
    let routes = "routes App\nhost *.example.com\n/home\n"
    var environment = environment(["App.routes": routes])
    #expect(environment.routegen("export aasa App.routes --app-id \(Self.id)") == .success)
  }

  /// From 100 KB on, the size is a warning.
  @Test func filesThatAreNearlyTooLargeAreWritten() {
    let cities = (1...3500).map { "city-\($0)-of-the-whole-world" }.joined(separator: ", ")
    let routes = "routes App\nhost example.com\nenum City { \(cities) }\n/cities/{city: City}\n"
    var environment = environment(["App.routes": routes])
    let line = "export aasa App.routes --app-id \(Self.id) --minify"
    #expect(environment.routegen(line) == .success)
    #expect(environment.errors.hasPrefix("warning[RG604]: "), "\(environment.errors)")
    #expect(environment.output.utf8.count > 102_400)
  }

  /// Each separator has several readings, whose combinations would be a million patterns.
  @Test func patternsOfAManifestAreLimited() {
    let separators = (0...9).map { "{p\($0)}" }.joined(separator: "--")
    let routes = "routes App\nhost example.com\n/a/\(separators) as many\n"
    var environment = environment(["App.routes": routes])
    #expect(environment.routegen("export android-manifest App.routes") == .success)
    #expect(environment.output.utf8.count < 20_000)
  }

  // MARK: Files

  @Test func theSchemaNeedsNoFile() {
    var environment = environment([:])
    #expect(environment.routegen("export json --schema") == .success)
    #expect(environment.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/"))
    #expect(environment.routegen("export json --schema -o schema.json") == .success)
    #expect(environment.routegen("export json --schema -o schema.json --check") == .success)
    #expect(environment.written == ["schema.json"])
    environment.files["schema.json"] = Array("{}".utf8)
    #expect(environment.routegen("export json --schema -o schema.json --check") == .problemsFound)
  }

  @Test func routeFilesAreNotOverwritten() {
    var environment = environment()
    #expect(environment.routegen("export json App.routes -o ./App.routes") == .couldNotRun)
    #expect(
      environment.errors
        == "error: './App.routes' is the same file as 'App.routes', which is read; name another one to write\n"
    )
    #expect(environment.written.isEmpty)
  }

  /// What settings name is inside of their folder, and is no file that is read.
  @Test(arguments: [
    ("App.routes", "../victim", "'to' of an export of '.routegen.json' is '../victim', which is"),
    ("App.routes", "/etc/victim", "'to' of an export of '.routegen.json' is '/etc/victim', which"),
    ("App.routes", "Sub/../../victim", "'to' of an export of '.routegen.json' is 'Sub/../../victi"),
    ("../App.routes", "out", "'file' of an export of '.routegen.json' is '../App.routes', which"),
    ("App.routes", "App.routes", "'App.routes' is a file that is read"),
    ("App.routes", ".routegen.json", "'.routegen.json' is a file that is read"),
    ("App.routes", "Other.routes", "'Other.routes' is a file that is read"),
  ]) func settingsWriteNothingElse(_ file: String, _ output: String, _ message: String) {
    let export = #""file": "\#(file)", "to": "\#(output)""#
    let other = #"{ "kind": "json", "file": "Other.routes", "to": "other.json" }"#
    var environment = environment([
      ".routegen.json": "{ \"exports\": [{ \"kind\": \"markdown\", \(export) }, \(other)] }",
      "Other.routes": "routes Other\nscheme app\n/home\n",
    ])
    #expect(environment.routegen("export") == .couldNotRun)
    #expect(environment.errors.hasPrefix("error: \(message)"), "\(environment.errors)")
    #expect(environment.written.isEmpty)
  }

  /// Other programs lay JSON out anew, and git writes CR LF.
  @Test func theLayoutOfAnotherProgramIsCurrent() throws {
    var environment = environment()
    let line = "export aasa App.routes --app-id \(Self.id) -o aasa"
    #expect(environment.routegen(line) == .success)
    let written = try #require(environment.text(of: "aasa"))
    for (text, code) in [
      (written.replacing("\n", with: "\r\n"), ExitCode.success),
      (written.filter { !$0.isWhitespace }, .success),
      (written.replacing("  ", with: "\t"), .success),
      (written.replacing("/", with: "\\/"), .success),
      (written.replacing("example", with: "ex\u{301}ample"), .problemsFound),
      (written.replacing("[", with: "[null,"), .problemsFound),
    ] {
      #expect(text != written)
      environment.files["aasa"] = Array(text.utf8)
      #expect(environment.routegen(line + " --check") == code, "\(text)")
    }
  }

  @Test func onlyFilesThatDifferAreWritten() {
    var environment = environment()
    let line = "export aasa App.routes --app-id \(Self.id) -o site/aasa"
    #expect(environment.routegen(line + " --check") == .problemsFound)
    #expect(
      environment.errors
        == "site/aasa is not current; 'routegen export' without '--check' writes it\n")
    #expect(environment.written.isEmpty)
    #expect(environment.routegen(line) == .success)
    #expect(environment.output.isEmpty)
    #expect(environment.written == ["site/aasa"])
    #expect(environment.routegen(line) == .success)
    #expect(environment.routegen(line + " --check") == .success)
    #expect(environment.written == ["site/aasa"])
  }

  @Test func settingsListTheExports() {
    let settings = """
      {
        "apps": {
          "apple": ["\(Self.id)"],
          "android": [{ "package": "com.example.app", "fingerprints": ["\(Self.fingerprint)"] }]
        },
        "exports": [
          { "kind": "aasa", "file": "App.routes", "to": "site/aasa", "merge": true },
          { "kind": "assetlinks", "file": "App.routes", "to": "site/assetlinks.json" },
          { "kind": "entitlements", "file": "App.routes", "to": "App.entitlements", "merge": true },
          { "kind": "markdown", "file": "App.routes", "to": "Links.md" }
        ]
      }
      """
    var environment = environment([".routegen.json": settings])
    #expect(environment.routegen("export --check") == .problemsFound)
    #expect(environment.errors.split(separator: "\n").count == 4)
    #expect(environment.routegen("export") == .success)
    #expect(
      environment.written == ["site/aasa", "site/assetlinks.json", "App.entitlements", "Links.md"])
    let list =
      "wrote site/aasa\nwrote site/assetlinks.json\nwrote App.entitlements\nwrote Links.md\n"
    #expect(environment.output == list)
    #expect(environment.routegen("export") == .success)
    #expect(environment.output.isEmpty)
    #expect(environment.written.count == 4)
    #expect(environment.routegen("export --check") == .success)
    #expect(environment.errors.isEmpty)
  }

  /// Settings with an association file for each of some hosts.
  private static func settings(_ hosts: [String]) -> String {
    let exports = hosts.map {
      #"{ "kind": "aasa", "file": "App.routes", "host": "\#($0)", "to": "site/\#($0)" }"#
    }
    return #"{ "apps": { "apple": ["\#(id)"] }, "exports": [\#(exports.joined(separator: ","))] }"#
  }

  private static let hosts = """
    routes App
    host example.com, *.example.com, appclip.apple.com

    /home
    host new.example {
      /sale
    }
    host web.example {
      except /{_...}
    }

    """

  @Test(arguments: [
    (["example.com", "*.example.com", "new.example"], ""),
    (["example.com", "new.example"], "*.example.com"),
    (["example.com", "*.example.com"], "new.example"),
  ])
  func aHostWithoutFileIsReported(_ hosts: [String], _ missing: String) {
    let files = ["App.routes": Self.hosts, ".routegen.json": Self.settings(hosts)]
    var environment = FakeEnvironment(files)
    let error =
      "App.routes: 'exports' has no 'aasa' for the host '\(missing)', whose links open the app\n"
    #expect(environment.routegen("export") == .success)
    #expect(environment.errors == (missing.isEmpty ? "" : error))
    #expect(
      environment.routegen("export --check") == (missing.isEmpty ? .success : .problemsFound))
    #expect(environment.errors == (missing.isEmpty ? "" : error))
  }

  @Test func appClipsHaveEntries() {
    let clip = "--clip-id \(Self.id).Clip"
    let aasa = "export aasa App.routes --host example.com --app-id \(Self.id) --minify"
    #expect(
      output("\(aasa) \(clip)").hasPrefix(
        #"{"appclips":{"apps":["\#(Self.id).Clip"]},"applinks""#))
    let entitlements = output("export entitlements App.routes \(clip)")
    let domains = entitlements.split(separator: "<string>").dropFirst()
      .map { String($0.prefix { $0 != "<" }) }
    #expect(
      domains == [
        "applinks:example.com", "applinks:*.example.com", "applinks:new.example",
        "appclips:example.com", "appclips:new.example",
      ])
    #expect(!output("export android-manifest App.routes").contains("appclip.apple.com"))
    var environment = FakeEnvironment(["App.routes": Self.hosts])
    let own = "export aasa App.routes --host appclip.apple.com --app-id \(Self.id)"
    #expect(environment.routegen(own) == .couldNotRun)
    #expect(
      environment.errors.hasSuffix(
        "'appclip.apple.com' is Apple's host of App Clips, for which nobody else has a file\n"))
  }

  /// The output of a command for the route set with several hosts.
  private func output(_ line: String) -> String {
    var environment = FakeEnvironment(["App.routes": Self.hosts])
    #expect(environment.routegen(line) == .success)
    return environment.output
  }

  // MARK: Mistakes

  @Test(arguments: [
    (
      "export aasa",
      "'export' takes a kind and a file: routegen export [KIND FILE] [-o PATH] [--check]"
    ),
    ("export assa App.routes", "there is no kind of export 'assa'; did you mean 'aasa'?"),
    (
      "export aasa App.routes",
      "'export aasa' needs '--app-id ID', or 'apple' in 'apps' of .routegen.json"
    ),
    (
      "export assetlinks App.routes",
      "'export assetlinks' needs '--package NAME' and '--fingerprint HEX', or 'android' in 'apps' of "
        + ".routegen.json"
    ),
    (
      "export markdown App.routes --host example.com",
      "'export markdown' has no option '--host'; it is for aasa, assetlinks"
    ),
    (
      "export aasa App.routes --app-id com.example.app",
      "'com.example.app' is not an app ID; it is the ten letters and digits of the team and the bundle "
        + "identifier, such as 'ABCDE12345.com.example.app'"
    ),
    (
      "export aasa App.routes --app-id \(Self.id) --host https://example.com/",
      "'https://example.com/' is not a host; write 'example.com'"
    ),
    (
      "export aasa App.routes --app-id \(Self.id) --host example.com:443",
      "'example.com:443' is not a host; write 'example.com'"
    ),
    (
      "export aasa App.routes --app-id \(Self.id) --host exmple.com",
      "'App' has no host 'exmple.com'; did you mean 'example.com'?"
    ),
    (
      "export aasa App.routes --app-id \(Self.id) --check",
      "'--check' needs '-o PATH', the file to compare with"
    ),
    (
      "export --host example.com",
      "'--host' needs a kind and a file: routegen export [KIND FILE] [-o PATH] [--check]"
    ),
    (
      "export",
      "there are no 'exports' in .routegen.json; 'routegen export KIND FILE' writes one file"
    ),
    (
      "export assetlinks App.routes --package com.example.app",
      "'--package' and '--fingerprint' belong together"
    ),
    (
      "export assetlinks App.routes --package app --fingerprint \(Self.fingerprint)",
      "'app' is not the name of an Android app, such as 'com.example.app'"
    ),
    (
      "export assetlinks App.routes --package com.example.app --fingerprint \(Self.fingerprint.prefix(59))",
      "'\(Self.fingerprint.prefix(59))' has 20 pairs of digits, but a SHA-256 fingerprint has 32; it is "
        + "one of SHA-1"
    ),
    (
      "export assetlinks App.routes --package com.example.app --fingerprint secret",
      "'secret' is not a fingerprint, such as '14:6D:E9:…' with 32 pairs of digits"
    ),
    ("export aasa App.routes --app-id \(Self.id) --merge old.json", "there is no file 'old.json'"),
    ("export info-plist App.routes -o site", "'site' is a folder; name the file to write"),
    (
      "export markdown App.routes --schema",
      "'--schema' is only for: routegen export json --schema [-o PATH]"
    ),
    (
      "export json --schema --minify",
      "'--schema' is only for: routegen export json --schema [-o PATH]"
    ),
    ("export json --schema --check", "'--check' needs '-o PATH', the file to compare with"),
  ])
  func mistakesAreExplained(_ line: String, _ message: String) {
    var environment = environment(["site/index.html": ""])
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors == "error: \(message)\n")
    #expect(environment.written.isEmpty && environment.output.isEmpty)
  }

  @Test(arguments: [
    (
      #"{ "exports": [{ "kind": "aasa", "file": "App.routes" }] }"#,
      "an export of '.routegen.json' lacks 'kind', 'file' or 'to'"
    ),
    (
      #"{ "exports": [{ "kind": "markdown", "file": "a", "to": "b", "host": "c" }] }"#,
      "'host' of an export of '.routegen.json' is not for 'markdown'"
    ),
    (
      #"{ "exports": [{ "kind": "aasa", "file": "a", "to": "b", "merge": 1 }] }"#,
      "'merge' of an export of '.routegen.json' is a number, but must be 'true' or 'false'"
    ),
    (
      #"{ "apps": { "apple": ["com.example.app"] } }"#,
      "'com.example.app' is not an app ID; it is the ten letters and digits of the team and the bundle "
        + "identifier, such as 'ABCDE12345.com.example.app'"
    ),
    (
      #"{ "apps": { "android": [{ "fingerprints": [] }] } }"#,
      "an app in 'android' of '.routegen.json' lacks 'package'"
    ),
    (
      #"{ "apps": { "android": [{ "package": "com.example.app", "fingerprints": [] }] } }"#,
      "an app in 'android' of '.routegen.json' lacks 'fingerprints'"
    ),
    (
      #"""
      { "exports": [{ "kind": "json", "file": "a", "to": "b" },
        { "kind": "markdown", "file": "a", "to": "./b" }] }
      """#,
      "two exports of '.routegen.json' write 'b'"
    ),
    (
      #"{ "apps": { "ios": [] } }"#,
      "'apps' of '.routegen.json' has the unknown key 'ios'; the keys are apple, clips, android"
    ),
  ])
  func mistakesOfSettingsAreExplained(_ settings: String, _ message: String) {
    var environment = environment([".routegen.json": settings])
    #expect(environment.routegen("export") == .couldNotRun)
    #expect(environment.errors == "error: \(message)\n")
  }
}
