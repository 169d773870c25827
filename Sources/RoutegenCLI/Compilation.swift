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
    var bag = DiagnosticBag()
    let syntax = parse(file, into: &bag)
    self.init(file, syntax, mounting: [:], levels: levels, bag)
  }

  /// Compiles a parsed file.
  ///
  /// - Parameters:
  ///   - sets: The route sets that it may mount, by name.
  ///   - levels: The level of each lint.
  ///   - bag: The diagnostics of the parser.
  init(
    _ file: SourceFile, _ syntax: FileSyntax, mounting sets: [String: MountableSet],
    levels: Levels, _ bag: DiagnosticBag
  ) {
    var bag = bag
    let model = resolve(syntax, mounting: sets, into: &bag)
    check(model, into: &bag)
    suppress(by: syntax, in: &bag)
    self.file = file
    self.model = model
    self.omittedErrors = bag.omittedErrors
    self.diagnostics = levels.applied(to: bag.sorted)
  }

  /// Whether there are errors; then there is no output.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
