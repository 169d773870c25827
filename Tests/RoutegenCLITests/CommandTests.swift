import RoutegenGenerate
import Testing

/// The names, the options and the exit codes of the tool, which scripts rely on.
@Suite struct CommandTests {
  private static let files = [
    "good.routes": "routes Good\n/home\n", "bad.routes": "routes Bad\n/a/{id: Intt}\n",
    "warned.routes": "routes Warned\n" + (0..<100).map { "/r\($0)\n" }.joined(),
    "sub/one.routes": "routes One\n/a\n", "sub/deep/two.routes": "routes Two\n/b\n",
    "other/readme.md": "no routes", "push.json": "{\"type\": \"home\"}", "bad.json": "{,}",
    "pushed.routes": "routes Pushed\npayload type\n/home\n",
    "host.routes": "routes Host\n/s mount Shop\n/t mount Far\n",
    "shop.routes": "routes Shop\n/a\n", "far/far.routes": "routes Far\n/b\n",
    "lost.routes": "routes Counterexample\n/s mount Nowhere\n",
    "users.routes":
      "routes Users\nenum Sort { newest, top }\n/home\n/users/{id: Int in 1...} as user\n"
      + "/list?{sort: Sort}&{tag: [String]}\n/one {\n/same\n}\n/two {\n/same\n}\n",
    "broken.routes": "routes Broken\n/s mount Bad\n", "Generated/Current.routes.swift": "",
  ]

  @Test(arguments: [
    ("check good.routes", ExitCode.success), ("check sub", .success),
    ("check warned.routes", .success),
    ("check bad.routes", .problemsFound), ("check good.routes bad.routes", .problemsFound),
    ("check", .problemsFound), ("check nowhere.routes", .couldNotRun),
    ("check other", .couldNotRun),
    ("check --strict good.routes", .success), ("check -- --x", .couldNotRun),
    ("generate good.routes -o Out", .success), ("generate -o Out good.routes", .success),
    ("generate good.routes --output=Out", .success), ("generate good.routes", .couldNotRun),
    ("generate -o Out", .couldNotRun), ("generate good.routes -o", .couldNotRun),
    ("generate bad.routes -o Out", .problemsFound), ("generate nowhere -o Out", .couldNotRun),
    ("generate good.routes -o Out --check", .problemsFound),
    ("generate good.routes --output=", .couldNotRun),
    ("generate good.routes -o Out --module ../../evil", .couldNotRun),
    ("generate good.routes -o Out --module=", .couldNotRun),
    ("generate good.routes -o Out --module 2App", .couldNotRun),
    ("generate host.routes -o Out --import ;evil=far/far.routes", .couldNotRun),
    ("generate good.routes sub/one.routes -o Out", .couldNotRun),
    ("generate good.routes sub/one.routes -o Out --module App", .success),
    ("tree good.routes", .success), ("tree bad.routes", .problemsFound), ("tree sub", .couldNotRun),
    ("tree", .couldNotRun), ("tree good.routes bad.routes", .couldNotRun),
    ("tree nowhere.routes", .couldNotRun), ("export json good.routes", .success),
    ("export markdown good.routes", .success), ("export json bad.routes", .problemsFound),
    ("export jsn good.routes", .couldNotRun), ("export json", .couldNotRun),
    ("export", .couldNotRun),
    ("match good.routes /home", .success), ("match good.routes /nowhere", .problemsFound),
    ("match bad.routes /home", .problemsFound), ("match good.routes", .couldNotRun),
    ("match good.routes /home --json", .success), ("match good.routes /home /b", .couldNotRun),
    ("match nowhere.routes /home", .couldNotRun), ("match", .couldNotRun),
    ("match pushed.routes --payload {\"type\":\"home\"}", .success),
    ("match pushed.routes --payload @push.json", .success),
    ("match pushed.routes --payload {}", .problemsFound),
    ("match pushed.routes --shortcut a.b", .problemsFound),
    ("match pushed.routes --activity a.b --payload @push.json", .success),
    ("match pushed.routes --payload @none.json", .couldNotRun),
    ("match pushed.routes --payload @bad.json", .couldNotRun),
    ("match pushed.routes /home --payload {}", .couldNotRun),
    ("match pushed.routes --shortcut a --activity b", .couldNotRun),
    ("tree host.routes --import Far=far/far.routes", .success),
    ("tree host.routes", .problemsFound), ("tree lost.routes", .problemsFound),
    ("tree broken.routes", .problemsFound), ("tree host.routes --import Far", .couldNotRun),
    ("match host.routes /s/a --import Far=far/far.routes", .success),
    ("export json host.routes --import Far=far/far.routes", .success),
    ("export json host.routes --import Far=none.routes", .couldNotRun),
    ("check host.routes --import Far=far/far.routes", .success),
    ("check broken.routes", .problemsFound),
    ("generate host.routes -o Out --import Far=far/far.routes", .problemsFound),
    ("generate host.routes shop.routes -o Out --module M --import Far=far/far.routes", .success),
    ("format good.routes", .success), ("format --check good.routes sub", .success),
    ("format nowhere.routes", .couldNotRun), ("format --chek", .couldNotRun),
    ("format bad.routes", .success), ("format other", .couldNotRun),
    ("explain", .success), ("explain RG101", .success), ("explain RG999", .couldNotRun),
    ("help", .success), ("--help", .success), ("-h", .success), ("", .success),
    ("help check", .success), ("help chek", .couldNotRun), ("check --help", .success),
    ("generate -h", .success), ("--version", .success), ("chek", .couldNotRun),
    ("--chek", .couldNotRun),
  ])
  func exits(_ line: String, _ code: ExitCode) {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen(line) == code)
    #expect((code == .couldNotRun) == environment.errors.hasPrefix("error: "))
    if code == .couldNotRun { #expect(environment.output == "") }
  }

  @Test(arguments: [
    ("chek", "there is no command 'chek'; did you mean 'check'?"),
    ("genrate a", "there is no command 'genrate'; did you mean 'generate'?"),
    ("help tre", "there is no command 'tre'; did you mean 'tree'?"),
    ("frobnicate", "there is no command 'frobnicate'; the commands are init, import, check, "),
    ("generate a -o b --modul c", "there is no option '--modul'; did you mean '--module'?"),
    ("generate a -o b --chek", "there is no option '--chek'; did you mean '--check'?"),
    (
      "generate a --frobnicate",
      "the options are --check, --import, --inline-support, --internal, --language, --module, --nested, --only"
    ),
    ("check --fixx", "there is no option '--fixx'; did you mean '--fix'?"),
    ("tree --fix", "there is no option '--fix'; the options are --import"),
    ("match a b --payloads c", "there is no option '--payloads'; did you mean '--payload'?"),
    (
      "match a b --frob",
      "options are --activity, --format, --import, --json, --payload, --shortcut, --variant, --webpage"
    ),
    ("match a b --format yaml", "there is no format 'yaml'; the formats are text, json"),
    ("match a --shortcut b --webpage c", "'--webpage' belongs to '--activity'"),
    (
      "print good.routes", "'print' takes a file and a route, such as 'user(id: 7)': routegen print"
    ),
    ("print good.routes hom", "there is no route 'hom'; did you mean 'home'?"),
    ("print users.routes usr", "there is no route 'usr'; did you mean 'user'?"),
    ("print users.routes user(ide:7)", "'user' has no parameter 'ide'; did you mean 'id'?"),
    ("print users.routes home(id:7)", "'home' has no parameter 'id'; it has none"),
    ("print users.routes user", "the parameter 'id' has no value; its type is Int in 1..."),
    (
      "print users.routes user(id:0)",
      "'0' is not a value of the parameter 'id', whose type is Int in 1..."
    ),
    (
      "print users.routes list(sort:newst)",
      "'newst' is not a value of the parameter 'sort', whose type is Sort; did you mean 'newest'?"
    ),
    ("print users.routes user(id:7,id:8)", "the parameter 'id' has two values"),
    ("print users.routes user(7)", "'7' is not a value such as 'id: 7'"),
    ("print users.routes user(id:7", "')' is missing in 'user(id:7'"),
    ("print users.routes user)", "')' closes nothing in 'user)'"),
    ("print users.routes list(tag:[a)", "')' closes nothing in 'list(tag:[a)'"),
    ("print users.routes list(tag:\"a)", "a quotation mark is missing in 'list(tag:\"a)'"),
    ("print users.routes /users/7", "'/users/7' is not a route such as 'user(id: 7)'"),
    ("print users.routes same", "several routes are called 'same': one.same, two.same"),
    ("match a --payload", "the option '--payload' needs a value"),
    ("match a --payload {} b", "a link cannot be combined with '--payload', '--shortcut' or '--a"),
    ("match a b c", "'match' takes one file and one link: routegen match FILE LINK"),
    (
      "match a --shortcut b --activity c",
      "there are 2 of '--shortcut' and '--activity'; use only one"
    ),
    ("match good.routes --payload [1]", "the payload is a list, but must be an object"),
    ("match good.routes --payload {\"a\":01}", "payload:1:6: expected a value, found '0'"),
    ("match good.routes --payload @none.json", "there is no file 'none.json'"),
    ("match good.routes --payload @bad.json", "bad.json:1:2: expected a key in quotes, found ','"),
    ("match good.routes /a --import Far", "'--import Far' is not of the form MODULE=FILE"),
    (
      "check --frobnicate",
      "--name, --strict, --watch, --write-baseline"
    ),
    ("check --format yaml", "there is no format 'yaml'; the formats are text, json, sarif, github"),
    ("check --format jso", "there is no format 'jso'; did you mean 'json'?"),
    ("check --format", "the option '--format' needs a value"),
    (
      "check --baseline b.json good.routes",
      "there is no baseline 'b.json'; '--write-baseline b.json' writes one"
    ),
    ("check --baseline a --write-baseline b", "hides warnings and '--write-baseline' records them"),
    ("generate good.routes -o", "the option '-o' needs a value"),
    ("export jso good.routes", "there is no kind of export 'jso'; did you mean 'json'?"),
    ("export pdf good.routes", "there is no kind of export 'pdf'; the kinds are markdown, json"),
    ("check nowhere", "there is no file 'nowhere'"),
    ("check other", "there is no .routes file below 'other'"),
    ("tree sub", "'sub' is a folder; name a .routes file"),
    ("tree a b", "'tree' takes one file, not 2"),
    ("match good.routes", "'match' takes a file and a link: routegen match FILE LINK"),
    ("generate good.routes", "'generate' needs '-o DIR', the folder to write to"),
    ("generate a b -o c", "more than one file needs '--module NAME', which names the output"),
  ])
  func saysWhatIsWrongAndWhatIsNear(_ line: String, _ message: String) {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors.contains(message), "\(environment.errors)")
  }

  @Test func helpNamesEveryCommand() {
    var environment = FakeEnvironment()
    _ = environment.routegen("help")
    var texts = [environment.output]
    for name in ["check", "generate", "tree", "match", "print", "export", "format", "explain"] {
      #expect(environment.output.contains("\n  \(name) "))
      var other = FakeEnvironment()
      #expect(other.routegen("help \(name)") == .success)
      #expect(other.output.hasPrefix("USAGE: routegen \(name) "))
      texts.append(other.output)
    }
    // A terminal has 80 columns.
    for line in texts.joined().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func unreadableFilesAreNamed() {
    var environment = FakeEnvironment(Self.files)
    environment.forbidden = ["secret.routes"]
    #expect(environment.routegen("check secret.routes") == .couldNotRun)
    #expect(environment.errors == "error: cannot read 'secret.routes': permission denied\n")
  }

  /// What was not looked at must not count as good.
  @Test(arguments: ["check", "check sub", "format", "check --fix"])
  func unreadableFoldersAreNamed(_ line: String) {
    var environment = FakeEnvironment(Self.files)
    environment.unreadableFolders = ["sub/deep"]
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors == "error: cannot read the folder 'sub/deep': permission denied\n")
    #expect(environment.output == "")
  }

  /// A search for a mounted set ignores a folder that nobody named.
  @Test func unreadableFoldersAreIgnoredForMounts() {
    var environment = FakeEnvironment(Self.files)
    environment.unreadableFolders = ["sub/deep"]
    #expect(environment.routegen("tree good.routes") == .success)
    #expect(environment.routegen("tree lost.routes") == .problemsFound)
  }

  @Test(arguments: ["check good.routes", "tree good.routes", "help", "--version"])
  func outputThatIsLostIsAFailure(_ line: String) {
    var environment = FakeEnvironment(Self.files)
    environment.outputFailure = "No space left on device"
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(
      environment.errors == "error: cannot write to standard output: No space left on device\n")
  }

  @Test func bytesThatAreNotUTF8AreADiagnostic() {
    var environment = FakeEnvironment()
    environment.files["latin.routes"] = Array("routes Latin\n/caf".utf8) + [0xE9, 0x0A]
    #expect(environment.routegen("check latin.routes") == .problemsFound)
    #expect(environment.output.contains("error[RG101]: the file is not UTF-8"))
  }

  @Test(arguments: [
    ("good.routes", "no problems in 1 file\n"), ("sub", "no problems in 2 files\n"),
    ("bad.routes", "1 error in 1 file\n"),
    ("warned.routes bad.routes", "1 error and 1 warning in 2 files\n"),
    ("good.routes good.routes", "no problems in 1 file\n"),
  ])
  func checkCounts(_ paths: String, _ summary: String) {
    var environment = FakeEnvironment(Self.files)
    _ = environment.routegen("check \(paths)")
    #expect(environment.output.hasSuffix(summary))
    #expect(environment.errors == "")
  }

  @Test func mountedSetsAreFoundInTheFolder() {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen("tree host.routes") == .problemsFound)
    #expect(environment.errors.contains("there is no route set called 'Far'"))
    #expect(!environment.errors.contains("there is no route set called 'Shop'"))
    #expect(environment.routegen("tree host.routes --import Far=far/far.routes") == .success)
    #expect(environment.output.contains("/s  mounts Shop\n"))
    #expect(environment.routegen("tree broken.routes") == .problemsFound)
    #expect(environment.errors.contains("--> bad.routes:2:9"))
  }

  /// Where they come from, and how they are written, makes no difference.
  @Test(arguments: ["sub/host.routes", "./sub/host.routes", "/work/app/sub/host.routes"])
  func mountedSetsAreFoundByAnyPath(_ path: String) {
    var environment = FakeEnvironment(Self.files)
    environment.files[path] = Array("routes Host\n/s mount One\n".utf8)
    let folder = String(path.dropLast("/host.routes".count))
    environment.files["\(folder)/one.routes"] = Array("routes One\n/a\n".utf8)
    #expect(environment.routegen("tree \(path)") == .success)
  }

  @Test func coloursAreForTerminals() {
    for command in ["tree good.routes", "match good.routes /home", "match good.routes /nowhere"] {
      var environment = FakeEnvironment(Self.files)
      _ = environment.routegen(command)
      let plain = environment.output
      #expect(!plain.contains("\u{1B}"))
      environment.isTerminal = true
      _ = environment.routegen(command)
      #expect(environment.output.contains("\u{1B}["))
      environment.variables = ["NO_COLOR": "1"]
      _ = environment.routegen(command)
      #expect(environment.output == plain)
    }
  }

  @Test func withoutAClockNothingElseIsPast() {
    var environment = FakeEnvironment(["a.routes": "routes A\nexpires until\n/a\n"])
    #expect(environment.routegen("match a.routes /a?until=7") == .problemsFound)
    environment.secondsSince1970 = nil
    #expect(environment.routegen("match a.routes /a?until=7") == .success)
    #expect(environment.output.contains("it expires at '7', the value of 'until'"))
    #expect(environment.routegen("match a.routes /a?until=x") == .problemsFound)
  }

  @Test func matchTellsTheRouteAndWhatTheOthersLack() {
    var environment = FakeEnvironment(["a.routes": "routes A\n/users/{id: Int}\n/users/me\n"])
    #expect(environment.routegen("match a.routes /users/7") == .success)
    #expect(environment.output.hasPrefix("users(id: 7)\n"))
    #expect(environment.routegen("match a.routes /users/x") == .problemsFound)
    #expect(environment.output.hasPrefix("not a route: 'x' is not a value of the parameter 'id'\n"))
  }
}
