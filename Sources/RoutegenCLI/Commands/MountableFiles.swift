import RoutegenSource
import RoutegenSyntax

/// Returns the files that the values of `--import MODULE=FILE` name, and the mounted files next to
/// them or to `files`.
///
/// If a file mounts a route set that none of the given files contains, the other files of its folder
/// are searched for it. `generate` does not search: it compiles only the files it is given.
func mountableFiles(
  _ imports: [String], beside files: [SourceFile], in environment: borrowing some Environment
) throws(UsageError) -> [ImportedFile] {
  let imports = try importedFiles(imports, numberedFrom: files.count, in: environment)
  // Most files mount nothing, and need not be parsed here.
  guard (files + imports.map(\.file)).contains(where: \.hasMount) else { return imports }
  var finder = SiblingFinder(files: files, imports: imports)
  try finder.find(in: environment)
  return finder.imports
}

/// Finds mounted route sets in the folders of the files that mount them.
private struct SiblingFinder {
  let files: [SourceFile]
  private(set) var imports: [ImportedFile]

  /// The names of the route sets of all these files, and the files whose mounts are still to find.
  private var known: Set<String> = []
  private var open: [ImportedFile]
  private var filesOfFolder: [Substring: [SourceFile]] = [:]

  init(files: [SourceFile], imports: [ImportedFile]) {
    self.files = files
    self.imports = imports
    open = files.map { ImportedFile(module: nil, file: $0) } + imports
    known = Set(open.compactMap { syntax(of: $0.file).routesName })
  }

  mutating func find(in environment: borrowing some Environment) throws(UsageError) {
    while let host = open.popLast() {
      for name in syntax(of: host.file).mountedNames where !known.contains(name) {
        let siblings = try siblings(of: host.file, in: environment)
        guard let file = siblings.first(where: { syntax(of: $0).routesName == name }) else {
          continue
        }
        let number = FileID(files.count + imports.count)
        let found = ImportedFile(
          module: host.module, file: SourceFile(id: number, path: file.path, bytes: file.bytes))
        known.insert(name)
        imports.append(found)
        open.append(found)
      }
    }
  }

  /// Returns the `.routes` files of the folder that contains `file`, but not of its subfolders.
  private mutating func siblings(
    of file: SourceFile, in environment: borrowing some Environment
  ) throws(UsageError) -> [SourceFile] {
    if let known = filesOfFolder[file.folder] { return known }
    let current = AbsolutePath(environment.currentFolder)
    let folder = AbsolutePath(file.path, in: current).parent
    let below = environment.routesFiles(below: file.folder.isEmpty ? "." : String(file.folder))
    let siblings = try sourceFiles(
      at: below.filter { AbsolutePath($0, in: current).parent == folder }, in: environment)
    filesOfFolder[file.folder] = siblings
    return siblings
  }

  private func syntax(of file: SourceFile) -> FileSyntax {
    var bag = DiagnosticBag()
    return parse(file, into: &bag)
  }
}

extension SourceFile {
  /// Whether the text `mount` occurs anywhere in the file.
  fileprivate var hasMount: Bool {
    let word = Array("mount".utf8)
    return bytes.indices.contains { place in
      bytes[place] == word[0] && bytes[place...].starts(with: word)
    }
  }
}
