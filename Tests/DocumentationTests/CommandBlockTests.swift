import RoutegenCompiler
import Testing
@testable import RoutegenTool

/// Every command of the tool that a page shows is one that the tool takes.
@Suite struct CommandBlockTests {
  private static let commands = (Page.all + [Page("CONTRIBUTING.md")])
    .flatMap { $0.blocks("console") }.flatMap(\.lines).compactMap(words)

  @Test(arguments: commands) func isTaken(_ words: [String]) {
    var world = PaperWorld()
    world.hasRoutes = words.first != "init" && words.first != "import"
    #expect(run(words, in: &world) != .couldNotRun, "\(world.errors)")
  }

  @Test(arguments: [
    "init", "import", "check", "generate", "tree", "match", "print", "links", "export", "verify",
    "diff", "snapshot",
    "format", "lsp", "explain", "completions", "help",
  ])
  func isShown(_ name: String) {
    #expect(Self.commands.contains { $0.first == name })
  }

  /// The words after `routegen`, without comments and redirections; `nil` for a line that calls something else.
  private static func words(of line: String) -> [String]? {
    let command = line.prefix { $0 != "#" && $0 != ">" }.split(separator: " ")
      .map { String($0.drop { $0 == "'" }.prefix { $0 != "'" }) }
    for opening in [["routegen"], ["swift", "run", "routegen"], ["swift", "package", "routegen"]]
    where command.starts(with: opening) {
      return Array(command.dropFirst(opening.count))
    }
    return nil
  }
}

/// A world in which every file is there and holds one route, or settings with an export.
private struct PaperWorld: Environment {
  var errors = ""

  /// Whether there are route files.
  var hasRoutes = true
  let currentFolder = "/work/page"
  let isTerminal = false

  /// 2023-11-14T22:13:20Z.
  let secondsSince1970: Double? = 1_700_000_000

  func kind(of path: String) -> PathKind {
    if !hasRoutes, path.hasSuffix(".routes") { return .nothing }
    let isFile = [
      ".routes", "baseline.json", ".routegen.json", "live.json", "routes.lock", "links.txt",
      "apple-app-site-association", "Info.plist",
    ].contains(where: path.hasSuffix)
    let name = path.split(separator: "/").last ?? ""
    return isFile ? .file : name.dropFirst().contains(".") ? .nothing : .folder
  }

  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    if path.hasSuffix(".routegen.json") {
      return Array(Self.settings.utf8)
    }
    if path.hasSuffix("routes.lock") { return Array(Self.snapshot.utf8) }
    let isBaseline = path.hasSuffix("baseline.json")
    let routes = "routes Page\nhost example.com\n/home\n"
    return Array((isBaseline ? "{\"version\": 2}" : routes).utf8)
  }

  private static let settings = """
    {"exports": [{"kind": "json", "file": "A.routes", "to": "A.json"}], "diff": {"against": ["v1"]}}
    """
  private static let snapshot = """
    {"version": 1, "files": [{"path": "A.routes", "text": "routes Page\\nhost example.com\\n/home\\n"}]}
    """

  /// A git repository whose commits have the same files.
  func git(_ words: [String], in folder: String) throws(UsageError) -> ProgramOutput {
    let output =
      words.contains("ls-tree")
      ? "App.routes\u{0}Sources/App.routes\u{0}"
      : words.contains("cat-file")
        ? "routes Page\nhost example.com\n/home\n" : words.contains("--verify") ? "c0ffee\n" : "\n"
    return ProgramOutput(exitCode: 0, output: Array(output.utf8))
  }

  func variable(_ name: String) -> String? { nil }
  func routesFiles(below folder: String) -> [String] { hasRoutes ? ["\(folder)/App.routes"] : [] }
  func allFiles(below folder: String) -> [String] { hasRoutes ? ["\(folder)/App.routes"] : [] }
  func readInput() -> [UInt8] { Array("/home\n".utf8) }
  mutating func write(_ text: String, to path: String) throws(FileProblem) {}
  mutating func print(_ text: String) {}
  mutating func printError(_ text: String) { errors += text }
}
