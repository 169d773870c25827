/// A path that an intent filter opens.
package struct AndroidPath: Sendable {
  /// The text of `android:pathAdvancedPattern`, before the escapes of XML and of resources.
  package let pattern: String

  /// The pattern, parsed.
  package let glob: AndroidPathPattern

  /// The pattern of the route set.
  package let claim: Claim

  /// Whether the pattern matches other paths than that of the route set.
  let isWide: Bool
}

extension AndroidClaim {
  /// The patterns of the claim's paths; `nil` if Android has none for them.
  func paths(_ writer: AndroidGlobText) -> [AndroidPath]? {
    let claim = limited()
    var texts = [""]
    var isWide = claim.isLooseInPath || claim.path.contains { $0.contains(where: \.hasSlash) }
    for (index, segment) in claim.path.enumerated() {
      let isLast = index == claim.path.count - 1 && !hasRest
      guard let pattern = AndroidSegmentPattern(segment, isLast: isLast, writer) else { return nil }
      isWide = isWide || pattern.isWide
      texts = texts.flatMap { text in pattern.texts.map { text + "/" + $0 } }
    }
    if texts.count > Self.patternLimit, writer.hasCanonicalNumbers {
      var writer = writer
      writer.hasCanonicalNumbers = false
      return paths(writer)
    }
    let end = hasRest ? "/.+" : path.last?.last == .url ? "" : "/{0,1}"
    texts = texts.map { $0 + end }
    let paths = texts.compactMap { text in
      AndroidPathPattern(text, .advancedGlob).map {
        AndroidPath(pattern: text, glob: $0, claim: self.claim, isWide: isWide)
      }
    }
    return paths.isEmpty || paths.count < texts.count ? nil : paths
  }
}

extension AndroidShape {
  /// Whether a literal text has a slash, at which a decoded path is divided.
  fileprivate var hasSlash: Bool { texts?.contains(where: \.hasSlash) ?? false }
}

extension String {
  /// Whether a byte is a slash; a `Character` may be a slash and others.
  var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }
}
