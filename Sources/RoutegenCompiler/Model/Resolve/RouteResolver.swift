/// A declaration that a group may have, in the order of the file.
indirect enum ResolvedMember {
  case route(ResolvedRoute)
  case group(ResolvedGroup, [ResolvedMember])
  case mount(ResolvedGroup, MountedSet)
  case exception(ExceptionPattern)
  case envelope(Envelope)
}

/// A route without its index.
struct ResolvedRoute {
  let declaration: Declaration
  let pattern: Pattern
  let aliases: [Alias]
  let examples: [Example]
}

/// The head of a group or a mount, which is everything except its members.
struct ResolvedGroup {
  let declaration: Declaration

  /// The group's own query items.
  let items: [QueryItem]

  /// The paths after its `also`, as people write them.
  let aliasTexts: [String]

  /// The scope of the members.
  let scope: EnclosingScope
}

/// Resolves the routes, groups, mounts, and patterns without a route of a file.
struct RouteResolver {
  let declarations: Declarations

  /// The route sets that the file may mount, by name.
  let sets: [String: MountableSet]

  /// The hosts that the file names, at its top level, for blocks and in patterns.
  let namedHosts: HostIndex

  /// Whether the syntax has everything that the text has.
  let isFileComplete: Bool

  /// The first occurrence of each shortcut and activity.
  var triggers: [String: Span] = [:]

  /// The size of the file, and of everything that was added to its patterns so far.
  var expandedSize: Int

  var bag: SharedBag { declarations.bag }

  init(_ file: ParsedFile, _ declarations: Declarations, mounting sets: [String: MountableSet]) {
    self.declarations = declarations
    self.sets = sets
    let hosts = file.syntax.declarations.flatMap {
      $0.hostsOfPatterns + declarations.hosts(of: $0)
    }
    namedHosts = hosts.reduce(into: declarations.model.hostIndex) { $0.insert($1) }
    isFileComplete = file.isComplete
    expandedSize = file.file.bytes.count
  }

  mutating func members(
    of declarations: [DeclarationSyntax], in scope: EnclosingScope
  ) -> [ResolvedMember] {
    let resolved = declarations.flatMap { members(of: $0, in: scope).value ?? [] }
    return scope.isBroken ? [] : resolved
  }

  /// Returns the members that a declaration adds to its group: all of a block's, none for a line
  /// that is no pattern.
  private mutating func members(
    of declaration: DeclarationSyntax, in scope: EnclosingScope
  ) -> Resolved<[ResolvedMember]> {
    switch declaration {
    case .route(let syntax):
      if let name = syntax.mount {
        if scope.hostValue != nil {
          return bag.fail(
            .invalidMount,
            "no route set is mounted in a block whose host is the value of a parameter",
            at: name.span,
            note:
              "the routes of '\(name.text)' do not have the parameter; list the hosts: 'host a, b { … }'"
          )
        }
        return mount(syntax, name, in: scope).map { [$0] }
      }
      if let block = syntax.block {
        return group(syntax, block, in: scope).map { [$0] }
      }
      return route(syntax, in: scope).map { [.route($0)] }
    case .origins(let block): return .value(members(of: block, in: scope))
    case .exception(let syntax):
      return exceptions(syntax, in: scope).map { $0.map { .exception($0) } }
    case .envelope(let syntax):
      return envelopes(syntax, in: scope).map { $0.map { .envelope($0) } }
    case _:
      return .value([])
    }
  }

  /// Returns the members of a block of hosts or schemes; only the accepted links differ.
  private mutating func members(
    of block: OriginsSyntax, in scope: EnclosingScope
  ) -> [ResolvedMember] {
    var inner = scope
    let origins: Resolved<[OriginConstraint]>
    if let value = block.value {
      let resolved = PatternResolver(declarations).hostValue(value)
      inner.hostValue = resolved.value.map { ($0.parameter, value.suffix?.text.lowercased() ?? "") }
      origins = resolved.map(\.origins)
    } else {
      origins = self.origins(of: block)
    }
    inner.origins = self.declarations.model.withHTTP(origins.value ?? [])
    inner.isBroken = scope.isBroken || origins.isFailed
    if block.block.isEmpty, isFileComplete {
      let first = block.names[0].span
      bag.report(
        .emptyGroup, "the block has no routes",
        at: block.names.dropFirst().reduce(first) { $0.union($1.span) },
        note: "a line 'host …' or 'scheme …' without braces declares one for all routes")
    }
    return members(of: block.block, in: inner)
  }

  private mutating func route(
    _ syntax: RouteSyntax, in scope: EnclosingScope
  ) -> Resolved<ResolvedRoute> {
    guard isOfSize(syntax.pattern, in: scope) else { return .failed }
    let patterns = PatternResolver(declarations, .declaring(in: scope))
    let head = self.attributes(of: syntax)
    let pattern = patterns.pattern(syntax.pattern, in: scope)
    let allowsTriggers = self.allowsTriggers(syntax.attributes, of: patterns.binder.parameters)
    let constants = triggerConstants(of: syntax, for: patterns.binder)
    let aliases =
      allowsAliases(syntax, head, in: scope)
      ? Resolved.all(
        syntax.aliases.map { alias($0, in: scope, of: patterns.binder) }) : .failed
    let name = declarations.caseName(of: syntax, in: scope)
    guard allowsTriggers, case .value(let attributes) = head,
      case .value(let main) = pattern,
      case (.value(let others), .value(let caseName)) = (aliases, name),
      case .value(let values) = constants
    else { return .failed }
    let parts =
      [Alias(pattern: main)] + others + patterns.shorter(main, syntax.pattern)
    var all = scope.patterns(parts)
    for index in all.indices.dropFirst() where all.count <= Self.mostPatterns {
      all[index] = all[index].withOptionalItems(
        of: all[0].pattern, patterns.binder.parameters, declarations.model)
    }
    let count = all.reduce(0) { $0 + $1.pattern.countOfKeys }
    if count > 1 + others.count, count > Self.mostPatterns {
      return bag.fail(.tooManyPatterns(count, at: syntax.pattern.span))
    }
    let declaration = Declaration(
      name: caseName, documentation: syntax.documentation,
      attributes: attributes.inherited(in: scope).mapConstants { values[$0.span] ?? [:] },
      enclosure: scope.enclosure,
      parameters: patterns.binder.parameters, unnamedTexts: patterns.binder.unnamedTexts)
    return .value(
      ResolvedRoute(
        declaration: declaration, pattern: all[0].pattern,
        aliases: Array(all.dropFirst()), examples: syntax.examples.map(Example.init)))
  }
}

extension RouteSyntax {
  /// Whether the declaration is a block or a mount.
  var isGroup: Bool { block != nil || mount != nil }
}

extension Attributes {
  /// Returns the attributes of a route, with those that its groups give it.
  func inherited(in scope: EnclosingScope) -> Attributes {
    var attributes = self
    if scope.attributes.isInternal { attributes.isInternal = true }
    if scope.attributes.isUnlinked { attributes.isUnlinked = true }
    attributes.callback = attributes.callback ?? scope.attributes.callback
    return attributes
  }
}

extension Example {
  fileprivate init(_ syntax: ExampleSyntax) {
    self.init(
      opens: syntax.opens, link: syntax.link.text, expected: syntax.expected?.text ?? "",
      span: syntax.link.span, expectedSpan: syntax.expected?.span ?? syntax.link.span)
  }
}
