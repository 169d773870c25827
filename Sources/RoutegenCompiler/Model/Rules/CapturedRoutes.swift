/// A pattern in a block that matches all links of a route outside of the block.
///
/// A block is tried first, whatever the patterns are. Without it, the more specific route would win.
///
///     scheme app
///     /settings
///     scheme app {
///         /{path...} as web    // RG423 at '/settings'
///     }
struct CapturedRoutes: OverlapRule, Lint {
  static let code = DiagnosticCode("RG423", "captured-route", .warning)

  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag) {
    for captured in index.capturedRoutes() {
      let (route, winner) = (captured.pattern, captured.counterexample.winner)
      let routes = captured.others == 1 ? "another route" : "\(captured.others) other routes"
      bag.report(
        Diagnostic(
          Self.code,
          "no \(captured.origin.linkNoun) opens \(route.name(in: model)), because '\(winner.pattern.text)' "
            + "comes first",
          at: model.place(of: route, winner)
        )
        .showing([captured.counterexample])
        .note(captured.others == 0 ? nil : "the same is true of \(routes)")
        .note(
          "patterns of a block, or of an 'also' with a host or scheme, are tried before all others")
      )
    }
  }
}
extension SampleOrigin {
  /// The links of the origin in messages: `link of the host 'example.com'`.
  fileprivate var linkNoun: String {
    if !scheme.isWebScheme { return "link of the scheme '\(scheme)'" }
    return "\(scheme == "http" ? "http " : "")link of the host '\(host)'"
  }
}
