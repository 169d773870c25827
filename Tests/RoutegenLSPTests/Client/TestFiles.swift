import Foundation
import RoutegenCLI
import RoutegenDiff
import RoutegenExplain
import RoutegenGenerate
import RoutegenLinks

/// Files in the folder `/work`, of which a dictionary has the absolute paths.
struct TestFiles: Environment {
  var files: [String: [UInt8]]

  /// What each program returns for its words; `nil` if no program can be run.
  var programs: (@Sendable ([String]) -> ProgramOutput)?
  private(set) var output = ""
  private(set) var errors = ""
  let currentFolder = "/work"
  let isTerminal = false

  init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  private struct Missing: Error {}

  func kind(of path: String) -> PathKind {
    let path = Self.absolute(path)
    if files[path] != nil { return .file }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .nothing
  }

  func read(_ path: String) throws -> [UInt8] {
    guard let bytes = files[Self.absolute(path)] else { throw Missing() }
    return bytes
  }

  func routesFiles(below folder: String) throws -> [String] {
    let root = Self.absolute(folder)
    return files.keys.filter { $0.hasSuffix(".routes") && $0.hasPrefix(root + "/") }.sorted()
  }

  func runProgram(_ program: String, _ words: [String]) throws -> ProgramOutput {
    guard let programs else { throw Missing() }
    return programs([program] + words)
  }

  func variable(_ name: String) -> String? { nil }

  mutating func write(_ text: String, to path: String) throws {
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
