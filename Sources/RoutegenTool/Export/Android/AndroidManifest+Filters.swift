import RoutegenCompiler

extension AndroidManifest {
  /// Adds the claims of a host.
  mutating func add(_ claims: Claims, _ host: String) {
    let model = claims.model
    let writer = AndroidGlobText(isCaseless: model.isCaseless)
    let read = AndroidClaimReader.claims(of: claims)
    let written = read.map { $0.opens ? $0.paths(writer) : nil }
    // Strings are equal although their accents are not.
    let paths = written.compactMap { $0 }.joined().withoutRepetitions { Array($0.pattern.utf8) }
    for (claim, paths) in zip(read, written) where claim.opens { note(claim, paths, read) }
    noteLost(read, isWritten: written.map { $0 != nil }, AndroidMeeting(model))
    guard !paths.isEmpty else {
      hostsWithoutLinks.append(host)
      return
    }
    let patterns = paths.map { Array($0.pattern.utf8) }
    if let index = filters.firstIndex(where: { $0.paths.map { Array($0.pattern.utf8) } == patterns }
    ) {
      filters[index].hosts.append(host)
    } else {
      filters.append(AndroidIntentFilter(schemes: model.webSchemes, hosts: [host], paths: paths))
    }
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
  private mutating func noteLost(
    _ claims: [AndroidClaim], isWritten: [Bool], _ meeting: AndroidMeeting
  ) {
    for (index, claim) in claims.enumerated() where !claim.opens {
      let isLost = claims.indices.contains { other in
        isWritten[other] && (other > index || claims[other].requiresItems)
          && meeting.mayMeet(claims[other], claim)
      }
      if isLost { lostExclusions.add(claim.claim) }
    }
  }
}

extension RouteModel {
  /// The schemes of web links, of which `http` has no patterns of its own.
  fileprivate var webSchemes: [String] {
    let hasOwn = originsOfPatterns.contains { [.scheme("https"), .scheme("http")].contains($0) }
    return acceptsHTTP && !hasOwn ? ["https", "http"] : ["https"]
  }
}
