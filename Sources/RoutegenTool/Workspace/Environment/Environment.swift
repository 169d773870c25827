package import RoutegenCompiler

/// The part of the outside world that commands may access.
///
/// Tests pass an environment whose files are a dictionary.
package protocol Environment: GenerationEnvironment {
  /// Returns the sorted paths of all regular files below a folder, except those that ``routesFiles(below:)`` leaves out,
  /// too.
  ///
  /// - Throws: A problem with the folder that cannot be searched.
  func allFiles(below folder: String) throws(FileProblem) -> [String]

  /// Returns the paths of everything but folders below a folder, with symbolic links and what git ignores.
  ///
  /// - Throws: A problem with the folder that cannot be searched.
  func allEntries(below folder: String) throws(FileProblem) -> [String]

  /// Whether a path, with its symbolic links followed, is below a folder.
  func isInside(_ path: String, _ folder: String) -> Bool

  /// The number of bytes of a file; `nil` if it is unknown.
  func size(of path: String) -> Int?

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

  /// Runs git in a folder, whose repository may be anybody's: it runs no program and opens no connection.
  ///
  /// - Throws: If there is no git, or the folder is not trusted.
  func git(_ words: [String], in folder: String) throws(UsageError) -> ProgramOutput

  /// Lets git run only in these folders, and those below.
  mutating func trustOnly(_ folders: [AbsolutePath])

  /// Returns everything that standard input has.
  func readInput() throws(FileProblem) -> [UInt8]

  /// Writes to standard output.
  mutating func print(_ text: String)

  /// The reason why a part of what was printed did not reach standard output; `nil` if all did.
  var outputFailure: String? { get }
}

extension Environment {
  package func git(_ words: [String], in folder: String) throws(UsageError) -> ProgramOutput {
    throw UsageError("there is no program 'git'")
  }

  package mutating func trustOnly(_ folders: [AbsolutePath]) {}

  package func isSameFile(_ path: String, _ other: String) -> Bool {
    absolute(path) == absolute(other)
  }

  package func isInside(_ path: String, _ folder: String) -> Bool {
    absolute(path).isInside(absolute(folder))
  }

  /// The current folder, from which paths go out.
  var workingFolder: AbsolutePath { AbsolutePath(currentFolder) }

  /// The place of a path.
  func absolute(_ path: String) -> AbsolutePath { AbsolutePath(path, in: workingFolder) }

  /// The path by which the user knows a place.
  func path(of place: AbsolutePath) -> String { place.path(from: workingFolder) }

  /// What is at a place.
  func kind(at place: AbsolutePath) -> PathKind { kind(of: path(of: place)) }

  package func readInput() throws(FileProblem) -> [UInt8] { [] }

  package func allFiles(below folder: String) throws(FileProblem) -> [String] {
    throw FileProblem("its files cannot be listed")
  }

  package func allEntries(below folder: String) throws(FileProblem) -> [String] {
    try allFiles(below: folder)
  }

  package func size(of path: String) -> Int? { nil }

  package var secondsSince1970: Double? { nil }

  package mutating func wait(seconds: Double) -> Bool { false }

  package var outputFailure: String? { nil }

  /// Returns the paths of all files below a folder that the command must search.
  package func everyFile(below folder: String) throws(UsageError) -> [String] {
    do throws(FileProblem) {
      return try allFiles(below: folder)
    } catch {
      throw UsageError("cannot read the folder '\(error.path ?? folder)'", error)
    }
  }

  /// Returns what standard input has, without which the command cannot run.
  package func input() throws(UsageError) -> [UInt8] {
    do throws(FileProblem) {
      return try readInput()
    } catch {
      throw UsageError("cannot read standard input", error)
    }
  }

  /// The style of standard output: colored at a terminal, unless `NO_COLOR` or `TERM` forbid it.
  package var style: Style {
    let refusesColors = !(variable("NO_COLOR") ?? "").isEmpty || variable("TERM") == "dumb"
    return Style(isColored: isTerminal && !refusesColors)
  }
}

/// The result of a run of git.
package struct ProgramOutput: Sendable {
  let exitCode: Int32
  let output: [UInt8]

  /// The output as text, without the line break at its end.
  var text: String {
    String(
      decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
  }
}

/// The files of other projects, which are searched only if a folder of them is named.
package enum ProjectFiles {
  /// The names of folders into which package managers and build systems put files.
  package static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "vendor", "build",
  ]
}

/// The version of the tool and of the package, which `Tools/Release/release` writes.
package let toolVersion = "0.1.0"
