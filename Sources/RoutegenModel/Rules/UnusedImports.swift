import RoutegenSource

/// An import in a file that declares no `type`.
///
/// Generated code needs a module of the user's for the types that `type` declares and for nothing
/// else.
///
///     import Colors    // RG407
///     /paint?{color}
struct UnusedImports: Rule {
  static let code = DiagnosticCode.unusedImport

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    guard model.externalTypes.allSatisfy({ $0.mounted != nil }) else { return }
    for (module, span) in zip(model.imports, model.importSpans) {
      bag.report(.unused(module, at: span))
    }
  }
}

extension Diagnostic {
  fileprivate static func unused(_ module: String, at span: Span) -> Diagnostic {
    Diagnostic(
      UnusedImports.code, "'\(module)' is imported, and the file declares no 'type'", at: span
    )
    .note("a line 'type Name' takes a Swift type from a module; without one, remove the import")
  }
}
