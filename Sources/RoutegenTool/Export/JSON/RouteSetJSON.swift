package import RoutegenCompiler

/// Returns the routes for other tools, as JSON with sorted keys.
///
/// `routes.schema.json` describes the fields.
package func exportJSON(_ model: RouteModel) -> String {
  var json = RouteSetJSON(model: model, shown: ShownRoutes(model), content: .everything)
  return jsonText(json.document())
}

/// Returns the same for the script of a page: in one line, and without documentation, which the page has.
func pageJSON(_ model: RouteModel, _ shown: ShownRoutes) -> String {
  var json = RouteSetJSON(model: model, shown: shown, content: .page)
  return jsonText(json.document(), isMinified: true)
}

/// Returns the same for generated code, without what only people read.
package func tableJSON(_ model: RouteModel, _ shown: ShownRoutes) -> String {
  var json = RouteSetJSON(model: model, shown: shown, content: .table)
  return String(jsonText(json.document(), isMinified: true).dropLast())
}

/// The JSON schema of ``exportJSON(_:)``, which is `routes.schema.json`.
package let exportedJSONSchema = Embedded.routesSchemaJSON

/// A route set as `routegen export json` writes it.
///
/// Within one version, fields are added, but none changes its meaning.
struct RouteSetJSON {
  let model: RouteModel
  let shown: ShownRoutes
  let content: Content
  var types = ValueTypeList()

  enum Content {
    case everything, page, table
  }

  fileprivate mutating func document() -> JSONMembers {
    let list = RouteList(model)
    let matcher = ExplainingMatcher(model)
    // The numbers of types follow the order in which patterns name them.
    var routes: [JSONMembers] = []
    for listed in list.routes {
      if let name = shown.names[listed.route.index] { routes.append(route(listed, name)) }
    }
    var scopes: [JSONMembers] = []
    for scope in matcher.scopes {
      scopes.append(["origin": scope.origin.map(json), "patterns": patterns(of: scope)])
    }
    let payloadPatterns = model.hasTypeRule ? patterns(of: matcher.payloadScope) : nil
    let document: JSONMembers = [
      "version": 1, "name": model.name, "documentation": text(of: model.documentation),
      "schemes": model.schemes, "forms": forms, "bases": bases,
      "hosts": model.hosts.map(\.description),
      "acceptsHTTP": model.acceptsHTTP, "isCaseless": model.isCaseless,
      "plusIsLiteral": model.plusIsLiteral, "expires": model.expiryKey,
      "enums": model.enumerations.map(json), "types": model.externalTypes.map(\.name),
      "typePrefixes": typePrefixes, "payload": model.payloads.map(json), "routes": routes,
      "scopes": scopes, "payloadPatterns": payloadPatterns,
      "valueTypes": types.types.map(json), "limits": limits,
    ]
    return content == .everything ? document.adding(others(list)) : document
  }

  /// What no table and no page needs.
  private func others(_ list: RouteList) -> JSONMembers {
    let exceptions: [JSONMembers] = model.exceptions.map {
      ["pattern": $0.pattern.text, "hosts": $0.origins.hosts, "schemes": $0.origins.schemes]
    }
    let envelopes: [JSONMembers] = model.envelopes.map {
      [
        "pattern": $0.writtenText, "key": $0.key, "restOfLink": $0.isRest ? true : nil,
        "hosts": $0.origins.hosts, "schemes": $0.origins.schemes,
      ]
    }
    let mounts: [JSONMembers] = list.mounts.map {
      ["pattern": $0.pattern, "name": $0.name, "module": $0.module]
    }
    return [
      "requirements": model.requirements, "exceptions": exceptions, "envelopes": envelopes,
      "mounts": mounts,
    ]
  }

  func text(of documentation: [String]) -> String {
    content == .everything ? documentation.joined(separator: "\n") : ""
  }

  private var forms: [String: String]? {
    let forms = model.schemesWithForms.map { ($0, $0 + model.form(of: $0).rawValue) }
    return Dictionary(uniqueKeysWithValues: forms).nonEmpty
  }

  private var bases: [JSONMembers]? {
    model.bases.all.map { origin, base in
      var text = base.asBase
      if case .scheme(let scheme) = origin, !base.isEmpty { text = model.beginning(of: scheme) }
      return json(origin).adding(["segments": base, "text": text])
    }.nonEmpty
  }

  private var typePrefixes: [String: String]? {
    let prefixes = model.externalTypes.compactMap { type in type.prefix.map { (type.name, $0) } }
    return Dictionary(prefixes, uniquingKeysWith: { first, _ in first }).nonEmpty
  }

  private var limits: [String: Int] {
    [
      "bytes": LinkSizeLimits.byteCount, "segments": LinkSizeLimits.segmentCount,
      "items": LinkSizeLimits.itemCount, "envelopes": LinkSizeLimits.envelopeDepth,
    ]
  }

  private func json(_ enumeration: Enumeration) -> JSONMembers {
    [
      "name": enumeration.name, "documentation": text(of: enumeration.documentation),
      "isOpen": enumeration.isOpen, "isCaseless": enumeration.isCaseless,
      "isMounted": enumeration.isMounted,
      "values": enumeration.values.map { ["name": $0.caseName, "text": $0.text] },
    ]
  }

  private func json(_ rule: PayloadRule) -> JSONMembers {
    let (kind, value): (String, String?) =
      switch rule {
      case .type: ("type", nil)
      case .link: ("link", nil)
      case .when(_, let text, _): ("when", text)
      case .otherwise: ("else", nil)
      }
    let members: JSONMembers = ["kind": kind, "key": rule.key, "value": value]
    guard let target = rule.target else { return members }
    let route = model.routes[target.route]
    return members.adding([
      "route": shown.names[target.route], "keys": target.keys.named(in: route),
      "constants": target.constants.named(in: route),
    ])
  }
}

extension Collection {
  /// The collection; `nil` if it is empty.
  var nonEmpty: Self? { isEmpty ? nil : self }
}

extension [Int: String] {
  /// The texts for parameters of a route, by the parameters' names instead of their positions.
  func named(in route: Route) -> [String: String] {
    reduce(into: [:]) { $0[route.parameters[$1.key].name] = $1.value }
  }
}
