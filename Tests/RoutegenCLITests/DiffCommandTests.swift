import RoutegenGenerate
import Testing

/// `routegen diff` of two files or folders.
@Suite struct DiffCommandTests {
  private static let old = """
    routes App
    scheme app
    host example.com

    /recipe/{id} as recipe
    /users/me as me
    /search?{page: Int = 1}

    """
  private static let new = """
    routes App
    scheme app
    host example.com

    /recipe?{id} as recipe
    /users/{id} as user
    /search?{page: Int = 2}

    """

  private func diff(
    _ old: String, _ new: String, _ options: String = "", settings: String? = nil
  ) -> (code: ExitCode, output: String, errors: String) {
    var environment = FakeEnvironment(["old/App.routes": old, "new/App.routes": new])
    if let settings { environment.files[".routegen.json"] = Array(settings.utf8) }
    let code = environment.routegen("diff old/App.routes new/App.routes \(options)")
    return (code, environment.output, environment.errors)
  }

  @Test func showsEachChangeWithItsLink() {
    let (code, output, errors) = diff(Self.old, Self.new, "--category LINK")
    #expect(code == .problemsFound)
    #expect(errors.isEmpty)
    #expect(
      output == """
        error[RG501]: links of 'recipe' by '/recipe/{id}' are lost
         --> new/App.routes:5:1
          |
        5 | /recipe?{id} as recipe
          | ^^^^^^^^^^^^
         ::: old/App.routes:5:1
          |
        5 | /recipe/{id} as recipe
          | ------------ the pattern was here
          = note: 'app://recipe/text' was 'recipe(id: "text")', and now no route has this path
          = help: add 'also /recipe/{id}'

        error[RG502]: links of 'me' by '/users/me' open 'user' now
         --> new/App.routes:6:1
          |
        6 | /users/{id} as user
          | ^^^^^^^^^^^
         ::: old/App.routes:6:1
          |
        6 | /users/me as me
          | --------- the pattern was here
          = note: 'app://users/me' was 'me', and now it is 'user(id: "me")'
          = help: add 'me' again, deprecated

        error[RG503]: links of 'search' by '/search?{page: Int = 1}' have another value of 'page'
         --> new/App.routes:7:1
          |
        7 | /search?{page: Int = 2}
          | ^^^^^^^^^^^^^^^^^^^^^^^
         ::: old/App.routes:7:1
          |
        7 | /search?{page: Int = 1}
          | ----------------------- the pattern was here
          = note: in 'app://search', 'page' was '1' and is '2' now
          = help: write '{page: Int = 1}' as before

        3 links break; 2 additions; compared with old/App.routes

        """)
  }

  @Test func nothingIsReportedOfTheSameFile() {
    let (code, output, _) = diff(Self.old, Self.old)
    #expect(code == .success)
    #expect(output == "nothing breaks; compared with old/App.routes\n")
  }

  // MARK: Levels

  @Test func settingsOfTheNewFileDetermineTheLevels() {
    let settings =
      #"{"rules": {"link-lost": "off", "RG502": "warning", "link-value-changed": "off"}}"#
    let (code, output, _) = diff(Self.old, Self.new, "--category link", settings: settings)
    #expect(code == .success)
    #expect(output.contains("warning[RG502]") && output.contains("\n1 link breaks; "))
    #expect(diff(Self.old, Self.new, "--strict", settings: settings).code == .problemsFound)
  }

  @Test func internalRoutesAreWarnings() {
    let (code, output, _) = diff("routes App\n@internal\n/a\n/b\n", "routes App\n/b\n")
    #expect(code == .success)
    #expect(output.contains("warning[RG501]: links of 'a' by '/a' are lost"))
  }

  @Test func payloadsOfInternalRoutesAreWarnings() {
    let (code, output, _) = diff(
      "routes App\npayload type\n@internal\n/a\n/b\n", "routes App\npayload type\n/b\n")
    #expect(code == .success, "\(output)")
    #expect(output.contains("warning[RG521]"))
  }

  @Test func otherWaysOfPrintingAreShownIfSettingsSaySo() {
    let old = "routes App\nhost a.com\n/a as a\n    also /b\n"
    let new = "routes App\nhost a.com\n/b as a\n    also /a\n"
    #expect(diff(old, new).output == "nothing breaks; compared with old/App.routes\n")
    let shown = diff(old, new, settings: #"{"rules": {"link-reprinted": "warning"}}"#)
    #expect(shown.code == .success)
    #expect(shown.output.hasPrefix("warning[RG512]: links of 'a' are printed by another pattern"))
  }

  /// The compiler finds what breaks Swift code, so it is shown only if it is asked for.
  @Test func swiftCodeIsComparedIfItIsAskedFor() {
    let (old, new) = ("routes App\n/a as a\n", "routes App\n/a as b\n")
    #expect(diff(old, new).output == "nothing breaks; compared with old/App.routes\n")
    let (code, output, _) = diff(old, new, "--category link,api")
    #expect(code == .problemsFound)
    #expect(output.hasPrefix("error[RG532]: the case 'a' is 'b' now\n"))
    let settings = #"{"rules": {"case-renamed": "warning", "RG536": "off"}}"#
    #expect(diff(old, new, "--category API", settings: settings).code == .success)
  }

  /// A mounted set has declarations of its own, although links reach it where it is mounted.
  @Test func declarationsOfMountedSetsAreCompared() {
    let app = "routes App\nscheme app\n/shop mount Shop\n"
    var environment = FakeEnvironment([
      "old/App.routes": app, "old/Shop.routes": "routes Shop\n/a as a\n",
      "new/App.routes": app, "new/Shop.routes": "routes Shop\n/a as b\n",
    ])
    #expect(environment.routegen("diff old new --category API") == .problemsFound)
    #expect(environment.output.contains("error[RG532]: the case 'a' is 'b' now"))
    #expect(
      environment.output.hasSuffix("1 change of the Swift API; compared with old\n"))
  }

  @Test func hostsOfNewSetsAreClaimed() {
    var environment = FakeEnvironment([
      "old/App.routes": "routes App\nhost a.com\n/a\n",
      "new/App.routes": "routes App\nhost a.com\n/a\n",
      "new/Shop.routes": "routes Shop\nhost a.com, b.com\n/s\n/t\n",
    ])
    #expect(environment.routegen("diff old new") == .success)
    #expect(environment.output.contains("warning[RG541]: the app takes the links of 'host b.com'"))
    #expect(
      environment.output.hasSuffix("1 claim changes; 1 addition; compared with old\n"))
  }

  @Test(arguments: ["json", "sarif", "github", "markdown"]) func formatsShowEveryChange(
    _ format: String
  ) {
    let output = diff(Self.old, Self.new, "--format \(format) --category link").output
    for code in ["RG501", "RG502", "RG503"] { #expect(output.contains(code)) }
    #expect(output.contains("app://users/me"))
  }

  // MARK: Folders

  @Test func setsOfOneNameArePairedWhateverTheirFiles() {
    var environment = FakeEnvironment([
      "old/App.routes": "routes App\n/a\n", "old/Shop.routes": "routes Shop\n/s\n",
      "new/Main.routes": "routes App\n/b\n", "new/Store.routes": "routes Shop\n/s\n",
      "new/New.routes": "routes New\n/n\n",
    ])
    #expect(environment.routegen("diff old new") == .problemsFound)
    #expect(environment.output.contains("links of 'a' by '/a' are lost"))
    #expect(environment.output.hasSuffix("1 link breaks; 2 additions; compared with old\n"))
  }

  @Test func aSetThatIsGoneIsOneFinding() {
    var environment = FakeEnvironment([
      "old/App.routes": "routes App\n/a\n", "old/Shop.routes": "routes Shop\nscheme shop\n/s\n/t\n",
      "new/App.routes": "routes App\n/a\n",
    ])
    #expect(environment.routegen("diff old new") == .problemsFound)
    #expect(
      environment.output.contains(
        "error[RG504]: the route set 'Shop' is gone, and with it the links of 2 routes"))
    #expect(environment.output.contains("'shop://s' was 's'"))
    #expect(environment.output.hasSuffix("1 link breaks; compared with old\n"))
  }

  /// Links do not reach a mounted set by itself, so its changes are those of the set that mounts it.
  @Test func mountedSetsAreComparedWhereTheyAreMounted() {
    let app = "routes App\nscheme app\n/shop mount Shop\n"
    var environment = FakeEnvironment([
      "old/App.routes": app, "old/Shop.routes": "routes Shop\n/a\n/b\n",
      "new/App.routes": app, "new/Shop.routes": "routes Shop\n/a\n",
    ])
    #expect(environment.routegen("diff old new") == .problemsFound)
    #expect(environment.output.contains("links of 'shop.b' by '/shop/b' are lost"))
    #expect(environment.output.contains("'app://shop/b' was 'shop.b'"))
    #expect(environment.output.hasSuffix("1 link breaks; compared with old\n"))
  }

  // MARK: What cannot be compared

  @Test func anOldFileWithErrorsIsReported() {
    let (code, output, _) = diff(
      "routes App\n/a/{id: Itn}\n/b\n/c\n", "routes App\n/a/{id: Int}\n/b\n")
    #expect(code == .problemsFound)
    #expect(
      output.contains(
        "error[RG500]: the old version has an error, and what it concerns is not compared: "
          + "no parameter type is called 'Itn'"))
    #expect(output.contains("links of 'c' by '/c' are lost"))
  }

  @Test func ifNothingIsLeftNothingWasCompared() {
    let (code, output, _) = diff("routes App\n<<<<<<< HEAD\n/a/{id: Itn}\n", "routes App\n/b\n")
    #expect(code == .couldNotRun)
    #expect(output.contains("error[RG500]"))
    #expect(
      output.hasSuffix("1 part was not compared; nothing was compared with old/App.routes\n"),
      "\(output)")
  }

  @Test func aNewFileWithErrorsIsNotCompared() {
    let (code, output, errors) = diff(Self.old, "routes App\n/a/{id: Itn}\n")
    #expect(code == .couldNotRun)
    #expect(output.isEmpty)
    #expect(errors.contains("error[RG203]"))
    #expect(errors.hasSuffix("error: the new version has errors, so nothing was compared\n"))
  }

  @Test(arguments: [
    (
      "diff",
      "'diff' takes two files or folders, OLD and NEW, or '--against REF', "
        + "and no settings name a version in 'against' of 'diff'"
    ),
    ("diff a", "'diff' takes two files or folders, OLD and NEW, or '--against REF', not 1"),
    ("diff old/App.routes none.routes", "there is no file 'none.routes'"),
    ("diff none.routes new/App.routes", "there is no file 'none.routes'"),
    (
      "diff old new --format xml",
      "there is no format 'xml'; the formats are text, json, sarif, github, markdown"
    ),
    ("diff old new --category LINKS", "there is no category 'LINKS'; did you mean 'LINK'?"),
    (
      "diff old new --category PUSH",
      "there is no category 'PUSH'; the categories are LINK, PRINT, PAYLOAD, API, CLAIM"
    ),
    ("diff old new --against", "the option '--against' needs a value"),
    (
      "diff old new --write",
      "there is no option '--write'; the options are --accept, --against, --category, --changelog, "
        + "--fix, --format, --import, --strict, --until"
    ),
  ])
  func mistakesOfUsageAreExplained(_ line: String, _ message: String) {
    var environment = FakeEnvironment(["old/App.routes": Self.old, "new/App.routes": Self.new])
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors == "error: \(message)\n")
  }
}
