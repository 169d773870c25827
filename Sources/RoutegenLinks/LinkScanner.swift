import RoutegenModel

/// Returns the links to declared schemes and hosts in a text of any kind, in order.
///
/// A link begins with a declared scheme and `://`, or with `https://` or `http://` and a declared host.
/// Everything else is found by the characters around it, whatever the language of the text is.
/// The time is proportional to the length of the text.
package func foundLinks(in bytes: [UInt8], to origins: DeclaredOrigins) -> [FoundLink] {
  var links: [FoundLink] = []
  var end = 0
  var offset = 0
  let (colon, slash, backslash) = (UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "\\"))
  // A loop without closures, because it sees every byte.
  while offset < bytes.count - 1 {
    guard bytes[offset] == colon, bytes[offset + 1] == slash || bytes[offset + 1] == backslash
    else {
      offset += 1
      continue
    }
    if let slashesEnd = bytes.endOfSlashes(at: offset + 1),
      let start = origins.schemeStart(in: bytes, before: offset, from: end),
      var reader = LinkReader(bytes, origins, start..<offset, slashesEnd: slashesEnd)
    {
      links.append(reader.read())
      end = reader.offset
    }
    offset = max(offset + 1, end)
  }
  return links
}

extension [UInt8] {
  /// The offset after two slashes, which JSON may escape: `\/\/`.
  fileprivate func endOfSlashes(at offset: Int) -> Int? {
    if hasText("//", at: offset) { return offset + 2 }
    return hasText("\\/\\/", at: offset) ? offset + 4 : nil
  }
}
