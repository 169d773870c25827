import RoutegenSource

/// So many cases in one enum that compiling it becomes slow.
struct ManyCases: Rule {
  static let code = DiagnosticCode.manyCases
  static let limit = 100

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    for (name, span, members) in model.enums
    where (Self.limit...TooManyCases.limit).contains(members.count) {
      bag.report(.many(members.count, in: name, at: span))
    }
  }
}

extension Diagnostic {
  fileprivate static func many(_ count: Int, in name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      ManyCases.code,
      "the enum '\(name)' has \(count) cases; from \(ManyCases.limit) on, compiling it is slow",
      at: span
    )
    .note("put routes that begin alike into a group: '/users { … }'")
  }
}
