import RoutegenModel

/// Writes a route that is gone again, deprecated, with its documentation, attributes, patterns and examples.
///
/// It has the requirements of the old route, so that nothing opens without a check that it had.
struct RemovedRouteText {
  private let route: Route
  private let sets: ComparedSets

  /// The route to use in its place; `nil` if none is known.
  private let replacement: String?

  private var model: RouteModel { sets.old.model }

  init(_ route: Route, _ sets: ComparedSets, replacement: String? = nil) {
    (self.route, self.sets, self.replacement) = (route, sets, replacement)
  }

  /// The remedies: first the route where it was, with all of its lines, then at the end of the file, and
  /// each without lines that may conflict with others now.
  var remedies: [ChangeRemedy] {
    let group = RemainingGroup(around: route, sets)
    let inGroup = group.flatMap { group in
      [true, false].compactMap { lines(in: group, isWhole: $0) }
        .map { ChangeRemedy.routes(names: [route.caseName], lines: $0, .group(group.span)) }
    }
    let others = [true, false].flatMap { isWhole -> [ChangeRemedy] in
      let lines = lines(isWhole: isWhole)
      let atEnd = ChangeRemedy.routes(names: [name], lines: route.inBlock(lines), .endOfFile)
      return route.origins.isEmpty
        ? [atEnd]
        : [.routes(names: [name], lines: lines, .origins(Set(route.origins))), atEnd]
    }
    var seen: Set<ChangeRemedy> = []
    return ((inGroup ?? []) + others).filter { seen.insert($0).inserted }
  }

  /// The lines outside of groups.
  ///
  /// - Parameter isWhole: Whether they include quick actions, activities and examples.
  func lines(isWhole: Bool) -> [String] {
    let aliases = route.aliases.filter { !$0.pattern.isPrinted }
    return lines(route.pattern.text, aliases, aliases.map(\.text), nil, isWhole: isWhole)
  }

  /// The lines in a group; `nil` if a pattern does not continue the group's.
  private func lines(in group: RemainingGroup, isWhole: Bool) -> [String]? {
    guard let pattern = group.relative(route.pattern.text) else { return nil }
    let aliases = route.ownAliases
    let texts = aliases.compactMap { $0.origin == nil ? group.relative($0.text) : $0.text }
    guard texts.count == aliases.count else { return nil }
    return lines(pattern, aliases, texts, group, isWhole: isWhole)
  }

  private func lines(
    _ pattern: String, _ aliases: [Alias], _ texts: [String], _ group: RemainingGroup?,
    isWhole: Bool
  ) -> [String] {
    let name = group == nil ? self.name : route.caseName
    let isDefault =
      defaultName(in: group).map { $0.utf8.elementsEqual(name.utf8) } ?? false
    let documentation = route.documentation.map { $0.isEmpty ? "///" : "/// \($0)" }
    let alsoLines = zip(texts, aliases).map { "    also " + $0 + constants(of: $1) }
    return documentation + attributes(in: group, isWhole: isWhole)
      + [isDefault ? pattern : "\(pattern) as \(name)"] + alsoLines
      + (isWhole ? examples(as: name, in: group == nil ? [] : route.groupNames) : [])
  }

  /// The attributes: `@deprecated` with the reason and the date of the old version, if it has any, and those
  /// that decide who may open the route.
  ///
  /// The attributes of its groups are included, except those of the group of the new version.
  private func attributes(in group: RemainingGroup?, isWhole: Bool) -> [String] {
    var attributes = Attributes()
    let own = route.attributes.deprecation.flatMap { $0.isEmpty ? nil : $0 }
    attributes.deprecation = own ?? replacement.map { "use \($0)" } ?? "kept for old links"
    attributes.promisedUntil = model.promisedUntil(route)
    attributes.isInternal = route.attributes.isInternal && group?.isInternal != true
    attributes.requirements = model.requirements(of: route).filter {
      !(group?.requirements.contains($0) ?? false)
    }
    if isWhole {
      attributes.shortcuts = route.attributes.shortcuts
      attributes.activities = route.attributes.activities
    }
    return attributes.lines(in: route.parameters).map(\.text)
  }

  private func examples(as name: String, in groups: [String]) -> [String] {
    let (known, name) = (route.qualifiedName, (groups + [name]).joined(separator: "."))
    return route.examples.map { example in
      let isNamed = example.expected.hasPrefix(known)
      let expected =
        isNamed ? name + example.expected.dropFirst(known.count) : example.expected
      return "    \(example.opens ? "example" : "nomatch") \(example.link)"
        + (expected.isEmpty ? "" : " -> \(expected)")
    }
  }

  // MARK: Names

  /// The name outside of its groups: `usersPosts` for `users.posts`.
  var name: String { route.nameOutsideOfGroups }

  /// The name that the file does not have to write.
  ///
  /// - Parameter group: The group in which the route is written; `nil` if it is in none.
  private func defaultName(in group: RemainingGroup?) -> String? {
    let own = group == nil ? route.pattern.segments[...] : route.ownSegments
    return own.isEmpty ? "index" : Names.caseName(of: own.flatMap(\.literals))
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
    attributes.requirements = RemainingGroup.requirements(
      groupNames + [caseName], in: model.members)
    let module = mount.module.map { $0 + "." } ?? ""
    let line = "\(patternText) mount \(module)\(mount.model.name) as \(nameOutsideOfGroups)"
    let lines =
      attributes.lines(in: []).map(\.text) + [line] + aliasTexts.map { "    also " + $0 }
    return .routes(names: [nameOutsideOfGroups], lines: inBlock(lines), .endOfFile)
  }
}

extension Declared {
  /// The name outside of its groups: `usersPosts` for `users.posts`.
  fileprivate var nameOutsideOfGroups: String {
    groupNames.reversed().reduce(caseName) { name, group in
      group + name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

extension Declared {
  /// Lines in the block of hosts or schemes of the route.
  func inBlock(_ lines: [String]) -> [String] {
    guard let first = origins.first?.text.split(separator: " ").first else { return lines }
    let names = origins.map { $0.text.dropFirst(first.count + 1) }.joined(separator: ", ")
    return ["\(first) \(names) {"] + lines.map { "    " + $0 } + ["}"]
  }
}
