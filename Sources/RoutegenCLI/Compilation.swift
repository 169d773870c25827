package import RoutegenModel
package import RoutegenSource
import RoutegenSyntax

/// The whole compiler.
///
/// Read this first.
package struct Compilation: Sendable {
  package let file: SourceFile
  package let model: RouteModel
  package let diagnostics: [Diagnostic]

  /// Compiles the file; comments in it and `levels` decide which lints are shown.
  package init(_ file: SourceFile, levels: Levels = .default) {
    var bag = DiagnosticBag()
    let syntax = parse(file, into: &bag)
    let model = resolve(syntax, into: &bag)
    check(model, into: &bag)
    suppress(by: syntax, in: &bag)
    self.file = file
    self.model = model
    self.diagnostics = levels.applied(to: bag.sorted)
  }

  /// Errors mean no output, never half of it.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
