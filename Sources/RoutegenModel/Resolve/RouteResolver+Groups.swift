import RoutegenSource
import RoutegenSyntax

/// Groups, and the heads that groups and mounts have in common.
extension RouteResolver {
  mutating func group(
    _ syntax: RouteSyntax, _ block: [DeclarationSyntax], in scope: EnclosingScope,
    into bag: inout DiagnosticBag
  ) -> Resolved<ResolvedMember> {
    guard let head = head(of: syntax, in: scope, into: &bag).value else { return .failed }
    // The block is resolved even if its head has a mistake: there may be others in it.
    let members = members(of: block, in: head.scope, into: &bag)
    let hasRoutes = block.contains { if case .route = $0 { true } else { false } }
    if !hasRoutes { report(.emptyGroup(syntax), into: &bag) }
    if let name = head.name.value?.text {
      let typeName = Names.typeName(of: name)
      if declarations.isType(typeName) || Names.reservedTypes.contains(typeName) {
        report(
          .occupiedGroupName(typeName, of: syntax, proposing: "\(name)Routes"), into: &bag)
      } else if typeName == name {
        report(.groupNameOfType(name, of: syntax), into: &bag)
      }
    }
    return head.resolved.map { .group($0, members) }
  }

  /// The head of a group or a mount.
  struct GroupHead {
    let name: Resolved<CaseName>
    let declaration: Resolved<Declaration>

    /// The group's own query items.
    let items: [QueryItem]

    /// The paths after its `also`.
    let aliasTexts: [String]

    /// The scope of the members; it is broken if the declaration has a mistake.
    let scope: EnclosingScope

    /// The head without a name of its own; a failure if the declaration has a mistake.
    var resolved: Resolved<ResolvedGroup> {
      declaration.map {
        ResolvedGroup(declaration: $0, items: items, aliasTexts: aliasTexts, scope: scope)
      }
    }
  }

  /// Returns the head of a group or a mount, even with mistakes; a failure if its pattern is too
  /// large to be resolved.
  mutating func head(
    of syntax: RouteSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Resolved<GroupHead> {
    guard isOfSize(syntax.pattern, in: scope, into: &bag) else { return .failed }
    var binder = ParameterBinder.declaring(in: scope)
    let attributes = attributes.attributes(of: syntax, into: &bag)
    for example in syntax.examples { bag.report(.exampleOfGroup(example)) }
    let path = patterns.path(syntax.pattern, isGroup: true, binding: &binder, into: &bag)
    let items = patterns.groupItems(syntax.pattern, in: scope, binding: &binder, into: &bag)
    let name = declarations.caseName(of: syntax, in: scope, into: &bag)
    var declaration = Resolved<Declaration>.failed
    let aliases =
      allowsAliases(syntax, attributes, in: scope, into: &bag)
      ? groupAliases(of: syntax, in: scope, of: binder, items.value ?? [], into: &bag) : .failed
    if syntax.examples.isEmpty, !aliases.isFailed, !path.isFailed, !items.isFailed,
      let name = name.value,
      let attributes = attributes.value
    {
      declaration = .value(
        Declaration(
          name: name, documentation: syntax.documentation, attributes: attributes,
          enclosure: scope.enclosure, parameters: binder.parameters,
          unnamedTexts: binder.unnamedTexts))
    }
    var inner = scope
    inner.isInternal = scope.isInternal || attributes.value?.isInternal == true
    inner.isUnlinked = scope.isUnlinked || attributes.value?.isUnlinked == true
    inner.groupNames.append(name.value?.text ?? "_")
    inner.prefix.segments += path.value ?? []
    inner.prefix.segmentSpans += syntax.pattern.segments.map(\.span)
    inner.parameters = binder.parameters
    inner.prefix.items = (items.value ?? []) + scope.prefix.items
    inner.unnamedTexts = binder.unnamedTexts
    inner.prefix.text += patterns.model.pathText(of: syntax.pattern, in: binder.parameters)
    let shorter = patterns.prefixes(
      omittingSegmentsOf: inner.prefix, syntax.pattern, after: scope.prefix, binder.parameters)
    inner.others = scope.others(of: inner.prefix, (aliases.value ?? []) + shorter)
    if inner.others.count >= Self.mostPatterns {
      report(.tooManyPatterns(1 + inner.others.count, at: syntax.pattern.span), into: &bag)
      inner.others = []
      declaration = .failed
    }
    inner.brokenParameters = binder.broken
    inner.isBroken = scope.isBroken || declaration.isFailed
    return .value(
      GroupHead(
        name: name, declaration: declaration, items: items.value?.map(\.item) ?? [],
        aliasTexts: aliases.value?.map(\.writtenText) ?? [], scope: inner))
  }

  /// Returns the patterns after `also` of a group or a mount, each of which is in place of its own.
  ///
  /// - Parameter items: The group's own query items.
  private mutating func groupAliases(
    of syntax: RouteSyntax, in scope: EnclosingScope, of group: ParameterBinder,
    _ items: [GroupItem], into bag: inout DiagnosticBag
  ) -> Resolved<[PatternPrefix]> {
    var aliases: [Resolved<PatternPrefix>] = []
    for alias in syntax.aliases {
      guard alias.pattern.query.isEmpty, alias.pattern.fragment == nil else {
        aliases.append(bag.fail(.itemsOfGroupAlias(alias)))
        continue
      }
      let resolved = self.alias(alias, in: scope, of: group, into: &bag)
      if case .rest? = resolved.value?.pattern.segments.last {
        aliases.append(bag.fail(.restInGroup(alias.pattern)))
        continue
      }
      let outer = alias.origin == nil ? scope.prefix.text : ""
      let text =
        outer + patterns.model.pathText(of: alias.pattern, in: group.parameters, isAlias: true)
      aliases.append(
        resolved.map { PatternPrefix($0, text: text, items: items + scope.prefix.items) })
    }
    return .all(aliases)
  }
}

extension EnclosingScope {
  /// Returns the patterns in place of those of a group in the scope and of the groups around it.
  ///
  /// - Parameters:
  ///   - main: The pattern of the group.
  ///   - aliases: Those after its `also`.
  fileprivate func others(of main: PatternPrefix, _ aliases: [PatternPrefix]) -> [PatternPrefix] {
    let continuing = [main] + aliases.filter { $0.origin == nil }
    return aliases + others.flatMap { other in continuing.map { other.replacing(prefix, in: $0) } }
  }
}

extension Diagnostic {
  fileprivate static func emptyGroup(_ syntax: RouteSyntax) -> Diagnostic {
    Diagnostic(.emptyGroup, "the group has no routes", at: syntax.pattern.span)
      .note(
        "a group without routes would be an enum without cases; '/' is the group itself")
  }

  fileprivate static func occupiedGroupName(
    _ name: String, of syntax: RouteSyntax, proposing proposal: String
  ) -> Diagnostic {
    syntax.proposing(
      proposal,
      Diagnostic(
        .reservedName, "the group's type would be called '\(name)', and that name is not available",
        at: syntax.nameSpan))
  }

  /// A group whose name has no lowercase letter at its beginning, such as `日本`.
  fileprivate static func groupNameOfType(_ name: String, of syntax: RouteSyntax) -> Diagnostic {
    syntax.proposing(
      Names.caseName(of: [name]).flatMap { $0 == name ? nil : $0 } ?? "group\(name)",
      Diagnostic(
        .reservedName, "the group's case and its type would both be called '\(name)'",
        at: syntax.nameSpan
      )
      .note("a name that begins with a lowercase letter, such as 'as japan', gives two names"))
  }

  fileprivate static func itemsOfGroupAlias(_ alias: AliasSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "the 'also' of a group is a path, without a query and a fragment",
      at: alias.pattern.span
    )
    .note("its routes keep their items and those of the group")
  }

  static func tooManyPatterns(_ count: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep,
      "'also' and segments that may be missing make \(count) patterns of this one, and at most 64 are allowed",
      at: span
    )
    .note(
      "each 'also' of a group gives every pattern in it another one, and each such segment two in place of one"
    )
  }

  fileprivate static func exampleOfGroup(_ example: ExampleSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "an example belongs to a route; write it below one in the block",
      at: example.link.span)
  }
}
