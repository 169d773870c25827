package import RoutegenGenerate
import RoutegenSource
package import RoutegenSyntax

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
  var finder = MountFinder(files, imports, AbsolutePath(environment.currentFolder))
  try finder.find(in: environment)
  return finder.imports
}

/// Returns the files whose route sets a file can mount, whether it does or not.
func allMountableFiles(
  _ imports: [String], around file: ParsedFile, in environment: borrowing some Environment
) throws(UsageError) -> [ParsedFile] {
  let imports = try importedFiles(imports, numberedFrom: [file].nextNumber, in: environment)
  var finder = MountFinder([file], imports, AbsolutePath(environment.currentFolder))
  try finder.findAll(around: file, in: environment)
  return finder.imports.map(\.parsed)
}

extension [ParsedFile] {
  /// The number of the next file.
  var nextNumber: Int { (first?.file.id.number ?? 0) + count }
}
