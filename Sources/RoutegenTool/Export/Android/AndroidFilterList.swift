import RoutegenCompiler

/// Collects the intent filters of a route set, and what they cannot say.
struct AndroidFilterList {
  private let model: RouteModel
  private let writer: AndroidGlobText
  private let meeting: AndroidMeeting
  private var filters: [AndroidIntentFilter] = []

  private(set) var wideClaims: [Claim] = []
  private(set) var claimsWithItems: [Claim] = []
  private(set) var lostExclusions: [Claim] = []
  private(set) var omittedClaims: [Claim] = []
  private(set) var hostsWithoutLinks: [String] = []

  init(_ model: RouteModel) {
    self.model = model
    writer = AndroidGlobText(isCaseless: model.isCaseless)
    meeting = AndroidMeeting(model)
  }

  /// The filters, with that of the custom schemes at the end.
  var all: [AndroidIntentFilter] {
    let custom = model.customSchemes
    return filters + (custom.isEmpty ? [] : [AndroidIntentFilter(schemes: custom)])
  }

  /// Adds the claims of a host.
  mutating func add(_ claims: Claims, _ host: String) {
    let read = AndroidClaimReader.claims(of: claims)
    let written = read.map { $0.opens ? $0.paths(writer) : nil }
    let paths = Self.unique(written.compactMap { $0 }.flatMap { $0 })
    for (claim, paths) in zip(read, written) where claim.opens { note(claim, paths, read) }
    noteLost(read, isWritten: written.map { $0 != nil })
    guard !paths.isEmpty else {
      hostsWithoutLinks.append(host)
      return
    }
    let patterns = paths.map { Array($0.pattern.utf8) }
    if let index = filters.firstIndex(where: { $0.paths.map { Array($0.pattern.utf8) } == patterns }
    ) {
      filters[index].hosts.append(host)
    } else {
      filters.append(AndroidIntentFilter(schemes: webSchemes, hosts: [host], paths: paths))
    }
  }

  /// The schemes of web links, of which `http` has no patterns of its own.
  private var webSchemes: [String] {
    let hasOwn = model.originsOfPatterns.contains {
      [.scheme("https"), .scheme("http")].contains($0)
    }
    return model.acceptsHTTP && !hasOwn ? ["https", "http"] : ["https"]
  }

  private static func unique(_ paths: [AndroidPath]) -> [AndroidPath] {
    // Strings are equal although their accents are not.
    paths.withoutRepetitions { Array($0.pattern.utf8) }
  }

  // MARK: Notes

  /// Notes what the paths of an opening claim cannot say.
  private mutating func note(
    _ claim: AndroidClaim, _ paths: [AndroidPath]?, _ all: [AndroidClaim]
  ) {
    guard let paths else {
      omittedClaims.add(claim.claim)
      return
    }
    if paths.contains(where: \.isWide) { wideClaims.add(claim.claim) }
    guard claim.requiresItems else { return }
    let isOpenWithoutItems = all.contains {
      $0.opens && !$0.requiresItems && $0.path == claim.path && $0.hasRest == claim.hasRest
    }
    if !isOpenWithoutItems { claimsWithItems.add(claim.claim) }
  }

  /// Notes the exclusions of which a later pattern opens a path, or an earlier one that needs items.
  private mutating func noteLost(_ claims: [AndroidClaim], isWritten: [Bool]) {
    for (index, claim) in claims.enumerated() where !claim.opens {
      let isLost = claims.indices.contains { other in
        isWritten[other] && (other > index || claims[other].requiresItems)
          && meeting.mayMeet(claims[other], claim)
      }
      if isLost { lostExclusions.add(claim.claim) }
    }
  }
}
