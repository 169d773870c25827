import Foundation
package import RoutegenModel

/// The routes for other tools, as JSON with sorted keys.
package func exportJSON(_ model: RouteModel) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // Texts, numbers and truth values always encode.
  guard let data = try? encoder.encode(RouteSetJSON(model)) else {
    fatalError("the model of \(model.name) does not encode as JSON")
  }
  return String(decoding: data, as: UTF8.self) + "\n"
}

/// A route set as `routegen export json` writes it.
private struct RouteSetJSON: Encodable {
  let name: String
  let schemes: [String]
  let hosts: [String]
  let routes: [RouteJSON]

  init(_ model: RouteModel) {
    name = model.name
    schemes = model.schemes
    hosts = model.hosts.map(\.description)
    routes = model.routes.map { RouteJSON($0, model) }
  }
}

private struct RouteJSON: Encodable {
  let name: String
  let pattern: String
  let aliases: [String]
  let documentation: String
  let parameters: [ParameterJSON]

  init(_ route: Route, _ model: RouteModel) {
    name = route.qualifiedName
    pattern = route.pattern.text
    aliases = route.aliases.map(\.pattern.text)
    documentation = route.documentation.joined(separator: "\n")
    parameters = route.parameters.map {
      ParameterJSON(
        name: $0.name, type: model.typeText(of: $0), isRequired: !$0.mayBeAbsent,
        defaultValue: $0.defaultValue)
    }
  }
}

private struct ParameterJSON: Encodable {
  let name: String
  let type: String
  let isRequired: Bool
  let defaultValue: String?
}
