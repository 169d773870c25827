package import RoutegenCompiler

/// A difference between two versions of a route set.
package struct RouteSetChange: Sendable {
  package let diagnostic: Diagnostic
  package let subject: ChangeSubject

  /// What proves the difference; `nil` if nothing has to, because the comparison is incomplete.
  package let proof: ChangeProof?

  /// What proves it for the other routes of a group, if it is the change of a group.
  package var otherProofs: [ChangeProof] = []

  /// The index of the route that is new; `nil` for a change of the old version's routes.
  var newRoute: Int?

  /// Whether only routes are affected that nobody outside of the app knows: those with `@internal`.
  package let isInternal: Bool

  /// What could keep the links, the best remedy first; each has to be tried.
  package var remedies: [ChangeRemedy] = []

  package var code: DiagnosticCode { diagnostic.code }

  init(
    _ diagnostic: Diagnostic, of subject: ChangeSubject, _ proof: ChangeProof?,
    isInternal: Bool = false
  ) {
    (self.diagnostic, self.subject, self.proof) = (diagnostic, subject, proof)
    self.isInternal = isInternal
  }
}

/// What a change concerns, whatever its place in a file; with the code, the identity of the change.
package struct ChangeSubject: Hashable, Sendable {
  package let routeSet: String

  /// The qualified name of the route in the old version; `nil` for a change of the route set, or a new route.
  package var route: String?

  /// The text that the old version has: a pattern, a declaration such as `host example.org`, a parameter.
  package var old: String?

  /// The text that the new version has in its place; `nil` if it has nothing in its place.
  package var new: String?
}

/// What proves a difference: a link, or a payload, as both versions read it.
package enum ChangeProof: Sendable {
  case link(LinkReading)

  /// - Parameter json: The payload as a JSON object.
  case payload(json: String, before: ExplainingMatcher.Answer, after: ExplainingMatcher.Answer)

  /// The link; `nil` for a payload.
  package var reading: LinkReading? {
    if case .link(let reading) = self { reading } else { nil }
  }
}

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
      at: old.nameSpan,
      note: "'\(reading.link)' was \(reading.before.text(in: old).drop { $0 != "'" })")
  }
}
