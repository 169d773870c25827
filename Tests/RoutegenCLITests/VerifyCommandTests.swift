import RoutegenGenerate
import Testing

/// `routegen verify` of association files, as they are found on websites.
@Suite struct VerifyCommandTests {
  private static let app = """
    routes App
    host example.com

    enum Tab { info, reviews }

    /home
    /users/{id: Int}
    /items/{slug} as items
    except /items/new
    /items/{slug}/{tab: Tab} as item
    /files/{path...}
    /search?q={query}
    @internal
    /debug/{x}

    """

  private static let id = "ABCDE12345.com.example.app"

  /// The output of `verify` for a deployed file.
  private func verify(
    _ deployed: String, _ options: String = "", expecting code: ExitCode = .problemsFound
  ) -> String {
    var environment = FakeEnvironment(["App.routes": Self.app, "live.json": deployed])
    let line = "verify App.routes --aasa live.json --app-id \(Self.id) \(options)"
    #expect(environment.routegen(line) == code, "\(environment.output)\(environment.errors)")
    return environment.output
  }

  /// A file with these components.
  private static func file(_ components: String) -> String {
    """
    { "applinks": { "details": [{ "appIDs": ["\(id)"], "components": [
    \(components)
    ] }] } }
    """
  }

  // MARK: Apps

  @Test func findingsNameTheirApps() {
    let other = "ABCDE12345.com.example.beta"
    let both = #"{ "appIDs": ["\#(Self.id)", "\#(other)"], "components": [{ "/": "/home" }] }"#
    let one = #"{ "appIDs": ["\#(other)"], "components": [{ "/": "/shop" }] }"#
    let output = verify(
      #"{ "applinks": { "details": [\#(both), \#(one)] } }"#, "--app-id \(other)")
    #expect(output.contains("'https://example.com/shop' opens the app, which refuses it"))
    #expect(output.contains("this is about '\(other)'\n"))
    #expect(output.contains("this is about '\(Self.id)' and '\(other)'\n"))
    let titles = output.split(separator: "\n").filter { $0.contains("RG") }
    #expect(Set(titles).count == titles.count, "\(output)")
  }

  @Test func appClipsAreNamed() {
    let file = Self.file(#"{ "/": "/home" }"#)
    let clip = "\(Self.id).Clip"
    #expect(
      verify(file, "--clip-id \(clip)").contains(
        "[RG612]: 'appclips' of the file does not name the App Clip '\(clip)'"))
  }

  // MARK: Meaning

  /// An example is tried even if no file can say it.
  @Test func examplesAreTried() {
    var environment = FakeEnvironment([
      "App.routes": "routes App\nhost example.com\n\n/%24(net) as net\n    example /%24(net)\n",
      "live.json": Self.file(#"{ "/": "/home" }"#),
    ])
    let line = "verify App.routes --aasa live.json --app-id \(Self.id)"
    #expect(environment.routegen(line) == .problemsFound)
    #expect(environment.output.contains("[RG615]: 'https://example.com/%24(net)' does not open"))
  }

  /// An exclusion across all paths is an error that names the `except`; one with a wildcard is a warning.
  @Test(arguments: [
    (##""#":"no_universal_links""##, "error", "'except #no_universal_links' closes the same links"),
    (##""?":{"no_app":"*"}"##, "error", "'except ?no_app={_}' closes the same links"),
    (##""#":"no_*""##, "warning", "there is none for these links of all paths"),
  ])
  func exclusionsAcrossPathsAreNamed(_ part: String, _ severity: String, _ note: String) {
    var environment = FakeEnvironment(["App.routes": Self.app])
    _ = environment.routegen("export aasa App.routes --app-id \(Self.id) --minify")
    let exclusion = "{\(part),\"exclude\":true}"
    let file = environment.output.replacing(
      #""components":["#, with: #""components":[\#(exclusion),"#)
    let output = verify(file, expecting: severity == "error" ? .problemsFound : .success)
    #expect(output.contains("\(severity)[RG615]: 'https://example.com/"), "\(output)")
    #expect(output.contains(note), "\(output)")
    environment = FakeEnvironment(["App.routes": Self.app, "live.json": file])
    let merge = "export aasa App.routes --app-id \(Self.id) --merge live.json -o live.json"
    #expect(environment.routegen(merge) == .success)
    #expect(environment.errors.contains("the file had \(exclusion) for links of all paths"))
    #expect(environment.errors.contains(note))
  }

  /// With its `except`, a file with an exclusion across all paths is what the routes say.
  @Test func exclusionsAcrossPathsAreExceptions() {
    let app = Self.app.replacing(
      "\n\n", with: "\n\nexcept #no_universal_links\n", maxReplacements: 1)
    var environment = FakeEnvironment(["App.routes": app])
    _ = environment.routegen("export aasa App.routes --app-id \(Self.id) --minify")
    let file = environment.output
    #expect(file.contains(##"{"#":"no_universal_links","/":"/*","exclude":true}"##), "\(file)")
    environment = FakeEnvironment(["App.routes": app, "live.json": file])
    #expect(
      environment.routegen("verify App.routes --aasa live.json --app-id \(Self.id)") == .success)
    let merge = "export aasa App.routes --app-id \(Self.id) --merge live.json -o live.json"
    #expect(environment.routegen(merge) == .success)
    #expect(!environment.errors.contains("no_universal_links"), "\(environment.errors)")
  }

  @Test func anExportIsWhatTheAppOpens() {
    var environment = FakeEnvironment(["App.routes": Self.app])
    for options in ["", "--minify", "--comments"] {
      _ = environment.routegen("export aasa App.routes --app-id \(Self.id) \(options)")
      let output = verify(environment.output, expecting: .success)
      #expect(output == "no problems in 1 file\n")
    }
  }

  @Test func linksThatOpenTooMuchAreShown() {
    let output = verify(Self.file(#"{ "/": "/other" }, { "/": "/home" }"#))
    #expect(
      output.contains(
        "error[RG614]: 'https://example.com/other' opens the app, which refuses it: no route matches it"
      ))
    #expect(output.contains(#"{ "/": "/other" }, { "/": "/home" }"#))
  }

  @Test(arguments: [
    (
      "/items/*",
      "'https://example.com/items/new' opens the app, which refuses it: it matches an 'except'"
    ),
    (
      "/debug/*",
      "'https://example.com/debug/text' opens the app, which refuses it: 'debug' is '@internal'"
    ),
  ])
  func theReasonIsThatOfTheApp(_ path: String, _ message: String) {
    #expect(verify(Self.file("{ \"/\": \"\(path)\" }")).contains(message))
  }

  @Test func linksThatOpenTooLittleAreShown() {
    let output = verify(Self.file(#"{ "/": "/home" }"#))
    #expect(
      output.contains(
        "error[RG615]: 'https://example.com/files/some/text' does not open the app, but matches its route "
          + "'files'"))
    #expect(output.contains("no component matches it"))
    #expect(output.ranges(of: "RG615").count == 3)
  }

  @Test func theComponentThatClosesIsShown() {
    var environment = FakeEnvironment(["App.routes": Self.app])
    _ = environment.routegen("export aasa App.routes --app-id \(Self.id) --minify")
    let widened = environment.output.replacing(
      #"{"/":"/items/new","exclude":true}"#, with: #"{"/":"/items/*","exclude":true}"#)
    let output = verify(widened, "--format json")
    #expect(output.contains("but matches its route 'items'"))
    #expect(output.ranges(of: "\"code\" : \"RG615\"").count == 1)
  }

  /// Each component of the export is needed.
  @Test func aMissingComponentIsFound() throws {
    var environment = FakeEnvironment(["App.routes": Self.app])
    _ = environment.routegen("export aasa App.routes --app-id \(Self.id) --minify")
    let text = environment.output
    let start = try #require(text.firstRange(of: #""components":["#)).upperBound
    let end = try #require(text.firstRange(of: "]}],")).lowerBound
    let components = text[start..<end].split(separator: "},{").map { part in
      "{" + part.drop { $0 == "{" }.prefix { $0 != "}" } + "}"
    }
    #expect(components.count > 12)
    var notFound: [String] = []
    for (index, component) in components.enumerated() where !component.contains("search") {
      var rest = components
      rest.remove(at: index)
      let changed =
        text[..<start]
        + rest.map { $0.contains("search") ? Self.search : $0 }
        .joined(separator: ",") + text[end...]
      var environment = FakeEnvironment([
        "App.routes": Self.app, "live.json": String(changed),
      ])
      let line = "verify App.routes --aasa live.json --app-id \(Self.id)"
      if environment.routegen(line) == .success { notFound.append(component) }
    }
    #expect(notFound == [])
  }

  /// Links are tried that match the components of the file, and no pattern of the routes.
  @Test(arguments: [
    (#"{ "/": "/zz?zz" }"#, "'https://example.com/zzxzz' opens the app"),
    (#"{ "/": "*/legacy-report.php" }"#, "legacy-report.php' opens the app"),
    (#"{ "/": "/$(digit)$(digit)$(lower)" }"#, "'https://example.com/00a' opens the app"),
  ])
  func linksOfComponentsAreTried(_ components: String, _ message: String) {
    let output = verify(Self.file(components))
    #expect(output.contains(message), "\(output)")
  }

  private static let search = #"{"/":"/search","?":{"q":"?*"}}"#

  // MARK: Form

  @Test(arguments: [
    ("", "RG611", "the file is not JSON: expected a value, found the end of the file"),
    ("<!DOCTYPE html>", "RG611", "the file is not JSON: expected a value, found '<'"),
    ("// ours\n{}", "RG611", "JSON has no comments"),
    ("{\"applinks\": {},\n}", "RG611", "the file is not JSON: expected a key in quotes, found '}'"),
    ("{\u{A0}}", "RG611", "the file is not JSON"),
    ("[]", "RG611", "the file is a list, but must be an object"),
    ("{}", "RG611", "the file has no 'applinks', so no link opens an app"),
    (#"{ "applinks": [] }"#, "RG611", "'applinks' is a list, but must be an object"),
    (#"{ "applinks": {} }"#, "RG611", "'applinks' has no 'details', so no link opens an app"),
    (#"{ "applinks": { "details": 1 } }"#, "RG611", "'details' is a number, but must be a list"),
    (#"{ "applinks": { "details": ["*"] } }"#, "RG611", "an entry of 'details' is a string"),
    (
      #"{ "applinks": { "details": [{ "appIDs": ["ABCDE12345.com.example.app"] }] } }"#, "RG611",
      "the entry has neither 'components' nor 'paths', so it opens no link"
    ),
    (
      #"{ "applinks": { "details": [{ "appIDs": [" ABCDE12345.com.example.app"], "paths": ["*"] }] } }"#,
      "RG612", "it names ' ABCDE12345.com.example.app'"
    ),
    (
      #"{ "applinks": { "details": [{ "appID": "${TEAM}.com.example.app", "paths": ["*"] }] } }"#,
      "RG612", "the file does not name the app 'ABCDE12345.com.example.app'"
    ),
    (Self.file(#"{ "/": "/home", "query": {} }"#), "RG613", "a component has no 'query'"),
    (Self.file(#"{ "/": "/$(Tab)" }"#), "RG613", "there is no variable 'Tab'"),
    (
      Self.file(#"{ "/": "/search", "?": { "q": 1 } }"#), "RG613",
      "a pattern of an item is no string"
    ),
    (
      Self.file("{ \"/\": \"*\" },\n{ \"/\": \"/home\" }"), "RG613",
      "no link reaches this component, because the one in line 2 matches first"
    ),
  ])
  func mistakesAreExplained(_ deployed: String, _ code: String, _ message: String) {
    let output = verify(deployed, "--strict")
    #expect(output.contains("[\(code)]"), "\(output)")
    #expect(output.contains(message), "\(output)")
  }

  /// The format before iOS 13, as most files on the web have it.
  @Test func pathsAreReadToo() {
    let paths = #"["NOT /items/*/more", "/home", "/items/*"]"#
    for deployed in [
      #"{ "applinks": { "apps": [], "details": [{ "appID": "\#(Self.id)", "paths": \#(paths) }] } }"#,
      #"{ "applinks": { "apps": [], "details": { "\#(Self.id)": { "paths": \#(paths) } } } }"#,
    ] {
      let output = verify(deployed)
      #expect(output.contains("'https://example.com/items/new' opens the app"), "\(output)")
      #expect(!output.contains("RG611") && !output.contains("RG613"))
    }
  }

  /// What the file has for other apps, or what is ignored, does not hide that the app is missing.
  @Test(arguments: [
    #"{ "applinks": { "substitutionVariables": { "a": 1 }, "details": [] } }"#,
    #"""
    { "applinks": { "details": [
      { "appID": "AAAAAAAAAA.a", "appIDs": ["AAAAAAAAAA.a"], "components": [{ "/": "*" }] }] } }
    """#,
  ]) func aMissingAppIsAnError(_ deployed: String) {
    #expect(verify(deployed).contains("error[RG612]"))
  }

  @Test func eachAppIsVerified() {
    let other = "ABCDE12345.com.example.beta"
    let output = verify(Self.file(#"{ "/": "*" }"#), "--app-id \(other)")
    #expect(output.contains("error[RG612]: the file does not name the app '\(other)'"))
    #expect(output.contains("RG614"))
  }

  @Test func envelopesOpenTheApp() {
    var environment = FakeEnvironment([
      "App.routes": "routes App\nhost example.com\n/home\nunwrap /go?to\n",
      "live.json": Self.file(#"{ "/": "/home" }"#),
    ])
    let line = "verify App.routes --aasa live.json --app-id \(Self.id)"
    #expect(environment.routegen(line) == .problemsFound)
    #expect(environment.output.contains("does not open the app, but matches an 'unwrap'"))
  }

  /// The system has lists of languages and regions, which are not in the file.
  @Test func theSystemsVariablesAreKnown() {
    var environment = FakeEnvironment([
      "App.routes": "routes App\nhost example.com\nenum Lang { en, de }\n/{lang: Lang}/home\n",
      "live.json": Self.file(#"{ "/": "/$(lang)/home" }"#),
    ])
    _ = environment.routegen("verify App.routes --aasa live.json --app-id \(Self.id)")
    #expect(!environment.output.contains("RG613") && !environment.output.contains("RG615"))
  }

  @Test func withoutLinksTheAppNeedNotBeNamed() {
    let app = "routes App\nhost example.com\n@internal\n/debug\n"
    var environment = FakeEnvironment(["App.routes": app])
    _ = environment.routegen("export aasa App.routes --app-id \(Self.id) -o live.json")
    let line = "verify App.routes --aasa live.json --app-id \(Self.id)"
    #expect(environment.routegen(line) == .success, "\(environment.output)")
  }

  @Test func valuesOfAWrongKindAreReported() {
    let output = verify(Self.file(##"{ "/": 5, "#": 7, "exclude": "true", "caseSensitive": 0 }"##))
    for message in [
      "'/' is a number, but must be a string", "'#' is a number, but must be a string",
      "'exclude' is a string, but must be 'true' or 'false'",
      "'caseSensitive' is a number, but must be 'true' or 'false'",
    ] {
      #expect(output.contains(message))
    }
  }

  // MARK: The command

  @Test func filesAreVerifiedTogether() {
    var environment = FakeEnvironment([
      "App.routes": Self.app, "live.json": Self.file(#"{ "/": "*" }"#), "m.xml": "<manifest/>",
    ])
    let line = "verify App.routes --manifest m.xml --aasa live.json --app-id \(Self.id)"
    #expect(environment.routegen(line) == .problemsFound)
    #expect(environment.output.contains("--> live.json:2:1"))
    #expect(environment.output.contains("--> m.xml:1:1"))
    #expect(environment.output.hasSuffix("in 2 files\n"))
  }

  @Test func standardInputIsReadToo() {
    var environment = FakeEnvironment(["App.routes": Self.app])
    environment.input = Self.file(#"{ "/": "*" }"#)
    #expect(
      environment.routegen("verify App.routes --aasa - --app-id \(Self.id)") == .problemsFound)
    #expect(environment.output.contains("--> standard input:2:"))
  }

  @Test func settingsNameTheApp() {
    var environment = FakeEnvironment([
      "App.routes": Self.app, "live.json": Self.file(#"{ "/": "*" }"#),
      ".routegen.json": #"{ "apps": { "apple": ["\#(Self.id)"] } }"#,
    ])
    #expect(environment.routegen("verify App.routes --aasa live.json") == .problemsFound)
    #expect(environment.output.contains("RG614"))
  }

  @Test(arguments: [
    ("verify App.routes", "'verify' needs a deployed file, such as '--aasa DEPLOYED'"),
    ("verify App.routes --aasa - --manifest -", "only one file can be standard input"),
    (
      "verify App.routes --manifest m.xml --app-id \(id)",
      "'--app-id' is for '--aasa', which is missing"
    ),
    (
      "verify App.routes --entitlements a --host example.com",
      "'--host' is for '--aasa' or '--assetlinks', which is missing"
    ),
    (
      "verify App.routes --assetlinks live.json",
      "'verify --assetlinks' needs '--package NAME' and '--fingerprint HEX', or 'android' in 'apps' of "
        + ".routegen.json"
    ),
    (
      "verify App.routes --assetlinks live.json --package com.example.app",
      "'--package' and '--fingerprint' belong together"
    ),
    ("verify --aasa live.json", "'verify' takes one file, not 0"),
    (
      "verify App.routes --aasa live.json",
      "'verify --aasa' needs '--app-id ID', or 'apple' in 'apps' of .routegen.json"
    ),
    (
      "verify App.routes --aasa live.json --app-id \(id) --host other.example",
      "'App' has no host 'other.example'; its hosts are example.com"
    ),
    (
      "verify App.routes --aasa none.json --app-id \(id)",
      "there is no file 'none.json'"
    ),
    (
      "verify App.routes --aasa live.json --app-id \(id) --format xml",
      "there is no format 'xml'; the formats are text, json, sarif, github"
    ),
  ])
  func mistakesOfUsageAreExplained(_ line: String, _ message: String) {
    var environment = FakeEnvironment(["App.routes": Self.app, "live.json": "{}"])
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors == "error: \(message)\n")
  }
}
