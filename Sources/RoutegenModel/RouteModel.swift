package import RoutegenSource

/// What a `.routes` file means: every name looked up, every pattern complete.
///
/// Emitters and exporters see this and nothing before it.
package struct RouteModel: Sendable {
  package var name = ""
  package var nameSpan: Span
  package var documentation: [String] = []
  package var access = Access.public

  /// What handler protocols are generated.
  package var handlers = Handlers.required
  package var imports: [String] = []

  /// Where each of `imports` is written.
  package var importSpans: [Span] = []

  /// Custom URL schemes in lower case; the first is the one printed.
  package var schemes: [String] = []

  /// Whether `http` links are taken where `https` links are: the file says `scheme http`.
  package var acceptsHTTP = false

  /// Where the file names `http`, for all links or for a block.
  package var httpSpan: Span?
  package var hosts: [HostPattern] = []
  package var expiryKey: String?
  package var isCaseless = false

  /// Whether a `+` in a query is a plus and not a space: the file says `plus literal`.
  package var plusIsLiteral = false

  /// What `@requires` may name.
  package var requirements: [String] = []

  /// The enums of the file, then those of mounted route sets.
  package var enumerations: [Enumeration] = []

  /// Swift types that conform to `RouteValue`: those of the file, then those of mounted route sets.
  package var externalTypes: [ExternalType] = []
  package var payloads: [PayloadRule] = []

  /// Routes and groups as the file nests them.
  package var members: [Member] = []

  /// Every route in the order of the file; a route's `index` is its place here.
  package var routes: [Route] = []

  /// The routes of the file itself, without those of mounted route sets.
  var ownRoutes: [Route] { routes.filter { $0.nameSpan.file == nameSpan.file } }

  /// Patterns of links that lead nowhere.
  package var exceptions: [ExceptionPattern] = []

  /// Patterns of links that hold another link, which is the one to open.
  package var envelopes: [Envelope] = []

  /// The route sets that groups of this one stand for.
  package var mounts: [Mount] = []

  /// About how many bytes the file takes with everything that groups and mounts give to its patterns.
  package var expandedSize = 0

  /// Whether some route or group is deprecated, those of mounted route sets included.
  package var hasDeprecations = false

  package init(nameSpan: Span) {
    self.nameSpan = nameSpan
  }
}

/// How visible the generated declarations are.
package enum Access: String, CaseIterable, Sendable {
  case `public`, package, `internal`
}

/// What handler protocols are generated for a route set.
package enum Handlers: String, Sendable {
  /// Every method has to be written: the file says nothing.
  case required

  /// A method that is not written rejects its links.
  case optional

  /// There are no protocols.
  case none
}

/// A declared host: `example.com`, or `*.example.com` for one or more labels before it.
package struct HostPattern: Hashable, Sendable {
  /// In lower case, without the `*.`.
  package let domain: String
  package let isWildcard: Bool

  package var description: String { isWildcard ? "*.\(domain)" : domain }
}

/// Where a block says that its patterns are taken: `host a { … }`, `scheme b { … }`.
///
/// In the order in which they are tried: rule 0 of "Which route a link is" in the language.
package enum Origin: Hashable, Sendable {
  case host(HostPattern)
  case anyHost

  /// In lower case; also `https` and `http`.
  case scheme(String)

  /// As a file writes it: `host *.example.com`.
  package var text: String {
    switch self {
    case .host(let host): "host \(host.description)"
    case .anyHost: "host *"
    case .scheme(let scheme): "scheme \(scheme)"
    }
  }

  /// The order of trying; the block of an exact host comes first, that of a longer domain before
  /// that of a shorter.
  package var precedence: (Int, Int) {
    switch self {
    case .host(let host): host.isWildcard ? (1, -host.domain.utf8.count) : (0, 0)
    case .anyHost: (2, 0)
    case .scheme: (3, 0)
    }
  }
}

/// A parameter type that the file declares with `enum`.
package struct Enumeration: Sendable {
  package let name: String
  package let nameSpan: Span
  package let documentation: [String]
  package let values: [Value]

  /// Whether other texts are values as well: `open enum`.
  package let isOpen: Bool

  /// Whether its file says `caseless`.
  package let isCaseless: Bool

  /// Whether it belongs to a mounted route set, which declares it in Swift.
  package var isMounted = false

  /// The values by their texts in lower case, and by the names of their cases.
  private let valuesOfText: [String: [Value]]
  private let valueOfCase: [String: Value]

  package init(
    name: String, nameSpan: Span, documentation: [String], values: [Value], isOpen: Bool,
    isCaseless: Bool
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.documentation = documentation
    self.values = values
    self.isOpen = isOpen
    self.isCaseless = isCaseless
    valuesOfText = Dictionary(grouping: values) { $0.text.lowercased() }
    valueOfCase = Dictionary(
      values.map { ($0.caseName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a text, where `isSame` says whether it is that of a value.
  package func value(of text: String, _ isSame: (String, String) -> Bool) -> Value? {
    valuesOfText[text.lowercased()]?.first { isSame($0.text, text) }
  }

  /// The value whose case has the name.
  func value(ofCase name: String) -> Value? { valueOfCase[name] }

  /// One value: the Swift case, and the text in links that stands for it.
  package struct Value: Hashable, Sendable {
    package let caseName: String
    package let text: String
  }
}

/// A Swift type that a file declares with `type`.
package struct ExternalType: Hashable, Sendable {
  package let name: String
  package let span: Span

  /// The mounted route set that knows it, and its place there; `nil` for the file's own.
  package var mounted: Place?

  /// A type of a mounted route set.
  package struct Place: Hashable, Sendable {
    /// The place in ``RouteModel/mounts``.
    package let mount: Int

    /// The place in the mounted model's ``RouteModel/externalTypes``.
    package let index: Int
  }
}

/// A route set that stands below a pattern of another: `PATTERN mount Name`.
///
/// Its routes are part of the host's: the host's tables have them all, and its rules decide.
package struct Mount: Sendable {
  package let model: RouteModel

  /// The Swift module that it is declared in; `nil` for the same.
  package let module: String?

  /// The number of its first route among the host's.
  package let firstRoute: Int
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
///
/// A class for the reason that ``Route`` is one.
package final class Group: Sendable {
  package let caseName: String
  package let typeName: String

  /// The name after `as`, or else the pattern that gives it.
  package let nameSpan: Span
  package let hasWrittenName: Bool
  package let documentation: [String]
  package let attributes: Attributes

  /// The group's own segments, without those of the groups around it.
  package let segments: [Segment]

  /// The pattern from the root, as people write it.
  package let patternText: String

  /// The parameters of the groups around it and its own; a `slot` is a place in here.
  package let allParameters: [Parameter]

  /// How many of them belong to the groups around it.
  package let outerParameterCount: Int
  package let members: [Member]

  /// The place in ``RouteModel/mounts`` of the route set that this stands for; `nil` for a block.
  package let mount: Int?

  init(
    caseName: String, typeName: String, nameSpan: Span, hasWrittenName: Bool,
    documentation: [String], attributes: Attributes, segments: [Segment], patternText: String,
    allParameters: [Parameter], outerParameterCount: Int, members: [Member], mount: Int? = nil
  ) {
    self.caseName = caseName
    self.typeName = typeName
    self.nameSpan = nameSpan
    self.hasWrittenName = hasWrittenName
    self.documentation = documentation
    self.attributes = attributes
    self.segments = segments
    self.patternText = patternText
    self.allParameters = allParameters
    self.outerParameterCount = outerParameterCount
    self.members = members
    self.mount = mount
  }

  package var parameters: ArraySlice<Parameter> { allParameters[outerParameterCount...] }

  /// The same group with other members.
  package func with(_ members: [Member]) -> Group {
    Group(
      caseName: caseName, typeName: typeName, nameSpan: nameSpan, hasWrittenName: hasWrittenName,
      documentation: documentation, attributes: attributes, segments: segments,
      patternText: patternText, allParameters: allParameters,
      outerParameterCount: outerParameterCount, members: members, mount: mount)
  }

  /// The case that stands for the group itself: the route `/`, where nothing has to be given for it.
  package var defaultMember: Route? {
    for case .route(let route) in members
    where route.isIndex && route.ownParameters.allSatisfy(\.mayBeAbsent)
      && route.attributes.deprecation == nil
    {
      return route
    }
    return nil
  }
}

/// A destination: one case of an enum.
///
/// Nothing in it changes, so it is a class: it is handed on and kept everywhere, and to copy fourteen
/// fields each time is slow to run and slower to compile.
package final class Route: Sendable {
  package let index: Int
  package let caseName: String

  /// The name after `as`, or else the pattern that gives it.
  package let nameSpan: Span
  package let hasWrittenName: Bool
  package let documentation: [String]
  package let attributes: Attributes

  /// The hosts or schemes of the block that it stands in; none outside of blocks.
  package let origins: [Origin]

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
  package let aliases: [Alias]

  /// Links that have to open it, or must not.
  package let examples: [Example]

  init(
    index: Int, caseName: String, nameSpan: Span, hasWrittenName: Bool, documentation: [String],
    attributes: Attributes, origins: [Origin], groupNames: [String], parameters: [Parameter],
    groupParameterCount: Int, pattern: Pattern, groupSegmentCount: Int, aliases: [Alias] = [],
    examples: [Example] = []
  ) {
    self.index = index
    self.caseName = caseName
    self.nameSpan = nameSpan
    self.hasWrittenName = hasWrittenName
    self.documentation = documentation
    self.attributes = attributes
    self.origins = origins
    self.groupNames = groupNames
    self.parameters = parameters
    self.groupParameterCount = groupParameterCount
    self.pattern = pattern
    self.groupSegmentCount = groupSegmentCount
    self.aliases = aliases
    self.examples = examples
  }

  package var ownParameters: ArraySlice<Parameter> { parameters[groupParameterCount...] }
  package var ownSegments: ArraySlice<Segment> { pattern.segments[groupSegmentCount...] }
  package var isIndex: Bool { ownSegments.isEmpty }

  /// `home.soptamp.entireRanking`, for people.
  package var qualifiedName: String { (groupNames + [caseName]).joined(separator: ".") }
}

/// What stands above a route or group and begins with `@`.
package struct Attributes: Hashable, Sendable {
  /// Why not to use it any more; empty where the file does not say.
  package var deprecation: String?

  /// Where `@deprecated` stands.
  package var deprecationSpan: Span?

  /// Whether websites and association files do not list it; inherited from groups.
  package var isInternal = false

  /// What has to be met before it is opened, that of the groups around it left out.
  package var requirements: [String] = []

  /// The types of home-screen quick actions that open it, `*.search` for any bundle.
  package var shortcuts: [String] = []

  /// The types of `NSUserActivity` that open it.
  package var activities: [String] = []
}

/// `except PATTERN`: a pattern that leads nowhere.
package struct ExceptionPattern: Sendable {
  package let pattern: Pattern
  package let origins: [Origin]
}

/// `unwrap PATTERN?key` or `unwrap PATTERN#`: a pattern of links that hold the link to open.
package struct Envelope: Sendable {
  package let pattern: Pattern
  package let origins: [Origin]

  /// The key whose value is the link; `nil` for the fragment.
  package let key: String?

  /// The pattern as the file writes it, with the key or the `#`.
  package var writtenText: String {
    guard let key else { return pattern.text + "#" }
    return pattern.text + (pattern.query.isEmpty ? "?" : "&") + key
  }
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
