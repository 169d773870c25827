package import RoutegenCompiler

/// A finding of `diff`: a change with its level, between two versions of a route set.
package struct ChangeFinding {
  package var diagnostic: Diagnostic
  package let subject: ChangeSubject
  package let proof: ChangeProof?

  /// The route set in both versions; no new one if it is gone.
  package let old: RouteModel
  package let new: RouteModel?

  /// The settings of the route set.
  let settings: Settings

  /// Whether only routes with `@internal` are affected, which nobody outside of the app knows.
  package var isInternal = false

  /// The index of the file of the new version; `nil` if the route set is gone.
  var file: Int?

  /// What could keep the links, the best remedy first; each has to be tried.
  var remedies: [ChangeRemedy] = []

  /// The oldest version that has the finding.
  package var version = ""

  /// The last day on which the newest old version with the route promises to keep it; `nil` if it does not.
  var promise: CalendarDate?

  /// Why the finding is accepted; `nil` if it counts.
  package var acceptance: Acceptance?

  /// Why a finding does not count, and until when.
  package struct Acceptance: Encodable {
    package let because: String
    package let until: String?
  }

  package var code: DiagnosticCode { diagnostic.code }

  /// The identity of the finding, whatever the places and the old version.
  var identity: Identity { Identity(code: code, subject: subject) }

  struct Identity: Hashable {
    let code: DiagnosticCode
    let subject: ChangeSubject
  }

  /// The day until which the old version promises to keep the route, if it is a deprecated one whose links
  /// or payloads are lost or open another route.
  var ownPromise: CalendarDate? {
    let codes: [DiagnosticCode] = [
      .linkLost, .linkMoved, .payloadLost, .payloadMoved, .triggerLost, .webReleased,
    ]
    guard codes.contains(code), old.hasDeprecations,
      let route = old.routes.first(where: { $0.qualifiedName == subject.route })
    else { return nil }
    return old.promisedUntil(route)
  }

  /// The users whom the change concerns; `nil` for an incomplete comparison, which concerns all.
  package var category: ChangeCategory? {
    code == .incompleteComparison ? nil : ChangeCategory.allCases.first { $0.contains(code) }
  }

  /// The identity as a text, which stays the same while the finding moves.
  package var fingerprint: String {
    [code.name, subject.routeSet, subject.route ?? "", subject.old ?? subject.new ?? ""]
      .joined(separator: " | ")
  }
}
