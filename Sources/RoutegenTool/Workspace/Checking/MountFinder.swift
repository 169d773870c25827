package import RoutegenCompiler

/// Finds mounted route sets: in the folders of the files that mount them, then in their packages.
struct MountFinder {
  /// The number of the first file that is found.
  private let firstNumber: Int
  private(set) var imports: [ImportedFile]

  /// The names of the route sets that are found.
  private var known: Set<String>

  /// The files whose mounts are still to be followed.
  private var open: [ImportedFile]

  /// The files of a folder, and of a package; each is parsed when its name is first needed.
  private var folders: [AbsolutePath: [Found]] = [:]
  private var packages: [AbsolutePath: [Found]] = [:]
  private var settings = SettingsFinder()

  private enum Found {
    case unread(SourceFile)
    case parsed(ParsedFile)
  }

  init(_ files: [ParsedFile], _ imports: [ImportedFile]) {
    firstNumber = files.nextNumber
    self.imports = imports
    open = files.map { ImportedFile(module: nil, parsed: $0) } + imports
    known = Set(open.compactMap(\.parsed.syntax.routesName))
  }

  mutating func find(in environment: borrowing some Environment) throws(UsageError) {
    while let host = open.popLast() {
      for name in host.parsed.syntax.mountedNames where !known.contains(name) {
        if let parsed = try sibling(named: name, of: host.parsed.file, environment) {
          add(ImportedFile(module: host.module, parsed: parsed))
        } else if let found = try packageFile(named: name, for: host, environment) {
          add(found)
        } else {
          addProposals()
        }
      }
    }
  }

  /// Finds the route sets of the folder and the package of a file, mounted or not.
  mutating func findAll(
    around host: ParsedFile, in environment: borrowing some Environment
  ) throws(UsageError) {
    // No route set has this name, so all files are read in search of it.
    let name = ""
    _ = try sibling(named: name, of: host.file, environment)
    _ = try packageFile(
      named: name, for: ImportedFile(module: nil, parsed: host), environment)
    addProposals()
  }

  private mutating func add(_ found: ImportedFile) {
    if let name = found.parsed.syntax.routesName { known.insert(name) }
    imports.append(found)
    open.append(found)
  }

  /// Adds the files that were read in vain, so that a diagnostic can propose their names.
  private mutating func addProposals() {
    let files = (Array(folders.values) + packages.values).joined().compactMap { found in
      if case .parsed(let parsed) = found { parsed } else { nil }
    }
    for parsed in files.sorted(by: { $0.file.path < $1.file.path }) {
      guard let name = parsed.syntax.routesName, known.insert(name).inserted else { continue }
      let file = parsed.file.numbered(nextID)
      imports.append(ImportedFile(module: nil, parsed: ParsedFile(file)))
    }
  }

  /// The number of the next file.
  private var nextID: FileID { FileID(firstNumber + imports.count) }

  // MARK: Folders

  /// Returns the file of the same folder with a route set of this name.
  private mutating func sibling(
    named name: String, of file: SourceFile, _ environment: borrowing some Environment
  ) throws(UsageError) -> ParsedFile? {
    let path = environment.absolute(file.path)
    let folder = path.parent ?? path
    if folders[folder] == nil {
      let below = Self.files(below: file.folder.isEmpty ? "." : String(file.folder), environment)
      let current = environment.workingFolder
      let files = below.filter { AbsolutePath($0, in: current).parent == folder }
      folders[folder] = try sourceFiles(at: files, in: environment).map { .unread($0) }
    }
    return Self.file(named: name, in: &folders[folder, default: []], nextID)
  }

  /// Returns the file with a route set of this name.
  private static func file(
    named name: String, in files: inout [Found], _ id: FileID
  ) -> ParsedFile? {
    for (index, found) in files.enumerated() {
      let parsed =
        switch found {
        case .unread(let file): ParsedFile(file.numbered(id))
        case .parsed(let parsed): parsed
        }
      files[index] = .parsed(parsed)
      guard parsed.syntax.routesName == name else { continue }
      // A file that was parsed in search of another name may have another number in its spans.
      return parsed.file.id == id ? parsed : ParsedFile(parsed.file.numbered(id))
    }
    return nil
  }

  // MARK: Packages

  /// Returns the file of the same package with a route set of this name.
  private mutating func packageFile(
    named name: String, for host: ImportedFile, _ environment: borrowing some Environment
  ) throws(UsageError) -> ImportedFile? {
    let path = environment.absolute(host.parsed.file.path)
    guard let root = Surroundings.find(around: path, environment) else { return nil }
    if packages[root.folder] == nil {
      packages[root.folder] = try files(of: root.folder, environment).map { .unread($0) }
    }
    let found = Self.file(named: name, in: &packages[root.folder, default: []], nextID)
    guard let found else { return nil }
    let module = root.module(of: environment.absolute(found.file.path))
    return ImportedFile(
      module: module == root.module(of: path) ? host.module : module, parsed: found)
  }

  /// Returns the files below a folder, except those that settings exclude.
  private mutating func files(
    of root: AbsolutePath, _ environment: borrowing some Environment
  ) throws(UsageError) -> [SourceFile] {
    var files: [String] = []
    for path in Self.files(below: environment.path(of: root), environment) {
      let file = environment.absolute(path)
      if try !settings.settings(of: file, in: environment).excludes(file) { files.append(path) }
    }
    return try sourceFiles(at: files, in: environment)
  }

  /// Returns the files below a folder; none if it has a folder that cannot be read, because nobody asked
  /// for that one.
  private static func files(
    below folder: String, _ environment: borrowing some Environment
  ) -> [String] {
    (try? environment.routesFiles(below: folder)) ?? []
  }
}

extension SourceFile {
  /// Returns the file with another number.
  fileprivate func numbered(_ number: FileID) -> SourceFile {
    SourceFile(id: number, path: path, bytes: bytes)
  }
}

/// Returns the files that the values of `--import MODULE=FILE` name, and the files of the package
/// that they or `files` mount.
///
/// If a file mounts a route set that none of the given files contains, the other files of its folder
/// are searched for it, and then those of its package. `generate` does not search: it compiles only
/// the files it is given.
package func mountableFiles(
  _ imports: [String], beside files: [ParsedFile], in environment: borrowing some Environment
) throws(UsageError) -> [ImportedFile] {
  let imports = try importedFiles(imports, numberedFrom: files.nextNumber, in: environment)
  var finder = MountFinder(files, imports)
  try finder.find(in: environment)
  return finder.imports
}

/// Returns the files whose route sets a file can mount, whether it does or not.
func allMountableFiles(
  _ imports: [String], around file: ParsedFile, in environment: borrowing some Environment
) throws(UsageError) -> [ParsedFile] {
  let imports = try importedFiles(imports, numberedFrom: [file].nextNumber, in: environment)
  var finder = MountFinder([file], imports)
  try finder.findAll(around: file, in: environment)
  return finder.imports.map(\.parsed)
}

extension [ParsedFile] {
  /// The number of the next file.
  var nextNumber: Int { (first?.file.id.number ?? 0) + count }
}
