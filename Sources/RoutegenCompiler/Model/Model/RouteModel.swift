/// The meaning of a `.routes` file: every name is looked up, every pattern is complete.
///
/// Emitters and exporters see the model and nothing of the earlier stages.
package struct RouteModel: Sendable {
  package var name = ""
  package var nameSpan: Span

  /// The place of the file in the build.
  package var place = BuildPlace()
  package var documentation: [String] = []
  package var access = Access.public

  /// The handler protocols to generate.
  package var handlers = Handlers.required
  package var imports: [String] = []

  /// The place of each of `imports`.
  package var importSpans: [Span] = []

  /// Custom URL schemes in lower case; links are printed with the first.
  package var schemes: [String] = []

  /// The form of printed links with each scheme that the file, or a block, declares with marks.
  package var schemeForms: [String: SchemeForm] = [:]

  /// The segments with which all links of a scheme or host begin.
  package internal(set) var bases = OriginBases()

  /// Whether `http` links are accepted where `https` links are: the file has `scheme http`.
  package var acceptsHTTP = false

  /// The place at which the file names `http`, for all links or for a block.
  package var httpSpan: Span?
  package private(set) var hosts: [HostPattern] = []
  private(set) var hostIndex = HostIndex()

  /// The compilation condition of the builds that this is the meaning for; `nil` for those without one.
  package var condition: String?

  /// The file in builds with a compilation condition; the first whose condition is set is that of the build.
  package var variants: [RouteVariant] = []
  package var expiryKey: String?
  package var isCaseless = false

  /// Whether a `+` in any query is a plus and not a space: the file has `plus literal`.
  package var plusIsLiteral = false

  /// The names that `@requires` may use.
  package var requirements: [String] = []

  /// The enums of the file, then those of mounted route sets.
  package var enumerations: [Enumeration] = []

  /// Swift types that conform to `RouteValue`: those of the file, then those of mounted route sets.
  package var externalTypes: [ExternalType] = []
  package var payloads: [PayloadRule] = []

  /// Routes and groups as the file nests them.
  package var members: [Member] = []

  /// Every route in the order of the file; a route's `index` is its index in this array.
  package var routes: [Route] = []

  /// The routes that links and payloads open; all that are not `@unlinked`.
  package var linkedRoutes: [Route] { routes.filter { !$0.isUnlinked } }

  /// Whether a link can have a value of type `Text`, which may contain line breaks.
  package var hasTexts: Bool {
    linkedRoutes.contains { $0.parameters.contains { $0.type.kind == .text } }
  }

  /// Whether a payload can name the path of a route: the file has `type` in `payload`.
  package var hasTypeRule: Bool {
    payloads.contains { if case .type = $0 { true } else { false } }
  }

  /// Patterns of links that lead nowhere.
  package var exceptions: [ExceptionPattern] = []

  /// Patterns of links that contain the link to open.
  package var envelopes: [Envelope] = []

  /// The mounted route sets, in the order of the file.
  package var mounts: [Mount] = []

  /// The size of the file and of everything that groups and mounts add to its patterns, in bytes.
  package var expandedSize = 0

  /// Whether a route or group is deprecated, those of mounted route sets included.
  package var hasDeprecations: Bool { members.contains(where: \.hasDeprecation) }

  /// Whether a pattern has a fragment that is written like a path.
  package internal(set) var hasFragmentPaths = false

  package init(nameSpan: Span) {
    self.nameSpan = nameSpan
  }

  mutating func declare(_ host: HostPattern) {
    hosts.append(host)
    hostIndex.insert(host)
  }

  /// Whether a host outside of blocks accepts that of a link.
  func covers(_ host: String) -> Bool { !hostIndex.covering(host).isEmpty }
}

extension RouteModel {
  /// The type that a line `type` declares; `nil` for any other one.
  package func declaredType(_ kind: ValueType.Kind) -> ExternalType? {
    if case .external(let index) = kind { externalTypes[index] } else { nil }
  }

  /// The text with which each value of a type begins; `nil` if there is none.
  package func prefix(of type: ValueType) -> String? {
    type.separator == nil ? declaredType(type.kind)?.prefix : nil
  }

  /// Whether the file says which texts are values of a type; of a Swift type, only the app knows it.
  package func knowsTexts(of type: ValueType) -> Bool {
    declaredType(type.kind).map { $0.rest != nil } ?? true
  }

  /// The requirements of a route and of the groups around it, the outermost first.
  package func requirements(of route: Route) -> [String] {
    attributes(around: route).reduce(into: []) { list, attributes in
      list += attributes.requirements.filter { !list.contains($0) }
    }
  }

  /// The last day on which the file promises to keep a route: that of the route, or else of the innermost
  /// group with one.
  package func promisedUntil(_ route: Route) -> CalendarDate? {
    attributes(around: route).last { $0.promisedUntil != nil }?.promisedUntil
  }

  /// The attributes by which a route is deprecated: its own, or else those of the innermost deprecated group;
  /// `nil` if it is not deprecated.
  package func deprecation(of route: Route) -> Attributes? {
    attributes(around: route).last { $0.deprecation != nil }
  }

  /// The attributes of the groups around a route, the outermost first, and those of the route.
  private func attributes(around route: Route) -> [Attributes] {
    Self.attributes(around: route.index, in: members, self) ?? [route.attributes]
  }

  private static func attributes(
    around index: Int, in members: [Member], _ model: RouteModel
  ) -> [Attributes]? {
    for member in members {
      switch member {
      case .route(let route): if route.index == index { return [route.attributes] }
      case .group(let group):
        let mounted = group.mount.map { model.mounts[$0].model } ?? model
        guard let inner = attributes(around: index, in: group.members, mounted) else { continue }
        return [group.attributes] + inner
      }
    }
    return nil
  }
}

extension RouteModel {
  /// The index of the last mount before a route, which has the route if it is mounted.
  func mountIndex(of route: Int) -> Int? { mounts.lastIndex { $0.firstRoute <= route } }
}

/// How visible the generated declarations are.
package enum Access: String, CaseIterable, Comparable, Sendable {
  case `public`, package, `internal`

  /// Compares two by how much code sees the routes: the widest first.
  package static func < (left: Access, right: Access) -> Bool {
    allCases.prefix { $0 != right }.contains(left)
  }
}

/// The handler protocols that are generated for a route set.
package enum Handlers: String, Sendable {
  /// Protocols whose methods must all be written, which is the default.
  case required

  /// Protocols whose methods reject their links unless they are written.
  case optional

  /// No protocols.
  case none
}

/// A route set that continues a pattern of another, its host: `PATTERN mount Name`.
///
/// The host has a copy of the routes, in its tables too, and its rules of matching hold for them.
package struct Mount: Sendable {
  package let model: RouteModel

  /// The Swift module of the set; `nil` for the module of the host.
  package let module: String?

  /// The index of the set's first route in the host.
  package let firstRoute: Int
}
