import RoutegenCompiler

/// The components of one host in an `apple-app-site-association` file.
package struct AppleAssociation: Sendable {
  package let components: [AppleComponent]

  /// The pattern of each component; `nil` for one that closes all links that no pattern matches.
  package let claims: [Claim?]

  /// The texts of the substitution variables, by their names.
  package let variables: [String: [String]]
  package let isCaseSensitive: Bool

  /// The patterns whose links the file opens although the app refuses some of them.
  package let wideClaims: [Claim]

  /// The patterns that should close links but have no component, because it would close links of others, too.
  package let lostExclusions: [Claim]

  /// The patterns that are left out, because Apple's patterns cannot match their text.
  package let omittedClaims: [Claim]

  /// Whether texts that are no numbers are excluded only in part, because the file would be too large.
  package let isRefinedInPart: Bool

  /// - Parameter foreign: The variables of other apps in the same file, whose names are not free.
  package init(_ claims: Claims, besideVariables foreign: [String: [String]] = [:]) {
    var reader = AppleClaimReader(claims.model, variables: AppleVariables(foreign))
    var read: [AppleClaim] = []
    var omitted: [Claim] = []
    for claim in claims.all {
      if let claims = reader.claims(claim) { read += claims } else { omitted.add(claim) }
    }
    var result: AppleLayers?
    var used = AppleLayers.Refinement.none
    for refinement in AppleLayers.Refinement.allCases
    where refinement.leastSize(of: read) < refinement.greatestSize {
      let layers = AppleLayers(read, claims.model, variables: reader.variables, refinement)
      (result, used) = (layers, refinement)
      if Self.size(of: layers.components.map(\.component)) < refinement.greatestSize { break }
    }
    components = (result?.components ?? []).map(\.component)
    self.claims = (result?.components ?? []).map(\.claim)
    let all = result?.variables.texts ?? [:]
    let named = Set(components.flatMap(\.patterns).flatMap(ApplePattern.variableNames))
    variables = all.filter { named.contains($0.key) }
    isCaseSensitive = !claims.model.isCaseless
    wideClaims = result?.wideClaims.sorted { $0.key < $1.key }.map(\.value) ?? []
    omittedClaims = omitted.filter(\.opens)
    let lost = result?.lostExclusions.sorted { $0.key < $1.key }.map(\.value) ?? []
    lostExclusions = lost + omitted.filter { !$0.opens }
    isRefinedInPart = used != .full && read.contains(where: \.hasNumbers)
  }

  /// The components as the system reads them.
  package var matcher: AppleMatcher {
    AppleMatcher(components, variables: variables, isCaseSensitive: isCaseSensitive)
  }

  /// An estimate of the size in bytes.
  private static func size(of components: [AppleComponent]) -> Int {
    components.reduce(0) { $0 + $1.patterns.reduce(20) { $0 + $1.utf8.count + 8 } }
  }
}

extension AppleComponent {
  /// The patterns of all parts.
  var patterns: [String] {
    switch query {
    case .any: [path] + (fragment.map { [$0] } ?? [])
    case .whole(let text): [path, text] + (fragment.map { [$0] } ?? [])
    case .items(let items): [path] + items.values + (fragment.map { [$0] } ?? [])
    }
  }
}
