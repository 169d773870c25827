/// The part of the outside world that the compiler of the build plugin may access.
package protocol GenerationEnvironment {
  /// Returns the kind of the file at a path.
  func kind(of path: String) -> PathKind

  /// Returns the contents of a file.
  func read(_ path: String) throws -> [UInt8]

  /// Returns the sorted paths of all `.routes` files below a folder, except in hidden folders.
  ///
  /// - Throws: An error that says which folder cannot be searched.
  func routesFiles(below folder: String) throws -> [String]

  /// Replaces the contents of a file, and creates the folders that contain it.
  ///
  /// If the file is a symbolic link, the file to which it leads is changed. The permissions of the
  /// file stay the same.
  mutating func write(_ text: String, to path: String) throws

  /// The second, counted from 1970, in which a file was last modified; `nil` if it is unknown.
  func modificationSecond(of path: String) -> Int?

  /// Sets a file's modification time to the start of a second, if the file system allows it.
  mutating func setModificationSecond(_ second: Int, of path: String)

  /// Writes to standard error.
  mutating func printError(_ text: String)
}

extension GenerationEnvironment {
  package func modificationSecond(of path: String) -> Int? { nil }

  package mutating func setModificationSecond(_ second: Int, of path: String) {}

  /// Returns the contents of a file without which the command cannot run.
  package func contents(of path: String) throws(UsageError) -> [UInt8] {
    do {
      return try read(path)
    } catch {
      throw UsageError("cannot read '\(path)': \(error)")
    }
  }

  /// Returns the paths of the `.routes` files below a folder that the command must search.
  package func files(below folder: String) throws(UsageError) -> [String] {
    do {
      return try routesFiles(below: folder)
    } catch {
      throw UsageError("cannot read \(error)")
    }
  }

  /// Writes a file without which the command cannot succeed.
  package mutating func replace(_ path: String, with text: String) throws(UsageError) {
    do {
      try write(text, to: path)
    } catch {
      throw UsageError("cannot write '\(path)': \(error)")
    }
  }
}

/// The kind of the file at a path.
package enum PathKind: Sendable {
  case file, folder, nothing
}
