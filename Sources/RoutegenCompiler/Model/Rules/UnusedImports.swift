extension DiagnosticCode {
  package static let unusedImport = DiagnosticCode("RG407", "unused-import", .warning)
}

/// An `import` in a file without a `type`.
///
/// Generated code uses the user's modules only for the types that `type` declares.
///
///     import Colors    // RG407
///     /paint?{color}
struct UnusedImports: Lint {
  static let code = DiagnosticCode.unusedImport

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    guard !model.externalTypes.contains(where: \.isOfApp) else { return }
    for (module, span) in zip(model.imports, model.importSpans) {
      bag.report(
        UnusedImports.code, "'\(module)' is imported, but the file declares no 'type'", at: span,
        note: "declare the Swift type that it contains with 'type Name', or remove the import")
    }
  }
}
