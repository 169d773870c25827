/// Emits the handler protocol of one level, inside the level's enum.
///
///     @_Concurrency.MainActor public protocol Handler {
///       /// One recipe.
///       ///
///       /// `/recipe?{id}`
///       func recipe(id: Swift.String) async throws -> RoutegenHandling.LinkOutcome<AppRoute>
///     }
struct HandlerProtocolEmitter {
  private let model: RouteModel
  private let types: TypeNames

  init(model: RouteModel, types: TypeNames) {
    self.model = model
    self.types = types.qualified
  }

  /// - Parameter level: The enum of the level, `SOPT` or `SOPT.Home`.
  func emit(_ members: [Member], of level: String, to out: inout SwiftWriter) {
    out.documentation(["Opens the links of `\(level)`."])
    out.block("@_Concurrency.MainActor \(types.access) protocol Handler") { out in
      for member in members {
        out.separator()
        emitRequirement(member, of: level, to: &out)
      }
      if level == types.routeSet.description, !model.requirements.isEmpty {
        out.separator()
        out.documentation([
          "Returns once the requirement is met; throws if it is not, with a `LinkRejection` for the",
          "reason.",
        ])
        out.line("func require(_ requirement: Requirement) async throws")
      }
    }
  }

  private func emitRequirement(_ member: Member, of level: String, to out: inout SwiftWriter) {
    let (documentation, about) =
      switch member {
      case .route(let route): (route.documentation, "`\(route.pattern.text)`")
      case .group(let group):
        // A mount at `/` has no segments.
        (
          group.documentation,
          "Returns the handler of the links below `\(group.patternText.isEmpty ? "/" : group.patternText)`."
        )
      }
    out.documentation(documentation + (documentation.isEmpty ? [] : [""]) + [about])
    out.requirement(method(member, "func", "async throws", of: level))
  }

  /// Emits the default methods of a file with `handlers optional`, which reject the link.
  ///
  ///     @_Concurrency.MainActor extension AppRoute.Handler {
  ///       /// Rejects the link: the handler does not have this method yet.
  ///       public func recipe(id: Swift.String) throws -> RoutegenHandling.LinkOutcome<AppRoute> {
  ///         throw RoutegenHandling.LinkRejection("AppRoute.Handler has no 'recipe' yet")
  ///       }
  ///     }
  ///
  /// `require` has no default: a requirement that nobody checks must not count as met.
  func emitDefaults(_ members: [Member], of level: String, to out: inout SwiftWriter) {
    if members.isEmpty { return }
    out.block("@_Concurrency.MainActor extension \(level).Handler") { out in
      for member in members {
        out.separator()
        let reason = SwiftLiteral("\(level).Handler has no '\(member.caseName)' yet")
        out.documentation(["Rejects the link: the handler does not have this method yet."])
        out.function(method(member, "\(types.access) func", "throws", of: level)) { out in
          out.line(SwiftTerm("throw RoutegenHandling.LinkRejection", list: ["\(reason)"]))
        }
      }
    }
    out.line()
  }

  /// Returns the method of a member: `func detail(id: Swift.String) async throws -> …`.
  private func method(
    _ member: Member, _ keyword: String, _ effects: String, of level: String
  ) -> SwiftFunction {
    let term = SwiftTerm(
      call: "\(keyword) \(SwiftIdentifier(member.caseName))",
      member.ownParameters.map { SwiftTerm("\(SwiftIdentifier($0.name)): \(types.name(of: $0))") })
    return SwiftFunction(term: term, effects: effects, result: result(member, of: level))
  }

  /// The type that the method of a member returns.
  private func result(_ member: Member, of level: String) -> String {
    switch member {
    case .route: "RoutegenHandling.LinkOutcome<\(level)>"
    case .group(let group):
      "any \(group.mount == nil ? level + "." : "")\(SwiftIdentifier(group.typeName)).Handler"
    }
  }
}
