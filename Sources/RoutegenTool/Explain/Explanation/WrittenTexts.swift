import RoutegenCompiler

/// Texts of links as people write them.
extension String {
  /// A part of a link without percent-encoding; `nil` if an escape is broken, or the bytes are not UTF-8.
  init?(percentDecoding part: ArraySlice<UInt8>, plusIsSpace: Bool = false) {
    let isBroken = part.indices.contains { index in
      part[index] == UInt8(ascii: "%")
        && part[index...].dropFirst().prefix(2).count(where: \.isHexDigit) < 2
    }
    let decoded = LinkParts.decoded(part, plusIsSpace: plusIsSpace)
    self.init(decoding: decoded, as: UTF8.self)
    if isBroken || !utf8.elementsEqual(decoded) { return nil }
  }

  /// Whether the key belongs to the campaign or the advertisement that led to the link, and not to the page.
  package var isCampaignKey: Bool {
    hasPrefix("utm_")
      || [
        "_ga", "_gl", "dclid", "fbclid", "gbraid", "gclid", "igshid", "mc_cid", "mc_eid", "msclkid",
        "ttclid", "twclid", "wbraid", "yclid",
      ].contains(self)
  }

  /// What differs from another text that looks almost the same, after a comma; empty if more differs.
  package func difference(from other: String) -> String {
    if utf8.elementsEqual(other.utf8) { return "" }
    if self == other { return ", whose letters are other Unicode characters" }
    return lowercased() == other.lowercased() ? ", because capitals are other letters" : ""
  }

  /// How many letters differ from another text, of which this one may be a misspelling; `nil` if it is none.
  ///
  /// A text of one or two letters may differ only in case.
  package func distance(to other: String) -> Int? {
    if self == other || lowercased() == other.lowercased() { return 0 }
    return utf8.count < 3 ? nil : ComparedName(self).distance(to: other)
  }
}
