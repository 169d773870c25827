extension DiagnosticCode {
  package static let moduleName = DiagnosticCode("RG426", "module-name", .warning)
}

/// A route set with the name of its module.
///
/// Code outside of the module cannot name its other types then: in `App.Screen`, `App` is the enum.
///
///     routes App    // RG426 in the module App
struct ModuleNames: Lint {
  static let code = DiagnosticCode.moduleName

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if model.place.module == model.name { bag.report(nameOfModule(model)) }
  }

  private func nameOfModule(_ model: RouteModel) -> Diagnostic {
    let proposal = "\(model.name)Link"
    return Diagnostic(
      Self.code, "the route set is called '\(model.name)', as its Swift module is",
      at: model.nameSpan,
      note:
        "in '\(model.name).Name', Swift would look for 'Name' in the enum, and not in the module"
    )
    .change(model.nameSpan, to: proposal)
  }
}
