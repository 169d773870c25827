import Foundation
import RoutegenCompiler
@testable import RoutegenTool

/// Files in the folder `/work`, of which a dictionary has the absolute paths.
struct TestFiles: Environment {
  var files: [String: [UInt8]]

  private(set) var output = ""
  private(set) var errors = ""
  let currentFolder = "/work"
  let isTerminal = false

  init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  func kind(of path: String) -> PathKind {
    let path = Self.absolute(path)
    if files[path] != nil { return .file }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .nothing
  }

  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    guard let bytes = files[Self.absolute(path)] else { throw FileProblem("it does not exist") }
    return bytes
  }

  func routesFiles(below folder: String) throws(FileProblem) -> [String] {
    let root = Self.absolute(folder)
    return files.keys.filter { $0.hasSuffix(".routes") && $0.hasPrefix(root + "/") }.sorted()
  }

  func variable(_ name: String) -> String? { nil }

  mutating func write(_ text: String, to path: String) throws(FileProblem) {
    files[Self.absolute(path)] = Array(text.utf8)
  }

  mutating func print(_ text: String) { output += text }
  mutating func printError(_ text: String) { errors += text }

  func text(of path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

  /// Runs a command, and returns what it prints.
  mutating func routegen(_ words: String...) -> String {
    output = ""
    _ = run(words, in: &self)
    return output
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: "/work/")).standardizedFileURL.path
  }
}
