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

  /// How many errors there are beside those: of a file of mistakes not every one is kept.
  package let omittedErrors: Int

  /// Compiles the file; comments in it and `levels` decide which lints are shown.
  package init(_ file: SourceFile, levels: Levels = .default) {
    self.init(ParsedFile(file), mounting: [:], levels: levels)
  }

  /// Compiles a file that may mount `sets`, which are route sets by their names.
  init(_ parsed: ParsedFile, mounting sets: [String: MountableSet], levels: Levels) {
    var bag = parsed.diagnostics
    let model = resolve(parsed, mounting: sets, into: &bag)
    check(model, into: &bag)
    suppress(by: parsed.syntax, in: &bag)
    self.file = parsed.file
    self.model = model
    self.omittedErrors = bag.omittedErrors
    self.diagnostics = levels.applied(to: bag.sorted)
  }

  /// Errors mean no output, never half of it.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
