/// An intent filter of an activity.
package struct AndroidIntentFilter: Sendable {
  package let schemes: [String]

  /// The hosts, of which `*.example.com` is a wildcard; none for custom schemes.
  package var hosts: [String] = []

  /// The paths; with none, every path.
  package var paths: [AndroidPath] = []

  /// Whether Android looks for an `assetlinks.json` file of each host.
  package var isVerified: Bool { !hosts.isEmpty }

  /// Whether the filter opens links with the path, percent-decoded.
  package func opens(path: String) -> Bool { opens(path: Array(path.utf16)) }

  func opens(path: [UInt16]) -> Bool {
    paths.isEmpty || paths.contains { $0.glob.matches(path) }
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
