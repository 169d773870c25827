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
  // 1. Everything that a pattern or an attribute can name: types, requirements, schemes, hosts.
  let declarations = resolveDeclarations(of: file, into: &bag)
  // 2. Routes, groups and patterns without a route. A mount is only a reference to its set.
  let routes = resolveRoutes(of: file, with: declarations, mounting: sets, into: &bag)
  // 3. The model: routes are numbered, and the routes of a mounted set are copied to its place.
  var model = assemble(routes, with: declarations)
  // 4. Payload lines, which name routes. A route that is missing here may be one that they name.
  if file.isComplete, declarations.isComplete, routes.isComplete {
    model.payloads = resolvePayload(of: file, in: model, into: &bag)
  }
  return model
}
