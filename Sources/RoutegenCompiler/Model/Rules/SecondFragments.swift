/// A pattern with a path in its fragment, in a group or a mount whose pattern has one already.
///
///     /app#/user {
///         /#/posts    // RG108
///     }
struct SecondFragments: Rule {
  static let code = DiagnosticCode.invalidPattern

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    guard model.hasFragmentPaths else { return }
    var reported: Set<Span> = []
    for (candidate, _) in model.candidates {
      let place = model.place(of: candidate)
      guard candidate.pattern.segments.count(where: \.isFragmentMark) > 1,
        reported.insert(place).inserted
      else { continue }
      bag.report(
        Self.code, "the group's pattern has a fragment already", at: place,
        note: "what is in the group continues its fragment: '\(candidate.pattern.text)'")
    }
  }
}
