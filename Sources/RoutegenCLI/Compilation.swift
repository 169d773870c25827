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

  package init(_ file: SourceFile) {
    var bag = DiagnosticBag()
    let syntax = parse(file, into: &bag)
    self.init(file, syntax, mounting: [:], bag)
  }

  /// Compiles a file that is parsed already.
  ///
  /// - Parameters:
  ///   - sets: The route sets that it may mount, by name.
  ///   - bag: What the parser reported.
  init(
    _ file: SourceFile, _ syntax: FileSyntax, mounting sets: [String: MountableSet],
    _ bag: DiagnosticBag
  ) {
    var bag = bag
    let model = resolve(syntax, mounting: sets, into: &bag)
    check(model, into: &bag)
    self.file = file
    self.model = model
    self.diagnostics = bag.sorted
  }

  /// Errors mean no output, never half of it.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
