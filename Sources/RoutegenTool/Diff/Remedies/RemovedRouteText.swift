import RoutegenCompiler

/// Writes a route that is gone again, deprecated, with its documentation and patterns.
///
/// It has the requirements of the old route, so that nothing opens without a check that it had.
struct RemovedRouteText {
  private let route: Route
  private let model: RouteModel

  /// The route to use in its place; `nil` if none is known.
  private let replacement: String?

  init(_ route: Route, _ sets: ComparedSets, replacement: String? = nil) {
    (self.route, model, self.replacement) = (route, sets.old.model, replacement)
  }

  /// The route at the end of the file.
  var remedy: ChangeRemedy {
    .routes(names: [name], lines: route.inBlock(lines))
  }

  /// The name outside of its groups: `usersPosts` for `users.posts`.
  var name: String { route.nameOutsideOfGroups }

  /// The lines outside of groups and blocks.
  var lines: [String] {
    let literals = route.pattern.segments.flatMap(\.literals)
    let isDefault =
      name == (route.pattern.segments.isEmpty ? "index" : Names.caseName(of: literals))
    let documentation = route.documentation.map { $0.isEmpty ? "///" : "/// \($0)" }
    return documentation + attributes.lines(in: route.parameters).map(\.text)
      + [isDefault ? route.pattern.text : "\(route.pattern.text) as \(name)"]
      + route.writtenAliases.filter { !$0.pattern.isPrinted }.map {
        "    also " + $0.text + constants(of: $0)
      }
  }

  /// `@deprecated` with the reason and the date of the old version, if it has any, and the attributes that decide who
  /// may open the route.
  private var attributes: Attributes {
    var attributes = Attributes()
    let own = route.attributes.deprecation.flatMap { $0.isEmpty ? nil : $0 }
    attributes.deprecation = own ?? replacement.map { "use \($0)" } ?? "kept for old links"
    attributes.promisedUntil = model.promisedUntil(route)
    attributes.isInternal = route.attributes.isInternal
    attributes.requirements = model.requirements(of: route)
    attributes.callback = route.attributes.callback
    return attributes
  }

  private func constants(of alias: Alias) -> String {
    let values = alias.constants.sorted { $0.key < $1.key }
      .map { "\(route.parameters[$0.key].name) = \($0.value.asDefault)" }
    return values.isEmpty ? "" : " with " + values.joined(separator: ", ")
  }
}

extension Group {
  /// The remedy for a mount that is gone: its line again, deprecated; `nil` for a group.
  func mountRemedy(_ model: RouteModel) -> ChangeRemedy? {
    guard let mount = mount.map({ model.mounts[$0] }) else { return nil }
    var attributes = Attributes()
    attributes.deprecation = "kept for old links"
    attributes.isInternal = allRoutes.allSatisfy(\.attributes.isInternal)
    attributes.requirements = model.allGroups.filter { names.starts(with: $0.names) }
      .flatMap(\.attributes.requirements)
    let module = mount.module.map { $0 + "." } ?? ""
    let line = "\(patternText) mount \(module)\(mount.model.name) as \(nameOutsideOfGroups)"
    let lines =
      attributes.lines(in: []).map(\.text) + [line] + aliasTexts.map { "    also " + $0 }
    return .routes(names: [nameOutsideOfGroups], lines: inBlock(lines))
  }
}

extension Declared {
  fileprivate var nameOutsideOfGroups: String {
    groupNames.reversed().reduce(caseName) { name, group in
      group + name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// Lines in the block of hosts or schemes of the route.
  func inBlock(_ lines: [String]) -> [String] {
    guard let first = origins.first?.text.split(separator: " ").first else { return lines }
    let names = origins.map { $0.text.dropFirst(first.count + 1) }.joined(separator: ", ")
    return ["\(first) \(names) {"] + lines.map { "    " + $0 } + ["}"]
  }
}
