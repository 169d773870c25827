import RoutegenGenerate

/// An environment with another current folder.
struct MovedEnvironment<Base: Environment>: Environment {
  private var base: Base
  private let folder: AbsolutePath

  init(_ base: Base, to folder: AbsolutePath) {
    (self.base, self.folder) = (base, folder)
  }

  var currentFolder: String { folder.text }

  private func absolute(_ path: String) -> String { AbsolutePath(path, in: folder).text }

  func kind(of path: String) -> PathKind { base.kind(of: absolute(path)) }

  func read(_ path: String) throws(FileProblem) -> [UInt8] { try base.read(absolute(path)) }

  /// Returns absolute paths, unlike most environments.
  func routesFiles(below folder: String) throws(FileProblem) -> [String] {
    try base.routesFiles(below: absolute(folder))
  }

  mutating func write(_ text: String, to path: String) throws(FileProblem) {
    try base.write(text, to: absolute(path))
  }

  // MARK: The rest of the environment

  var isTerminal: Bool { base.isTerminal }
  var secondsSince1970: Double? { base.secondsSince1970 }
  func variable(_ name: String) -> String? { base.variable(name) }
  func git(_ words: [String], in folder: String) throws(UsageError) -> ProgramOutput {
    try base.git(words, in: absolute(folder))
  }
  func leadsOut(_ path: String) -> Bool { base.leadsOut(absolute(path)) }
  func isSameFile(_ path: String, _ other: String) -> Bool {
    base.isSameFile(absolute(path), absolute(other))
  }
  func isInside(_ path: String, _ folder: String) -> Bool {
    base.isInside(absolute(path), absolute(folder))
  }
  mutating func print(_ text: String) { base.print(text) }
  mutating func printError(_ text: String) { base.printError(text) }
}
