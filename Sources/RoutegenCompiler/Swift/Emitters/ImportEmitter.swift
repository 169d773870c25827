/// Emits the imports: `public` for types in declarations, without a modifier for types in bodies.
///
///     public import Foundation
///     import RoutegenFoundation
///     public import RoutegenHandling
///     public import RoutegenRuntime
///
/// A user's file in the same module may contain `import RoutegenRuntime`. All files of a module
/// must import another module with the same access, unless Swift's `InternalImportsByDefault` is
/// on. A plain `import` agrees with `public import`, but not with `internal` or `package import`.
struct ImportEmitter {
  let models: [RouteModel]

  init(_ models: [RouteModel]) {
    self.models = models
  }

  func emit(to out: inout SwiftWriter) {
    if models.contains(where: { $0.handlers != .none }) { emitHandlingError(to: &out) }
    emit(modules.sorted { $0.name < $1.name }, to: &out)
  }

  /// Emits the error that names the missing line of the manifest.
  ///
  /// Without it, the only error is "no such module".
  private func emitHandlingError(to out: inout SwiftWriter) {
    let product = #".product(name: \"RoutegenHandling\", package: \"swift-routegen\")"#
    let remedy = "add \(product) to this target's dependencies, or 'handlers none' to its routes"
    out.line("#if !canImport(RoutegenHandling)")
    out.indented { out in out.line("#error(\"\(remedy)\")") }
    out.line("#endif")
  }

  /// Emits the import that a table needs.
  func emitRuntime(to out: inout SwiftWriter) {
    emit(modules.filter { $0.name == "RoutegenRuntime" }, to: &out)
  }

  private func emit(_ modules: [(name: String, isVisible: Bool)], to out: inout SwiftWriter) {
    func line(_ module: (name: String, isVisible: Bool), _ access: String = "") -> String {
      (module.isVisible ? access : "") + "import \(module.name)"
    }
    switch widestAccess {
    case .public: for module in modules { out.line(line(module, "public ")) }
    case .internal: for module in modules { out.line(line(module)) }
    case .package:
      out.line("#if hasFeature(InternalImportsByDefault)")
      out.indented { out in for module in modules { out.line(line(module, "package ")) } }
      out.line("#else")
      out.indented { out in for module in modules { out.line(line(module)) } }
      out.line("#endif")
    }
  }

  /// The modules; one is visible if declarations of the widest access may name its types.
  private var modules: [(name: String, isVisible: Bool)] {
    var modules = ["RoutegenRuntime": !models.isEmpty]
    for model in models {
      for (name, isVisible) in self.modules(of: model) {
        let isVisible = isVisible && model.access == widestAccess
        modules[name, default: false] = modules[name, default: false] || isVisible
      }
    }
    return modules.map { ($0.key, $0.value) }
  }

  /// The modules that a route set needs, each with whether cases may name its types.
  private func modules(of model: RouteModel) -> [(name: String, isVisible: Bool)] {
    let kinds = Set(model.routes.flatMap(\.parameters).map(\.type.kind))
    let isVisible = !kinds.isDisjoint(with: [.uuid, .date, .url])
    let isUsed = isVisible || model.unnamedKinds.contains { $0 == .date || $0 == .url }
    var own: [(String, Bool)] =
      isUsed ? [("Foundation", isVisible), ("RoutegenFoundation", false)] : []
    if model.handlers != .none { own.append(("RoutegenHandling", true)) }
    let mounted = Set(model.mounts.compactMap(\.module))
    let others = Set(model.imports).subtracting(["RoutegenRuntime"] + own.map(\.0))
    let usesTypes = model.externalTypes.contains(where: \.isOfApp)
    return own
      + others.subtracting(mounted).map { ($0, usesTypes) } + mounted.map { ($0, true) }
  }

  private var widestAccess: Access { models.map(\.access).min() ?? .public }
}
