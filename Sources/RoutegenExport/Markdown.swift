package import RoutegenModel

/// The routes as a page for people: one table, a route a line.
///
///     | link | route | what it opens |
///     | --- | --- | --- |
///     | `/recipe?{id}` | `recipe(id: String)` | One recipe. |
package func exportMarkdown(_ model: RouteModel) -> String {
  var lines = ["# \(model.name)", ""]
  if !model.documentation.isEmpty { lines += model.documentation + [""] }
  let origins =
    model.schemes.map { "`\($0)://`" } + model.hosts.map { "`https://\($0.description)`" }
  if !origins.isEmpty { lines += ["Links begin with \(origins.joined(separator: " or ")).", ""] }
  lines += ["| link | route | what it opens |", "| --- | --- | --- |"]
  for route in model.routes {
    let patterns = [route.pattern.text] + route.aliases.map(\.pattern.text)
    let cells = [
      patterns.map { "`\($0)`" }.joined(separator: "<br>"),
      "`\(model.signature(of: route))`",
      route.documentation.joined(separator: " "),
    ]
    lines.append("| " + cells.map(escaped).joined(separator: " | ") + " |")
  }
  return lines.joined(separator: "\n") + "\n"
}

/// A bar would end the cell.
private func escaped(_ cell: String) -> String {
  cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}

extension RouteModel {
  /// `home.notification.detail(id: String)`.
  fileprivate func signature(of route: Route) -> String {
    let values = route.parameters.map { "\($0.name): \(typeText(of: $0))" }
    return route.qualifiedName + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }
}
