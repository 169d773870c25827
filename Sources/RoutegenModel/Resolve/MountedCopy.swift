/// A copy of a mounted route set, as it is below a pattern of the host.
///
/// Slots, routes, enums and types are numbered anew, because the host has its own before them.
struct MountedCopy {
  private let mounted: RouteModel

  /// The scope of the group that the set becomes.
  private let scope: EnclosingScope
  private let host: RouteModel
  private let firstRoute: Int
  private let firstEnumeration: Int
  private let firstExternal: Int

  init(of mounted: RouteModel, in scope: EnclosingScope, of host: RouteModel) {
    self.mounted = mounted
    self.scope = scope
    self.host = host
    firstRoute = host.routes.count
    firstEnumeration = host.enumerations.count
    firstExternal = host.externalTypes.count
  }

  var enumerations: [Enumeration] {
    mounted.enumerations.map { enumeration in
      var copy = enumeration
      copy.isMounted = true
      return copy
    }
  }

  func externalTypes(ofMount mount: Int) -> [ExternalType] {
    mounted.externalTypes.enumerated().map { index, type in
      ExternalType(
        name: type.name, span: type.span, prefix: type.prefix,
        mounted: ExternalType.MountedType(mount: mount, index: index))
    }
  }

  var exceptions: [ExceptionPattern] {
    mounted.exceptions.flatMap { exception in
      unrouted(exception.pattern).map {
        ExceptionPattern(
          pattern: $0.pattern, origins: $0.origin.map { [$0] } ?? origins(exception.origins))
      }
    }
  }

  var envelopes: [Envelope] {
    mounted.envelopes.flatMap { envelope in
      unrouted(envelope.pattern).map {
        Envelope(
          pattern: $0.pattern, origins: $0.origin.map { [$0] } ?? origins(envelope.origins),
          key: envelope.key, isRest: envelope.isRest)
      }
    }
  }

  func member(_ member: Member) -> Member {
    switch member {
    case .route(let route): .route(self.route(route))
    case .group(let group):
      .group(
        Group(
          declaration(group.declaration), segments: group.segments.map(segment),
          items: group.items.map(item), patternText: scope.prefix.text + group.patternText,
          aliasTexts: group.aliasTexts.map { scope.prefix.text + $0 },
          body: Group.Body(
            typeName: group.typeName, members: group.members.map(self.member), mount: group.mount)))
    }
  }

  private func route(_ route: Route) -> Route {
    let main = pattern(route.pattern, in: scope)
    let aliases = route.aliases.map(alias)
    let declaration = declaration(route.declaration, isRoute: true)
    let inherited =
      declaration.attributes.isUnlinked
      ? []
      : zip([route.pattern] + route.aliases.map(\.pattern), [Alias(main)] + aliases)
        .flatMap { inner, copy in scope.others(of: copy, own: inner.ownText) }
    return Route(
      index: firstRoute + route.index, declaration, main, aliases: aliases + inherited,
      // Examples are tried in the file that has them.
      examples: [])
  }

  private func alias(_ alias: Alias) -> Alias {
    let constants = alias.constants.map { (slot($0.key), $0.value) }
    return Alias(
      pattern: pattern(alias.pattern, in: scope),
      origin: alias.origin, hasAuthority: alias.hasAuthority && scope.prefix.segments.isEmpty,
      constants: Dictionary(uniqueKeysWithValues: constants), isInherited: alias.isInherited,
      isShorter: alias.isShorter)
  }

  private func declaration(_ inner: Declaration, isRoute: Bool = false) -> Declaration {
    let attributes = isRoute ? inner.attributes.inherited(in: scope) : inner.attributes
    return Declaration(
      name: inner.name, documentation: inner.documentation,
      attributes: attributes.mapConstants {
        Dictionary(uniqueKeysWithValues: $0.constants.map { (slot($0.key), $0.value) })
      },
      enclosure: Enclosure(
        origins: origins(inner.enclosure.origins),
        groupNames: scope.groupNames + inner.enclosure.groupNames,
        parameterCount: scope.parameters.count + inner.enclosure.parameterCount,
        segmentCount: scope.prefix.segments.count + inner.enclosure.segmentCount,
        hostValue: inner.enclosure.hostValue.map {
          HostValue(slot: slot($0.slot), suffix: $0.suffix)
        }),
      parameters: scope.parameters + inner.parameters.map(parameter),
      unnamedTexts: scope.unnamedTexts + inner.unnamedTexts)
  }

  /// The block of the set, or else the block in which it is mounted; it cannot be in both.
  ///
  /// Whether `https` includes `http` is up to the host, as all rules of matching are.
  private func origins(_ inner: [OriginConstraint]) -> [OriginConstraint] {
    if inner.isEmpty { return scope.origins }
    let isAdded = mounted.acceptsHTTP && inner.contains(.scheme("https"))
    return host.withHTTP(isAdded ? inner.filter { $0 != .scheme("http") } : inner)
  }

  /// The patterns of one without a route, which has no slots.
  private func unrouted(_ inner: Pattern) -> [Alias] {
    let outer = scope.withoutSlots
    let alias = Alias(pattern(inner, in: outer))
    return [alias] + outer.others(of: alias, own: inner.ownText)
  }

  private func pattern(_ inner: Pattern, in scope: EnclosingScope) -> Pattern {
    let prefix = scope.prefix
    var pattern = Pattern(
      segments: prefix.segments + inner.segments.map(segment),
      query: inner.query.map(item).adding(prefix.items), fragment: inner.fragment.map(fragment),
      text: prefix.text(followedBy: inner.ownText),
      spans: Pattern.Spans(
        pattern: inner.span, segments: prefix.segmentSpans + inner.segmentSpans),
      requiredSlots: Set(inner.requiredSlots.map(slot)),
      plusLiteralSlots: Set(inner.plusLiteralSlots.map(slot)),
      filledSlots: Set(inner.filledSlots.map(slot)))
    pattern.isPrinted = inner.isPrinted
    return pattern
  }

  private func segment(_ segment: Segment) -> Segment {
    switch segment {
    case .literal: segment
    case .mixed(let pieces): .mixed(pieces.map(piece))
    case .parameter(let slot, let type): .parameter(slot: slot.map(self.slot), self.type(type))
    case .rest(let slot, let mayBeEmpty):
      .rest(slot: slot.map(self.slot), mayBeEmpty: mayBeEmpty)
    }
  }

  private func piece(_ piece: Piece) -> Piece {
    switch piece {
    case .literal: piece
    case .parameter(let slot, let type): .parameter(slot: slot.map(self.slot), self.type(type))
    }
  }

  private func item(_ item: QueryItem) -> QueryItem {
    switch item.value {
    case .literal, .any: item
    case .parameter(let slot):
      QueryItem(
        key: item.key, otherKeys: item.otherKeys, value: .parameter(slot: self.slot(slot)))
    case .restOfLink(let slot): QueryItem(key: item.key, value: .restOfLink(slot: self.slot(slot)))
    }
  }

  private func fragment(_ fragment: Fragment) -> Fragment {
    switch fragment {
    case .whole(let slot): .whole(slot: self.slot(slot))
    case .items(let items): .items(items.map(item))
    }
  }

  private func slot(_ slot: Int) -> Int { scope.parameters.count + slot }

  /// Lints of the set are reported in its own file, so the copy has no needless mark.
  private func parameter(_ parameter: Parameter) -> Parameter {
    Parameter(
      name: parameter.name, type: type(parameter.type), form: parameter.form,
      defaultValue: parameter.defaultValue, isFilledList: parameter.isFilledList,
      ignoresUnreadable: parameter.ignoresUnreadable, span: parameter.span)
  }

  private func type(_ type: ValueType) -> ValueType {
    switch type.kind {
    case .string, .text, .int, .uint, .double, .bool, .uuid, .date, .url: type
    case .enumeration(let index): type.with(.enumeration(firstEnumeration + index))
    case .openEnumeration(let index): type.with(.openEnumeration(firstEnumeration + index))
    case .external(let index): type.with(.external(firstExternal + index))
    }
  }
}

extension Pattern {
  /// The text after the pattern of a mount: `/shop` and the pattern `/` or `/?q` have no slash between them.
  fileprivate var ownText: String {
    if !hasPath { return "/{_...?}" + text }
    return segments.isEmpty ? String(text.dropFirst()) : text
  }
}
