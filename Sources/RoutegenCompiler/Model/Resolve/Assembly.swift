/// Returns the model of a file: its declarations and its routes, numbered in the order of the file.
///
/// The routes of a mounted set get numbers of their own where they are mounted.
func assemble(_ routes: ResolvedRoutes, with declarations: Declarations) -> RouteModel {
  var assembler = ModelAssembler(model: declarations.model)
  let members = assembler.members(routes.members)
  assembler.model.members = members
  assembler.model.hasFragmentPaths = assembler.model.candidates.contains {
    $0.candidate.pattern.hasFragmentPath
  }
  assembler.model.expandedSize = routes.expandedSize
  return assembler.model
}

/// Adds resolved routes to a model.
private struct ModelAssembler {
  var model: RouteModel

  mutating func members(_ resolved: [ResolvedMember]) -> [Member] {
    resolved.compactMap { member in
      switch member {
      case .route(let route): return .route(add(route))
      case .group(let head, let members):
        let typeName = Names.typeName(of: head.declaration.name.text)
        return .group(
          add(head, Group.Body(typeName: typeName, members: self.members(members), mount: nil)))
      case .mount(let head, let set): return .group(add(set, at: head))
      case .exception(let exception): model.exceptions.append(exception)
      case .envelope(let envelope): model.envelopes.append(envelope)
      }
      return nil
    }
  }

  private mutating func add(_ resolved: ResolvedRoute) -> Route {
    let route = Route(
      index: model.routes.count, resolved.declaration, resolved.pattern,
      aliases: resolved.aliases, examples: resolved.examples)
    add(route)
    return route
  }

  private mutating func add(_ route: Route) {
    model.routes.append(route)
    if route.attributes.deprecation != nil { model.hasDeprecations = true }
  }

  private mutating func add(_ head: ResolvedGroup, _ body: Group.Body) -> Group {
    if head.declaration.attributes.deprecation != nil { model.hasDeprecations = true }
    let own = head.scope.prefix.pattern.segments.dropFirst(head.declaration.enclosure.segmentCount)
    return Group(
      head.declaration, segments: Array(own), items: head.items,
      patternText: head.scope.prefix.beginning, aliasTexts: head.aliasTexts, body: body)
  }

  /// Adds everything that a mounted set has; returns the group that it becomes.
  private mutating func add(_ set: MountedSet, at head: ResolvedGroup) -> Group {
    let index = model.mounts.count
    let copy = MountedCopy(of: set.model, in: head.scope, of: model)
    model.mounts.append(
      Mount(model: set.model, module: set.module, firstRoute: model.routes.count))
    model.schemeForms.merge(model.formsOfBlocks(in: set.model)) { own, _ in own }
    model.enumerations += copy.enumerations
    model.externalTypes += copy.externalTypes(ofMount: index)
    model.exceptions += copy.exceptions
    model.envelopes += copy.envelopes
    let members = set.model.members.map(copy.member)
    for route in members.flatMap(\.routes) { add(route) }
    if set.model.hasDeprecations { model.hasDeprecations = true }
    return add(head, Group.Body(typeName: set.model.name, members: members, mount: index))
  }
}

extension Member {
  /// The routes of the member, in the order of their indices.
  fileprivate var routes: [Route] {
    switch self {
    case .route(let route): [route]
    case .group(let group): group.members.flatMap(\.routes)
    }
  }
}

extension RouteModel {
  /// The forms of the schemes in the blocks of a mounted set; those that this file declares have the forms of
  /// the file.
  fileprivate func formsOfBlocks(in set: RouteModel) -> [String: SchemeForm] {
    let named = Set(set.originsOfPatterns)
    return set.schemeForms.filter { named.contains(.scheme($0.key)) && !schemes.contains($0.key) }
  }
}
