extension DiagnosticCode {
  package static let unbuiltFile = DiagnosticCode("RG429", "unbuilt-file", .warning)
}

/// A file that no build of its package compiles.
///
///     Sources/Links.routes    // RG429 in a package with the target 'App'
struct UnbuiltFiles: Lint {
  static let code = DiagnosticCode.unbuiltFile

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if let obstacle = model.place.obstacle {
      bag.report(unbuilt(obstacle, at: model.nameSpan))
    }
  }

  private func unbuilt(_ obstacle: BuildObstacle, at span: Span) -> Diagnostic {
    let code = Self.code
    return switch obstacle {
    case .noTarget:
      Diagnostic(
        code, "no target of the package contains this file, so no build compiles it", at: span,
        note: "the files of a target are in 'Sources/TARGET'")
    case .noPlugin(let target):
      Diagnostic(
        code,
        "the target '\(target)' does not use 'RoutegenPlugin', so no build compiles this file",
        at: span,
        note: "in Package.swift, the plugin belongs to the 'plugins' of the target")
    case .noSource(let target):
      Diagnostic(
        code, "the target '\(target)' has no Swift file, so Swift Package Manager leaves it out",
        at: span,
        note: "one Swift file is enough, even if it is empty")
    }
  }
}
