package import RoutegenCompiler

/// An environment in which some files have the text of an editor.
///
/// It remembers what it reads from the disk until it is told to forget it. One thread uses it.
package final class EditedEnvironment<Base: Environment>: Environment {
  package private(set) var base: Base
  private var texts: [AbsolutePath: [UInt8]] = [:]
  private var kinds: [AbsolutePath: Remembered<PathKind>] = [:]
  private var contents: [AbsolutePath: Remembered<Result<[UInt8], FileProblem>>] = [:]
  private var folders: [AbsolutePath: Remembered<Result<[String], FileProblem>>] = [:]
  private var outputs: [[String]: Result<ProgramOutput, UsageError>] = [:]

  /// What a path had when it was read.
  private struct Remembered<Value> {
    let path: String
    let value: Value
  }

  /// The files that were read since ``recordPaths()``.
  private(set) var recordedPaths: Set<AbsolutePath> = []

  package init(_ base: Base) {
    self.base = base
  }

  /// Sets the text of a file; `nil` for that on the disk.
  func setText(_ bytes: [UInt8]?, at path: AbsolutePath) {
    texts[path] = bytes
  }

  /// Forgets what was read from the disk, and what programs printed.
  package func forgetFiles() {
    (kinds, contents, folders, outputs) = ([:], [:], [:], [:])
  }

  /// Whether something that was read from the disk is no longer what it was.
  package var hasChanges: Bool {
    kinds.values.contains { base.kind(of: $0.path) != $0.value }
      || contents.values.contains { (try? $0.value.get()) != (try? base.read($0.path)) }
      || folders.values.contains {
        (try? $0.value.get()) != (try? base.routesFiles(below: $0.path))
      }
  }

  /// Begins to record the files that are read.
  func recordPaths() { recordedPaths = [] }

  package func kind(of path: String) -> PathKind {
    let absolute = absolute(path)
    if texts[absolute] != nil { return .file }
    return remembered(path, absolute, in: \.kinds) { base.kind(of: path) }
  }

  package func read(_ path: String) throws(FileProblem) -> [UInt8] {
    let absolute = absolute(path)
    recordedPaths.insert(absolute)
    if let text = texts[absolute] { return text }
    return try remembered(path, absolute, in: \.contents) {
      Result { () throws(FileProblem) in try base.read(path) }
    }.get()
  }

  package func routesFiles(below folder: String) throws(FileProblem) -> [String] {
    let absolute = absolute(folder)
    let files = try remembered(folder, absolute, in: \.folders) {
      Result { () throws(FileProblem) in try base.routesFiles(below: folder) }
    }.get()
    // A document may be open before its file is first written.
    let known = Set(files.map { self.absolute($0) })
    let new = texts.keys.filter { path in
      path.isInside(absolute) && !known.contains(path) && path.text.hasSuffix(".routes")
    }
    return files + new.map(\.text).sorted()
  }

  package func git(_ words: [String], in folder: String) throws(UsageError) -> ProgramOutput {
    if let known = outputs[[folder] + words] { return try known.get() }
    let output = Result { () throws(UsageError) in try base.git(words, in: folder) }
    outputs[[folder] + words] = output
    return try output.get()
  }

  package func trustOnly(_ folders: [AbsolutePath]) {
    base.trustOnly(folders)
    forgetFiles()
  }

  /// The text that an editor shows is that of the editor.
  package func leadsOut(_ path: String) -> Bool {
    texts[absolute(path)] == nil && base.leadsOut(path)
  }

  /// Returns what is remembered of a path, or reads and remembers it.
  private func remembered<Value>(
    _ path: String, _ absolute: AbsolutePath,
    in memory: ReferenceWritableKeyPath<EditedEnvironment, [AbsolutePath: Remembered<Value>]>,
    read: () -> Value
  ) -> Value {
    if let found = self[keyPath: memory][absolute] { return found.value }
    let value = read()
    self[keyPath: memory][absolute] = Remembered(path: path, value: value)
    return value
  }

  // MARK: The rest of the environment

  package var currentFolder: String { base.currentFolder }
  package var isTerminal: Bool { base.isTerminal }
  package var secondsSince1970: Double? { base.secondsSince1970 }
  package var outputFailure: String? { base.outputFailure }
  package func variable(_ name: String) -> String? { base.variable(name) }
  package func wait(seconds: Double) -> Bool { base.wait(seconds: seconds) }
  package func write(_ text: String, to path: String) throws(FileProblem) {
    try base.write(text, to: path)
  }
  package func isSameFile(_ path: String, _ other: String) -> Bool { base.isSameFile(path, other) }
  package func isInside(_ path: String, _ folder: String) -> Bool { base.isInside(path, folder) }
  package func print(_ text: String) { base.print(text) }
  package func printError(_ text: String) { base.printError(text) }
  package func allFiles(below folder: String) throws(FileProblem) -> [String] {
    try base.allFiles(below: folder)
  }
  package func allEntries(below folder: String) throws(FileProblem) -> [String] {
    try base.allEntries(below: folder)
  }
  package func size(of path: String) -> Int? { base.size(of: path) }
}
