import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// A text and what it means; of what is wrong with it the mistakes, without the lints.
struct Resolved {
  let file: SourceFile
  let model: RouteModel
  let diagnostics: [Diagnostic]

  /// - Parameter lines: The lines after `routes Test`.
  init(_ lines: String) {
    file = SourceFile(path: "test.routes", text: "routes Test\n\(lines)\n")
    let parsed = ParsedFile(file)
    var bag = parsed.diagnostics
    model = resolve(parsed, into: &bag)
    check(model, into: &bag)
    diagnostics = bag.sorted.filter { !$0.code.isLint }
  }

  var codes: [DiagnosticCode] { diagnostics.map(\.code) }
  var messages: [String] { diagnostics.map(\.message) }
  var names: [String] { model.routes.map(\.qualifiedName) }

  func route(_ name: String) -> Route? { model.routes.first { $0.qualifiedName == name } }
}
