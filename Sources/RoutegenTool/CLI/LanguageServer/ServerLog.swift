import Foundation
import RoutegenCompiler

/// The log of the language server: a file, or nothing.
package struct ServerLog: Sendable {
  /// `FileHandle` may be used from several threads; each line is one write.
  private let file: FileHandle?

  /// A log that keeps nothing.
  package static let none = ServerLog(file: nil)

  private init(file: FileHandle?) { self.file = file }

  /// Opens the log at a path, which is there and empty.
  init(at path: String) throws(UsageError) {
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw UsageError("cannot write '\(path)'")
    }
    self.file = file
  }

  /// Adds a line.
  func add(_ line: String) {
    try? file?.write(contentsOf: Data("\(line)\n".utf8))
  }
}
