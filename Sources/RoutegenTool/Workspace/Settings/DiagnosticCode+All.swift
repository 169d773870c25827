package import RoutegenCompiler

extension DiagnosticCode {
  /// Every diagnostic of the tool, in the order of the numbers.
  package static let all =
    (ofCompiler + ofChanges + ofExports + ofBuilders + ofLinks).sorted { $0.rawValue < $1.rawValue }
}
