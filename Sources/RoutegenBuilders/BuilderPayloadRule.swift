import RoutegenModel

/// The rule by which a payload names a route by its path or link: the first such rule of the file.
struct BuilderPayloadRule {
  let key: String

  /// Whether other keys of the payload may be parameters.
  let isPath: Bool

  /// The names that no parameter can have as a key of the payload.
  let reserved: [String]

  /// The keys of the rules before it, each with the text for which the rule decides, if it is only one.
  let earlier: [(key: String, text: String?)]

  /// Returns `nil` if no payload can name a route by its path or link.
  init?(_ model: RouteModel) {
    var earlier: [(key: String, text: String?)] = []
    for rule in model.payloads {
      switch rule {
      case .type(let key): (self.key, isPath) = (key, true)
      case .link(let key): (self.key, isPath) = (key, false)
      case .when(let key, let text, _):
        earlier.append((key, text))
        continue
      case .otherwise: continue
      }
      reserved = [key] + (model.expiryKey.map { [$0] } ?? [])
      self.earlier = earlier
      return
    }
    return nil
  }

  /// Whether another rule may decide about a payload of a route: it has a key of an earlier rule or of the expiry date,
  /// or text in which such a key may be.
  func mayNotDecide(about route: Route) -> Bool {
    let others = earlier.map(\.key) + reserved.dropFirst()
    let moved = isPath && route.origins.isEmpty ? route.parameters.map(\.name) : []
    return ([key] + moved).contains { name in
      others.contains { $0 == name && name != reserved.last || $0.hasPrefix(name + ".") }
    }
  }
}
