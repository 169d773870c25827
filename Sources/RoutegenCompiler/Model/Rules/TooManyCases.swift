/// An enum with more cases than Swift can check in a `switch`.
///
/// With more than about 700 cases, Swift 6.3 is "unable to check that this switch is exhaustive in
/// reasonable time", both in generated code and in the user's code.
struct TooManyCases: Rule {
  static let code = DiagnosticCode.tooManyCases
  static let limit = 500

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for (name, span, members) in model.enums where members.count > Self.limit {
      bag.report(
        Self.code,
        "the enum '\(name)' has \(members.count) cases; Swift cannot check a switch over more than \(Self.limit)",
        at: span, note: "group routes with a common beginning: '/users { … }'")
    }
  }
}
