package import RoutegenExplain
import RoutegenModel

/// The dynamic rules of one host in an `assetlinks.json` file, which systems since Android 15 know.
///
/// They narrow what the manifest opens. They compare texts with their case, so the rules of a file that is
/// `caseless` match its literal texts only as the file has them.
package struct AndroidRules: Sendable {
  package let rules: [AndroidRule]

  /// The pattern of each rule; `nil` for one that closes all links that no pattern matches.
  package let claims: [Claim?]

  /// The patterns whose rules match links that the app refuses.
  package let wideClaims: [Claim]

  /// The patterns that should close links but have no rule, so that later rules open some of them: no rule
  /// can match their text, or it would match links of other patterns, too.
  package let lostExclusions: [Claim]

  /// The patterns whose links the rules do not open, because no rule can match their text.
  package let omittedClaims: [Claim]

  package init(_ claims: Claims) {
    let read = AndroidClaimReader.claims(of: claims)
    let written = read.map(\.asRule)
    let result = AndroidRuleLayers.rules(of: written.compactMap { $0 }, claims.model)
    rules = result.rules
    self.claims = result.claims
    wideClaims = result.wideClaims
    let meeting = AndroidMeeting(claims.model)
    var omitted: [Claim] = []
    var lost = result.lostExclusions
    for (index, claim) in read.enumerated() where written[index] == nil {
      if claim.opens {
        omitted.add(claim.claim)
      } else if written[(index + 1)...].contains(where: { later in
        later.map { $0.opens && meeting.mayMeet($0.asWritten, claim.asWritten) } ?? false
      }) {
        lost.add(claim.claim)
      }
    }
    (omittedClaims, lostExclusions) = (omitted, lost)
  }
}
