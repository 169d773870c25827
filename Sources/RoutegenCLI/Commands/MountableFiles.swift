import RoutegenSource
import RoutegenSyntax

/// Returns the files that the values of `--import MODULE=FILE` name, and the mounted files next to
/// them or to `files`.
///
/// If a file mounts a route set that none of the given files contains, the other files of its folder
/// are searched for it. `generate` does not search: it compiles only the files it is given.
func mountableFiles(
  _ imports: [String], beside files: [ParsedFile], in environment: borrowing some Environment
) throws(UsageError) -> [ImportedFile] {
  let imports = try importedFiles(imports, numberedFrom: files.count, in: environment)
  var finder = SiblingFinder(files, imports)
  try finder.find(in: environment)
  return finder.imports
}

/// Finds mounted route sets in the folders of the files that mount them.
private struct SiblingFinder {
  private let fileCount: Int
  private(set) var imports: [ImportedFile]

  /// The names of the route sets that are found.
  private var known: Set<String>

  /// The files whose mounts are still to be followed.
  private var open: [ImportedFile]

  /// The files of a folder; each is parsed when its name is first needed.
  private var siblings: [Substring: [Sibling]] = [:]

  private enum Sibling {
    case unread(SourceFile)
    case parsed(ParsedFile)
  }

  init(_ files: [ParsedFile], _ imports: [ImportedFile]) {
    fileCount = files.count
    self.imports = imports
    open = files.map { ImportedFile(module: nil, parsed: $0) } + imports
    known = Set(open.compactMap(\.parsed.syntax.routesName))
  }

  mutating func find(in environment: borrowing some Environment) throws(UsageError) {
    while let host = open.popLast() {
      for name in host.parsed.syntax.mountedNames where !known.contains(name) {
        try readFolder(of: host.parsed.file, in: environment)
        guard let parsed = sibling(named: name, in: host.parsed.file.folder) else { continue }
        let found = ImportedFile(module: host.module, parsed: parsed)
        known.insert(name)
        imports.append(found)
        open.append(found)
      }
    }
  }

  /// Reads the `.routes` files of the same folder, without those of folders in it.
  private mutating func readFolder(
    of file: SourceFile, in environment: borrowing some Environment
  ) throws(UsageError) {
    if siblings[file.folder] != nil { return }
    let current = AbsolutePath(environment.currentFolder)
    let folder = AbsolutePath(file.path, in: current).parent
    let below = environment.routesFiles(below: file.folder.isEmpty ? "." : String(file.folder))
    let files = try sourceFiles(
      at: below.filter { AbsolutePath($0, in: current).parent == folder }, in: environment)
    siblings[file.folder] = files.map { .unread($0) }
  }

  /// Returns the file with a route set of this name, with the next number.
  private mutating func sibling(named name: String, in folder: Substring) -> ParsedFile? {
    let number = FileID(fileCount + imports.count)
    for (index, sibling) in (siblings[folder] ?? []).enumerated() {
      let parsed =
        switch sibling {
        case .unread(let file): ParsedFile(file.numbered(number))
        case .parsed(let parsed): parsed
        }
      siblings[folder]?[index] = .parsed(parsed)
      guard parsed.syntax.routesName == name else { continue }
      // A file that was parsed in search of another name may have another number in its spans.
      return parsed.file.id == number ? parsed : ParsedFile(parsed.file.numbered(number))
    }
    return nil
  }
}

extension SourceFile {
  /// Returns the file with another number.
  fileprivate func numbered(_ number: FileID) -> SourceFile {
    SourceFile(id: number, path: path, bytes: bytes)
  }
}
