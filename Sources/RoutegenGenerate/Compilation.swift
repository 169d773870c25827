package import RoutegenModel
package import RoutegenSource
import RoutegenSyntax

/// The whole compiler, for one file.
///
/// Read this first; ``Project`` compiles several that mount one another.
package struct Compilation: Sendable {
  package let file: SourceFile
  package let model: RouteModel
  package let diagnostics: [Diagnostic]

  /// The number of further errors, which are counted but not kept.
  package let omittedErrors: Int

  /// Compiles a file; comments in it and `levels` determine which lints are reported.
  package init(_ file: SourceFile, levels: Levels = .default) {
    self.init(ParsedFile(file), mounting: [:], levels: levels)
  }

  /// Compiles a file that may mount `sets`, which are route sets by their names.
  ///
  /// - Parameters:
  ///   - place: The place of the file in the build.
  ///   - isPast: Whether the file is an old version, of which only the meaning matters.
  init(
    _ parsed: ParsedFile, mounting sets: [String: MountableSet],
    at place: BuildPlace = BuildPlace(),
    levels: Levels, isPast: Bool = false
  ) {
    var bag = parsed.diagnostics
    var model = resolve(parsed, mounting: sets, into: &bag)
    model.place = place
    if !isPast { check(model, into: &bag) }
    suppress(by: parsed.syntax, in: &bag)
    self.file = parsed.file
    self.model = model
    self.omittedErrors = bag.omittedErrors
    self.diagnostics = levels.applied(to: bag.sorted)
  }

  /// Whether there are errors; then there is no output.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
