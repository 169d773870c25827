import RoutegenSource
package import RoutegenSyntax

extension ParsedFile {
  /// The text of the file in the standard layout; `nil` if its structure is unknown, because it has
  /// syntax errors.
  ///
  /// A missing space, as before the `{` in `/users/{id}{`, is no such error.
  package var formatted: String? {
    guard let parsed = isComplete ? self : withSpacesCorrected else { return nil }
    var formatter = Formatter(parsed.file, parsed.tree)
    return formatter.layOut()
  }

  /// The file with the spaces that it lacks; `nil` if it has other mistakes.
  private var withSpacesCorrected: ParsedFile? {
    var bytes = file.bytes
    for problem in diagnostics.sorted.reversed() where problem.severity == .error {
      guard problem.fixIts.count == 1, let fix = problem.fixIts.first, fix.isAutomatic,
        fix.span.start == fix.span.end, fix.replacement == " "
      else { return nil }
      bytes.insert(contentsOf: fix.replacement.utf8, at: fix.span.start)
    }
    let corrected = ParsedFile(SourceFile(id: file.id, path: file.path, bytes: bytes))
    return corrected.isComplete ? corrected : nil
  }
}
