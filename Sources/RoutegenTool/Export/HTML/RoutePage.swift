package import RoutegenCompiler

/// Returns the routes as a page for people: a list that a browser shows without a script, and with one, a
/// search, a form for each route that makes its links, and a field in which links are tried.
///
/// The page is one file that loads nothing. It is for anybody who sends links, so routes with `@unlinked`
/// are left out, and unless they are asked for, those with `@internal`.
package func exportHTML(
  _ model: RouteModel, title: String? = nil, withInternal: Bool
) -> String {
  RoutePage(model, title: title, withInternal: withInternal).html.markup
}

private struct RoutePage {
  private let model: RouteModel
  private let title: String
  private let shown: ShownRoutes

  /// The routes of the page by their numbers.
  private let listed: [Int: ListedRoute]
  private let mounts: [ListedMount]

  init(_ model: RouteModel, title: String?, withInternal: Bool) {
    self.model = model
    self.title = title.flatMap { $0.isEmpty ? nil : $0 } ?? model.name
    shown = ShownRoutes(model) { withInternal || !$0.attributes.isInternal }
    let list = RouteList(model)
    let routes = list.routes.filter { [shown] in !$0.route.isUnlinked && shown.shows($0.route) }
    listed = Dictionary(uniqueKeysWithValues: routes.map { ($0.route.index, $0) })
    mounts = list.mounts.filter { withInternal || $0.isListed }
  }

  var html: HTML {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="referrer" content="no-referrer">
    <meta name="generator" content="routegen">
    <title>\(title)</title>
    <style>\(verbatim: PageTexts.style)</style>
    </head>
    <body>
    <a class="skip" href="#page--routes">Skip to the routes</a>
    \(header)
    <main>
    <section id="page--tester" hidden></section>
    <section id="page--routes" aria-labelledby="page--title">
    <h2 id="page--title">Routes</h2>
    <div id="page--search" hidden></div>
    \(blocks)
    </section>
    \(appendix)
    </main>
    <script type="application/json" id="page--document">\(json: pageJSON(model, shown))</script>
    <script type="module">\(verbatim: PageTexts.script)</script>
    </body>
    </html>

    """
  }

  /// Nothing is loaded, and only the tool's own style and script apply.
  private var policy: String {
    "default-src 'none'; style-src 'sha256-\(PageTexts.styleHash)'; "
      + "script-src 'sha256-\(PageTexts.scriptHash)'; img-src data:; base-uri 'none'; form-action 'none'"
  }

  // MARK: The head

  private var header: HTML {
    let facts: [(name: String, texts: [String])] = [
      ("App links", model.schemes.map(model.beginning)),
      ("Web links", model.hosts.map { "https://\(model.text(of: $0))" }),
      ("End of a link", model.expiryKey.map { ["the time in \($0)"] } ?? []),
    ]
    return """
      <header>
      <h1>\(title)</h1>
      \(paragraphs(model.documentation))
      <dl class="facts">
      \(facts.filter { !$0.texts.isEmpty }.map(fact))</dl>
      </header>
      """
  }

  private func fact(_ name: String, _ texts: [String]) -> HTML {
    "<div><dt>\(name)</dt>\(texts.map { "<dd><code>\($0)</code></dd>" as HTML })</div>\n"
  }

  /// Lines of documentation; an empty line ends a paragraph.
  private func paragraphs(_ lines: [String]) -> [HTML] {
    lines.split(separator: "").map { "<p>\($0.joined(separator: " "))</p>\n" }
  }

  // MARK: Routes

  /// The routes outside of blocks, then a section for each block.
  private var blocks: [HTML] {
    let origins = model.routes.filter { listed[$0.index] != nil }.map(\.origins)
    return ([[]] + origins).withoutRepetitions.compactMap { block in
      let members = items(model.members, in: block)
      guard !members.isEmpty else { return nil }
      let place = block.shownTexts.joined(separator: ", ")
      let heading: HTML = block.isEmpty ? "" : "<h3>On <code>\(place)</code></h3>\n"
      return "<section class=\"block\">\n\(heading)\(members)</section>\n"
    }
  }

  /// The groups and routes of one block.
  private func items(_ members: [Member], in block: [OriginConstraint]) -> [HTML] {
    members.compactMap { member in
      switch member {
      case .route(let route):
        guard route.origins == block, let listed = listed[route.index] else { return nil }
        return item(listed)
      case .group(let group):
        let inner = items(group.members, in: block)
        if inner.isEmpty { return nil }
        let mount: HTML =
          group.mount.map { "<span class=\"badge\">\(model.mounts[$0].model.name)</span>" } ?? ""
        return """
          <details class="group" open>
          <summary><b>\(group.caseName)</b> \(pattern(group.patternText.isEmpty ? "/" : group.patternText))\(mount)</summary>
          \(paragraphs(group.documentation))\(inner)</details>

          """
      }
    }
  }

  private func item(_ listed: ListedRoute) -> HTML {
    let route = listed.route
    let address: HTML = "<a href=\"#\(route.qualifiedName)\">\(route.qualifiedName)</a>"
    // Below the heading of a block, if there is one.
    let heading: HTML = route.origins.isEmpty ? "<h3>\(address)</h3>" : "<h4>\(address)</h4>"
    return """
      <article class="route" id="\(route.qualifiedName)">
      \(heading)
      \(badges(listed))<p class="patterns">\(pattern(route.pattern.text))\(route.writtenAliases.map { " <span>or \(pattern($0.text))</span>" as HTML })</p>
      \(paragraphs(route.documentation))\(parameters(of: route))\(triggers(of: route))\(examples(of: route))</article>

      """
  }

  private func badges(_ listed: ListedRoute) -> HTML {
    var badges: [HTML] = listed.requirements.map { "<span class=\"badge\">requires:\($0)</span> " }
    if listed.route.attributes.isInternal {
      badges.append("<span class=\"badge\">internal</span> ")
    }
    if let reason = listed.deprecation {
      let until = listed.promisedUntil.map { " until \($0)" } ?? ""
      let text = reason.isEmpty ? "" : ": \(reason)"
      badges.append("<span class=\"badge deprecated\">deprecated\(until)\(text)</span> ")
    }
    return badges.isEmpty ? "" : "<p class=\"badges\">\(badges)</p>\n"
  }

  /// A pattern in which the parameters stand out.
  private func pattern(_ text: String) -> HTML {
    var parts: [HTML] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let end = rest.index(after: close)
      parts.append(
        "\(String(rest[..<open]))<span class=\"hole\">\(String(rest[open..<end]))</span>")
      rest = rest[end...]
    }
    return "<code>\(parts)\(String(rest))</code>"
  }

  private func parameters(of route: Route) -> HTML {
    if route.parameters.isEmpty { return "" }
    let rows = route.parameters.map { parameter -> HTML in
      let presence =
        parameter.defaultValue.map {
          "\($0.isEmpty ? "an empty text" : $0) if absent\(parameter.ignoresUnreadable ? " or not readable" : "")"
        }
        ?? (parameter.mayBeAbsent ? "optional" : "required")
      return """
        <tr><th scope="row"><code>\(parameter.name)</code></th><td id="\(route.qualifiedName)-\(parameter.name)">\(model.words(for: parameter))</td><td>\(presence)</td></tr>

        """
    }
    return """
      <table>
      <thead><tr><th scope="col">Parameter</th><th scope="col">Value</th><th scope="col">Presence</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }

  /// The quick actions and activities that open a route.
  private func triggers(of route: Route) -> [HTML] {
    [("Quick action", route.attributes.shortcuts), ("Activity", route.attributes.activities)]
      .flatMap { name, attributes in
        attributes.map { attribute in
          "<p class=\"trigger\">\(name) <code>\(attribute.type + attribute.text(in: route.parameters))</code></p>\n"
        }
      }
  }

  private func examples(of route: Route) -> HTML {
    if route.examples.isEmpty { return "" }
    let items = route.examples.map { example -> HTML in
      let remark: HTML = example.opens ? "" : " <span class=\"badge\">another link</span>"
      return "<li><code class=\"example\">\(example.link)</code>\(remark)</li>\n"
    }
    return "<ul class=\"examples\" aria-label=\"Examples\">\n\(items)</ul>\n"
  }

  // MARK: The appendix

  private var appendix: [HTML] {
    let parts = mounts.map { mount -> HTML in
      let module = mount.module.map { " from the module \($0)" } ?? ""
      return "<code>\(mount.pattern)</code>: the routes of \(mount.name)\(module)"
    }
    let exceptions = model.exceptions.map { exception -> HTML in
      "\(pattern(exception.pattern.text))\(place(exception.origins))"
    }
    let envelopes = model.envelopes.map { envelope -> HTML in
      let link = envelope.key.map { "the value of \($0)" } ?? "the fragment"
      return "<code>\(envelope.writtenText)</code>: \(link) is opened\(place(envelope.origins))"
    }
    return [
      section("Parts", parts), section("Links that lead nowhere", exceptions),
      section("Links that contain another link", envelopes),
    ]
  }

  private func place(_ origins: [OriginConstraint]) -> String {
    origins.isEmpty ? "" : ", on " + origins.shownTexts.joined(separator: ", ")
  }

  private func section(_ title: String, _ items: [HTML]) -> HTML {
    if items.isEmpty { return "" }
    return """
      <section>
      <h2>\(title)</h2>
      <ul>
      \(items.map { "<li>\($0)</li>\n" as HTML })</ul>
      </section>

      """
  }
}
