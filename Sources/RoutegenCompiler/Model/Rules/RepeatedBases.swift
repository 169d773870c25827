/// A route that begins with the base of its origin, which its links then have twice.
///
///     scheme app://open
///     /open/item/{id: Int}    // RG433
struct RepeatedBases: Lint {
  static let code = DiagnosticCode("RG433", "repeated-base", .warning)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if model.bases.isEmpty { return }
    var reported: Set<OriginConstraint> = []
    for route in model.linkedRoutes where route.pattern.span.file == model.nameSpan.file {
      let declared = model.schemes.map(OriginConstraint.scheme) + model.hosts.map { .host($0) }
      for origin in route.origins.isEmpty ? declared : route.origins {
        let base = model.bases.base(of: origin)
        guard !base.isEmpty, model.begins(route.pattern, with: base),
          reported.insert(origin).inserted
        else { continue }
        bag.report(
          Diagnostic(
            Self.code,
            "the links of '\(route.qualifiedName)' begin with '\(model.linkBeginning(of: origin))\(base.asBase)'",
            at: route.pattern.segmentSpans[0],
            note: "all links of '\(model.text(of: origin))' begin with the base; remove it here"))
        break
      }
    }
  }
}

extension RouteModel {
  fileprivate func begins(_ pattern: Pattern, with base: [String]) -> Bool {
    pattern.segments.count >= base.count
      && zip(pattern.segments, base).allSatisfy { segment, text in
        if case .literal(let own) = segment { isSame(own, text) } else { false }
      }
  }
}
