import RoutegenExplain
package import RoutegenModel

/// Returns the routes for other tools, as JSON with sorted keys.
///
/// `Documentation/Tools.md` describes the fields.
package func exportJSON(_ model: RouteModel) -> String { jsonText(RouteSetJSON(model)) }

/// Returns the same for the script of a page: in one line, and without documentation, which the page has.
func pageJSON(_ model: RouteModel, _ shown: ShownRoutes) -> String {
  var json = RouteSetJSON(model, shown)
  json.removeDocumentation()
  return jsonText(json, isMinified: true)
}

/// Returns the same for generated code, without what only people read.
package func tableJSON(_ model: RouteModel, _ shown: ShownRoutes) -> String {
  var json = RouteSetJSON(model, shown)
  json.removeDocumentation()
  json.keepTable(model, shown)
  return String(jsonText(json, isMinified: true).dropLast())
}

/// A route set as `routegen export json` writes it.
///
/// Within one version, fields are added, but none changes its meaning.
private struct RouteSetJSON: Encodable {
  let version = 1
  let name: String
  var documentation: String
  let schemes: [String]
  let forms: [String: String]?
  let hosts: [String]
  let acceptsHTTP: Bool
  let isCaseless: Bool
  let plusIsLiteral: Bool
  let expires: String?
  private(set) var requirements: [String]?
  var enums: [EnumJSON]
  let types: [String]
  let typePrefixes: [String: String]?
  var payload: [PayloadRuleJSON]
  var routes: [RouteJSON]
  private(set) var exceptions: [ExceptionJSON]?
  private(set) var envelopes: [EnvelopeJSON]?
  private(set) var mounts: [MountJSON]?
  var scopes: [ScopeJSON]
  var payloadPatterns: [PatternJSON]?
  let valueTypes: [ValueTypeJSON]
  let limits = LimitsJSON()

  init(_ model: RouteModel) { self.init(model, ShownRoutes(model)) }

  init(_ model: RouteModel, _ shown: ShownRoutes) {
    let list = RouteList(model)
    let matcher = ExplainingMatcher(model)
    var valueTypes = ValueTypeList()
    name = model.name
    documentation = model.documentation.joined(separator: "\n")
    schemes = model.schemes
    let forms = model.schemesWithoutAuthority.map { ($0, model.beginning(of: $0)) }
    self.forms = forms.isEmpty ? nil : Dictionary(uniqueKeysWithValues: forms)
    hosts = model.hosts.map(\.description)
    acceptsHTTP = model.acceptsHTTP
    isCaseless = model.isCaseless
    plusIsLiteral = model.plusIsLiteral
    expires = model.expiryKey
    requirements = model.requirements
    enums = model.enumerations.map(EnumJSON.init)
    types = model.externalTypes.map(\.name)
    let prefixes = model.externalTypes.compactMap { type in type.prefix.map { (type.name, $0) } }
    typePrefixes =
      prefixes.isEmpty ? nil : Dictionary(prefixes, uniquingKeysWith: { first, _ in first })
    payload = model.payloads.map { PayloadRuleJSON($0, model, shown) }
    routes = list.routes.compactMap { listed in
      shown.names[listed.route.index].map { name in
        RouteJSON(listed, name, model, isShown: shown.shows(listed.route), types: &valueTypes)
      }
    }
    exceptions = model.exceptions.map {
      ExceptionJSON(pattern: $0.pattern.text, hosts: $0.origins.hosts, schemes: $0.origins.schemes)
    }
    envelopes = model.envelopes.map {
      EnvelopeJSON(
        pattern: $0.writtenText, key: $0.key, restOfLink: $0.isRest ? true : nil,
        hosts: $0.origins.hosts, schemes: $0.origins.schemes)
    }
    mounts = list.mounts.map { MountJSON(pattern: $0.pattern, name: $0.name, module: $0.module) }
    scopes = matcher.scopes.map { ScopeJSON($0, model, shown, types: &valueTypes) }
    payloadPatterns =
      model.hasTypeRule
      ? PatternJSON.all(of: matcher.payloadScope, model, shown, types: &valueTypes) : nil
    self.valueTypes = valueTypes.types.map { ValueTypeJSON($0, model) }
  }
}

extension RouteSetJSON {
  fileprivate mutating func removeDocumentation() {
    documentation = ""
    (requirements, exceptions, envelopes, mounts) = (nil, nil, nil, nil)
    for index in enums.indices { enums[index].documentation = "" }
    for index in routes.indices { routes[index].documentation = "" }
  }

  fileprivate mutating func keepTable(_ model: RouteModel, _ shown: ShownRoutes) {
    let own = model.routes.filter { shown.names[$0.index] != nil }.sorted { $0.index < $1.index }
    for (index, route) in own.enumerated() { routes[index].keepTable(route.parameters, model) }
    for index in scopes.indices { scopes[index].patterns.removeTexts() }
    payloadPatterns?.removeTexts()
  }
}

private struct LimitsJSON: Encodable {
  let bytes = LinkSizeLimits.byteCount
  let segments = LinkSizeLimits.segmentCount
  let items = LinkSizeLimits.itemCount
  let envelopes = LinkSizeLimits.envelopeDepth
}

private struct EnumJSON: Encodable {
  let name: String
  var documentation: String
  let isOpen: Bool
  let isCaseless: Bool
  let isMounted: Bool
  let values: [ValueJSON]

  struct ValueJSON: Encodable {
    let name: String
    let text: String
  }

  init(_ enumeration: Enumeration) {
    name = enumeration.name
    documentation = enumeration.documentation.joined(separator: "\n")
    isOpen = enumeration.isOpen
    isCaseless = enumeration.isCaseless
    isMounted = enumeration.isMounted
    values = enumeration.values.map { ValueJSON(name: $0.caseName, text: $0.text) }
  }
}

private struct PayloadRuleJSON: Encodable {
  let kind: String
  let key: String?
  let value: String?
  let route: String?
  let keys: [String: String]?
  let constants: [String: String]?

  init(_ rule: PayloadRule, _ model: RouteModel, _ shown: ShownRoutes) {
    key = rule.key
    switch rule {
    case .type: (kind, value) = ("type", nil)
    case .link: (kind, value) = ("link", nil)
    case .when(_, let text, _): (kind, value) = ("when", text)
    case .otherwise: (kind, value) = ("else", nil)
    }
    let target = rule.target
    let named = target.map { model.routes[$0.route] }
    route = target.flatMap { shown.names[$0.route] }
    keys = target.map { $0.keys.named(in: named) }
    constants = target.map { $0.constants.named(in: named) }
  }
}

private struct RouteJSON: Encodable {
  private let name: String
  private var pattern: String?
  private var aliases: [String]
  var documentation: String?
  private var parameters: [ParameterJSON]
  private var examples: [ExampleJSON]?
  private let `internal`: Bool
  private let unlinked: Bool
  private var deprecated: String?
  private var deprecatedUntil: String?
  private var requires: [String]?
  private var shortcuts: [String]?
  private var activities: [String]?
  private var triggers: [TriggerJSON]?
  private var printed: FormJSON?
  private let hostValue: HostValueJSON?
  private let hosts: [String]
  private let schemes: [String]
  private var mounted: String?

  /// Removes what says which route it is.
  private mutating func removeOrigin() {
    (deprecated, deprecatedUntil, mounted, printed) = (nil, nil, nil, nil)
    aliases = []
    removeTexts()
  }

  private mutating func removeTexts() {
    (pattern, documentation, examples, requires) = (nil, nil, nil, nil)
    (shortcuts, activities, triggers) = (nil, nil, nil)
  }

  /// Removes what only people read, and writes defaults as links have them.
  mutating func keepTable(_ own: [Parameter], _ model: RouteModel) {
    removeTexts()
    aliases.removeAll { $0.hasPrefix("/") }
    for (index, parameter) in own.enumerated() {
      parameters[index].type = nil
      parameters[index].defaultValue = parameter.defaultValue.map {
        model.printed($0, as: parameter.type)
      }
    }
  }

  init(
    _ listed: ListedRoute, _ name: String, _ model: RouteModel, isShown: Bool,
    types: inout ValueTypeList
  ) {
    let route = listed.route
    self.name = name
    pattern = route.pattern.text
    aliases = route.writtenAliases.map(\.text)
    documentation = route.documentation.joined(separator: "\n")
    parameters = route.parameters.map {
      ParameterJSON(
        name: $0.name, type: model.typeText(of: $0), valueType: types.index(of: $0.type),
        form: $0.form.name, isRequired: !$0.mayBeAbsent, defaultValue: $0.defaultValue,
        ignoresUnreadable: $0.ignoresUnreadable ? true : nil)
    }
    examples = route.examples.map { ExampleJSON(link: $0.link, opens: $0.opens) }
    `internal` = route.attributes.isInternal
    unlinked = route.isUnlinked
    deprecated = listed.deprecation
    deprecatedUntil = listed.promisedUntil
    requires = listed.requirements
    shortcuts = route.attributes.shortcuts.map(\.type)
    activities = route.attributes.activities.map(\.type)
    triggers =
      route.attributes.shortcuts.map { TriggerJSON("shortcut", $0, route) }
      + route.attributes.activities.map { TriggerJSON("activity", $0, route) }
    printed =
      route.isUnlinked ? nil : FormJSON(route.printedPattern, route.parameters, types: &types)
    hostValue = route.hostValue.map {
      HostValueJSON(parameter: route.parameters[$0.slot].name, suffix: $0.suffix)
    }
    hosts = route.origins.hosts
    schemes = route.origins.schemes
    mounted = listed.mounted
    if !isShown { removeOrigin() }
  }
}

private struct ParameterJSON: Encodable {
  let name: String
  var type: String?
  let valueType: Int
  let form: String
  let isRequired: Bool
  var defaultValue: String?

  /// `nil` instead of `false`.
  let ignoresUnreadable: Bool?
}

/// A parameter whose value is the host, or its first label.
private struct HostValueJSON: Encodable {
  let parameter: String
  let suffix: String
}

/// A quick action or an activity that opens a route.
private struct TriggerJSON: Encodable {
  let kind: String
  let type: String

  /// The keys of `userInfo` that supply parameters.
  let keys: [String: String]

  /// The texts that the file supplies for parameters.
  let constants: [String: String]

  init(_ kind: String, _ attribute: TriggerAttribute, _ route: Route) {
    self.kind = kind
    type = attribute.type
    constants = attribute.constants.named(in: route)
    var keys: [Int: String] = [:]
    for (slot, source) in Candidate(namedOutright: route, constants: attribute.constants)
      .sources.enumerated()
    {
      if case .payload(let key) = source { keys[slot] = key }
    }
    self.keys = keys.named(in: route)
  }
}

private struct ExampleJSON: Encodable {
  let link: String
  let opens: Bool
}

private struct ExceptionJSON: Encodable {
  let pattern: String
  let hosts: [String]
  let schemes: [String]
}

private struct EnvelopeJSON: Encodable {
  let pattern: String
  let key: String?
  let restOfLink: Bool?
  let hosts: [String]
  let schemes: [String]
}

private struct MountJSON: Encodable {
  let pattern: String
  let name: String
  let module: String?
}

extension [OriginConstraint] {
  /// The hosts that a block accepts; `*` for any host, `*:*` for any host and port.
  fileprivate var hosts: [String] {
    compactMap { origin in
      switch origin {
      case .host(let host): host.description
      case .anyHost: "*"
      case .anyHostAndPort: "*:*"
      case .everywhere, .scheme: nil
      }
    }
  }

  /// The schemes that a block accepts.
  fileprivate var schemes: [String] {
    compactMap { if case .scheme(let scheme) = $0 { scheme } else { nil } }
  }
}

extension [Int: String] {
  /// The texts for parameters of a route, by the parameters' names instead of their positions.
  fileprivate func named(in route: Route?) -> [String: String] {
    guard let route else { return [:] }
    var named: [String: String] = [:]
    for (slot, text) in self { named[route.parameters[slot].name] = text }
    return named
  }
}

extension Parameter.Form {
  fileprivate var name: String {
    switch self {
    case .single: "single"
    case .optional: "optional"
    case .list: "list"
    case .dictionary: "dictionary"
    case .listDictionary: "listDictionary"
    case .rest: "rest"
    case .optionalRest: "optionalRest"
    }
  }
}
