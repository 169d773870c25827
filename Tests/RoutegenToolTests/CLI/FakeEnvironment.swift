import RoutegenCompiler
@testable import RoutegenTool

/// A world made of a dictionary.
struct FakeEnvironment: Environment {
  var files: [String: [UInt8]]

  /// Paths that are there and cannot be read or written.
  var forbidden: Set<String> = []
  var isTerminal = false
  var variables: [String: String] = [:]
  let currentFolder = "/work/app"

  /// 2023-11-14T22:13:20Z.
  var secondsSince1970: Double? = 1_700_000_000

  /// When files were last modified, in seconds since 1970; of those that were written or set.
  var modificationTimes: [String: Double] = [:]

  /// Whether the file system can set modification times.
  var setsModificationTimes = true

  /// Folders that cannot be searched.
  var unreadableFolders: Set<String> = []

  /// The sizes of files that are said to be larger than they are.
  var sizes: [String: Int] = [:]

  /// The reason why standard output takes nothing.
  var outputFailure: String?

  /// Paths that can be read and not written.
  var readOnly: Set<String> = []

  /// What git returns for its words; `nil` if there is no git.
  var git: (@Sendable ([String]) -> ProgramOutput)?

  /// The changes during each pause of a command, after which it waits no longer; `nil` deletes a file.
  var changes: [[String: String?]] = []

  /// What standard input has.
  var input = ""
  private(set) var output = ""
  private(set) var errors = ""

  /// Every path that was written, in order.
  private(set) var written: [String] = []

  init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  private static let refusal = FileProblem("permission denied")

  func kind(of path: String) -> PathKind {
    if files[path] != nil || forbidden.contains(path) { return .file }
    return path == "." || files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .nothing
  }

  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    guard let bytes = files[path], !forbidden.contains(path) else { throw Self.refusal }
    return bytes
  }

  func git(_ words: [String], in folder: String) throws(UsageError) -> ProgramOutput {
    guard let git else { throw UsageError("there is no program 'git'") }
    return git(words)
  }

  func readInput() throws(FileProblem) -> [UInt8] { Array(input.utf8) }

  func routesFiles(below folder: String) throws(FileProblem) -> [String] {
    if let hidden = unreadableFolders.first(where: { folder == "." || $0.hasPrefix(folder) }) {
      throw FileProblem("permission denied", at: hidden)
    }
    return files.keys
      .filter { $0.hasSuffix(".routes") && (folder == "." || $0.hasPrefix(folder + "/")) }
      .sorted()
  }

  func allFiles(below folder: String) throws(FileProblem) -> [String] {
    if let hidden = unreadableFolders.first(where: { folder == "." || $0.hasPrefix(folder) }) {
      throw FileProblem("permission denied", at: hidden)
    }
    return files.keys.filter { path in
      let isHidden = path.split(separator: "/").contains {
        $0.hasPrefix(".") || $0 == "node_modules"
      }
      return !isHidden && (folder == "." || path.hasPrefix(folder + "/"))
    }.sorted()
  }

  func size(of path: String) -> Int? { sizes[path] ?? files[path]?.count }

  func variable(_ name: String) -> String? { variables[name] }

  mutating func wait(seconds: Double) -> Bool {
    guard !changes.isEmpty else { return false }
    for (path, text) in changes.removeFirst() { files[path] = text.map { Array($0.utf8) } }
    return true
  }

  mutating func write(_ text: String, to path: String) throws(FileProblem) {
    if forbidden.contains(path) || readOnly.contains(path) { throw Self.refusal }
    guard files[path] != Array(text.utf8) else { return }
    files[path] = Array(text.utf8)
    modificationTimes[path] = secondsSince1970
    written.append(path)
  }

  func modificationSecond(of path: String) -> Int? {
    modificationTimes[path].map { Int($0.rounded(.down)) }
  }

  mutating func setModificationSecond(_ second: Int, of path: String) {
    if setsModificationTimes { modificationTimes[path] = Double(second) }
  }

  mutating func print(_ text: String) { output += text }

  mutating func printError(_ text: String) { errors += text }

  func text(of path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs the tool with the words of `line`, which are separated by spaces.
  mutating func routegen(_ line: String) -> ExitCode {
    routegen(line.split(separator: " ").map(String.init))
  }

  mutating func routegen(_ words: [String]) -> ExitCode {
    output = ""
    errors = ""
    return run(words, in: &self)
  }
}
