package import RoutegenModel
import RoutegenSource

extension RouteSetChange {
  /// The change of a route set that is gone: one finding for all of its links; `nil` if it has none.
  package init?(removed old: RouteModel) {
    let new = RouteModel(nameSpan: old.nameSpan)
    let sets = ComparedSets(old, new)
    let changes = RouteSetChanges.links(
      sets, LinkProposals(sets, VersionForest(sets, ComparedEntries(sets))))
    guard let reading = changes.lazy.compactMap({ $0.proof?.reading }).first else { return nil }
    let subject = ChangeSubject(routeSet: old.name, old: "routes \(old.name)")
    self.init(.routeSetRemoved(old, reading), of: subject, .link(reading))
  }
}

extension Diagnostic {
  fileprivate static func routeSetRemoved(_ old: RouteModel, _ reading: LinkReading) -> Diagnostic {
    let routes = counted(old.linkedRoutes.count)
    return Diagnostic(
      .originRemoved, "the route set '\(old.name)' is gone, and with it the links of \(routes)",
      at: old.nameSpan
    )
    .note("'\(reading.link)' was \(reading.before.text(in: old).drop { $0 != "'" })")
  }
}
