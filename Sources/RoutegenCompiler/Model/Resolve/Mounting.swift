/// A route set that a file names after `mount`.
package enum MountableSet: Sendable {
  /// - Parameter module: The Swift module of the set; `nil` for the module of the file.
  case set(RouteModel, module: String?)

  /// The file of the set has mistakes, which are reported there.
  case broken

  /// The set mounts, by these names, the very set that would mount it.
  case cycle([String])
}

/// A route set that can be mounted.
struct MountedSet {
  let model: RouteModel

  /// The Swift module of the set; `nil` for the module of the file.
  let module: String?
}

/// `PATTERN mount Name`.
extension RouteResolver {
  mutating func mount(
    _ syntax: RouteSyntax, _ name: NameSyntax, in scope: EnclosingScope
  ) -> Resolved<ResolvedMember> {
    guard let head = head(of: syntax, in: scope).value else { return .failed }
    if syntax.block != nil {
      let also = "write the 'also' of a mount on the line below, without braces"
      bag.report(
        .invalidMount, "the routes of a mounted set are in its own file, so no block follows",
        at: syntax.pattern.span, note: syntax.aliases.isEmpty ? nil : also)
    }
    let mounted = mountedSet(name, in: head.scope)
    guard case .value(let set) = mounted, syntax.block == nil else { return .failed }
    return head.group.map { .mount($0, set) }
  }

  private mutating func mountedSet(
    _ name: NameSyntax, in scope: EnclosingScope
  ) -> Resolved<MountedSet> {
    switch sets[name.text] {
    case .set(let set, let module)?:
      let mounted = MountedSet(model: set, module: module)
      if let problem = obstacle(to: mounted, name, in: scope)
        ?? self.obstacle(to: set, name, scope.items)
      {
        return bag.fail(problem)
      }
      let size = (1 + scope.others.count) * (set.expandedSize + set.routes.count * 1024)
      guard spend(size + set.routes.count * scope.size) else {
        return bag.fail(
          .invalidMount, "with '\(name.text)' there is more mounted here than can be compiled",
          at: name.span, note: "the routes of a set are copied to every place where it is mounted")
      }
      return .value(mounted)
    case .cycle(let names)?: return bag.fail(.mountCycle(name, names))
    case .broken?: return .failed
    case nil:
      let own = declarations.model.name
      let known = bag.proposals(sets.keys.filter { $0 != own }.sorted())
      return bag.fail(
        name.text == own
          ? .mountCycle(name, [name.text]) : .unknownRouteSet(name, among: known))
    }
  }

  /// Returns the reason why a set cannot be mounted.
  private func obstacle(
    to mounted: MountedSet, _ name: NameSyntax, in scope: EnclosingScope
  ) -> Diagnostic? {
    let (host, set) = (declarations.model, mounted.model)
    if set.routes.isEmpty {
      return Diagnostic(.invalidMount, "the route set '\(name.text)' has no routes", at: name.span)
    }
    if !scope.origins.isEmpty {
      if set.routes.contains(where: { !$0.origins.isEmpty }) {
        return Diagnostic(
          .invalidMount,
          "'\(name.text)' has blocks of hosts or schemes itself, so it cannot be mounted in one",
          at: name.span,
          note: "mount it outside of the block: its own blocks say which links its routes accept")
      }
      if let exception = set.exceptions.first(where: { $0.origins == [.everywhere] }) {
        return Diagnostic(
          .invalidMount,
          "'\(name.text)' has 'except \(exception.pattern.text)' for all links, "
            + "so it cannot be mounted in a block", at: name.span,
          note: "mount it outside of the block, or write the 'except' with a path")
      }
    }
    if scope.others.contains(where: { $0.origin != nil }), !set.originsOfPatterns.isEmpty {
      return Diagnostic(
        .invalidMount,
        "'\(name.text)' names hosts or schemes itself, so an 'also' of its mount cannot begin with one",
        at: name.span,
        note: "write the path of the 'also' alone")
    }
    let outer = scope.prefixes.reduce(0) { $0 + $1.pattern.countOfKeys }
    let count = outer * (1 + (set.routes.map(\.aliases.count).max() ?? 0))
    if outer > 1, count > Self.mostPatterns {
      return .tooManyPatterns(count, at: name.span)
    }
    if mounted.module != nil, set.access == .internal {
      return Diagnostic(
        .invalidMount, "'\(name.text)' is internal to another module, which alone can see it",
        at: name.span,
        note: "a line 'access package' or 'access public' in its file shows it")
    }
    if host.access < set.access {
      return Diagnostic(
        .invalidMount,
        "'\(name.text)' is \(set.access.rawValue), and '\(host.name)', which is \(host.access.rawValue), would show it",
        at: name.span,
        note: "the line 'access' of the two files says how visible their enums are")
    }
    if set.handlers == .none, host.handlers != .none {
      return Diagnostic(
        .invalidMount,
        "'\(name.text)' has no handlers, and those of '\(host.name)' would pass links to them",
        at: name.span,
        note: "the line 'handlers none' is in both files or in neither")
    }
    return nil
  }
}

extension RouteResolver {
  /// Returns the mistake if a route of the set has a key of the groups around it.
  private func obstacle(
    to set: RouteModel, _ name: NameSyntax, _ items: [GroupItem]
  ) -> Diagnostic? {
    if items.isEmpty { return nil }
    let model = declarations.model
    let keys = Set(
      set.routes.flatMap(\.patterns).flatMap(\.query).flatMap(\.keys).map(model.folded))
    return items.first { $0.item.keys.contains { keys.contains(model.folded($0)) } }
      .map {
        Diagnostic(
          .duplicateKey,
          "a route of '\(name.text)' names the key '\($0.item.key)', which a group around it has",
          at: name.span
        )
        .also($0.span, "the group has it here")
      }
  }
}

extension Diagnostic {
  fileprivate static func mountCycle(_ name: NameSyntax, _ names: [String]) -> Diagnostic {
    let way = (names + [names[0]]).map { "'\($0)'" }.joined(separator: " mounts ")
    return Diagnostic(
      .mountCycle,
      "a route set cannot mount itself" + (names.count == 1 ? "" : ", and \(way)"),
      at: name.span,
      note: "'mount' has the name of another set, the one after 'routes' in its file")
  }

  fileprivate static func unknownRouteSet(_ name: NameSyntax, among known: [String]) -> Diagnostic {
    let problem = Diagnostic(
      .unknownRouteSet, "there is no route set called '\(name.text)'", at: name.span)
    if name.text.hasSuffix(".routes") {
      let set = String(name.text.dropLast(".routes".count))
      return problem.note("'mount' has the name after 'routes' in that file")
        .change(name.span, to: set)
    }
    return
      problem
      .suggest(name.text, at: name.span, among: known, called: "route sets")
      .note(
        "a set of another module needs its target among the 'dependencies' of this one in Package.swift; "
          + "without the plugin, '--import MODULE=FILE' names its file"
      )
      .note("it is the name after 'routes' in a file such as '\(name.text).routes'")
  }
}
