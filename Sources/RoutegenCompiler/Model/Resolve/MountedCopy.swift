/// A copy of a mounted route set, as it is below a pattern of the host.
///
/// Slots, routes, enums and types are numbered anew, because the host has its own before them.
struct MountedCopy {
  let mounted: RouteModel

  /// The scope of the group that the set becomes.
  let scope: EnclosingScope
  let host: RouteModel

  var enumerations: [Enumeration] {
    mounted.enumerations.map { enumeration in
      var copy = enumeration
      copy.isMounted = true
      return copy
    }
  }

  func externalTypes(ofMount mount: Int) -> [ExternalType] {
    mounted.externalTypes.enumerated().map { index, type in
      var copy = type
      copy.mounted = ExternalType.MountedType(mount: mount, index: index)
      return copy
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
          declaration(group.declaration),
          segments: group.segments.map { $0.mapping(slot: slot, type: type) },
          items: group.items.map { $0.mapping(slot: slot) },
          patternText: scope.prefix.beginning + group.patternText,
          aliasTexts: group.aliasTexts.map { scope.prefix.beginning + $0 },
          typeName: group.typeName, group.members.map(self.member), mount: group.mount))
    }
  }

  private func route(_ route: Route) -> Route {
    let declaration = declaration(route.declaration, isRoute: true)
    let parts = route.patternsOfFirstKeys.map(part)
    var patterns = scope.patterns(parts, isMount: true)
    if declaration.attributes.isUnlinked { patterns = Array(patterns.prefix(parts.count)) }
    return Route(
      index: host.routes.count + route.index, declaration, patterns[0].pattern,
      aliases: Array(patterns.dropFirst()),
      // Examples are tried in the file that has them.
      examples: [])
  }

  private func declaration(_ inner: Declaration, isRoute: Bool = false) -> Declaration {
    let attributes = isRoute ? inner.attributes.inherited(in: scope) : inner.attributes
    return Declaration(
      name: inner.name, documentation: inner.documentation,
      attributes: attributes.mapConstants { keyed($0.constants) },
      enclosure: Enclosure(
        origins: origins(inner.enclosure.origins),
        groupNames: scope.groupNames + inner.enclosure.groupNames,
        parameterCount: scope.parameters.count + inner.enclosure.parameterCount,
        segmentCount: scope.prefix.pattern.segments.count + inner.enclosure.segmentCount,
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
    return host.withHTTP(inner.filter { $0 != .scheme("http") })
  }

  /// The patterns of one without a route, which has no slots.
  private func unrouted(_ inner: Pattern) -> [Alias] {
    scope.withoutSlots.patterns([part(Alias(pattern: inner))], isMount: true)
  }

  /// A pattern of the set, which continues those of the mount.
  private func part(_ inner: Alias) -> Alias {
    let pattern = inner.pattern
    var parts = pattern.parts
    parts.path = parts.path ?? "/{_...?}"
    var part = inner
    part.pattern = Pattern(
      segments: pattern.segments.map { $0.mapping(slot: slot, type: type) },
      query: pattern.query.map { $0.mapping(slot: slot, type: type) },
      fragment: pattern.fragment?.mapping(slot: slot, type: type), parts, pattern.spans,
      isPrinted: pattern.isPrinted, changes: keyed(pattern.changes))
    part.constants = keyed(inner.constants)
    return part
  }

  private func keyed<Value>(_ values: [Int: Value]) -> [Int: Value] {
    Dictionary(uniqueKeysWithValues: values.map { (slot($0.key), $0.value) })
  }

  private func slot(_ slot: Int) -> Int { scope.parameters.count + slot }

  /// Lints of the set are reported in its own file, so the copy has no needless mark.
  private func parameter(_ parameter: Parameter) -> Parameter {
    var copy = parameter
    (copy.type, copy.needlessMark) = (type(parameter.type), nil)
    return copy
  }

  private func type(_ type: ValueType) -> ValueType {
    switch type.kind {
    case .string, .text, .int, .uint, .double, .bool, .uuid, .date, .url: type
    case .enumeration(let index): type.with(.enumeration(host.enumerations.count + index))
    case .openEnumeration(let index): type.with(.openEnumeration(host.enumerations.count + index))
    case .external(let index): type.with(.external(host.externalTypes.count + index))
    }
  }
}
