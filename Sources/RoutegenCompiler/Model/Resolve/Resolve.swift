/// Returns the meaning of a file: a model in which every name is looked up.
///
/// Each pass is a function from value to value. A step returns what it made, or
/// ``Resolved/failed`` after reporting why; no step reads the diagnostics of another. A declaration
/// with a mistake is left out of the model, so later stages do not report it again.
///
/// - Parameters:
///   - sets: The route sets that the file may mount, by name.
///   - bag: Receives the diagnostics.
package func resolve(
  _ file: ParsedFile, mounting sets: [String: MountableSet] = [:], into bag: inout DiagnosticBag
) -> RouteModel {
  let shared = SharedBag(bag)
  defer { bag = shared.contents }
  // 1. Everything that a pattern or an attribute can name: types, requirements, schemes, hosts.
  let declarations = resolveDeclarations(of: file, into: shared)
  // 2. Routes, groups and patterns without a route. A mount is only a reference to its set.
  var routes = RouteResolver(file, declarations, mounting: sets)
  let members = routes.members(of: file.syntax.declarations, in: EnclosingScope())
  // 3. The model: routes are numbered, and the routes of a mounted set are copied to its place.
  var model = declarations.model
  model.expandedSize = routes.expandedSize
  model.add(members)
  // 4. Payload lines, which name routes. A route that is missing here may be one that they name.
  let isComplete = file.isComplete && declarations.brokenTypes.isEmpty
  let hasBrokenSet = sets.values.contains { if case .broken = $0 { true } else { false } }
  if isComplete, !hasBrokenSet, shared.contents.errorCount == bag.errorCount {
    model.payloads = PayloadResolver(model: model, bag: shared).rules(of: file)
  }
  return model
}
