/// Groups, and the heads that groups and mounts have in common.
extension RouteResolver {
  mutating func group(
    _ syntax: RouteSyntax, _ block: [DeclarationSyntax], in scope: EnclosingScope
  ) -> Resolved<ResolvedMember> {
    guard let head = head(of: syntax, in: scope).value else { return .failed }
    // The block is resolved even if its head has a mistake: there may be others in it.
    let members = members(of: block, in: head.scope)
    let hasRoutes = block.contains { if case .route = $0 { true } else { false } }
    if !hasRoutes {
      bag.report(
        .emptyGroup, "the group has no routes", at: syntax.pattern.span,
        note: "a group without routes would be an enum without cases; '/' is the group itself")
    }
    if let name = head.name.value?.text {
      let typeName = Names.typeName(of: name)
      if declarations.isType(typeName) || Names.reservedTypes.contains(typeName) {
        bag.report(
          Diagnostic(
            .reservedName,
            "the group's type would be called '\(typeName)', and that name is not available",
            at: syntax.nameSpan
          )
          .name(syntax, "\(name)Routes"))
      } else if typeName == name {
        // The name has no lowercase letter at its beginning, such as `日本`.
        let other = Names.caseName(of: [name]).flatMap { $0 == name ? nil : $0 }
        bag.report(
          Diagnostic(
            .reservedName, "the group's case and its type would both be called '\(name)'",
            at: syntax.nameSpan,
            note: "a name that begins with a lowercase letter, such as 'as japan', gives two names"
          )
          .name(syntax, other ?? "group\(name)"))
      }
    }
    return head.group.map { .group($0, members) }
  }

  /// The head of a group or a mount, and what is known of it in spite of a mistake.
  struct GroupHead {
    let name: Resolved<CaseName>
    let group: Resolved<ResolvedGroup>

    /// The scope of the members; it is broken if the head has a mistake.
    let scope: EnclosingScope
  }

  /// Returns the head of a group or a mount, even with mistakes; a failure if its pattern is too
  /// large to be resolved.
  mutating func head(of syntax: RouteSyntax, in scope: EnclosingScope) -> Resolved<GroupHead> {
    guard isOfSize(syntax.pattern, in: scope) else { return .failed }
    let patterns = PatternResolver(declarations, .declaring(in: scope))
    let attributes = self.attributes(of: syntax)
    for example in syntax.examples {
      bag.report(
        .invalidPattern, "an example belongs to a route; write it below one in the block",
        at: example.link.span)
    }
    let path = patterns.path(syntax.pattern, isGroup: true)
    let items = patterns.groupItems(syntax.pattern, in: scope)
    let name = declarations.caseName(of: syntax, in: scope)
    let binder = patterns.binder
    var declaration = Resolved<Declaration>.failed
    let aliases =
      allowsAliases(syntax, attributes, in: scope)
      ? groupAliases(of: syntax, in: scope, of: binder, items.value ?? []) : .failed
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
    inner.attributes = (attributes.value ?? Attributes()).inherited(in: scope)
    inner.groupNames.append(name.value?.text ?? "_")
    inner.parameters = binder.parameters
    inner.items = (items.value ?? []) + scope.items
    inner.unnamedTexts = binder.unnamedTexts
    let own = patterns.beginning(
      syntax.pattern, path.value ?? [], items.value ?? [])
    inner.prefixes = scope.prefixes(
      ofGroup: [Alias(pattern: own)] + (aliases.value ?? [])
        + patterns.shorter(own, syntax.pattern))
    if inner.others.count >= Self.mostPatterns {
      bag.report(.tooManyPatterns(1 + inner.others.count, at: syntax.pattern.span))
      inner.prefixes = [inner.prefix]
      declaration = .failed
    }
    inner.brokenParameters = binder.broken
    inner.isBroken = scope.isBroken || declaration.isFailed
    let aliasTexts = inner.prefixes.dropFirst().prefix(aliases.value?.count ?? 0).map(\.writtenPath)
    return .value(
      GroupHead(
        name: name,
        group: declaration.map {
          ResolvedGroup(
            declaration: $0, items: own.query, aliasTexts: aliasTexts, scope: inner)
        }, scope: inner))
  }

  /// Returns the patterns after `also` of a group or a mount, each of which is in place of its own.
  ///
  /// - Parameter items: The group's own query items.
  private mutating func groupAliases(
    of syntax: RouteSyntax, in scope: EnclosingScope, of group: ParameterBinder,
    _ items: [GroupItem]
  ) -> Resolved<[Alias]> {
    .all(
      syntax.aliases.map { alias in
        guard alias.pattern.query.isEmpty, alias.pattern.fragment == nil else {
          return bag.fail(
            .invalidPattern, "the 'also' of a group is a path, without a query and a fragment",
            at: alias.pattern.span, note: "its routes keep their items and those of the group")
        }
        let resolved = self.alias(alias, in: scope, of: group)
        if case .rest? = resolved.value?.pattern.segments.last {
          return bag.fail(.restInGroup(alias.pattern))
        }
        return resolved.map {
          $0.inherited(with: alias.origin == nil ? items : items + scope.items)
        }
      })
  }
}

extension PatternResolver {
  /// Returns the pattern of a group, which has no fragment.
  fileprivate func beginning(
    _ syntax: PatternSyntax, _ segments: [Segment], _ items: [GroupItem]
  ) -> Pattern {
    var parts = model.parts(of: syntax, in: binder.parameters)
    parts.fragment = ""
    return Pattern(
      segments: segments, query: items.map(\.item), parts, syntax.spans, isPrinted: true)
  }
}

extension Diagnostic {
  static func tooManyPatterns(_ count: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep,
      "'also', segments that may be missing and other keys make \(count) patterns of this one, and at most 64 are allowed",
      at: span,
      note:
        "each 'also' of a group gives every pattern in it another one; each such segment, and each item with another key, two in place of one"
    )
  }
}
