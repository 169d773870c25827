import RoutegenModel
import RoutegenSource
import RoutegenSyntax

extension LSP.Diagnostic {
  /// Writes a diagnostic of `check` as the protocol does.
  init(_ diagnostic: RoutegenSource.Diagnostic, _ locations: inout SpanLocations) {
    range = locations.range(of: diagnostic.span)
    severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      }
    code = diagnostic.code.rawValue
    message = ([diagnostic.message] + diagnostic.notes.map { "note: \($0)" })
      .joined(separator: "\n")
    tags = LSP.DiagnosticTag(diagnostic.code).map { [$0] }
    var related: [LSP.DiagnosticRelatedInformation] = []
    for label in diagnostic.labels {
      related.append(
        LSP.DiagnosticRelatedInformation(
          location: locations.location(of: label.span), message: label.message))
    }
    relatedInformation = related.isEmpty ? nil : related
    var fixes: [LSP.DiagnosticData.Fix] = []
    for fix in diagnostic.fixIts {
      fixes.append(
        LSP.DiagnosticData.Fix(
          title: fix.title, isAutomatic: fix.isAutomatic,
          location: locations.location(of: fix.span), newText: fix.replacement))
    }
    data = LSP.DiagnosticData(name: diagnostic.code.name, fixes: fixes)
  }
}

extension LSP.DiagnosticTag {
  /// The tag of a code, which determines how editors draw the text.
  init?(_ code: DiagnosticCode) {
    let unnecessary: [DiagnosticCode] = [
      .unusedType, .unusedImport, .unusedDocumentation, .unusedSuppression,
    ]
    if unnecessary.contains(code) {
      self = .unnecessary
    } else if code == .deprecatedWithoutReplacement {
      self = .deprecated
    } else {
      return nil
    }
  }
}
