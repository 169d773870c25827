/// The routes of a file before they are numbered, and before mounted routes join them.
struct ResolvedRoutes {
  let members: [ResolvedMember]

  /// Whether no route, group or other pattern has a mistake.
  let isComplete: Bool

  /// The size of the file and of everything that groups and mounts add to its patterns, in bytes.
  let expandedSize: Int
}

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

/// Resolves routes, groups, mounts, and patterns without a route.
func resolveRoutes(
  of file: ParsedFile, with declarations: Declarations, mounting sets: [String: MountableSet],
  into bag: inout DiagnosticBag
) -> ResolvedRoutes {
  var resolver = RouteResolver(file, declarations, mounting: sets)
  let members = resolver.members(
    of: file.syntax.declarations, in: EnclosingScope(), into: &bag)
  return ResolvedRoutes(
    members: members, isComplete: resolver.isComplete, expandedSize: resolver.expandedSize)
}

/// Resolves the routes of a file from the first to the last.
struct RouteResolver {
  let declarations: Declarations
  let patterns: PatternResolver

  /// The route sets that the file may mount, by name.
  let sets: [String: MountableSet]

  /// The hosts that the file names, at its top level, for blocks and in patterns.
  let namedHosts: Set<HostPattern>

  /// Whether the syntax has everything that the text has.
  let isFileComplete: Bool
  var attributes: AttributeResolver

  /// The size of the file, and of everything that was added to its patterns so far.
  var expandedSize: Int

  /// Whether nothing had a mistake so far.
  private(set) var isComplete = true

  init(_ file: ParsedFile, _ declarations: Declarations, mounting sets: [String: MountableSet]) {
    self.declarations = declarations
    self.sets = sets
    namedHosts = Set(
      declarations.model.hosts
        + file.syntax.declarations.flatMap { $0.hostsOfPatterns + declarations.hosts(of: $0) })
    patterns = PatternResolver(declarations: declarations)
    isFileComplete = file.isComplete
    attributes = AttributeResolver(requirements: declarations.model.requirements)
    expandedSize = file.file.bytes.count
  }

  /// Reports a mistake in a declaration that is kept all the same, because the names in it are known.
  mutating func report(_ diagnostic: Diagnostic, into bag: inout DiagnosticBag) {
    isComplete = false
    bag.report(diagnostic)
  }

  mutating func members(
    of declarations: [DeclarationSyntax], in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> [ResolvedMember] {
    var members: [ResolvedMember] = []
    for declaration in declarations {
      let resolved = self.members(of: declaration, in: scope, into: &bag)
      if let resolved = resolved.value, !scope.isBroken {
        members += resolved
      } else {
        isComplete = false
      }
    }
    return members
  }

  /// Returns the members that a declaration adds to its group: all of a block's, none for a line
  /// that is no pattern.
  private mutating func members(
    of declaration: DeclarationSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Resolved<[ResolvedMember]> {
    switch declaration {
    case .route(let syntax):
      if let name = syntax.mount {
        if scope.hostValue != nil {
          return bag.fail(
            Diagnostic(
              .invalidMount,
              "no route set is mounted in a block whose host is the value of a parameter",
              at: name.span,
              note:
                "the routes of '\(name.text)' do not have the parameter; list the hosts: 'host a, b { … }'"
            ))
        }
        return mount(syntax, name, in: scope, into: &bag).map { [$0] }
      }
      if let block = syntax.block {
        return group(syntax, block, in: scope, into: &bag).map { [$0] }
      }
      return route(syntax, in: scope, into: &bag).map { [.route($0)] }
    case .origins(let block): return .value(members(of: block, in: scope, into: &bag))
    case .exception(let syntax):
      return exceptions(syntax, in: scope, into: &bag).map { $0.map { .exception($0) } }
    case .envelope(let syntax):
      return envelopes(syntax, in: scope, into: &bag).map { $0.map { .envelope($0) } }
    case _:
      return .value([])
    }
  }

  /// Returns the members of a block of hosts or schemes; only the accepted links differ.
  private mutating func members(
    of block: OriginsSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> [ResolvedMember] {
    var inner = scope
    let origins: Resolved<[OriginConstraint]>
    if let value = block.value {
      let resolved = patterns.hostValue(value, into: &bag)
      inner.hostValue = resolved.value.map { ($0.parameter, value.suffix?.text.lowercased() ?? "") }
      origins = resolved.map(\.origins)
    } else {
      origins = resolveOrigins(of: block, into: &bag)
    }
    inner.origins = self.declarations.model.withHTTP(origins.value ?? [])
    inner.isBroken = scope.isBroken || origins.isFailed
    if origins.isFailed { isComplete = false }
    if block.block.isEmpty, isFileComplete { report(.emptyOrigins(block), into: &bag) }
    return members(of: block.block, in: inner, into: &bag)
  }

  private mutating func route(
    _ syntax: RouteSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Resolved<ResolvedRoute> {
    guard isOfSize(syntax.pattern, in: scope, into: &bag) else { return .failed }
    var binder = ParameterBinder.declaring(in: scope)
    let head = attributes.attributes(of: syntax, into: &bag)
    let pattern = patterns.pattern(syntax.pattern, in: scope, binding: &binder, into: &bag)
    let allowsTriggers = attributes.allowsTriggers(
      syntax.attributes, of: binder.parameters, into: &bag)
    let constants = triggerConstants(of: syntax, for: binder, into: &bag)
    let aliases =
      allowsAliases(syntax, head, in: scope, into: &bag)
      ? Resolved.all(
        syntax.aliases.map { alias($0, in: scope, of: binder, into: &bag) }) : .failed
    let name = declarations.caseName(of: syntax, in: scope, into: &bag)
    guard allowsTriggers, case .value(let attributes) = head,
      case .value(let main) = pattern,
      case (.value(let others), .value(let caseName)) = (aliases, name),
      case .value(let values) = constants
    else { return .failed }
    let parts =
      [Alias(pattern: main)] + others + patterns.shorter(main, syntax.pattern, binder.parameters)
    var all = scope.patterns(parts)
    for index in all.indices.dropFirst() where all.count <= Self.mostPatterns {
      all[index] = all[index].withOptionalItems(
        of: all[0].pattern, binder.parameters, declarations.model)
    }
    let count = all.reduce(0) { $0 + $1.pattern.countOfKeys }
    if count > 1 + others.count, count > Self.mostPatterns {
      return bag.fail(.tooManyPatterns(count, at: syntax.pattern.span))
    }
    let declaration = Declaration(
      name: caseName, documentation: syntax.documentation,
      attributes: attributes.inherited(in: scope).mapConstants { values[$0.span] ?? [:] },
      enclosure: scope.enclosure,
      parameters: binder.parameters, unnamedTexts: binder.unnamedTexts)
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

extension Diagnostic {
  fileprivate static func emptyOrigins(_ block: OriginsSyntax) -> Diagnostic {
    let span = block.names.dropFirst().reduce(block.names[0].span) { $0.union($1.span) }
    return Diagnostic(
      .emptyGroup, "the block has no routes", at: span,
      note: "a line 'host …' or 'scheme …' without braces declares one for all routes")
  }
}
