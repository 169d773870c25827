import RoutegenSource

/// `scheme http`, which takes links that came unencrypted.
///
///     scheme http    // RG412
///     host example.com
struct InsecureScheme: Rule {
  static let code = DiagnosticCode.insecureScheme

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if let span = model.httpSpan { bag.report(.insecure(at: span)) }
  }
}

extension Diagnostic {
  fileprivate static func insecure(at span: Span) -> Diagnostic {
    Diagnostic(
      InsecureScheme.code, "'http' links come unencrypted, and can be changed on their way",
      at: span
    )
    .note("remove 'http': links that begin with 'https' are taken by their 'host' alone")
  }
}
