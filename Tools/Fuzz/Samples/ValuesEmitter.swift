import RoutegenCompiler

/// Emits the functions that write the values of a route, one for each enum of a route set.
struct ValuesEmitter {
  let model: RouteModel

  var functions: [String] { functions(of: "\(SwiftIdentifier(model.name))", model.members) }

  private func functions(of type: String, _ members: [Member]) -> [String] {
    let head = "  static func write(_ route: \(type), to output: inout some ValueOutput) {"
    let cases = members.enumerated().flatMap { statements(of: $1, number: $0) }
    let inner = members.flatMap { member -> [String] in
      guard case .group(let group) = member, group.mount == nil else { return [] }
      return functions(of: "\(type).\(SwiftIdentifier(group.typeName))", group.members)
    }
    return ["", head, "    switch route {"] + cases + ["    }", "  }"] + inner
  }

  /// The statements for one case, which begin with the case's number.
  private func statements(of member: Member, number: Int) -> [String] {
    let (count, group) = values(of: member)
    let values = (0..<count).map { "_\($0)" }
    let names = values + (group == nil ? [] : ["_group"])
    let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
    var lines = ["    case .\(SwiftIdentifier(member.caseName))\(pattern):"]
    lines.append("      output.begin(\(number))")
    lines += values.map { "      output.add(\($0))" }
    if let group { lines.append("      \(writer(of: group))(_group, to: &output)") }
    return lines
  }

  /// The number of values that a case has, and the group of its last value.
  private func values(of member: Member) -> (count: Int, group: Group?) {
    switch member {
    case .route(let route): (route.ownParameters.count, nil)
    case .group(let group): (group.parameters.count, group)
    }
  }

  private func writer(of group: Group) -> String {
    group.mount.map { "\(model.mounts[$0].model.name)Samples.write" } ?? "write"
  }
}
