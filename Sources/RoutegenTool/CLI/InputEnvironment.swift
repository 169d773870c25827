import RoutegenCompiler

/// An environment in which standard input is a file.
struct InputEnvironment<Base: Environment>: Environment {
  private(set) var base: Base
  private let path: String
  private let bytes: [UInt8]

  init(_ base: Base, as path: String) throws(UsageError) {
    bytes = try base.input()
    self.base = base
    self.path = path
  }

  func kind(of path: String) -> PathKind { path == self.path ? .file : base.kind(of: path) }

  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    path == self.path ? bytes : try base.read(path)
  }

  func routesFiles(below folder: String) throws(FileProblem) -> [String] {
    try base.routesFiles(below: folder)
  }

  mutating func write(_ text: String, to path: String) throws(FileProblem) {
    try base.write(text, to: path)
  }

  func modificationSecond(of path: String) -> Int? { base.modificationSecond(of: path) }

  mutating func setModificationSecond(_ second: Int, of path: String) {
    base.setModificationSecond(second, of: path)
  }

  var currentFolder: String { base.currentFolder }
  var isTerminal: Bool { base.isTerminal }
  var secondsSince1970: Double? { base.secondsSince1970 }
  func variable(_ name: String) -> String? { base.variable(name) }
  mutating func print(_ text: String) { base.print(text) }
  mutating func printError(_ text: String) { base.printError(text) }
  func git(_ words: [String], in folder: String) throws(UsageError) -> ProgramOutput {
    try base.git(words, in: folder)
  }
  func leadsOut(_ path: String) -> Bool { path != self.path && base.leadsOut(path) }
  func isSameFile(_ path: String, _ other: String) -> Bool { base.isSameFile(path, other) }
  func isInside(_ path: String, _ folder: String) -> Bool { base.isInside(path, folder) }
  var outputFailure: String? { base.outputFailure }
  func allFiles(below folder: String) throws(FileProblem) -> [String] {
    try base.allFiles(below: folder)
  }
  func allEntries(below folder: String) throws(FileProblem) -> [String] {
    try base.allEntries(below: folder)
  }
  func size(of path: String) -> Int? { base.size(of: path) }
}
