package import RoutegenCompiler

/// Something that only the new version of a route set has.
package struct RouteSetAddition: Sendable {
  package let kind: Kind
  package let routeSet: String

  /// The qualified name of a route; `nil` for a route set, a host or a scheme.
  package let route: String?

  /// A pattern, `host example.org`, or `routes App`.
  package let text: String
  package let span: Span

  /// Whether it belongs to a route with `@internal`, which nobody outside of the app knows.
  package let isInternal: Bool

  /// Why a route is deprecated, and until when it stays: `until 2027-01-31: use /profile`; empty for anything else.
  package private(set) var reason = ""

  package enum Kind: String, Sendable {
    case routeSet, host, scheme, route, pattern, deprecation
  }

  /// The identity of an addition, whatever its place.
  package struct Identity: Hashable {
    let kind: Kind
    let routeSet: String
    let route: String?
    let text: [UInt8]
  }

  package var identity: Identity {
    Identity(kind: kind, routeSet: routeSet, route: route, text: Array(text.utf8))
  }

  init(_ kind: Kind, _ text: String, of model: RouteModel, route: Route? = nil, at span: Span) {
    (self.kind, self.text, self.span) = (kind, text, span)
    (routeSet, self.route) = (model.name, route?.qualifiedName)
    isInternal = route?.attributes.isInternal ?? false
  }

  /// A route set of which there is no old version.
  package init(added model: RouteModel) {
    self.init(.routeSet, "routes \(model.name)", of: model, at: model.nameSpan)
  }

  /// The additions between two versions of a route set: its origins, then its routes in the order of the file.
  ///
  /// - Parameters:
  ///   - sets: The old and the new version.
  ///   - reversed: The new and the old version.
  ///   - gains: Links of the new version that the old one may read differently.
  static func all(
    _ sets: ComparedSets, _ reversed: ComparedSets, _ gains: LinkProposals
  ) -> [Self] {
    let (old, new) = (sets.old.model, sets.new.model)
    let gained = GainedLinks(reversed, gains)
    let changed = gains.forest.changedRoutes
    return origins(old, new)
      + new.linkedRoutes.flatMap { route -> [Self] in
        guard let index = sets.pairs.oldIndices[route.index], !old.routes[index].isUnlinked else {
          return [Self(.route, route.pattern.text, of: new, route: route, at: route.pattern.span)]
        }
        guard changed.contains(route.index) else { return [] }
        return patterns(old.routes[index], old, route, new).filter { gained.contain($0.span) }
      } + deprecations(sets)
  }

  /// The routes that only the new version says are deprecated.
  private static func deprecations(_ sets: ComparedSets) -> [Self] {
    let (old, new) = (sets.old.model, sets.new.model)
    guard new.hasDeprecations else { return [] }
    return new.linkedRoutes.compactMap { route in
      guard let deprecation = new.deprecation(of: route)?.deprecation else { return nil }
      if let index = sets.pairs.oldIndices[route.index],
        old.deprecation(of: old.routes[index]) != nil
      {
        return nil
      }
      var addition = Self(
        .deprecation, route.pattern.text, of: new, route: route, at: route.pattern.span)
      let end = new.promisedUntil(route).map { "until \($0)" } ?? ""
      addition.reason = [end, deprecation].filter { !$0.isEmpty }.joined(separator: ": ")
      return addition
    }
  }

  private static func origins(_ old: RouteModel, _ new: RouteModel) -> [Self] {
    let schemes = new.schemes.filter { !old.schemes.contains($0) }
    let hosts = new.hosts.filter { !old.hosts.contains($0) }
    return schemes.map { Self(.scheme, "scheme \($0)", of: new, at: new.nameSpan) }
      + hosts.map { Self(.host, OriginConstraint.host($0).text, of: new, at: new.nameSpan) }
  }

  /// The patterns of a route that match other texts than each pattern of its old version.
  private static func patterns(
    _ old: Route, _ oldModel: RouteModel, _ new: Route, _ model: RouteModel
  ) -> [Self] {
    let known = Set(
      ([old.pattern] + old.aliases.map(\.pattern)).map {
        PatternShape(Candidate($0, to: old), oldModel)
      })
    return ([(new.pattern, new.pattern.text)] + new.aliases.map { ($0.pattern, $0.text) })
      .filter { !known.contains(PatternShape(Candidate($0.0, to: new), model)) }
      .map { Self(.pattern, $0.1, of: model, route: new, at: $0.0.span) }
  }
}
