package import RoutegenCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ProcessEnvironment {
  package func routesFiles(below folder: String) throws(FileProblem) -> [String] {
    try files(below: folder) { $0.hasSuffix(".routes") && $1 != .folder }
  }

  package func allFiles(below folder: String) throws(FileProblem) -> [String] {
    try files(below: folder) { $1 == .file }
  }

  package func allEntries(below folder: String) throws(FileProblem) -> [String] {
    try files(below: folder, except: []) { $1 != .folder }
  }

  /// The kind of an entry of a folder, without following links.
  private enum EntryKind {
    case file, folder, other
  }

  /// Returns the sorted paths of the files of a project below a folder.
  private func files(
    below folder: String, except ignored: Set<String>? = nil,
    where isIncluded: (String, EntryKind) -> Bool
  ) throws(FileProblem) -> [String] {
    let ignored = if let ignored { ignored } else { try ignoredPaths(below: folder) }
    var found: [String] = []
    // The paths, below the folder, of the folders that are still to be searched.
    var open = [""]
    while let inner = open.popLast() {
      let path = inner.isEmpty ? folder : Self.path(inner, in: folder)
      for entry in try Self.entries(of: path) where !entry.name.hasPrefix(".") {
        let below = inner.isEmpty ? entry.name : inner + "/" + entry.name
        guard !ignored.contains(below) else { continue }
        let isSearched =
          entry.kind == .folder && !ProjectFiles.foreignFolders.contains(entry.name)
        let isFound = isIncluded(entry.name, entry.kind)
        guard entry.isNameValid || !isSearched && !isFound else {
          throw FileProblem("the name '\(entry.name)' in it is not UTF-8", at: path)
        }
        if isFound { found.append(Self.path(below, in: folder)) }
        if isSearched { open.append(below) }
      }
    }
    return found.sorted()
  }

  private static func path(_ below: String, in folder: String) -> String {
    folder == "." ? below : folder.hasSuffix("/") ? folder + below : folder + "/" + below
  }

  /// An entry of a folder; a name that is not UTF-8 is repaired.
  private struct Entry {
    let name: String
    let isNameValid: Bool
    let kind: EntryKind
  }

  private static func entries(of folder: String) throws(FileProblem) -> [Entry] {
    guard let stream = opendir(folder) else { throw FileProblem(code: errno, at: folder) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          let valid = String(validatingCString: name)
          entries.append(
            Entry(
              name: valid ?? String(cString: name), isNameValid: valid != nil,
              kind: kind(of: name, in: stream)))
        }
      }
    }
    return entries
  }

  private static func kind(of name: UnsafePointer<CChar>, in stream: OpaquePointer) -> EntryKind {
    var status = stat()
    guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case _: .other
    }
  }

  /// Returns the paths, below a folder, that git ignores; none outside of a repository.
  ///
  /// A folder that is itself ignored was named on purpose.
  private func ignoredPaths(below folder: String) throws(FileProblem) -> Set<String> {
    try requireRuleFiles(of: folder)
    let words = [
      "ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory",
    ]
    let answer: ProgramOutput?
    do throws(UsageError) { answer = try self.answer(to: words, in: folder) } catch { return [] }
    guard let list = answer else { throw FileProblem(Self.noAnswer, at: folder) }
    guard list.exitCode == 0 else { return [] }
    let paths = list.output.split(separator: 0).map { path in
      String(decoding: path.last == UInt8(ascii: "/") ? path.dropLast() : path, as: UTF8.self)
    }
    return paths.contains(".") ? [] : Set(paths)
  }

  /// Refuses a folder if git would wait for the `.gitignore` of it or of one around it, such as a pipe.
  private func requireRuleFiles(of folder: String) throws(FileProblem) {
    var next: AbsolutePath? = absolute(folder)
    while let place = next {
      let path = place.appending(".gitignore").text
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
        do throws(FileProblem) { try status.requireFile() } catch {
          throw FileProblem("git would wait for '\(path)': \(error.reason)", at: folder)
        }
      }
      next = place.parent
    }
  }
}
