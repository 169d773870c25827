package import RoutegenCompiler

/// Returns the routes as a page for readers: a table for each block, with a row for each route.
///
///     | link | route | what it opens |
///     | --- | --- | --- |
///     | `/recipe?{id}` | `recipe(id: String)` | One recipe. |
///
/// Routes with `@internal` or `@unlinked` are left out.
package func exportMarkdown(_ model: RouteModel) -> String {
  MarkdownPage(model: model).lines.dropLast().joined(separator: "\n") + "\n"
}

/// The lines of the page; every section ends with an empty line.
private struct MarkdownPage {
  let model: RouteModel

  var lines: [String] {
    let list = RouteList(model)
    let routes = list.routes.filter {
      !$0.route.attributes.isInternal && !$0.route.isUnlinked
    }
    let mounts = mounts(list.mounts.filter(\.isListed))
    return introduction + tables(routes) + mounts + exceptions + envelopes
  }

  private var introduction: [String] {
    var lines = ["# \(model.name)", ""]
    if !model.documentation.isEmpty { lines += model.documentation + [""] }
    let origins =
      model.schemes.map { "`\(model.beginning(of: $0))`" }
      + model.hosts.map { "`https://\(model.text(of: $0))`" }
    if !origins.isEmpty { lines += ["Links begin with \(origins.joined(separator: " or ")).", ""] }
    if let key = model.expiryKey { lines += ["A link ends at the time that `\(key)` says.", ""] }
    return lines
  }

  // MARK: Tables

  /// Returns a table of the routes outside of blocks, and a table for each block.
  private func tables(_ routes: [ListedRoute]) -> [String] {
    ([[]] + routes.map(\.route.origins)).withoutRepetitions.flatMap { origins -> [String] in
      let rows = routes.filter { $0.route.origins == origins }.map(row)
      // A set without routes has a table without rows.
      guard !rows.isEmpty || routes.isEmpty else { return [] }
      let title = origins.isEmpty ? [] : ["## On \(Self.code(origins.shownTexts))", ""]
      return title + ["| link | route | what it opens |", "| --- | --- | --- |"] + rows + [""]
    }
  }

  private func row(_ listed: ListedRoute) -> String {
    let patterns = [listed.route.pattern.text] + listed.route.writtenAliases.map(\.text)
    let cells = [
      patterns.map { "`\($0)`" }.joined(separator: "<br>"),
      "`\(signature(of: listed.route))`",
      ([listed.route.documentation.joined(separator: " ")] + facts(about: listed))
        .filter { !$0.isEmpty }.joined(separator: "<br>"),
    ]
    return "| " + cells.map(\.asTableCell).joined(separator: " | ") + " |"
  }

  /// Returns a route with its parameters: `home.notification.detail(id: String)`.
  private func signature(of route: Route) -> String {
    let values = route.parameters.map { "\($0.name): \(model.typeText(of: $0))" }
    return route.qualifiedName + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }

  /// Returns a sentence for each attribute of a route: `Requires`, `Quick action`.
  private func facts(about listed: ListedRoute) -> [String] {
    let attributes = listed.route.attributes
    let text = { (attribute: TriggerAttribute) in
      attribute.type + attribute.text(in: listed.route.parameters)
    }
    var facts: [String] = []
    if let reason = listed.deprecation {
      let end = listed.promisedUntil.map { " until \($0)" } ?? ""
      facts.append("Deprecated\(end)" + (reason.isEmpty ? "" : ": \(reason)"))
    }
    for (title, names) in [
      ("Requires", listed.requirements), ("Quick action", attributes.shortcuts.map(text)),
      ("Activity", attributes.activities.map(text)),
    ] where !names.isEmpty {
      facts.append("\(title) \(Self.code(names))")
    }
    return facts
  }

  // MARK: Lists

  private func mounts(_ mounts: [ListedMount]) -> [String] {
    Self.section(
      "Parts",
      mounts.map { mount in
        let module = mount.module.map { " from the module `\($0)`" } ?? ""
        return "`\(mount.pattern)`: the routes of `\(mount.name)`\(module)"
      })
  }

  private var exceptions: [String] {
    Self.section(
      "Links that lead nowhere",
      model.exceptions.map { "`\($0.pattern.text)`" + Self.place($0.origins) })
  }

  private var envelopes: [String] {
    Self.section(
      "Links that hold another link",
      model.envelopes.map { envelope in
        let link = envelope.key.map { "the value of `\($0)`" } ?? "the fragment"
        return "`\(envelope.writtenText)`: \(link) is opened" + Self.place(envelope.origins)
      })
  }

  /// Returns a section with a list, or nothing if there are no items.
  private static func section(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["## \(title)", ""] + items.map { "- " + $0 } + [""]
  }

  // MARK: Text

  /// Returns the origins of a block as the end of a sentence: `, on `a.example.com``.
  private static func place(_ origins: [OriginConstraint]) -> String {
    origins.isEmpty ? "" : ", on \(code(origins.map(\.text)))"
  }

  private static func code(_ texts: [String]) -> String {
    texts.map { "`\($0)`" }.joined(separator: ", ")
  }

}

extension String {
  /// The text in which no `|` ends a cell of a table.
  var asTableCell: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
