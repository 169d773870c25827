/// The claims of a layer by their literal segments, to find those that may have links in a region.
struct AppleClaimIndex {
  private let folded: (String) -> String
  private var claims: [AppleClaim] = []

  /// The numbers of the claims that have a literal text in a segment, and of those that have another
  /// shape there.
  private var segments: [Segment] = []

  private struct Segment {
    var literals: [String: [Int]] = [:]
    var others: [Int] = []
  }

  /// - Parameter folded: A text in the form in which equal texts have equal bytes.
  init(_ claims: [AppleClaim] = [], folded: @escaping (String) -> String) {
    self.folded = folded
    for claim in claims { add(claim) }
  }

  /// Adds a claim, which has as many segments as the others.
  mutating func add(_ claim: AppleClaim) {
    if claims.isEmpty { segments = claim.path.map { _ in Segment() } }
    let number = claims.count
    claims.append(claim)
    for (position, shape) in claim.path.enumerated() {
      if case .literal(let text) = shape {
        segments[position].literals[folded(text), default: []].append(number)
      } else {
        segments[position].others.append(number)
      }
    }
  }

  /// Returns the claims from a number on whose literal segments allow for links in the region, in order.
  func claims(from start: Int = 0, in region: AppleRegion) -> [AppleClaim] {
    var best = (literal: Array(claims.indices), other: [Int]())
    for (position, shape) in region.path.enumerated() where position < segments.count {
      guard case .literal(let text) = shape else { continue }
      let literal = segments[position].literals[folded(text)] ?? []
      let other = segments[position].others
      if literal.count + other.count < best.literal.count + best.other.count {
        best = (literal, other)
      }
    }
    let numbers = best.other.isEmpty ? best.literal : (best.literal + best.other).sorted()
    return numbers.filter { $0 >= start }.map { claims[$0] }
  }
}
