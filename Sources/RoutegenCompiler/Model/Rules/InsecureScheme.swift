/// `scheme http`, which accepts insecure links.
///
///     scheme http    // RG412
///     host example.com
struct InsecureScheme: Lint {
  static let code = DiagnosticCode("RG412", "insecure-scheme", .off)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if let span = model.httpSpan {
      bag.report(
        Self.code, "'http' links are not encrypted and can be changed in transit",
        at: span, note: "remove 'http'; a 'host' accepts 'https' links without a 'scheme'")
    }
  }
}
