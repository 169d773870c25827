import Foundation

extension LSP.DocumentDiagnosticReport {
  /// Creates a report with these diagnostics or, if the client has them already, without.
  init(_ items: [LSP.Diagnostic], unless known: String? = nil) {
    let identifier = Self.identifier(of: items)
    let isUnchanged = identifier == known
    self.init(
      kind: isUnchanged ? .unchanged : .full, resultId: identifier,
      items: isUnchanged ? nil : items)
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
