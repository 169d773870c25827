package import RoutegenExplain
package import RoutegenModel

/// The intent filters of an activity in an `AndroidManifest.xml`, for systems since Android 12.
///
/// A filter looks at hosts and paths alone. It knows neither queries and fragments nor exceptions.
package struct AndroidManifest: Sendable {
  /// The name of the activity: `.MainActivity`.
  package let activity: String

  /// The filters of hosts, of which those with equal paths share one, and then that of the custom schemes.
  package let filters: [AndroidIntentFilter]

  /// The patterns whose filters open paths that the pattern does not match.
  package let wideClaims: [Claim]

  /// The patterns that need items of a query or a fragment, without which their paths open, too.
  package let claimsWithItems: [Claim]

  /// The patterns that should close links, of which filters open some.
  package let lostExclusions: [Claim]

  /// The patterns whose links no filter opens, because no pattern of Android matches them.
  package let omittedClaims: [Claim]

  /// The hosts of the route set whose links nothing opens.
  package let hostsWithoutLinks: [String]

  package init(_ matcher: ExplainingMatcher, activity: String = ".MainActivity") {
    let model = matcher.model
    var filters = AndroidFilterList(model)
    for host in model.ownHosts.map(\.description) {
      // To blocks, a wildcard is a subdomain that only wildcards cover.
      filters.add(Claims(matcher, host: host), host)
    }
    self.activity = activity
    self.filters = filters.all
    wideClaims = filters.wideClaims
    claimsWithItems = filters.claimsWithItems
    lostExclusions = filters.lostExclusions
    omittedClaims = filters.omittedClaims
    hostsWithoutLinks = filters.hostsWithoutLinks
  }

  /// The XML element of the activity.
  package var text: String {
    let lines =
      [
        "<!-- minSdk 31 -->", "<activity",
        "    xmlns:android=\"http://schemas.android.com/apk/res/android\"",
        "    android:name=\"\(AndroidXML.attribute(activity))\"", "    android:exported=\"true\">",
      ] + filters.flatMap(\.lines).map { "    " + $0 } + ["</activity>"]
    return lines.joined(separator: "\n") + "\n"
  }
}
