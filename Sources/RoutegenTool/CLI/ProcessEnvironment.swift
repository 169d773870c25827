import Foundation
package import RoutegenCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment of a process: the file system, git, the standard streams and the clock.
package struct ProcessEnvironment: Environment {
  package private(set) var outputFailure: String?
  let files = FileSystem()

  /// The folders in which git may be run; `nil` for all.
  var trustedFolders: [AbsolutePath]?

  package init() {}

  package mutating func trustOnly(_ folders: [AbsolutePath]) { trustedFolders = folders }

  // MARK: Files

  package func kind(of path: String) -> PathKind { files.kind(of: path) }

  package func read(_ path: String) throws(FileProblem) -> [UInt8] { try files.read(path) }

  package func readInput() throws(FileProblem) -> [UInt8] { try files.readInput() }

  package func size(of path: String) -> Int? { files.size(of: path) }

  package func leadsOut(_ path: String) -> Bool { files.leadsOut(path) }

  package func isSameFile(_ path: String, _ other: String) -> Bool {
    files.isSameFile(path, other)
  }

  package func isInside(_ path: String, _ folder: String) -> Bool { files.isInside(path, folder) }

  package mutating func write(_ text: String, to path: String) throws(FileProblem) {
    try files.write(text, to: path)
  }

  package func modificationSecond(of path: String) -> Int? { files.modificationSecond(of: path) }

  package mutating func setModificationSecond(_ second: Int, of path: String) {
    files.setModificationSecond(second, of: path)
  }

  package var currentFolder: String { files.currentFolder }

  // MARK: The rest of the environment

  package var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  package var secondsSince1970: Double? { Date().timeIntervalSince1970 }

  package func wait(seconds: Double) -> Bool {
    Thread.sleep(forTimeInterval: seconds)
    return true
  }

  package func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  package mutating func print(_ text: String) {
    guard outputFailure == nil else { return }
    do throws(FileProblem) {
      try files.write(Array(text.utf8), to: STDOUT_FILENO)
    } catch {
      outputFailure = error.reason
    }
  }

  package mutating func printError(_ text: String) { files.printError(text) }
}
