/// Writes a route that is gone again, deprecated, with all of its patterns.
///
/// It has the requirements of the old route, so that nothing opens without a check that it had.
struct RemovedRouteText {
  private let route: Route
  private let model: RouteModel

  /// The route to use in its place; `nil` if none is known.
  private let replacement: String?

  /// - Parameter model: The model of the old version.
  init(_ route: Route, _ model: RouteModel, replacement: String?) {
    (self.route, self.model, self.replacement) = (route, model, replacement)
  }

  var remedy: ChangeRemedy {
    let reason = replacement.map { "use \($0)" } ?? "kept for old links"
    let lines =
      ["@deprecated(\"\(reason)\")"] + attributes + ["\(route.pattern.text) as \(name)"]
      + route.aliases.map { "    also " + $0.text + constants(of: $0) }
    return .route(name: name, lines: inBlock(lines))
  }

  /// The attributes that decide who may open the route, those of its groups included.
  private var attributes: [String] {
    let requirements = model.requirements(of: route)
    return (route.attributes.isInternal ? ["@internal"] : [])
      + (requirements.isEmpty ? [] : ["@requires(\(requirements.joined(separator: ", ")))"])
  }

  /// The name outside of its groups: `usersPosts` for `users.posts`.
  private var name: String {
    route.groupNames.reversed().reduce(route.caseName) { name, group in
      group + name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  private func constants(of alias: Alias) -> String {
    let values = alias.constants.sorted { $0.key < $1.key }
      .map { "\(route.parameters[$0.key].name) = \($0.value.asDefault)" }
    return values.isEmpty ? "" : " with " + values.joined(separator: ", ")
  }

  /// The lines in the block of hosts or schemes of the route.
  private func inBlock(_ lines: [String]) -> [String] {
    guard let first = route.origins.first?.text.split(separator: " ").first else { return lines }
    let names = route.origins.map { $0.text.dropFirst(first.count + 1) }.joined(separator: ", ")
    return ["\(first) \(names) {"] + lines.map { "    " + $0 } + ["}"]
  }
}
