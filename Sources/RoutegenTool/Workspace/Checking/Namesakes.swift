import RoutegenCompiler

/// The files that are not checked, and whose route sets have the names of checked ones of the same target.
struct Namesakes {
  /// The files, numbered after those that may be mounted.
  private(set) var files: [ImportedFile] = []

  /// The name of a checked file, which has an index, and the place of the same name in another file.
  private(set) var repeated: [(index: Int, first: Span)] = []

  /// - Parameter paths: The paths that were given, whose folders are checked as a whole.
  init(
    of checked: [CheckedFile], at paths: [String], beside imports: [ImportedFile],
    in environment: borrowing some Environment
  ) throws(UsageError) {
    let folder = environment.workingFolder
    let whole = paths.map { AbsolutePath($0, in: folder) }
    var targets: Set<BuildTarget> = []
    for file in checked {
      guard let target = file.target, !whole.contains(where: { target.folder.isInside($0) }),
        let root = Surroundings.find(around: file.path, environment)?.folder,
        root != target.folder
      else { continue }
      targets.insert(target)
    }
    var finder = SettingsFinder()
    for target in targets.sorted(by: { $0.folder.text < $1.folder.text }) {
      let below = try? environment.routesFiles(below: environment.path(of: target.folder))
      for path in below ?? [] {
        let file = environment.absolute(path)
        guard target.contains(file), !checked.contains(where: { $0.path == file }),
          try !finder.settings(of: file, in: environment).excludes(file),
          let bytes = try? environment.contents(of: path)
        else { continue }
        let number = checked.map(\.parsed).nextNumber + imports.count + files.count
        let source = SourceFile(id: FileID(number), path: path, bytes: bytes)
        add(ParsedFile(source), of: target, beside: checked)
      }
    }
  }

  /// Adds a file if a checked one of its target has the same name.
  private mutating func add(
    _ other: ParsedFile, of target: BuildTarget, beside checked: [CheckedFile]
  ) {
    guard let name = other.syntax.routesLine?.name else { return }
    let namesakes = checked.indices.filter {
      checked[$0].target == target && checked[$0].parsed.syntax.routesName == name.text
    }
    guard !namesakes.isEmpty else { return }
    files.append(ImportedFile(module: nil, parsed: other))
    repeated += namesakes.map { ($0, name.span) }
  }
}
