/// A route whose printed links all open other routes.
///
///     /{_ = home}/artist/{id}    // RG220
///     /home/artist/{id} as homeArtist
struct UnprintableRoutes: OverlapRule {
  static let code = DiagnosticCode.unprintablePattern

  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag) {
    let found = index.unprintable.found
    if found.isEmpty { return }
    // Nothing reaches such a pattern, printed or not.
    let unreachable = Set(index.unreachable.found.map(\.pattern.pattern.span))
    for unprintable in found
    where !unprintable.counterexamples.isEmpty
      && !unreachable.contains(unprintable.pattern.pattern.span)
    {
      bag.report(
        Diagnostic(
          Self.code,
          "\(unprintable.pattern.name(in: model)) has no link to print, "
            + "because more specific patterns match all links with these texts",
          at: unprintable.pattern.pattern.span
        )
        .showing(unprintable.counterexamples)
        .note("write a text after '=' that no other pattern has there"))
    }
  }
}
