/// The part of the outside world that the compiler of the build plugin may access.
package protocol GenerationEnvironment {
  /// Returns the kind of the file at a path.
  func kind(of path: String) -> PathKind

  /// Returns the contents of a regular file.
  func read(_ path: String) throws(FileProblem) -> [UInt8]

  /// Whether symbolic links lead from a path in a project to a file outside of it, or to a hidden one.
  func leadsOut(_ path: String) -> Bool

  /// Whether two paths lead to the same file, by links of any kind.
  func isSameFile(_ path: String, _ other: String) -> Bool

  /// Returns the sorted paths of all `.routes` files of a project below a folder, except hidden ones and what git ignores,
  /// and those in hidden folders and folders of package managers.
  ///
  /// - Throws: A problem with the folder that cannot be searched.
  func routesFiles(below folder: String) throws(FileProblem) -> [String]

  /// Replaces the contents of a file if they differ, and creates the folders that contain it.
  ///
  /// If the file is a symbolic link, the file to which it leads is changed, unless that is outside of the project. The
  /// permissions of the file stay the same.
  mutating func write(_ text: String, to path: String) throws(FileProblem)

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

  package func leadsOut(_ path: String) -> Bool { false }

  /// Returns the contents of a file without which the command cannot run, and of which it may show a part.
  ///
  /// - Parameter followsLinks: Whether links may lead out of the project, because no part of the file is shown.
  package func contents(
    of path: String, followingLinks followsLinks: Bool = false
  ) throws(UsageError) -> [UInt8] {
    guard followsLinks || !leadsOut(path) else {
      throw UsageError("cannot read '\(path)'", .leadsOut)
    }
    do throws(FileProblem) {
      return try read(path)
    } catch {
      throw UsageError("cannot read '\(path)'", error)
    }
  }

  /// Returns the paths of the `.routes` files below a folder that the command must search.
  package func files(below folder: String) throws(UsageError) -> [String] {
    do throws(FileProblem) {
      return try routesFiles(below: folder)
    } catch {
      throw UsageError("cannot read the folder '\(error.path ?? folder)'", error)
    }
  }

  /// Writes a file without which the command cannot succeed.
  package mutating func replace(_ path: String, with text: String) throws(UsageError) {
    do throws(FileProblem) {
      try write(text, to: path)
    } catch {
      throw UsageError("cannot write '\(path)'", error)
    }
  }

  /// Refuses a file to write that is one of those that a command reads.
  package func requireOther(_ path: String, than inputs: [String]) throws(UsageError) {
    guard let input = inputs.first(where: { isSameFile(path, $0) }) else { return }
    let reason =
      input == path ? "a file that is read" : "the same file as '\(input)', which is read"
    throw UsageError("'\(path)' is \(reason); name another one to write")
  }
}

extension UsageError {
  package init(_ failure: String, _ problem: FileProblem) {
    self.init("\(failure): \(problem.reason)")
  }
}

/// The kind of the file at a path.
package enum PathKind: Sendable {
  case file, folder, nothing
}
