import RoutegenCompiler
@testable import RoutegenTool

/// A world of the files that a page shows.
struct Shelf: Environment {
  var files: [String: String]
  var output = ""
  var errors = ""
  let currentFolder = "/work/page"
  let isTerminal = false

  /// The time of the clock; `nil` without one.
  var secondsSince1970: Double?

  init(files: [String: String]) {
    self.files = files
  }

  func kind(of path: String) -> PathKind {
    path == "." ? .folder : files[path] == nil ? .nothing : .file
  }

  func read(_ path: String) throws(FileProblem) -> [UInt8] { Array((files[path] ?? "").utf8) }
  func routesFiles(below folder: String) -> [String] {
    files.keys.filter { $0.hasSuffix(".routes") }.sorted()
  }
  func allFiles(below folder: String) -> [String] {
    files.keys.filter { !$0.hasPrefix(".") }.sorted()
  }
  func variable(_ name: String) -> String? { nil }
  mutating func write(_ text: String, to path: String) throws(FileProblem) { files[path] = text }
  mutating func print(_ text: String) { output += text }
  mutating func printError(_ text: String) { errors += text }
}
