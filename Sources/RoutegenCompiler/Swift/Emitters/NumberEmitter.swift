/// Emits `_number`, the number of a route, of which each level knows its own routes.
///
///     nonisolated extension AppRoute {
///       public var _number: Swift.Int {
///         switch self {
///         case .recipe: return 0
///         case .user(_, let _next): return _next._number
///         case .shop(let _next): return 7 + _next._number
///         }
///       }
///     }
///
/// A mounted set counts from 0, so its first number is added.
struct NumberEmitter {
  let model: RouteModel
  let types: TypeNames

  func emit(to out: inout SwiftWriter) {
    types.extendLevels(of: model, in: &out) { members, out in
      out.documentation(["The number of the route."])
      out.block("\(types.access) var _number: Swift.Int") { out in
        if members.isEmpty { return out.line("switch self {}") }
        out.line("switch self {")
        for member in members { out.line("case \(pattern(member)): return \(number(member))") }
        out.line("}")
      }
    }
  }

  private func pattern(_ member: Member) -> String {
    switch member {
    case .route(let route): return ".\(SwiftIdentifier(route.caseName))"
    case .group(let group):
      let values = group.parameters.map { _ in "_" } + ["let _next"]
      return ".\(SwiftIdentifier(group.caseName))(\(values.joined(separator: ", ")))"
    }
  }

  private func number(_ member: Member) -> String {
    switch member {
    case .route(let route): return "\(route.index)"
    case .group(let group):
      guard let mount = group.mount else { return "_next._number" }
      return "\(model.mounts[mount].firstRoute) + _next._number"
    }
  }
}
