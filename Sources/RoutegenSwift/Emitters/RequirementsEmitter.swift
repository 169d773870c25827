import RoutegenModel

/// Emits `requirements`, a `switch` over the numbers of the routes that have some.
///
///     nonisolated extension AppRoute {
///       public var requirements: [Requirement] {
///         switch _number {
///         case 3, 5...9:
///           return [.login]
///         default: return []
///         }
///       }
///     }
///
/// The requirements of a mounted set are of another type, so they are not among them.
struct RequirementsEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    out.block("nonisolated extension \(types.routeSet)") { out in
      out.documentation(["The conditions that must be met before the route opens."])
      out.block("\(types.access) var requirements: [Requirement]") { out in
        var requirements = [[String]](repeating: [], count: model.routes.count)
        collect(model.members, [], into: &requirements)
        emit(requirements, to: &out)
      }
    }
    out.line()
  }

  /// Collects the requirements of each route, those of the outermost group first.
  private func collect(_ members: [Member], _ outer: [String], into list: inout [[String]]) {
    for member in members {
      switch member {
      case .route(let route): list[route.index] = joined(outer, route.attributes)
      case .group(let group):
        let inner = joined(outer, group.attributes)
        guard let mount = group.mount.map({ model.mounts[$0] }) else {
          collect(group.members, inner, into: &list)
          continue
        }
        for index in mount.model.routes.indices { list[mount.firstRoute + index] = inner }
      }
    }
  }

  private func joined(_ outer: [String], _ attributes: Attributes) -> [String] {
    outer + attributes.requirements.filter { !outer.contains($0) }
  }

  private func emit(_ requirements: [[String]], to out: inout SwiftWriter) {
    var written: Set<[String]> = [[]]
    let lists = requirements.filter { written.insert($0).inserted }
    if lists.isEmpty { return out.line("[]") }
    out.line("switch _number {")
    for list in lists {
      out.cases(ranges(of: list, in: requirements))
      let values = list.map { ".\(SwiftIdentifier($0))" }
      out.indented { $0.line("return [\(values.joined(separator: ", "))]") }
    }
    out.line("default: return []")
    out.line("}")
  }

  /// Returns the numbers of the routes with these requirements, such as `3` and `5...9`.
  private func ranges(of list: [String], in requirements: [[String]]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    for (number, other) in requirements.enumerated() where other == list {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound)" }
  }
}
