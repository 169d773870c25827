package import RoutegenCompiler

/// The intent filters of an activity in an `AndroidManifest.xml`, for systems since Android 12.
///
/// A filter looks at hosts and paths alone. It knows neither queries and fragments nor exceptions.
package struct AndroidManifest: Sendable {
  /// The name of the activity: `.MainActivity`.
  package let activity: String

  /// The filters of hosts, of which those with equal paths share one, and then that of the custom schemes.
  package internal(set) var filters: [AndroidIntentFilter] = []

  /// The patterns whose filters open paths that the pattern does not match.
  package internal(set) var wideClaims: [Claim] = []

  /// The patterns that need items of a query or a fragment, without which their paths open, too.
  package internal(set) var claimsWithItems: [Claim] = []

  /// The patterns that should close links, of which filters open some.
  package internal(set) var lostExclusions: [Claim] = []

  /// The patterns whose links no filter opens, because no pattern of Android matches them.
  package internal(set) var omittedClaims: [Claim] = []

  /// The hosts of the route set whose links nothing opens.
  package internal(set) var hostsWithoutLinks: [String] = []

  package init(_ matcher: ExplainingMatcher, activity: String = ".MainActivity") {
    self.activity = activity
    for host in matcher.model.ownHosts.map(\.description) {
      // To blocks, a wildcard is a subdomain that only wildcards cover.
      add(Claims(matcher, host: host), host)
    }
    let custom = matcher.model.customSchemes
    if !custom.isEmpty { filters.append(AndroidIntentFilter(schemes: custom)) }
  }

  /// The XML element of the activity.
  package var text: String {
    let lines =
      [
        "<!-- minSdk 31 -->", "<activity",
        "    xmlns:android=\"http://schemas.android.com/apk/res/android\"",
        "    android:name=\"\(activity.asMarkup)\"", "    android:exported=\"true\">",
      ] + filters.flatMap(\.lines).map { "    " + $0 } + ["</activity>"]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension AndroidManifest {
  /// The file, and what it cannot say.
  package func exported(_ matcher: ExplainingMatcher) -> ExportedFile {
    var file = ExportedFile(text)
    file.findings = AndroidFindings.all(of: self, matcher)
    return file
  }
}

/// An intent filter of an activity.
package struct AndroidIntentFilter: Sendable {
  package let schemes: [String]

  /// The hosts, of which `*.example.com` is a wildcard; none for custom schemes.
  package var hosts: [String]

  /// The paths; with none, every path.
  package let paths: [AndroidPath]
  private let index: PrefixIndex<UInt16>

  init(schemes: [String], hosts: [String] = [], paths: [AndroidPath] = []) {
    (self.schemes, self.hosts, self.paths) = (schemes, hosts, paths)
    index = PrefixIndex(paths.map(\.glob.prefix))
  }

  /// Whether Android looks for an `assetlinks.json` file of each host.
  package var isVerified: Bool { !hosts.isEmpty }

  /// Whether the filter opens links with the path, percent-decoded.
  package func opens(path: String) -> Bool { opens(path: Array(path.utf16)) }

  func opens(path: [UInt16]) -> Bool {
    paths.isEmpty || index.candidates(for: path).contains { paths[$0].glob.matches(path) }
  }

  /// The lines of the element.
  var lines: [String] {
    let data =
      schemes.map { ("scheme", $0) } + hosts.map { ("host", $0) }
      + paths.map { ("pathAdvancedPattern", $0.pattern) }
    return ["<intent-filter" + (isVerified ? " android:autoVerify=\"true\">" : ">")]
      + [
        "    <action android:name=\"android.intent.action.VIEW\" />",
        "    <category android:name=\"android.intent.category.DEFAULT\" />",
        "    <category android:name=\"android.intent.category.BROWSABLE\" />",
      ]
      + data.map { "    <data android:\($0)=\"\(AndroidXML.resource($1))\" />" }
      + ["</intent-filter>"]
  }
}
