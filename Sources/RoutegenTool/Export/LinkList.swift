package import RoutegenCompiler

/// Returns a line for each link that opens a route of a set, in the order of the file: the route, the link, and whether
/// it is an `example` of the file or a `sample`, separated by tabs.
///
/// A route with examples has no samples. Routes with `@unlinked` have no links, and those with `@internal` are omitted
/// unless they are asked for.
package func exportLinks(_ matcher: ExplainingMatcher, withInternal: Bool) -> ExportedFile {
  let samples = SampleLinks(matcher)
  let model = matcher.model
  var rows: [String] = []
  var notes: [String] = []
  for route in model.routes
  where !route.isUnlinked && (withInternal || !route.attributes.isInternal) {
    let examples = samples.examples(of: route)
    let links = examples.isEmpty ? samples.samples(of: route) : examples
    let kind = examples.isEmpty ? "sample" : "example"
    rows += links.map { "\(route.qualifiedName)\t\($0)\t\(kind)" }
    if links.isEmpty {
      notes.append("'\(route.qualifiedName)' has no sample link; add an 'example' to it")
    }
  }
  if model.schemes.isEmpty, model.hosts.isEmpty, rows.isEmpty {
    notes = [
      "'\(model.name)' declares neither a scheme nor a host, so it has no links; export the set that mounts it"
    ]
  }
  var file = ExportedFile((["route\tlink\tkind"] + rows).joined(separator: "\n") + "\n")
  file.notes = notes
  return file
}
