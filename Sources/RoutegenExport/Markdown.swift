package import RoutegenModel

/// The routes as a page for people: a table for each block, a route a line; `@internal` ones are left out.
///
///     | link | route | what it opens |
///     | --- | --- | --- |
///     | `/recipe?{id}` | `recipe(id: String)` | One recipe. |
package func exportMarkdown(_ model: RouteModel) -> String {
  let list = RouteList(model)
  var lines = ["# \(model.name)", ""]
  if !model.documentation.isEmpty { lines += model.documentation + [""] }
  let origins =
    model.schemes.map { "`\($0)://`" } + model.hosts.map { "`https://\($0.description)`" }
  if !origins.isEmpty { lines += ["Links begin with \(origins.joined(separator: " or ")).", ""] }
  if let key = model.expiryKey { lines += ["A link ends at the time that `\(key)` says.", ""] }
  lines += tables(list.routes.filter { !$0.route.attributes.isInternal }, model)
  lines += section(
    "Parts", list.mounts.map { "`\($0.pattern)`: the routes of `\($0.name)`" + from($0.module) })
  lines += section(
    "Links that lead nowhere", model.exceptions.map { "`\($0.pattern.text)`" + on($0.origins) })
  lines += section(
    "Links that hold another link",
    model.envelopes.map {
      let place = $0.key.map { "the value of `\($0)`" } ?? "the fragment"
      return "`\($0.writtenText)`: \(place) is opened" + on($0.origins)
    })
  return lines.dropLast().joined(separator: "\n") + "\n"
}

/// A table for what stands outside of blocks, and one for each block.
private func tables(_ routes: [ListedRoute], _ model: RouteModel) -> [String] {
  var blocks: [[OriginConstraint]] = []
  for origins in [[]] + routes.map(\.route.origins) where !blocks.contains(origins) {
    blocks.append(origins)
  }
  return blocks.flatMap { origins -> [String] in
    let rows = routes.filter { $0.route.origins == origins }.map { row($0, model) }
    // A set without routes has the head of a table as well.
    guard !rows.isEmpty || routes.isEmpty else { return [] }
    let title = origins.isEmpty ? [] : ["## On \(texts(origins.map(\.text)))", ""]
    return title + ["| link | route | what it opens |", "| --- | --- | --- |"] + rows + [""]
  }
}

private func row(_ listed: ListedRoute, _ model: RouteModel) -> String {
  let patterns = [listed.route.pattern.text] + listed.route.aliases.map(\.pattern.text)
  let cells = [
    patterns.map { "`\($0)`" }.joined(separator: "<br>"),
    "`\(model.signature(of: listed.route))`",
    ([listed.route.documentation.joined(separator: " ")] + facts(of: listed))
      .filter { !$0.isEmpty }.joined(separator: "<br>"),
  ]
  return "| " + cells.map(escaped).joined(separator: " | ") + " |"
}

/// What the attributes say.
private func facts(of listed: ListedRoute) -> [String] {
  let attributes = listed.route.attributes
  var facts: [String] = []
  if let reason = listed.deprecation {
    facts.append(reason.isEmpty ? "Deprecated" : "Deprecated: \(reason)")
  }
  if !listed.requirements.isEmpty { facts.append("Requires \(texts(listed.requirements))") }
  if !attributes.shortcuts.isEmpty { facts.append("Quick action \(texts(attributes.shortcuts))") }
  if !attributes.activities.isEmpty { facts.append("Activity \(texts(attributes.activities))") }
  return facts
}

private func section(_ title: String, _ items: [String]) -> [String] {
  items.isEmpty ? [] : ["## \(title)", ""] + items.map { "- " + $0 } + [""]
}

private func from(_ module: String?) -> String { module.map { " from the module `\($0)`" } ?? "" }

private func on(_ origins: [OriginConstraint]) -> String {
  origins.isEmpty ? "" : ", on \(texts(origins.map(\.text)))"
}

private func texts(_ texts: [String]) -> String {
  texts.map { "`\($0)`" }.joined(separator: ", ")
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
