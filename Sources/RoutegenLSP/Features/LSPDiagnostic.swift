import Foundation
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

extension LSP.DocumentDiagnosticReport {
  /// Creates a report with these diagnostics or, if the client has them already, without.
  init(_ items: [LSP.Diagnostic], unless known: String? = nil) {
    let identifier = Self.identifier(of: items)
    self.init(resultId: identifier, items: identifier == known ? nil : items)
  }

  /// The identifier of a report: the hash of its JSON, by the function FNV-1a.
  private static func identifier(of items: [LSP.Diagnostic]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (try? encoder.encode(items)) ?? Data() {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
