/// A pattern that links of a host may match, and whether its links open the app.
package struct Claim: Sendable {
  package let candidate: Candidate

  /// Whether the links open the app, which those of an exception and of an `@internal` route do not.
  ///
  /// Nobody can look into an envelope from outside, so its links open the app.
  package let opens: Bool

  package var segments: [Segment] { candidate.pattern.segments }

  init(_ candidate: Candidate, _ model: RouteModel) {
    self.candidate = candidate
    switch candidate.target {
    case .route(let index): opens = !model.routes[index].attributes.isInternal
    case .exception: opens = false
    case .envelope: opens = true
    }
  }
}
