import RoutegenGenerate
import Testing

/// Names of a file that are correct alone, and conflict with those of other files or of a module.
@Suite struct HiddenNamesTests {
  private static let shop = "routes Shop\n\n/\n/items/{id: Int}\n"

  private func check(_ lines: String) -> String {
    var environment = FakeEnvironment([
      "App.routes": "routes App\n\n\(lines)\n", "Shop.routes": Self.shop,
    ])
    _ = environment.routegen("check .")
    return environment.output
  }

  /// Every declaration whose type or case the mounted set's name would mean in generated code.
  @Test(arguments: [
    "/shop {\n/\n/sale mount Shop\n}",
    "/shop {\n/\n/a\n}\n/sale mount Shop",
    "/a {\n/shop {\n/\n/b\n}\n/sale mount Shop\n}",
    "/a {\n/shop {\n/\n/b\n}\n/c {\n/\n/sale mount Shop\n}\n}",
    "/shop {\n/\n/b\n}\n/c {\n/\n/sale mount Shop\n}",
    "enum Shop { a, b }\n/x/{shop: Shop}\n/sale mount Shop",
    "open enum Shop { a, b }\n/x/{shop: Shop}\n/sale mount Shop",
    "type Shop\n/x/{shop: Shop}\n/sale mount Shop",
    "/sale mount Shop as Shop",
    "/b as Shop\n/c {\n/\n/sale mount Shop\n}",
  ])
  func aMountedSetIsNotHidden(_ lines: String) {
    let output = check(lines)
    #expect(output.contains("error[RG207]"), "\(output)")
    #expect(output.contains("1 error"), "\(output)")
  }

  /// A type inside of another one hides nothing outside.
  @Test(arguments: [
    "/a {\n/shop {\n/\n/b\n}\n/c\n}\n/sale mount Shop", "/shop mount Shop",
    "/sale mount Shop as shop\n/a {\n/\n/shop\n}",
  ])
  func otherNamesAreFree(_ lines: String) {
    #expect(!check(lines).contains("error"))
  }

  /// The proposed name is the whole change, also for a script without capitals.
  @Test(arguments: [
    "/日本 {\n/\n/a\n}", "/שלום {\n/\n/a\n}", "/x as Int {\n/\n/a\n}",
    "/a {\n/ไทย {\n/\n/b\n}\n/c\n}",
  ])
  func aGroupGetsTwoNames(_ lines: String) throws {
    var environment = FakeEnvironment(["App.routes": "routes App\n\n\(lines)\n"])
    #expect(environment.routegen("check .") == .problemsFound)
    #expect(environment.output.contains("1 error in 1 file"), "\(environment.output)")
    let help = try #require(environment.output.firstMatch(of: /= help: .*(?:as |to ')([^ ']+)'\n/))
    let named =
      lines.contains(" as Int")
      ? lines.replacing("as Int", with: "as \(help.1)")
      : lines.replacing(/(\/[^a-z{ ]+) \{/) { "\($0.1) as \(help.1) {" }
    environment = FakeEnvironment(["App.routes": "routes App\n\n\(named)\n"])
    _ = environment.routegen("check .")
    #expect(!environment.output.contains("error"), "\(environment.output)")
  }

  /// The files of one folder are one target, and so are those of a target of a package.
  @Test(arguments: [
    (["A.routes", "B.routes"], true), (["x/A.routes", "x/B.routes"], true),
    (["x/A.routes", "y/B.routes"], false), (["Sources/M/A.routes", "Sources/M/x/B.routes"], true),
    (["Sources/M/A.routes", "Sources/N/B.routes"], false),
    (["Tests/M/A.routes", "Sources/M/B.routes"], false),
  ])
  func aNameIsUsedOnceInATarget(_ paths: [String], _ isRepeated: Bool) {
    var environment = FakeEnvironment(["Package.swift": ""])
    for path in paths { environment.files[path] = Array("routes Same\n\n/home\n".utf8) }
    #expect(environment.routegen("check .") == (isRepeated ? .problemsFound : .success))
    #expect(environment.output.contains("error[RG202]") == isRepeated, "\(environment.output)")
    // Each of them is checked with the other one in mind.
    guard paths[0].contains("/") else { return }
    for path in paths {
      #expect(environment.routegen("check \(path)") == (isRepeated ? .problemsFound : .success))
      #expect(environment.output.contains("error[RG202]") == isRepeated, "\(environment.output)")
    }
  }

  /// Targets with folders of their own, excluded files, and folders that nothing declares to be a project.
  @Test(arguments: [
    ["Package.swift": ".target(name: \"A\", path: \"Sources/M/x\")"],
    ["Package.swift": "", ".routegen.json": #"{"exclude": ["Sources/M/y"]}"#], [:],
  ])
  func aNameMayBeUsedInAnotherTarget(_ files: [String: String]) {
    let set = "routes Same\n\n/home\n"
    var environment = FakeEnvironment(
      ["Sources/M/x/A.routes": set, "Sources/M/y/B.routes": set].merging(files) { $1 })
    for path in [".", "Sources/M/x/A.routes"] {
      #expect(environment.routegen("check \(path)") == .success, "\(environment.output)")
    }
  }

  @Test func aSetIsNotCalledLikeItsModule() {
    var environment = FakeEnvironment([
      "Package.swift": "", "Sources/App/A.routes": "routes App\n\n/home\n",
      "Sources/Other/A.routes": "routes Another\n\n/home\n",
    ])
    _ = environment.routegen("check .")
    #expect(environment.output.contains("warning[RG426]"), "\(environment.output)")
    #expect(environment.output.contains("1 warning in 2 files"), "\(environment.output)")
    #expect(environment.routegen("generate Sources/App/A.routes -o out --module App") == .success)
    #expect(environment.errors.contains("RG426"), "\(environment.errors)")
    #expect(environment.routegen("generate Sources/App/A.routes -o out --module Main") == .success)
    #expect(environment.errors == "")
  }

  /// In a package with paths, the target of a file is that of the innermost folder around it.
  @Test(arguments: [
    (#".target(name: "App", path: "Code")"#, "Code/x/A.routes", true),
    (#".target(name: "App", path: "./Code/App/")"#, "Code/App/A.routes", true),
    (#".target(name: "App", path: ".")"#, "Code/A.routes", true),
    (#".target(name: "Main", path: "Code"), .target(name: "App")"#, "Sources/App/A.routes", true),
    (
      #".target(name: "Main", path: "."), .target(name: "App", path: "Code")"#, "Code/A.routes",
      true
    ),
    (#".target(name: "Main", path: "Code"), .target(name: "App")"#, "Code/App/A.routes", false),
    (
      #".target(name: "Main", path: "Sources/App"), .target(name: "B")"#, "Sources/App/A.routes",
      false
    ),
    (#".target(name: "App", path: folder), .target(name: "B")"#, "Sources/App/A.routes", false),
    (#".target(name: "App", path: "a" + b)"#, "a/A.routes", false),
    (#".target(name: "App", path: "../Code")"#, "Code/A.routes", false),
  ])
  func theModuleOfAPathIsKnown(_ targets: String, _ file: String, _ isReported: Bool) {
    var environment = FakeEnvironment([
      "Package.swift": "let package = Package(name: \"P\", targets: [\(targets)])",
      file: "routes App\n\n/home\n",
    ])
    _ = environment.routegen("check \(file)")
    #expect(environment.output.contains("RG426") == isReported, "\(environment.output)")
  }

  /// Each lint about a declaration finds it in a line that mounts a set, and what the line uses is used.
  @Test func linesThatMountAreChecked() {
    let lines = """
      enum Locale { de, fr }
      enum Mode { a, b }
      @deprecated
      /{locale: Locale} mount Shop as Shop_of
      /In/{ID}?{in: String?}&{page: Int? = 3}&{mode: Mode?} mount Shop as inner
      """
    var environment = FakeEnvironment([
      "App.routes": "routes App\n\n\(lines)\n", "Shop.routes": Self.shop,
      ".routegen.json":
        #"{"rules": {"keyword-parameter": "warning", "uppercase-segment": "warning", "#
        + #""undocumented-route": "warning", "closed-enum": "warning"}}"#,
    ])
    _ = environment.routegen("check App.routes")
    for code in ["402", "404", "409", "410", "413", "414", "416"] {
      #expect(environment.output.contains("RG\(code)"), "RG\(code): \(environment.output)")
    }
    #expect(!environment.output.contains("RG406"), "\(environment.output)")
    #expect(!environment.output.contains("error"), "\(environment.output)")
  }
}
