import RoutegenCompiler

extension Snapshot {
  /// The maximum number of bytes: a hundred times the largest projects.
  static let largestSize = 64 << 20

  /// Reads the file at `path`; a mistake is reported with its place.
  init(at path: String, in environment: borrowing some Environment) throws(UsageError) {
    let bytes = try environment.contents(of: path)
    guard bytes.count <= Self.largestSize else {
      throw UsageError(
        "'\(path)' has \(bytes.count) bytes, and a snapshot has at most \(Self.largestSize)")
    }
    let file = SourceFile(path: path, bytes: bytes)
    var reader = JSONReader(file)
    let document: JSONValue
    do throws(FormatMistake) {
      document = try reader.readDocument()
    } catch {
      let (line, column) = file.location(of: error.offset)
      throw Self.noSnapshot(path, "\(path):\(line):\(column): \(error.message)")
    }
    guard let members = document.members, members["version"] != nil,
      let items = members["files"]?.items
    else { throw Self.noSnapshot(path, "it has no 'version' and 'files'") }
    let places = SnapshotPlaces(file: file, places: reader.places)
    try places.requireVersion(document)
    let folder = AbsolutePath(path, in: AbsolutePath(environment.currentFolder)).parent
    var files: [File] = []
    var first: Set<AbsolutePath> = []
    for (index, item) in items.enumerated() {
      let file = try places.file(item, at: [.key("files"), .index(index)], in: folder)
      guard first.insert(file.path).inserted else {
        throw places.mistake(
          "another file has this path", at: [.key("files"), .index(index), .key("path")])
      }
      files.append(file)
    }
    guard files.contains(where: { !$0.isMounted }) else {
      throw places.mistake("the snapshot has no files to compare", at: [.key("files")])
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

/// The places of the values in a snapshot, for messages.
private struct SnapshotPlaces {
  let file: SourceFile
  let places: [[JSONPathPart]: Span]

  func mistake(_ message: String, at path: [JSONPathPart]) -> UsageError {
    let (line, column) = file.location(of: places[path]?.start ?? 0)
    return UsageError("\(file.path):\(line):\(column): \(message)")
  }

  func requireVersion(_ document: JSONValue) throws(UsageError) {
    guard case .number(let version, let text)? = document.members?["version"] else {
      throw mistake("'version' must be a number", at: [.key("version")])
    }
    guard version == Double(Snapshot.version) else {
      throw mistake(
        "this is a snapshot of version \(text), and routegen \(toolVersion) reads version "
          + "\(Snapshot.version)", at: [.key("version")])
    }
    let keys = ["version", "tool", "files"]
    for key in (document.members ?? [:]).keys.sorted() where !keys.contains(key) {
      throw mistake(
        "a snapshot has no '\(key)'" + nearest(to: key, among: keys, "the keys"), at: [.key(key)])
    }
  }

  /// Reads an item of `files`.
  func file(
    _ item: JSONValue, at path: [JSONPathPart], in folder: AbsolutePath?
  ) throws(UsageError) -> Snapshot.File {
    guard let members = item.members else {
      throw mistake("this is \(item.kind), but must be an object", at: path)
    }
    let keys = ["path", "module", "mounted", "text"]
    for key in members.keys.sorted() where !keys.contains(key) {
      throw mistake(
        "a file has no '\(key)'" + nearest(to: key, among: keys, "the keys"), at: path + [.key(key)]
      )
    }
    guard let name = try text("path", of: members, at: path),
      let text = try text("text", of: members, at: path)
    else { throw mistake("this file lacks 'path' or 'text'", at: path) }
    guard !name.isEmpty else { throw mistake("this path is empty", at: path + [.key("path")]) }
    let module = try self.text("module", of: members, at: path)
    let isMounted = try bool("mounted", of: members, at: path)
    if let module, !isMounted {
      throw mistake(
        "a file of the module '\(module)' can only be 'mounted'", at: path + [.key("module")])
    }
    return Snapshot.File(
      path: AbsolutePath(name, in: folder), module: module, isMounted: isMounted, text: text)
  }

  private func text(
    _ key: String, of members: [String: JSONValue], at path: [JSONPathPart]
  ) throws(UsageError) -> String? {
    switch members[key] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    case let other?:
      throw mistake("'\(key)' is \(other.kind), but must be a string", at: path + [.key(key)])
    }
  }

  private func bool(
    _ key: String, of members: [String: JSONValue], at path: [JSONPathPart]
  ) throws(UsageError) -> Bool {
    switch members[key] {
    case nil: return false
    case .bool(let bool)?: return bool
    case let other?:
      throw mistake(
        "'\(key)' is \(other.kind), but must be 'true' or 'false'", at: path + [.key(key)])
    }
  }
}
