import RoutegenCompiler

/// A commit of a git repository, and the paths of its files.
struct GitVersion {
  /// The name of the commit as the user gave it: a tag, a branch or a hash.
  let name: String

  /// The files of the commit, each with its path in the repository.
  let files: [AbsolutePath: String]

  /// The folder of the repository.
  let root: AbsolutePath
  private let commit: String

  /// Finds the commit in the repository of the current folder.
  init(_ name: String, in environment: borrowing some Environment) throws(UsageError) {
    guard !name.isEmpty, !name.hasPrefix("-") else {
      throw UsageError("'\(name)' is not the name of a commit to compare with")
    }
    self.name = name
    let folder = environment.currentFolder
    let up = try environment.git(["rev-parse", "--show-cdup"])
    guard up.exitCode == 0 else {
      throw UsageError(
        "a comparison with '\(name)' needs a git repository, and '\(folder)' is in none")
    }
    root = AbsolutePath(up.text, in: AbsolutePath(folder))
    commit = try Self.commit(name, in: environment)
    let list = try environment.git(["ls-tree", "-r", "-z", "--full-tree", "--name-only", commit])
    guard list.exitCode == 0 else {
      throw UsageError("git cannot list the files of '\(name)'")
    }
    let paths = list.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    files = Dictionary(
      paths.map { [root] in (AbsolutePath($0, in: root), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the contents of a file of the commit.
  func contents(
    of path: String, in environment: borrowing some Environment
  ) throws(UsageError) -> [UInt8] {
    let file = try environment.git(["cat-file", "blob", "\(commit):\(path)"])
    guard file.exitCode == 0 else { throw UsageError("git cannot read '\(path)' of '\(name)'") }
    return file.output
  }

  /// Returns the hash of the commit, which no option is mistaken for.
  private static func commit(
    _ name: String, in environment: borrowing some Environment
  ) throws(UsageError) -> String {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    let found = try environment.git(words)
    if found.exitCode == 0, let hash = found.text.split(separator: "\n").last {
      return String(hash)
    }
    let isShallow = try environment.git(["rev-parse", "--is-shallow-repository"]).text == "true"
    throw UsageError(MissingCommit(name: name, isShallow: isShallow).message)
  }
}

extension Environment {
  /// Runs git in the current folder.
  fileprivate func git(_ words: [String]) throws(UsageError) -> ProgramOutput {
    do throws(UsageError) {
      return try git(words, in: currentFolder)
    } catch {
      throw UsageError("a comparison with a commit needs git: \(error.message)")
    }
  }
}
