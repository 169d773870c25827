package import RoutegenSource

extension DiagnosticCode {
  // RG62x: functions in another language cannot be like the app.
  package static let sameFunctionName = DiagnosticCode("RG621", "same-function-name")

  /// Every code that `routegen generate --language` reports.
  package static let ofBuilders: [DiagnosticCode] = [.sameFunctionName]
}
