import RoutegenExplain
import RoutegenModel

/// Writes the claims of a host as dynamic rules, so that the first rule that matches a link gives the same
/// answer as the app.
///
/// The rules are in layers by the number of slashes, the deepest layer first, as those for Apple are. Each
/// layer ends with a guard, which excludes every link that is as deep.
struct AndroidRuleLayers {
  private let claims: [AndroidClaim]
  private let meeting: AndroidMeeting
  private let model: RouteModel
  private var wideClaims: [Int: Claim] = [:]
  private var lostExclusions: [Int: Claim] = [:]

  /// Rules, each with the claim that it is for; `nil` for a guard.
  private typealias Layer = [(rule: AndroidRule, claim: Claim?)]

  struct Result {
    let rules: [AndroidRule]

    /// The claim of each rule; `nil` for a guard.
    let claims: [Claim?]

    /// The claims whose rules match more links than the patterns.
    let wideClaims: [Claim]

    /// The claims that close no links, because their rules would close those of others.
    let lostExclusions: [Claim]
  }

  /// - Parameter claims: Claims in terms of rules, in match order.
  static func rules(of claims: [AndroidClaim], _ model: RouteModel) -> Result {
    var layers = AndroidRuleLayers(claims, model)
    let rules = layers.all()
    return Result(
      rules: rules.map(\.rule), claims: rules.map(\.claim),
      wideClaims: layers.wideClaims.sorted { $0.key < $1.key }.map(\.value),
      lostExclusions: layers.lostExclusions.sorted { $0.key < $1.key }.map(\.value))
  }

  private init(_ claims: [AndroidClaim], _ model: RouteModel) {
    (self.claims, self.model, meeting) = (claims, model, AndroidMeeting(model))
  }

  // MARK: Layers

  /// The number of segments beyond which the rest of a path is followed after a wildcard that may match a
  /// slash.
  private static let longestRest = 8

  private mutating func all() -> Layer {
    let first = claims.filter { $0.claim.candidate.isOfAnyPath && !$0.isWideAfterPath }
    let claims = claims.filter { claim in
      !first.contains { $0.claim.candidate === claim.claim.candidate }
    }
    let deepest =
      claims.map { $0.hasRest && !$0.keepsToSegments ? $0.depth + Self.longestRest : $0.depth }
      .max() ?? 0
    var layers = [deepestLayer(of: claims, deepest + 1)]
    for depth in stride(from: deepest, through: 0, by: -1) {
      layers.append(layer(of: claims.compactMap { $0.at(depth: depth) }))
    }
    var rules: Layer = first.compactMap { $0.at(depth: 1) }.flatMap { claim in
      claim.rules.map { ($0.forAnyPath, claim.claim) }
    }
    for (index, layer) in layers.enumerated() {
      rules += layer
      let depth = deepest + 1 - index
      // Without wildcards in the next layer, a deeper link matches nothing there.
      let next = layers.dropFirst(index + 1).first ?? []
      if depth > 0, next.contains(where: \.rule.hasWildcard) {
        rules.append((Self.guardRule(depth), nil))
      }
    }
    var known: Set<AndroidRule> = []
    // Of two rules for the same links, only the first one decides.
    rules = rules.filter { known.insert($0.rule.opening).inserted }
    while rules.last?.rule.excludes == true { rules.removeLast() }
    return rules
  }

  /// The rule that excludes every link with at least this many segments.
  private static func guardRule(_ depth: Int) -> AndroidRule {
    var rule = AndroidRule(path: "/" + String(repeating: "*/", count: depth - 1) + "?*")
    rule.excludes = true
    return rule
  }

  /// The layer of all links that are deeper than the patterns without a rest.
  private mutating func deepestLayer(of claims: [AndroidClaim], _ depth: Int) -> Layer {
    let rests = claims.filter(\.hasRest)
    for (number, claim) in rests.enumerated() where !claim.opens && !claim.keepsToSegments {
      let later = rests[number...].filter { $0.opens && $0.keepsToSegments }
      if later.contains(where: { meeting.mayMeet($0, claim) }) { noteLost(claim) }
    }
    return layer(of: rests.filter(\.keepsToSegments).compactMap { $0.at(depth: depth) })
  }

  private mutating func layer(of claims: [AndroidClaim]) -> Layer {
    var layer: Layer = []
    for claim in needed(claims) { layer += rules(of: claim).map { ($0, claim.claim) } }
    return layer
  }

  /// The claims without the exclusions that close nothing, because no later claim opens such a link, and
  /// without those that would close links of a later claim that their own patterns do not match.
  private mutating func needed(_ claims: [AndroidClaim]) -> [AndroidClaim] {
    var needed: [AndroidClaim] = []
    var opening: [AndroidClaim] = []
    for claim in claims.reversed() {
      if claim.opens {
        opening.append(claim)
        needed.append(claim)
        continue
      }
      let met = opening.filter { meeting.mayMeet($0.asWritten, claim.asWritten) }
      if met.isEmpty { continue }
      if !closesOthers(claim, met) {
        needed.append(claim)
      } else if met.contains(where: { meeting.mayMeet($0, claim) }) {
        noteLost(claim)
      }
    }
    return needed.reversed()
  }

  /// Whether the rules of an exclusion match links of other claims that its own pattern does not match.
  private func closesOthers(_ claim: AndroidClaim, _ others: [AndroidClaim]) -> Bool {
    if claim.isWideAfterPath { return true }
    let segments = claim.wideSegments
    return others.contains { other in
      !segments.allSatisfy { claim.claim.accepts(segment: $0, of: other.claim, model) }
    }
  }

  private mutating func noteLost(_ claim: AndroidClaim) {
    lostExclusions[number(of: claim)] = claim.claim
  }

  private func number(of claim: AndroidClaim) -> Int {
    claims.firstIndex { $0.claim.hasPattern(of: claim.claim) } ?? 0
  }

  // MARK: Rules

  private mutating func rules(of claim: AndroidClaim) -> [AndroidRule] {
    if claim.opens, claim.isWideAfterPath || !claim.wideSegments.isEmpty {
      wideClaims[number(of: claim)] = claim.claim
    }
    return claim.rules
  }
}
