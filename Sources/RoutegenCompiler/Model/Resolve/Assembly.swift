extension RouteModel {
  /// Adds the routes of a file, numbered in the order of the file.
  ///
  /// The routes of a mounted set get numbers of their own where they are mounted.
  mutating func add(_ resolved: [ResolvedMember]) {
    members = added(resolved)
    hasFragmentPaths = candidates.contains { $0.candidate.pattern.hasFragmentPath }
  }

  private mutating func added(_ resolved: [ResolvedMember]) -> [Member] {
    resolved.compactMap { member in
      switch member {
      case .route(let resolved):
        let route = Route(
          index: routes.count, resolved.declaration, resolved.pattern, aliases: resolved.aliases,
          examples: resolved.examples)
        routes.append(route)
        return .route(route)
      case .group(let head, let members):
        let typeName = Names.typeName(of: head.declaration.name.text)
        return .group(head.group(typeName, added(members), mount: nil))
      case .mount(let head, let set): return .group(add(set, at: head))
      case .exception(let exception): exceptions.append(exception)
      case .envelope(let envelope): envelopes.append(envelope)
      }
      return nil
    }
  }

  /// Adds everything that a mounted set has; returns the group that it becomes.
  private mutating func add(_ set: MountedSet, at head: ResolvedGroup) -> Group {
    let index = mounts.count
    let copy = MountedCopy(mounted: set.model, scope: head.scope, host: self)
    mounts.append(Mount(model: set.model, module: set.module, firstRoute: routes.count))
    schemeForms.merge(formsOfBlocks(in: set.model)) { own, _ in own }
    declareBases(ofBlocksIn: set.model)
    enumerations += copy.enumerations
    externalTypes += copy.externalTypes(ofMount: index)
    exceptions += copy.exceptions
    envelopes += copy.envelopes
    let members = set.model.members.map(copy.member)
    routes += members.flatMap(\.routes)
    return head.group(set.model.name, members, mount: index)
  }

  /// Declares the bases of the hosts and schemes in the blocks of a mounted set, unless this file declares them.
  private mutating func declareBases(ofBlocksIn set: RouteModel) {
    for origin in Set(set.originsOfPatterns) where !set.bases.base(of: origin).isEmpty {
      let isOwn = bases.all.contains { $0.origin == origin } || declares(origin)
      if !isOwn { bases.declare(origin, set.bases.base(of: origin)) }
    }
    guard !bases.isEmpty else { return }
    // A wildcard with a base does not cover what a file declares without one.
    for host in hosts where bases.base(of: .host(host)).isEmpty { bases.declare(.host(host), []) }
  }

  private func declares(_ origin: OriginConstraint) -> Bool {
    hosts.contains { .host($0) == origin } || schemes.contains { .scheme($0) == origin }
  }

  /// The forms of the schemes in the blocks of a mounted set; those that this file declares have the forms of
  /// the file.
  private func formsOfBlocks(in set: RouteModel) -> [String: SchemeForm] {
    let named = Set(set.originsOfPatterns)
    return set.schemeForms.filter { named.contains(.scheme($0.key)) && !schemes.contains($0.key) }
  }
}

extension ResolvedGroup {
  fileprivate func group(_ typeName: String, _ members: [Member], mount: Int?) -> Group {
    let own = scope.prefix.pattern.segments.dropFirst(declaration.enclosure.segmentCount)
    return Group(
      declaration, segments: Array(own), items: items, patternText: scope.prefix.beginning,
      aliasTexts: aliasTexts, typeName: typeName, members, mount: mount)
  }
}
