import RoutegenCompiler

extension Snapshot {
  /// The maximum number of bytes: a hundred times the largest projects.
  static let largestSize = 64 << 20

  /// Reads the file at `path`.
  init(at path: String, in environment: borrowing some Environment) throws(UsageError) {
    let bytes = try environment.contents(of: path)
    guard bytes.count <= Self.largestSize else {
      throw UsageError(
        "'\(path)' has \(bytes.count) bytes, and a snapshot has at most \(Self.largestSize)")
    }
    let document: JSONValue
    do throws(UsageError) {
      document = try JSONValue(SourceFile(path: path, bytes: bytes))
    } catch {
      throw Self.noSnapshot(path, error.message)
    }
    guard let members = document.members, members["version"] != nil, members["files"]?.items != nil
    else { throw Self.noSnapshot(path, "it has no 'version' and 'files'") }
    let object = try JSONObject(
      document, called: "'\(path)'", keys: ["version", "tool", "files"])
    let version = try object.count("version") ?? 0
    guard version == Self.version else {
      throw UsageError(
        "'\(path)' is a snapshot of version \(version), and routegen \(toolVersion) reads version "
          + "\(Self.version)")
    }
    let folder = environment.absolute(path).parent
    var files: [File] = []
    var first: Set<AbsolutePath> = []
    for (index, item) in try object.list("files").enumerated() {
      let name = "file \(index + 1) of '\(path)'"
      let file = try File(item, called: name, in: folder)
      guard first.insert(file.path).inserted else {
        throw UsageError("\(name) has the path of another one")
      }
      files.append(file)
    }
    guard files.contains(where: { !$0.isMounted }) else {
      throw UsageError("'\(path)' has no files to compare")
    }
    self.init(files: files)
  }

  private static func noSnapshot(_ path: String, _ reason: String) -> UsageError {
    let isName = !path.hasPrefix("/") && !path.hasPrefix(".")
    return UsageError(
      "'\(path)' is a file, but not a snapshot: \(reason)"
        + (isName ? "; 'refs/tags/\(path)' names a tag, 'refs/heads/\(path)' a branch" : ""))
  }
}

extension Snapshot.File {
  /// - Parameter folder: The folder to which the path is relative.
  fileprivate init(
    _ value: JSONValue, called name: String, in folder: AbsolutePath?
  ) throws(UsageError) {
    let object = try JSONObject(value, called: name, keys: ["path", "module", "mounted", "text"])
    guard let path = try object.text("path"), !path.isEmpty, let text = try object.text("text")
    else { throw UsageError("\(name) needs a 'path' and a 'text'") }
    let (module, isMounted) = (try object.text("module"), try object.bool("mounted"))
    if let module, !isMounted {
      throw UsageError("\(name) is of the module '\(module)', and can only be 'mounted'")
    }
    self.init(
      path: AbsolutePath(path, in: folder), module: module, isMounted: isMounted, text: text)
  }
}
