/// Emits the requirements of a route and which routes are callbacks, if the file or a mounted set declares some.
///
///     nonisolated extension AppRoute {
///       public var requirements: [Requirement] {
///         (_requirements ?? []).compactMap(Requirement.init(rawValue:))
///       }
///
///       public var _requirements: [Swift.String]? {
///         switch _number {
///         case 3, 4: return ["login"]
///         case 5: return nil
///         default: return []
///         }
///       }
///     }
///
/// A node of the tree has the requirements of all routes that end there, which are not those of the
/// routes below it.
struct RequirementEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    var routes: [(index: Int, names: [String]?)] = []
    collect(model.members, [], into: &routes)
    let lists = Dictionary(grouping: routes.filter { $0.names?.isEmpty != true }, by: \.names)
      .sorted { $0.value[0].index < $1.value[0].index }
    if lists.isEmpty, model.requirements.isEmpty { return }
    out.block("nonisolated extension \(types.routeSet)") { out in
      if !model.requirements.isEmpty {
        out.documentation(["The requirements of the route, the outermost first."])
        out.block("\(types.access) var requirements: [Requirement]") { out in
          out.line("(_requirements ?? []).compactMap(Requirement.init(rawValue:))")
        }
      }
      if lists.isEmpty { return }
      if !model.requirements.isEmpty { out.line() }
      out.documentation([
        "The names of the requirements of the route, the outermost first; `nil` for a callback."
      ])
      out.block("\(types.access) var _requirements: [Swift.String]?") { out in
        out.line("switch _number {")
        for (names, routes) in lists {
          out.cases(routes.map { "\($0.index)" })
          let list = names?.map { SwiftLiteral($0).description }.joined(separator: ", ")
          out.indented { out in out.line(list.map { "return [\($0)]" } ?? "return nil") }
        }
        out.line("default: return []")
        out.line("}")
      }
    }
    out.line()
  }

  /// Adds the routes with their requirements to a list.
  ///
  /// - Parameter names: The requirements of the groups around the members.
  private func collect(
    _ members: [Member], _ names: [String], into routes: inout [(index: Int, names: [String]?)]
  ) {
    for member in members {
      let all = names + member.attributes.requirements.filter { !names.contains($0) }
      switch member {
      case .route(let route):
        routes.append((route.index, route.attributes.callback == nil ? all : nil))
      case .group(let group): collect(group.members, all, into: &routes)
      }
    }
  }
}
