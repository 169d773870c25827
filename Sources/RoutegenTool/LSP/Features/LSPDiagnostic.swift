import Foundation
import RoutegenCompiler

extension SpanLocations {
  /// Returns a diagnostic of `check` as the protocol has it.
  ///
  /// Its `data` is what the protocol has no member for: the name of the code, as in settings and comments, and the
  /// fixes.
  mutating func json(_ diagnostic: Diagnostic) -> JSONMembers {
    var related: [JSONMembers] = []
    for label in diagnostic.labels {
      related.append(["location": location(of: label.span), "message": label.message])
    }
    var fixes: [JSONMembers] = []
    for fix in diagnostic.fixIts {
      fixes.append([
        "title": fix.title, "isAutomatic": fix.isAutomatic, "location": location(of: fix.span),
        "newText": fix.replacement,
      ])
    }
    let notes = diagnostic.notes.map { "note: \($0)" }
    let data: JSONMembers = ["name": diagnostic.code.name, "fixes": fixes]
    return [
      "range": range(of: diagnostic.span), "severity": diagnostic.severity == .error ? 1 : 2,
      "code": diagnostic.code.rawValue, "source": "routegen",
      "message": ([diagnostic.message] + notes).joined(separator: "\n"),
      "tags": diagnostic.code.tag.map { [$0] },
      "relatedInformation": related.isEmpty ? nil : related, "data": data,
    ]
  }
}

extension DiagnosticCode {
  /// The tag of the protocol, which determines how editors draw the text: 1 for what is unnecessary, 2 for what is
  /// deprecated.
  fileprivate var tag: Int? {
    let unnecessary: [DiagnosticCode] = [
      .unusedType, .unusedImport, .unusedDocumentation, .unusedSuppression,
    ]
    return unnecessary.contains(self) ? 1 : self == .deprecatedWithoutReplacement ? 2 : nil
  }
}

extension LSP.DocumentDiagnosticReport {
  /// Creates a report with these diagnostics or, if the client has them already, without.
  init(_ items: [JSONMembers], unless known: String? = nil) {
    let identifier = Self.identifier(of: items)
    self.init(resultId: identifier, items: identifier == known ? nil : items)
  }

  /// The identifier of a report: the hash of its JSON, by the function FNV-1a.
  private static func identifier(of items: [JSONMembers]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (try? encoder.encode(items)) ?? Data() {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
