package import RoutegenSource

/// What a `.routes` file means: every name looked up, every pattern complete.
///
/// Emitters and exporters see this and nothing before it.
package struct RouteModel: Sendable {
  package var name = ""
  package var nameSpan: Span
  package var documentation: [String] = []
  package var access = Access.public
  package var imports: [String] = []

  /// Where each of `imports` is written.
  package var importSpans: [Span] = []

  /// Custom URL schemes in lower case; the first is the one printed.
  package var schemes: [String] = []

  /// Whether `http` links are taken where `https` links are: the file says `scheme http`.
  package var acceptsHTTP = false

  /// Where the file says so.
  package var httpSpan: Span?
  package var hosts: [HostPattern] = []
  package var expiryKey: String?
  package var isCaseless = false
  package var enumerations: [Enumeration] = []

  /// Names of Swift types that conform to `RouteValue`, in the order of the file.
  package var externalTypes: [String] = []

  /// Where each of `externalTypes` is declared.
  package var externalTypeSpans: [Span] = []
  package var payloads: [PayloadRule] = []

  /// Routes and groups as the file nests them.
  package var members: [Member] = []

  /// Every route in the order of the file; a route's `index` is its place here.
  package var routes: [Route] = []

  package init(nameSpan: Span) {
    self.nameSpan = nameSpan
  }
}

/// How visible the generated declarations are.
package enum Access: String, CaseIterable, Sendable {
  case `public`, package, `internal`
}

/// A declared host: `example.com`, or `*.example.com` for one or more labels before it.
package struct HostPattern: Hashable, Sendable {
  /// In lower case, without the `*.`.
  package let domain: String
  package let isWildcard: Bool

  package var description: String { isWildcard ? "*.\(domain)" : domain }
}

/// A parameter type that the file declares with `enum`.
package struct Enumeration: Sendable {
  package let name: String
  package let nameSpan: Span
  package let documentation: [String]
  package let values: [Value]

  /// One value: the Swift case, and the text in links that stands for it.
  package struct Value: Hashable, Sendable {
    package let caseName: String
    package let text: String
  }
}

/// A route or a group of routes.
package enum Member: Sendable {
  case route(Route)
  case group(Group)

  package var caseName: String {
    switch self {
    case .route(let route): route.caseName
    case .group(let group): group.caseName
    }
  }

  package var nameSpan: Span {
    switch self {
    case .route(let route): route.nameSpan
    case .group(let group): group.nameSpan
    }
  }

  package var hasWrittenName: Bool {
    switch self {
    case .route(let route): route.hasWrittenName
    case .group(let group): group.hasWrittenName
    }
  }
}

/// A block: a nested enum whose patterns continue the group's.
package struct Group: Sendable {
  package let caseName: String
  package let typeName: String

  /// The name after `as`, or else the pattern that gives it.
  package let nameSpan: Span
  package let hasWrittenName: Bool
  package let documentation: [String]

  /// The group's own segments, without those of the groups around it.
  package let segments: [Segment]

  /// The pattern from the root, as people write it.
  package let patternText: String

  /// The parameters of the groups around it and its own; a `slot` is a place in here.
  package let allParameters: [Parameter]

  /// How many of them belong to the groups around it.
  package let outerParameterCount: Int
  package var members: [Member]

  package var parameters: ArraySlice<Parameter> { allParameters[outerParameterCount...] }

  /// The case that stands for the group itself: the route `/`, where nothing has to be given for it.
  package var defaultMember: Route? {
    for case .route(let route) in members
    where route.isIndex && route.ownParameters.allSatisfy(\.mayBeAbsent) {
      return route
    }
    return nil
  }
}

/// A destination: one case of an enum.
package struct Route: Sendable {
  package let index: Int
  package let caseName: String

  /// The name after `as`, or else the pattern that gives it.
  package let nameSpan: Span
  package let hasWrittenName: Bool
  package let documentation: [String]

  /// The cases that lead here from the top, this one left out.
  package let groupNames: [String]

  /// Every parameter in order, those of the groups first; a `slot` is a place in here.
  package let parameters: [Parameter]

  /// How many of `parameters` belong to the groups.
  package let groupParameterCount: Int

  /// The whole pattern, from the root; the one that is printed.
  package let pattern: Pattern

  /// How many of the pattern's segments belong to the groups.
  package let groupSegmentCount: Int

  /// Other patterns that lead here.
  package var aliases: [Alias] = []

  /// Links that have to open it, or must not.
  package var examples: [Example] = []

  package var ownParameters: ArraySlice<Parameter> { parameters[groupParameterCount...] }
  package var ownSegments: ArraySlice<Segment> { pattern.segments[groupSegmentCount...] }
  package var isIndex: Bool { ownSegments.isEmpty }

  /// `home.soptamp.entireRanking`, for people.
  package var qualifiedName: String { (groupNames + [caseName]).joined(separator: ".") }
}

/// A pattern after `also`, with what it gives to parameters that it has no hole for.
package struct Alias: Sendable {
  package let pattern: Pattern

  /// The text that stands for a parameter, by slot.
  package let constants: [Int: String]
}

/// A link under a route that has to open it, or must not.
package struct Example: Sendable {
  package let opens: Bool
  package let link: String

  /// The text after `->`, which says the route and its values; empty where there is none.
  package let expected: String
  package let span: Span
  package let expectedSpan: Span
}

/// One way in which a payload names a route, in the order they are tried.
package enum PayloadRule: Sendable {
  /// The key's value is a route's path; parameters may stand beside it.
  case type(key: String)

  /// The key's value is a link or a path.
  case link(key: String)

  /// The route, if the key is there.
  case when(key: String, PayloadTarget)

  /// The route in any case.
  case otherwise(PayloadTarget)
}

/// A route whose parameters come from payload keys.
package struct PayloadTarget: Sendable {
  package let route: Int

  /// The payload key of a parameter, by slot.
  package let keys: [Int: String]

  /// The text that stands for a parameter, by slot.
  package let constants: [Int: String]
}
