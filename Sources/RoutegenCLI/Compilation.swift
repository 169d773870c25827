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
    var bag = DiagnosticBag()
    let syntax = parse(file, into: &bag)
    self.init(file, syntax, mounting: [:], levels: levels, bag)
  }

  /// Compiles a file that is parsed already.
  ///
  /// - Parameters:
  ///   - sets: The route sets that it may mount, by name.
  ///   - levels: Which lints are shown, and how bad they are.
  ///   - bag: What the parser reported.
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

  /// Errors mean no output, never half of it.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
