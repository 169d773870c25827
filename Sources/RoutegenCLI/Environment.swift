import RoutegenSource

/// The part of the outside world that commands may access.
///
/// Tests pass an environment whose files are a dictionary.
package protocol Environment {
  /// Returns the kind of the file at a path.
  func kind(of path: String) -> PathKind

  /// Returns the contents of a file.
  func read(_ path: String) throws -> [UInt8]

  /// Returns the sorted paths of all `.routes` files below a folder, except in hidden folders.
  ///
  /// - Throws: ``UnreadableFolder`` for the first folder that cannot be searched.
  func routesFiles(below folder: String) throws -> [String]

  /// Returns the sorted paths of all files below a folder, except hidden ones and those in hidden folders or in
  /// `node_modules`.
  ///
  /// - Throws: ``UnreadableFolder`` for the first folder that cannot be searched.
  func allFiles(below folder: String) throws -> [String]

  /// The number of bytes of a file; `nil` if it is unknown.
  func size(of path: String) -> Int?

  /// Replaces the contents of a file, and creates the folders that contain it.
  ///
  /// If the file is a symbolic link, the file to which it leads is changed. The permissions of the
  /// file stay the same.
  mutating func write(_ text: String, to path: String) throws

  /// The second, counted from 1970, in which a file was last modified; `nil` if it is unknown.
  func modificationSecond(of path: String) -> Int?

  /// Sets a file's modification time to the start of a second, if the file system allows it.
  mutating func setModificationSecond(_ second: Int, of path: String)

  /// The absolute path of the folder to which relative paths refer.
  var currentFolder: String { get }

  /// Whether standard output is a terminal.
  var isTerminal: Bool { get }

  /// The current time in seconds since 1970; `nil` in an environment without a clock.
  var secondsSince1970: Double? { get }

  /// Waits, and returns whether to go on; `false` in an environment without a clock.
  mutating func wait(seconds: Double) -> Bool

  /// Returns the value of an environment variable.
  func variable(_ name: String) -> String?

  /// Runs a program with the words after its name, without standard input.
  ///
  /// - Throws: If there is no such program.
  func runProgram(_ program: String, _ words: [String]) throws -> ProgramOutput

  /// Returns everything that standard input has.
  func readInput() throws -> [UInt8]

  /// Writes to standard output.
  mutating func print(_ text: String)

  /// The reason why a part of what was printed did not reach standard output; `nil` if all did.
  var outputFailure: String? { get }

  /// Writes to standard error.
  mutating func printError(_ text: String)
}

extension Environment {
  package func runProgram(_ program: String, _ words: [String]) throws -> ProgramOutput {
    throw MissingProgram(program)
  }

  package func readInput() throws -> [UInt8] { [] }

  package func allFiles(below folder: String) throws -> [String] {
    throw UnreadableFolder(folder, reason: "its files cannot be listed")
  }

  package func size(of path: String) -> Int? { nil }

  package func modificationSecond(of path: String) -> Int? { nil }

  package mutating func setModificationSecond(_ second: Int, of path: String) {}

  package var secondsSince1970: Double? { nil }

  package mutating func wait(seconds: Double) -> Bool { false }

  package var outputFailure: String? { nil }

  /// Returns the contents of a file without which the command cannot run.
  func contents(of path: String) throws(UsageError) -> [UInt8] {
    do {
      return try read(path)
    } catch {
      throw UsageError("cannot read '\(path)': \(error)")
    }
  }

  /// Returns the paths of the `.routes` files below a folder that the command must search.
  func files(below folder: String) throws(UsageError) -> [String] {
    do {
      return try routesFiles(below: folder)
    } catch {
      throw UsageError("cannot read \(error)")
    }
  }

  /// Returns the paths of all files below a folder that the command must search.
  func everyFile(below folder: String) throws(UsageError) -> [String] {
    do {
      return try allFiles(below: folder)
    } catch {
      throw UsageError("cannot read \(error)")
    }
  }

  /// Returns what standard input has, without which the command cannot run.
  func input() throws(UsageError) -> [UInt8] {
    do {
      return try readInput()
    } catch {
      throw UsageError("cannot read standard input: \(error)")
    }
  }

  /// Writes a file without which the command cannot succeed.
  mutating func replace(_ path: String, with text: String) throws(UsageError) {
    do {
      try write(text, to: path)
    } catch {
      throw UsageError("cannot write '\(path)': \(error)")
    }
  }

  /// The style of standard output: colored at a terminal, unless `NO_COLOR` or `TERM` forbid it.
  var style: Style {
    let refusesColors = !(variable("NO_COLOR") ?? "").isEmpty || variable("TERM") == "dumb"
    return Style(isColored: isTerminal && !refusesColors)
  }
}

/// A folder that cannot be searched.
package struct UnreadableFolder: Error, CustomStringConvertible {
  package let description: String

  package init(_ path: String, reason: String) {
    description = "the folder '\(path)': \(reason)"
  }
}

/// The kind of the file at a path.
package enum PathKind: Sendable {
  case file, folder, nothing
}
