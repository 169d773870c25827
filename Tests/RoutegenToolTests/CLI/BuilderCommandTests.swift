import RoutegenCompiler
import Testing

/// `generate --language`.
@Suite struct BuilderCommandTests {
  private static let routes = """
    routes App
    scheme app
    type Color
    /home
    /users as users {
        /list
        @internal
        /{color: Color} as colored
    }
    variant BETA {
        scheme app-beta
    }
    """
  private static let files = [
    "App.routes": routes + "\n",
    "Alike.routes": "routes Alike\n/users as users {\n/list\n/all\n}\n/b as usersList\n",
    "Broken.routes": "routes Broken\n/{x: Nothing} as x\n",
  ]

  private func generated(_ line: String) -> String? {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen(line) == .success, "\(environment.errors)")
    return environment.text(of: "out/App.routes.ts")
  }

  @Test func writesAFileForASet() throws {
    let text = try #require(generated("generate App.routes -o out --language typescript"))
    #expect(text.contains("export function usersList(): $.AppLink {"))
    #expect(!text.contains("usersColored"))
    #expect(!text.contains("const links"))
  }

  @Test func leavesRoutesOut() throws {
    let base = "generate App.routes -o out --language typescript"
    let all = try #require(generated(base + " --internal --nested"))
    #expect(all.contains("colored: usersColored,"))
    let group = try #require(generated(base + " --only users.*"))
    #expect(group.contains("usersList") && !group.contains("home"))
    let two = try #require(generated(base + " --only home --only users.list"))
    #expect(two.contains("usersList") && two.contains("home"))
  }

  @Test func printsLinksOfABuild() throws {
    let base = "generate App.routes -o out --language typescript"
    #expect(try #require(generated(base)).contains(#""schemes":["app"]"#))
    let beta = try #require(generated(base + " --variant BETA"))
    #expect(beta.contains(#""schemes":["app-beta"]"#))
  }

  @Test func mapsTypes() throws {
    let text = try #require(
      generated(
        "generate App.routes -o out --language typescript --internal --type Color=./color.ts#Shade")
    )
    #expect(text.contains("import type { Shade } from \"./color.ts\";"))
    #expect(text.contains("readonly color: Shade"))
  }

  @Test func checksWhatIsThere() throws {
    let line = "generate App.routes -o out --language typescript"
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen(line + " --check") == .problemsFound)
    let names = ["App.routes.ts", "routegen.js", "routegen.d.ts"]
    #expect(
      environment.errors
        == names.map { "out/\($0) is not current; run 'routegen \(line)'\n" }.joined())
    #expect(environment.written.isEmpty)
    #expect(environment.routegen(line) == .success)
    #expect(environment.routegen(line + " --check") == .success)
    #expect(environment.routegen(line) == .success)
    #expect(environment.written.count == 3)
  }

  @Test(arguments: [
    (
      "Alike.routes",
      "error[RG621]: 'usersList' and 'users.list' would both be the function 'usersList'"
    ),
    ("Broken.routes", "[RG203]"),
  ])
  func writesNothingIfThereAreErrors(_ file: String, _ message: String) {
    var environment = FakeEnvironment(Self.files)
    let line = "generate App.routes \(file) -o out --language typescript"
    #expect(environment.routegen(line) == .problemsFound)
    #expect(environment.errors.contains(message), "\(environment.errors)")
    #expect(environment.written.isEmpty)
  }

  @Test(arguments: [
    ("generate App.routes -o out --language java", "there is no language 'java'"),
    ("generate App.routes -o out --language typescrip", "did you mean 'typescript'?"),
    ("generate App.routes -o out --nested", "'--nested' is only for '--language NAME'"),
    ("generate App.routes -o out --only home", "'--only' is only for '--language NAME'"),
    ("generate App.routes -o out --language kotlin --nested", "'--nested' is not for kotlin"),
    (
      "generate App.routes -o out --language typescript --inline-support",
      "'--inline-support' is not for typescript"
    ),
    (
      "generate App.routes -o out --language typescript --inline-support",
      "'--inline-support' is not for typescript; a bundler makes one file of those that it writes"
    ),
    (
      "generate App.routes -o out --language python",
      "there is no language 'python'; it is gone: the page 'Other languages'"
    ),
    (
      "generate App.routes -o out --language typescript --package a",
      "'--package' is only for kotlin"
    ),
    ("generate App.routes -o out --language kotlin --package a-b", "'a-b' is no package"),
    ("generate App.routes -o out --language kotlin --package a..b", "'a..b' is no package"),
    ("generate App.routes --language typescript", "'generate' needs '-o DIR'"),
    ("generate -o out --language typescript", "'generate' needs the files to compile"),
    (
      "generate App.routes -o out --language typescript --module App",
      "'--module' is only for Swift"
    ),
    ("generate App.routes -o out --language typescript --only hom", "did you mean 'home'?"),
    ("generate App.routes -o out --language typescript --only user*x", "no route 'user*x'"),
    ("generate App.routes -o out --language typescript --type Color", "'Color' is no type"),
    ("generate App.routes -o out --language typescript --type Color=a", "'Color=a' is no type"),
    (
      "generate App.routes -o out --language typescript --type Colour=a#b",
      "no declared type 'Colour'"
    ),
    ("generate nowhere -o out --language typescript", "'nowhere'"),
    (
      "generate App.routes -o out --language typescript --variant BETO",
      "no variant 'BETO'; did you mean 'BETA'?"
    ),
    ("generate App.routes -o out --variant BETA", "'--variant' is only for '--language NAME'"),
  ])
  func saysWhatIsWrong(_ line: String, _ message: String) {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors.contains(message), "\(environment.errors)")
    #expect(environment.written.isEmpty)
  }
}
