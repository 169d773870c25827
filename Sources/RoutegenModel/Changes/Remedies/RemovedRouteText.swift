/// Writes a route that is gone again, deprecated, with all of its patterns.
struct RemovedRouteText {
  private let route: Route

  /// The route to use in its place; `nil` if none is known.
  private let replacement: String?

  init(_ route: Route, replacement: String?) {
    (self.route, self.replacement) = (route, replacement)
  }

  var remedy: ChangeRemedy {
    let reason = replacement.map { "use \($0)" } ?? "kept for old links"
    let lines =
      ["@deprecated(\"\(reason)\")", "\(route.pattern.text) as \(name)"]
      + route.aliases.map { "    also " + $0.text + constants(of: $0) }
    return .route(name: name, lines: inBlock(lines))
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
