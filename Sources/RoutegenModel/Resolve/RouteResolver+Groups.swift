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
    return head.declaration.map {
      .group(ResolvedGroup(declaration: $0, items: head.items, scope: head.scope), members)
    }
  }

  /// The head of a group or a mount.
  struct GroupHead {
    let name: Resolved<CaseName>
    let declaration: Resolved<Declaration>

    /// The group's own query items.
    let items: [QueryItem]

    /// The scope of the members; it is broken if the declaration has a mistake.
    let scope: EnclosingScope
  }

  /// Returns the head of a group or a mount, even with mistakes; a failure if its pattern is too
  /// large to be resolved.
  mutating func head(
    of syntax: RouteSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Resolved<GroupHead> {
    guard isOfSize(syntax.pattern, in: scope, into: &bag) else { return .failed }
    var binder = ParameterBinder.declaring(in: scope)
    let attributes = attributes.attributes(of: syntax, into: &bag)
    let hasPatternOnly = hasPatternOnly(syntax, into: &bag)
    let path = patterns.path(syntax.pattern, isGroup: true, binding: &binder, into: &bag)
    let items = patterns.groupItems(syntax.pattern, in: scope, binding: &binder, into: &bag)
    let name = declarations.caseName(of: syntax, in: scope, into: &bag)
    var declaration = Resolved<Declaration>.failed
    if hasPatternOnly, !path.isFailed, !items.isFailed, let name = name.value,
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
    inner.segments += path.value ?? []
    inner.segmentSpans += syntax.pattern.segments.map(\.span)
    inner.parameters = binder.parameters
    inner.items = (items.value ?? []) + scope.items
    inner.unnamedTexts = binder.unnamedTexts
    inner.patternText += patterns.model.pathText(of: syntax.pattern, in: binder.parameters)
    inner.brokenParameters = binder.broken
    inner.isBroken = scope.isBroken || declaration.isFailed
    return .value(
      GroupHead(
        name: name, declaration: declaration, items: items.value?.map(\.item) ?? [],
        scope: inner))
  }

  /// Returns whether a group has a pattern and no lines that belong to routes; reports these.
  private func hasPatternOnly(_ syntax: RouteSyntax, into bag: inout DiagnosticBag) -> Bool {
    for alias in syntax.aliases { bag.report(.aliasOfGroup(alias)) }
    for example in syntax.examples { bag.report(.exampleOfGroup(example)) }
    return syntax.aliases.isEmpty && syntax.examples.isEmpty
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

  fileprivate static func aliasOfGroup(_ alias: AliasSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a group cannot have an 'also': it belongs to a route",
      at: alias.pattern.span)
  }

  fileprivate static func exampleOfGroup(_ example: ExampleSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "an example belongs to a route; write it below one in the block",
      at: example.link.span)
  }
}
