import RoutegenCompiler

/// Emits the random values of routes.
struct RouteEmitter {
  private let model: RouteModel
  private let types: TypeNames

  init(_ model: RouteModel) {
    self.model = model
    types = TypeNames(model).qualified
  }

  /// The groups around a route.
  private struct Groups {
    var name = ""
    var isUnlinked = false
    var values: [String] = []

    /// The beginning and the end of the expression: `.shop(shop: _0, ` and `)`.
    var opening = ""
    var closing = ""
  }

  /// Returns the samples of all routes of a route set, those of mounted sets included.
  func samples(of members: [Member]) -> [RouteSample] { samples(of: members, in: Groups()) }

  private func samples(of members: [Member], in groups: Groups) -> [RouteSample] {
    members.flatMap { member in
      switch member {
      case .route(let route): return [sample(route, in: groups)]
      case .group(let group):
        var inner = groups
        let labels = add(group.parameters, keys: group.items.map(\.key), to: &inner.values)
        inner.name += group.caseName + "."
        inner.opening +=
          ".\(SwiftIdentifier(group.caseName))(" + labels.map { $0 + ", " }.joined()
        inner.closing += ")"
        inner.isUnlinked = inner.isUnlinked || group.attributes.isUnlinked
        // A mounted set has types of its own.
        guard let mount = group.mount else { return samples(of: group.members, in: inner) }
        let mounted = model.mounts[mount].model
        return RouteEmitter(mounted).samples(of: mounted.members, in: inner)
      }
    }
  }

  private func sample(_ route: Route, in groups: Groups) -> RouteSample {
    var values = groups.values
    let labels = add(route.ownParameters, keys: route.pattern.query.map(\.key), to: &values)
    let arguments = labels.isEmpty ? "" : "(\(labels.joined(separator: ", ")))"
    let call = ".\(SwiftIdentifier(route.caseName))\(arguments)"
    return RouteSample(
      name: groups.name + route.caseName, isUnlinked: groups.isUnlinked || route.isUnlinked,
      values: values, expression: groups.opening + call + groups.closing)
  }

  /// Adds the declarations of values, and returns the arguments with them: `id: _0`.
  private func add(
    _ parameters: ArraySlice<Parameter>, keys: [String], to values: inout [String]
  ) -> [String] {
    parameters.map { parameter in
      let name = "_\(values.count)"
      let type = types.name(of: parameter)
      values.append("let \(name): \(type) = \(value(of: parameter, keys))")
      return "\(SwiftIdentifier(parameter.name).label): \(name)"
    }
  }

  // MARK: Values

  private func value(of parameter: Parameter, _ keys: [String]) -> String {
    let value = self.value(of: parameter.type, "$0")
    if parameter.isJoined { return "random.list { \(value) }" }
    switch parameter.form {
    case .single:
      let plain = self.value(of: parameter.type, "random")
      return types.defaultValue(of: parameter).map { "random.one(in: 4) ? \($0) : \(plain)" }
        ?? plain
    case .optional: return "random.optional { \(value) }"
    case .list, .rest: return "random.list { \(value) }"
    case .optionalRest: return "random.one(in: 4) ? [] : random.list { \(value) }"
    case .dictionary: return "random.items(\(keys)) { \(value) }"
    case .listDictionary: return "random.items(\(keys)) { $0.list { \(value) } }"
    }
  }

  private func value(of type: ValueType, _ random: String) -> String {
    let name = types.name(of: type.kind)
    switch type.kind {
    case .string, .text: return "\(random).text()"
    case .int: return "\(random).int(\(range(type.bounds)))"
    case .uint: return "\(random).uint(\(range(type.bounds)))"
    case .double: return "\(random).double(\(range(type.bounds)))"
    case .bool: return "\(random).one(in: 2)"
    case .uuid: return "\(random).uuid()"
    case .date: return "\(random).date()"
    case .url: return "\(random).url(\(hosts(type.bounds)))"
    case .enumeration: return "\(random).pick(\(name).allCases)"
    case .openEnumeration(let index):
      let texts = model.enumerations[index].values.map(\.text)
      return "\(name)(routeValue: \(random).text(or: \(texts)))"
    case .external(let index):
      let prefix = model.externalTypes[index].prefix.map { "\"\($0)\"" } ?? "nil"
      if let rule = model.externalTypes[index].rest {
        let all = rule.characters?.joined().map { String(UnicodeScalar($0)) }.joined()
        let most = min(rule.length.upperBound, rule.length.lowerBound + 9)
        return "\(random).value(\(prefix), \(all.map { "\"\($0)\"" } ?? "nil"), "
          + "\(rule.length.lowerBound)...\(most))"
      }
      return "\(name).sample(&\(random), prefix: \(prefix))"
    }
  }

  private func range(_ bounds: Bounds?) -> String {
    switch bounds {
    case .int(let low, let high): "in: \(low)...\(high)"
    case .uint(let low, let high): "in: \(low)...\(high)"
    case .double(let low, let high): "in: \(limit(low))...\(limit(high))"
    case .padded(let range): "in: \(range.low)...\(range.high)"
    case .hosts, .filled, nil: ""
    }
  }

  private func limit(_ number: Double) -> String {
    number.isFinite ? "\(number)" : number < 0 ? "-.infinity" : ".infinity"
  }

  private func hosts(_ bounds: Bounds?) -> String {
    guard case .hosts(let hosts) = bounds else { return "" }
    return "on: \(hosts.map { ($0.isWildcard ? "a.b." : "") + $0.domain })"
  }
}
