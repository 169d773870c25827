import RoutegenSource
import RoutegenSyntax

/// A route set that a file names after `mount`.
package enum MountableSet: Sendable {
  /// - Parameter module: The Swift module that it is declared in; `nil` for the same.
  case set(RouteModel, module: String?)

  /// Its own file has mistakes, which are reported there.
  case broken

  /// It mounts, by these names, the very set that wants to mount it.
  case cycle([String])
}

/// `PATTERN mount Name`.
extension Resolver {
  /// The group that a mounted route set is: its routes become routes of this set.
  mutating func mount(_ syntax: RouteSyntax, _ name: NameSyntax, in scope: EnclosingScope) -> Group?
  {
    guard isOfSize(syntax.pattern, after: scope) else {
      isIncomplete = true
      return nil
    }
    var binder = ParameterBinder(
      parameters: scope.parameters, purpose: .declares, broken: scope.broken)
    let mistakes = problems.count
    let attributes = attributes(syntax.attributes, isLeaf: false)
    checkGroupPattern(syntax)
    if syntax.block != nil { report(.blockOfMount(syntax)) }
    let own = segments(syntax.pattern.segments, binder: &binder)
    if case .rest? = own.last { report(.restInGroup(syntax)) }
    let set = mountable(name, in: scope)
    let caseName =
      syntax.pattern.segments.isEmpty && syntax.name == nil
      ? Names.caseName(of: [name.text]) : caseName(of: syntax, in: scope, after: mistakes)
    guard let caseName, let (model, module) = set, problems.count == mistakes, !scope.isBroken
    else {
      isIncomplete = true
      return nil
    }
    let text = self.model.pathText(of: syntax.pattern, in: binder.parameters)
    let inner = EnclosingScope(
      origins: scope.origins, isInternal: scope.isInternal || attributes.isInternal,
      groupNames: scope.groupNames + [caseName], segments: scope.segments + own,
      segmentSpans: scope.segmentSpans + syntax.pattern.segments.map(\.span),
      parameters: binder.parameters, patternText: scope.patternText + text)
    let graft = Graft(model, into: self.model, below: inner)
    let members = graft.insert(into: &self.model, module: module)
    return Group(
      Declaration(
        name: CaseName(text: caseName, span: syntax.nameSpan, isWritten: syntax.name != nil),
        documentation: syntax.documentation, attributes: attributes, enclosure: scope.enclosure,
        parameters: binder.parameters),
      segments: own, patternText: inner.patternText,
      body: Group.Body(
        typeName: model.name, members: members, mount: self.model.mounts.count - 1))
  }

  /// The route set of this name; `nil` if it cannot be had, which is then reported.
  private mutating func mountable(
    _ name: NameSyntax, in scope: EnclosingScope
  ) -> (model: RouteModel, module: String?)? {
    switch sets[name.text] {
    case .set(let set, let module)?:
      if set.routes.isEmpty {
        report(.emptyMount(name))
      } else if !scope.origins.isEmpty, set.routes.contains(where: { !$0.origins.isEmpty }) {
        report(.mountInBlock(name))
      } else if module != nil, set.access == .internal {
        report(.internalMount(name))
      } else if set.access.rank < model.access.rank {
        report(.hiddenMount(name, set.access, in: model))
      } else if set.handlers == .none, model.handlers != .none {
        report(.mountWithoutHandlers(name, in: model))
      } else if !expand(by: set.expandedSize + set.routes.count * (1024 + scope.size)) {
        report(.largeMount(name))
      } else {
        return (set, module)
      }
    case .cycle(let names)?: report(.mountCycle(name, names))
    case .broken?: isIncomplete = true
    case nil:
      let known = choices(sets.keys.sorted())
      report(
        name.text == model.name
          ? .mountCycle(name, [name.text]) : .unknownRouteSet(name, among: known))
    }
    return nil
  }
}

/// Makes the routes of one set routes of another, below a pattern of it.
private struct Graft {
  let set: RouteModel

  /// What the group that stands for the set gives to it.
  let scope: EnclosingScope
  private let firstRoute: Int
  private let firstEnumeration: Int
  private let firstExternal: Int

  init(_ set: RouteModel, into host: RouteModel, below scope: EnclosingScope) {
    self.set = set
    self.scope = scope
    firstRoute = host.routes.count
    firstEnumeration = host.enumerations.count
    firstExternal = host.externalTypes.count
  }

  /// Adds everything to the host, and returns the members of the group that stands for the set.
  func insert(into host: inout RouteModel, module: String?) -> [Member] {
    let mount = host.mounts.count
    host.mounts.append(Mount(model: set, module: module, firstRoute: firstRoute))
    host.enumerations += set.enumerations.map { enumeration in
      var copy = enumeration
      copy.isMounted = true
      return copy
    }
    host.externalTypes += set.externalTypes.enumerated().map { index, type in
      ExternalType(
        name: type.name, span: type.span,
        mounted: ExternalType.MountedType(mount: mount, index: index))
    }
    host.routes += set.routes.map(grafted)
    if set.hasDeprecations { host.hasDeprecations = true }
    host.exceptions += set.exceptions.map {
      ExceptionPattern(
        pattern: grafted($0.pattern, keepsSlots: false), origins: grafted($0.origins))
    }
    host.envelopes += set.envelopes.map {
      Envelope(
        pattern: grafted($0.pattern, keepsSlots: false), origins: grafted($0.origins), key: $0.key)
    }
    return set.members.map(grafted)
  }

  private func grafted(_ member: Member) -> Member {
    switch member {
    case .route(let route): .route(grafted(route))
    case .group(let group):
      .group(
        Group(
          grafted(group.declaration), segments: group.segments.map(grafted),
          patternText: scope.patternText + group.patternText,
          body: Group.Body(
            typeName: group.typeName, members: group.members.map(grafted), mount: group.mount)))
    }
  }

  private func grafted(_ route: Route) -> Route {
    Route(
      index: firstRoute + route.index,
      grafted(route.declaration, isInternal: scope.isInternal), grafted(route.pattern),
      aliases: route.aliases.map { alias in
        let constants = alias.constants.map { ($0.key + scope.parameters.count, $0.value) }
        return Alias(
          pattern: grafted(alias.pattern), constants: Dictionary(uniqueKeysWithValues: constants))
      },
      // They were tried where they stand.
      examples: [])
  }

  private func grafted(_ declaration: Declaration, isInternal: Bool = false) -> Declaration {
    let inner = declaration.enclosure
    var attributes = declaration.attributes
    if isInternal { attributes.isInternal = true }
    return Declaration(
      name: declaration.name, documentation: declaration.documentation, attributes: attributes,
      enclosure: Enclosure(
        origins: grafted(inner.origins), groupNames: scope.groupNames + inner.groupNames,
        parameterCount: scope.parameters.count + inner.parameterCount,
        segmentCount: scope.segments.count + inner.segmentCount),
      parameters: scope.parameters + declaration.parameters.map(grafted))
  }

  private func grafted(_ origins: [OriginConstraint]) -> [OriginConstraint] {
    origins.isEmpty ? scope.origins : origins
  }

  private func grafted(_ pattern: Pattern, keepsSlots: Bool = true) -> Pattern {
    let outer = keepsSlots ? scope.segments : scope.segments.map(\.withoutSlots)
    let text = scope.patternText + pattern.text
    return Pattern(
      segments: outer + pattern.segments.map(grafted), query: pattern.query.map(grafted),
      fragment: pattern.fragment.map(grafted),
      text: pattern.segments.isEmpty ? text.droppingSlash(after: scope.patternText) : text,
      span: pattern.span, segmentSpans: scope.segmentSpans + pattern.segmentSpans)
  }

  private func grafted(_ segment: Segment) -> Segment {
    switch segment {
    case .literal: segment
    case .mixed(let pieces):
      .mixed(
        pieces.map { piece in
          guard case .parameter(let slot, let type) = piece else { return piece }
          return .parameter(slot: slot.map(grafted), grafted(type))
        })
    case .parameter(let slot, let type): .parameter(slot: slot.map(grafted), grafted(type))
    case .rest(let slot): .rest(slot: slot.map(grafted))
    }
  }

  private func grafted(_ item: QueryItem) -> QueryItem {
    switch item.value {
    case .literal, .any: item
    case .parameter(let slot): QueryItem(key: item.key, value: .parameter(slot: grafted(slot)))
    case .restOfLink(let slot): QueryItem(key: item.key, value: .restOfLink(slot: grafted(slot)))
    }
  }

  private func grafted(_ fragment: Fragment) -> Fragment {
    switch fragment {
    case .whole(let slot): .whole(slot: grafted(slot))
    case .items(let items): .items(items.map(grafted))
    }
  }

  private func grafted(_ slot: Int) -> Int { scope.parameters.count + slot }

  private func grafted(_ parameter: Parameter) -> Parameter {
    Parameter(
      name: parameter.name, type: grafted(parameter.type), form: parameter.form,
      defaultValue: parameter.defaultValue, span: parameter.span, needlessMark: nil)
  }

  private func grafted(_ type: ValueType) -> ValueType {
    let kind: ValueType.Kind =
      switch type.kind {
      case .enumeration(let index): .enumeration(firstEnumeration + index)
      case .openEnumeration(let index): .openEnumeration(firstEnumeration + index)
      case .external(let index): .external(firstExternal + index)
      default: type.kind
      }
    return ValueType(kind, bounds: type.bounds)
  }
}

extension String {
  /// `/shop` followed by the pattern `/` or `/?q` stays without the slash between.
  fileprivate func droppingSlash(after prefix: String) -> String {
    guard !prefix.isEmpty, dropFirst(prefix.count).first == "/" else { return self }
    return prefix + dropFirst(prefix.count + 1)
  }
}

extension Access {
  /// The wider, the greater.
  fileprivate var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}

extension Diagnostic {
  fileprivate static func blockOfMount(_ syntax: RouteSyntax) -> Diagnostic {
    Diagnostic(
      .invalidMount, "the routes of a mounted set stand in its own file, so no block follows",
      at: syntax.pattern.span)
  }

  fileprivate static func emptyMount(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidMount, "the route set '\(name.text)' has no routes", at: name.span)
  }

  fileprivate static func mountInBlock(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidMount,
      "'\(name.text)' has blocks of hosts or schemes itself, so it cannot stand in one",
      at: name.span
    )
    .note("mount it outside of the block: its own blocks say where its routes are taken")
  }

  fileprivate static func hiddenMount(
    _ name: NameSyntax, _ access: Access, in model: RouteModel
  ) -> Diagnostic {
    Diagnostic(
      .invalidMount,
      "'\(name.text)' is \(access.rawValue), and '\(model.name)', which is \(model.access.rawValue), would show it",
      at: name.span
    )
    .note("the line 'access' of the two files says how visible their enums are")
  }

  fileprivate static func mountWithoutHandlers(
    _ name: NameSyntax, in model: RouteModel
  ) -> Diagnostic {
    Diagnostic(
      .invalidMount,
      "'\(name.text)' has no handlers, which those of '\(model.name)' would pass its links to",
      at: name.span
    )
    .note("the line 'handlers none' stands in both files or in neither")
  }

  fileprivate static func largeMount(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidMount, "with '\(name.text)' there is more mounted here than can be compiled",
      at: name.span
    )
    .note("the routes of a set are copied to every place where it is mounted")
  }

  fileprivate static func internalMount(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidMount, "'\(name.text)' is internal to another module, which alone can see it",
      at: name.span
    )
    .note("a line 'access package' or 'access public' in its file shows it")
  }

  fileprivate static func mountCycle(_ name: NameSyntax, _ names: [String]) -> Diagnostic {
    let way = (names + [names[0]]).map { "'\($0)'" }.joined(separator: " mounts ")
    return Diagnostic(
      .mountCycle,
      "a route set cannot mount itself" + (names.count == 1 ? "" : ", and \(way)"),
      at: name.span)
  }

  fileprivate static func unknownRouteSet(_ name: NameSyntax, among known: [String]) -> Diagnostic {
    let problem = Diagnostic(
      .unknownRouteSet, "there is no route set called '\(name.text)'", at: name.span
    )
    .suggest(name.text, at: name.span, among: known, called: "route sets")
    return problem.fixIts.isEmpty
      ? problem.note("it is looked for in the files given, and in those that the target depends on")
      : problem
  }
}
