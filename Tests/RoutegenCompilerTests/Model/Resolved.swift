import RoutegenCompiler

/// A text and what it means; of what is wrong with it the mistakes, without the lints.
struct Resolved {
  let file: SourceFile
  let model: RouteModel

  /// The models of builds with variants, by their names.
  private(set) var variants: [String: RouteModel] = [:]
  let diagnostics: [Diagnostic]

  /// - Parameter lines: The lines after `routes Test`; those after `routes Part` are a set that they mount.
  init(_ lines: String) {
    let parts = "routes Test\n\(lines)\n".split(separator: "routes Part\n")
    file = SourceFile(path: "test.routes", text: String(parts[0]))
    let parsed = ParsedFile(file)
    var bag = parsed.diagnostics
    var mounted: [String: MountableSet] = [:]
    if parts.count > 1 {
      let part = ParsedFile(
        SourceFile(id: FileID(1), path: "p.routes", text: "routes Part\n\(parts[1])"))
      bag.report(part.diagnostics)
      mounted["Part"] = .set(resolve(part, into: &bag), module: nil)
    }
    model = resolve(parsed, mounting: mounted, into: &bag)
    check(model, into: &bag)
    for variant in resolveVariants(of: parsed.syntax, into: &bag) {
      let replaced = parsed.replacingOrigins(by: variant)
      let other = resolve(replaced, mounting: mounted, into: &bag)
      check(other, into: &bag)
      variants[variant.name.text] = other
    }
    diagnostics = bag.sorted.filter { !$0.code.isLint }
  }

  var codes: [DiagnosticCode] { diagnostics.map(\.code) }
  var messages: [String] { diagnostics.map(\.message) }
  var names: [String] { model.routes.map(\.qualifiedName) }

  func route(_ name: String) -> Route? { model.routes.first { $0.qualifiedName == name } }
}
