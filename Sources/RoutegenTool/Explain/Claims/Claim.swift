package import RoutegenCompiler

/// A pattern that links of a host may match, and whether its links open the app.
package struct Claim: Sendable {
  package let candidate: Candidate

  /// Whether the links open the app, which those of an exception and of an `@internal` route do not.
  ///
  /// Nobody can look into an envelope from outside, so its links open the app.
  package let opens: Bool

  /// The base of the links' origin.
  private let base: [String]

  /// The segments of the path with the base, without those of a fragment that is written like a path.
  package var segments: [Segment] {
    base.map { .literal($0) } + candidate.pattern.segments.prefix { !$0.isFragmentMark }
  }

  /// The segments of a fragment that is written like a path; `nil` for any other.
  package var fragmentPath: ArraySlice<Segment>? {
    candidate.pattern.segments.firstIndex(where: \.isFragmentMark).map {
      candidate.pattern.segments[($0 + 1)...]
    }
  }

  /// The slot of a parameter whose text has to be one of a host, as in an `also` of a block of such hosts.
  package func hostSlot(_ model: RouteModel) -> Int? {
    candidate.route.flatMap { model.routes[$0].hostText?.slot }
  }

  /// The claim of a pattern; `nil` if its line has no such key in a pattern with the same links and more.
  init?(_ candidate: Candidate, behind base: [String], _ model: RouteModel) {
    if !candidate.pattern.requiredByKey.isEmpty { return nil }
    self.base = base
    (self.candidate, opens) = (candidate, model.opens(candidate.target))
  }

  /// Whether the claims are of one line.
  package func hasPattern(of other: Claim) -> Bool {
    PatternID(candidate) == PatternID(other.candidate)
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

extension [Claim] {
  /// Adds a claim, unless there is one of its pattern.
  package mutating func add(_ claim: Claim) {
    if !contains(where: claim.hasPattern) { append(claim) }
  }
}

extension Claim {
  /// Whether the pattern accepts in a segment every text that another pattern has there.
  ///
  /// So it does not matter for the links of the other pattern that a file can say the segment only in a
  /// wider form.
  package func accepts(segment index: Int, of other: Claim, _ model: RouteModel) -> Bool {
    guard index < segments.count, index < other.segments.count else { return false }
    switch (segments[index], other.segments[index]) {
    case (.literal(let text), .literal(let other)): return model.isSame(text, other)
    case (.parameter(_, let type), .literal(let text)):
      return model.reads(text, as: type, inPath: true)
    case (.rest, _): return false
    case (let segment, let other):
      return segment.pieces.map(\.withoutSlot) == other.pieces.map(\.withoutSlot)
    }
  }
}
