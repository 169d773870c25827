import RoutegenCompiler

extension RouteSetJSON {
  /// - Parameter name: The name, or the number of a route that is left out.
  mutating func route(_ listed: ListedRoute, _ name: String) -> JSONMembers {
    let route = listed.route
    let isShown = shown.shows(route)
    var parameters: [JSONMembers] = []
    for parameter in route.parameters { parameters.append(json(parameter)) }
    let printed = route.isUnlinked ? nil : form(route.printedPattern, route.parameters)
    let aliases = route.writtenAliases.map(\.text)
    let members: JSONMembers = [
      "name": name, "parameters": parameters, "internal": route.attributes.isInternal,
      "unlinked": route.isUnlinked, "hosts": route.origins.hosts, "schemes": route.origins.schemes,
      "hostValue": route.hostValue.map {
        ["parameter": route.parameters[$0.slot].name, "suffix": $0.suffix]
      },
      "documentation": content == .table ? nil : text(of: route.documentation),
      "aliases": !isShown
        ? [] : content == .table ? aliases.filter { !$0.hasPrefix("/") } : aliases,
    ]
    guard isShown else { return members }
    let all = members.adding([
      "printed": printed, "deprecated": listed.deprecation,
      "deprecatedUntil": listed.promisedUntil, "mounted": listed.mounted,
    ])
    return content == .table ? all : all.adding(texts(of: listed))
  }

  /// What no table needs.
  private func texts(of listed: ListedRoute) -> JSONMembers {
    let (route, attributes) = (listed.route, listed.route.attributes)
    let examples: [JSONMembers] = route.examples.map { ["link": $0.link, "opens": $0.opens] }
    return [
      "pattern": route.pattern.text, "examples": examples, "requires": listed.requirements,
      "callback": attributes.callback != nil,
      "shortcuts": attributes.shortcuts.map(\.type),
      "activities": attributes.activities.map(\.type),
      "triggers": attributes.shortcuts.map { json("shortcut", $0, route) }
        + attributes.activities.map { json("activity", $0, route) },
    ]
  }

  /// Returns a parameter; in a table, its default is as links have it.
  private mutating func json(_ parameter: Parameter) -> JSONMembers {
    let isTable = content == .table
    return [
      "name": parameter.name, "type": isTable ? nil : model.typeText(of: parameter),
      "valueType": types.index(of: parameter.type), "form": parameter.form.name,
      "isRequired": !parameter.mayBeAbsent,
      "defaultValue": parameter.defaultValue.map {
        isTable ? model.printed($0, as: parameter.type) : $0
      },
      "ignoresUnreadable": parameter.ignoresUnreadable ? true : nil,
    ]
  }

  /// Returns a quick action or an activity that opens a route, with the keys of `userInfo` that supply parameters, and
  /// the texts that the file supplies for others.
  private func json(
    _ kind: String, _ attribute: TriggerAttribute, _ route: Route
  ) -> JSONMembers {
    let candidate = Candidate(namedOutright: route, constants: attribute.constants)
    var keys: [Int: String] = [:]
    for (slot, source) in candidate.sources.enumerated() {
      if case .payload(let key) = source { keys[slot] = key }
    }
    return [
      "kind": kind, "type": attribute.type, "keys": keys.named(in: route),
      "constants": attribute.constants.named(in: route),
    ]
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
