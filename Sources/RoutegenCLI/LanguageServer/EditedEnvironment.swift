import RoutegenSource

/// An environment in which some files have the text of an editor.
///
/// It remembers what it reads from the disk until it is told to forget it. One thread uses it.
final class EditedEnvironment<Base: Environment>: Environment {
  private var base: Base
  private var texts: [AbsolutePath: [UInt8]] = [:]
  private var kinds: [AbsolutePath: PathKind] = [:]
  private var contents: [AbsolutePath: Result<[UInt8], any Error>] = [:]
  private var folders: [AbsolutePath: Result<[String], any Error>] = [:]

  /// The files that were read since ``recordPaths()``.
  private(set) var recordedPaths: Set<AbsolutePath> = []

  init(_ base: Base) {
    self.base = base
  }

  /// Sets the text of a file; `nil` for that on the disk.
  func setText(_ bytes: [UInt8]?, at path: AbsolutePath) {
    texts[path] = bytes
  }

  /// Forgets what was read from the disk.
  func forgetFiles() {
    (kinds, contents, folders) = ([:], [:], [:])
  }

  /// Begins to record the files that are read.
  func recordPaths() { recordedPaths = [] }

  func kind(of path: String) -> PathKind {
    let absolute = absolute(path)
    if texts[absolute] != nil { return .file }
    return kinds.value(of: absolute) { base.kind(of: path) }
  }

  func read(_ path: String) throws -> [UInt8] {
    let absolute = absolute(path)
    recordedPaths.insert(absolute)
    if let text = texts[absolute] { return text }
    return try contents.value(of: absolute) { Result { try base.read(path) } }.get()
  }

  func routesFiles(below folder: String) throws -> [String] {
    let absolute = absolute(folder)
    let files = try folders.value(of: absolute) { Result { try base.routesFiles(below: folder) } }
      .get()
    // A document may be open before its file is first written.
    let known = Set(files.map { self.absolute($0) })
    let new = texts.keys.filter { path in
      path.isInside(absolute) && !known.contains(path) && path.text.hasSuffix(".routes")
    }
    return files + new.map(\.text).sorted()
  }

  private func absolute(_ path: String) -> AbsolutePath {
    AbsolutePath(path, in: AbsolutePath(currentFolder))
  }

  // MARK: The rest of the environment

  var currentFolder: String { base.currentFolder }
  var isTerminal: Bool { base.isTerminal }
  var secondsSince1970: Double? { base.secondsSince1970 }
  var outputFailure: String? { base.outputFailure }
  func variable(_ name: String) -> String? { base.variable(name) }
  func write(_ text: String, to path: String) throws { try base.write(text, to: path) }
  func print(_ text: String) { base.print(text) }
  func printError(_ text: String) { base.printError(text) }
}

extension Dictionary {
  /// Returns the value of a key; if there is none, makes and keeps it.
  fileprivate mutating func value(of key: Key, make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    self[key] = value
    return value
  }
}
