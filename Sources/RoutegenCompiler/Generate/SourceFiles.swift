/// Compiles the files at the paths and below the paths that are folders.
///
/// - Parameters:
///   - module: The Swift module of the files; `nil` if it is not known.
///   - imports: `MODULE=FILE` for each file of another module that may be mounted.
func project(
  of paths: [String], in module: String?, importing imports: [String],
  in environment: borrowing some GenerationEnvironment
) throws(UsageError) -> Project {
  let files = try sourceFiles(at: paths, followingLinks: true, in: environment)
    .map(ParsedFile.init)
  return Project(
    files, imports: try importedFiles(imports, numberedFrom: files.count, in: environment),
    places: files.map { _ in BuildPlace(module: module) })
}

/// Returns the files that the values of `--import MODULE=FILE` name.
package func importedFiles(
  _ imports: [String], numberedFrom first: Int, in environment: borrowing some GenerationEnvironment
) throws(UsageError) -> [ImportedFile] {
  var imported: [ImportedFile] = []
  for text in imports {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("'--import \(text)' is not of the form MODULE=FILE")
    }
    try requireModuleName(parts[0], of: "--import")
    let number = first + imported.count
    let file = try sourceFiles(at: [parts[1]], numberedFrom: number, in: environment)[0]
    imported.append(ImportedFile(module: parts[0], parsed: ParsedFile(file)))
  }
  return imported
}

/// Returns the files at the paths and below the paths that are folders, each once.
///
/// - Parameter followsLinks: Whether links may lead out of the project, as those of build systems do.
package func sourceFiles(
  at paths: [String], numberedFrom first: Int = 0, followingLinks followsLinks: Bool = false,
  in environment: borrowing some GenerationEnvironment
) throws(UsageError) -> [SourceFile] {
  var found: [String] = []
  for path in paths {
    switch environment.kind(of: path) {
    case .file: found.append(path)
    case .folder:
      let below = try environment.files(below: path)
      if below.isEmpty { throw UsageError("there is no .routes file below '\(path)'") }
      found += below
    case .nothing: throw UsageError("there is no file '\(path)'")
    }
  }
  var seen: Set<String> = []
  var files: [SourceFile] = []
  for path in found where seen.insert(path).inserted {
    let bytes = try environment.contents(of: path, followingLinks: followsLinks)
    files.append(SourceFile(id: FileID(first + files.count), path: path, bytes: bytes))
  }
  return files
}

/// Refuses a text that is not the name of a module: it becomes part of generated code and of the
/// path of its file.
func requireModuleName(_ name: String, of option: String) throws(UsageError) {
  // Unlike the names of a file, that of a module may begin with '_'.
  guard Names.isIdentifier(name.hasPrefix("_") ? "m\(name)" : name) else {
    throw UsageError("'\(name)' after '\(option)' is not the name of a Swift module")
  }
}
