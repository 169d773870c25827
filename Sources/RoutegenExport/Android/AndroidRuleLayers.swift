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
  private var wideClaims: [Int: Claim] = [:]

  /// Rules, each with the claim that it is for; `nil` for a guard.
  private typealias Layer = [(rule: AndroidRule, claim: Claim?)]

  struct Result {
    let rules: [AndroidRule]

    /// The claim of each rule; `nil` for a guard.
    let claims: [Claim?]

    /// The claims whose rules match more links than the patterns.
    let wideClaims: [Claim]
  }

  /// - Parameter claims: Claims in terms of rules, in match order.
  static func rules(of claims: [AndroidClaim], _ model: RouteModel) -> Result {
    var layers = AndroidRuleLayers(claims: claims, meeting: AndroidMeeting(model))
    let rules = layers.all()
    return Result(
      rules: rules.map(\.rule), claims: rules.map(\.claim),
      wideClaims: layers.wideClaims.sorted { $0.key < $1.key }.map(\.value))
  }

  private init(claims: [AndroidClaim], meeting: AndroidMeeting) {
    (self.claims, self.meeting) = (claims, meeting)
  }

  // MARK: Layers

  /// The number of segments beyond which the rest of a path is followed after a wildcard that may match a
  /// slash.
  private static let longestRest = 8

  private mutating func all() -> Layer {
    let deepest =
      claims.map { $0.hasRest && !$0.keepsToSegments ? $0.depth + Self.longestRest : $0.depth }
      .max() ?? 0
    var layers = [deepestLayer(deepest + 1)]
    for depth in stride(from: deepest, through: 0, by: -1) {
      layers.append(layer(of: claims.compactMap { $0.at(depth: depth) }))
    }
    var rules: Layer = []
    for (index, layer) in layers.enumerated() {
      rules += layer
      let depth = deepest + 1 - index
      // Without wildcards in the next layer, a deeper link matches nothing there.
      let next = layers.dropFirst(index + 1).first ?? []
      if depth > 0, next.contains(where: \.rule.hasWildcard) {
        rules.append((Self.guardRule(depth), nil))
      }
    }
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
  private mutating func deepestLayer(_ depth: Int) -> Layer {
    layer(
      of: claims.filter { $0.hasRest && ($0.keepsToSegments || !$0.opens) }
        .compactMap { $0.at(depth: depth) })
  }

  private mutating func layer(of claims: [AndroidClaim]) -> Layer {
    var layer: Layer = []
    for claim in needed(claims) { layer += rules(of: claim).map { ($0, claim.claim) } }
    return layer
  }

  /// The claims without the exclusions that close nothing, because no later claim opens such a link.
  private func needed(_ claims: [AndroidClaim]) -> [AndroidClaim] {
    var needed: [AndroidClaim] = []
    var opening: [AndroidClaim] = []
    for claim in claims.reversed() {
      if claim.opens {
        opening.append(claim.asWritten)
        needed.append(claim)
      } else if opening.contains(where: { meeting.mayMeet($0, claim.asWritten) }) {
        needed.append(claim)
      }
    }
    return needed.reversed()
  }

  // MARK: Rules

  private mutating func rules(of claim: AndroidClaim) -> [AndroidRule] {
    var isWide = claim.isWideAsRule
    var rules: [AndroidRule] = []
    let queries = Self.queries(of: claim)
    for path in Self.paths(of: claim) {
      for query in queries {
        for fragment in Self.fragments(of: claim, isWide: &isWide) {
          var rule = AndroidRule(path: path)
          (rule.items, rule.fragment, rule.excludes) = (query, fragment, !claim.opens)
          isWide = isWide || rule.hasLooseDot
          rules.append(rule)
        }
      }
    }
    if isWide {
      wideClaims[claims.firstIndex { $0.claim.candidate === claim.claim.candidate } ?? 0] =
        claim.claim
    }
    return rules
  }

  /// The patterns of a claim's paths, twice for those that end in a literal: a slash may follow.
  private static func paths(of claim: AndroidClaim) -> [String] {
    // The path without segments may be empty, and an empty pattern is malformed. The guard before has
    // excluded all others.
    guard let last = claim.path.last?.last else { return ["*"] }
    var paths = [""]
    for segment in claim.path {
      let patterns = AndroidRuleText.patterns(of: segment)
      paths = paths.flatMap { path in patterns.map { path + "/" + $0 } }
    }
    return switch last {
    case .text, .oneOf, .flag, .numbers, .digits, .uuid: paths.flatMap { [$0, $0 + "/"] }
    case .any, .anyOrEmpty, .integer, .decimal, .date, .prefixed, .url: paths
    }
  }

  private static func queries(of claim: AndroidClaim) -> [[String: String]] {
    var queries: [[String: String]] = [[:]]
    for item in claim.items {
      let key = AndroidRuleText.literal(item.key)
      queries = queries.flatMap { query in
        AndroidRuleText.patterns(of: item.shape).map { query.merging([key: $0]) { $1 } }
      }
    }
    return queries
  }

  private static func fragments(of claim: AndroidClaim, isWide: inout Bool) -> [String?] {
    switch claim.fragment {
    case .any: return [nil]
    case .whole(let shape): return AndroidRuleText.patterns(of: shape)
    case .items(let items):
      if let texts = AppleItemText.patterns(items.map(forms)) {
        // A '*' before it matches the other items, too.
        return texts.filter { !$0.utf8.suffix(3).elementsEqual("*&*".utf8) }
      }
      isWide = true
      return [nil]
    }
  }

  /// The texts that an item of a fragment may have.
  private static func forms(_ item: AndroidItem) -> [String] {
    let key = AndroidRuleText.literal(item.key)
    let values = AndroidRuleText.patterns(of: item.shape).map { key + "=" + $0 }
    return item.shape == .text("") || item.shape == .anyOrEmpty ? [key] + values : values
  }
}

extension AndroidRule {
  /// Whether a `.` of a pattern matches any character.
  fileprivate var hasLooseDot: Bool {
    let patterns = [path] + items.map { $0.key + "=" + $0.value } + (fragment.map { [$0] } ?? [])
    return patterns.contains {
      $0.utf8.contains(UInt8(ascii: ".")) && AndroidRulePattern($0)?.hasLooseDot ?? false
    }
  }
}
