package import RoutegenModel

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
    opens = model.opens(candidate.target)
  }
}

extension RouteModel {
  /// Whether links to the target open the app from outside.
  package func opens(_ target: Candidate.Target) -> Bool {
    switch target {
    case .route(let index): !routes[index].attributes.isInternal
    case .exception: false
    case .envelope: true
    }
  }
}
