import RoutegenCompiler

/// The links of a route with values, or the reasons why it has none.
struct PrintReport {
  private let model: RouteModel
  private let route: Route
  private let values: [[String]]

  /// The forms of a link in the order of the report.
  private let links: [(name: String, link: Result<String, RoutePrinter.Obstacle>)]
  private let payload: Result<[String: String], RoutePrinter.Obstacle>

  init(_ route: Route, _ values: [[String]], _ printer: RoutePrinter) {
    let forms: [(String, RoutePrinter.Form)] = [("app", .app), ("web", .web), ("path", .path)]
    links = forms.map { name, form in
      let link = Result { () throws(RoutePrinter.Obstacle) in
        try printer.link(of: route, values, as: form)
      }
      return (name, link)
    }
    payload = Result { () throws(RoutePrinter.Obstacle) in
      try printer.payload(of: route, values)
    }
    (model, self.route, self.values) = (printer.model, route, values)
  }

  /// Whether the route has a link or a path.
  var hasLink: Bool { links.contains { (try? $0.link.get()) != nil } }

  func text(_ style: Style) -> String {
    let rows = links + [("payload", payload.map(compactJSON))]
    let lines = rows.map { name, link in
      let title = style(name.padding(to: 9), .faint)
      return switch link {
      case .success(let text): "\(title)\(printable(text))\n"
      case .failure(let obstacle):
        "\(title)\(style("none:", .error)) \(printable(obstacle.reason))\n"
      }
    }
    return style(printable(model.text(of: route, values)), .strong) + "\n\n" + lines.joined()
  }

  /// The document; within one version fields are only added, and never change their meaning.
  var json: String {
    let found = links.compactMap { name, link in (try? link.get()).map { (name, $0) } }
    var problems = links.compactMap { name, link in link.obstacle.map { (name, $0) } }
    problems += payload.obstacle.map { [("payload", $0)] } ?? []
    let document: JSONMembers = [
      "version": 1, "route": route.qualifiedName, "pattern": route.pattern.text,
      "message": model.text(of: route, values),
      "links": Dictionary(uniqueKeysWithValues: found), "payload": try? payload.get(),
      "problems": Dictionary(uniqueKeysWithValues: problems),
    ]
    return jsonText(document)
  }
}

extension Result where Failure == RoutePrinter.Obstacle {
  fileprivate var obstacle: String? {
    if case .failure(let obstacle) = self { obstacle.reason } else { nil }
  }
}
