extension LinkParts {
  /// Cuts off the scheme: a letter, then letters, digits, `+`, `-` and `.`, up to the first `:`.
  package static func cutScheme(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = String(decoding: rest[..<colon], as: UTF8.self).lowercased()
    guard rest[..<colon].allSatisfy({ $0 < 0x80 }), scheme.isScheme else { return nil }
    rest = rest[(colon + 1)...]
    return scheme
  }

  /// Cuts off everything from the first `mark`, and returns it without the mark.
  package static func cutTail(
    _ rest: inout ArraySlice<UInt8>, from mark: Unicode.Scalar
  ) -> ArraySlice<UInt8>? {
    guard let start = rest.firstIndex(of: UInt8(ascii: mark)) else { return nil }
    defer { rest = rest[..<start] }
    return rest[(start + 1)...]
  }

  /// Cuts off a directive for browsers, and returns it.
  ///
  /// It begins with `:~:` in the fragment, and is a text to scroll to: `#intro:~:text=hello`. A directive alone is
  /// no fragment. Browsers remove it from the link before a page sees it.
  package static func cutDirective(_ bytes: inout [UInt8]) -> [UInt8] {
    guard let hash = bytes.firstIndex(of: UInt8(ascii: "#")),
      let start = bytes[hash...].indices.first(where: { bytes[$0...].starts(with: ":~:".utf8) })
    else { return [] }
    defer { bytes.removeSubrange((start == hash + 1 ? hash : start)...) }
    return Array(bytes[start...])
  }

  /// The items of a query, or of a fragment that is written like one; empty ones are left out.
  package static func items(
    of part: ArraySlice<UInt8>, in bytes: ArraySlice<UInt8>, _ plusIsSpace: Bool
  ) -> [Item] {
    part.split(separator: UInt8(ascii: "&")).map { item in
      let end = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      let value = item[end...].dropFirst()
      return Item(
        key: decoded(item[..<end], plusIsSpace: plusIsSpace),
        value: decoded(value, plusIsSpace: plusIsSpace), written: value,
        rest: bytes[value.startIndex...])
    }
  }

  /// The items of a text's query, whether the text is a link or not.
  package static func items(inQueryOf text: String, plusIsSpace: Bool) -> [Item] {
    let bytes = Array(text.utf8)[...]
    var rest = bytes
    _ = cutTail(&rest, from: "#")
    return items(of: cutTail(&rest, from: "?") ?? [], in: bytes, plusIsSpace)
  }

  private static let slash = UInt8(ascii: "/")

  /// The same for the path in a fragment, in which a `.` has no meaning.
  static func decodedSegments(of path: ArraySlice<UInt8>) -> [[UInt8]] {
    let path = path.first == slash ? path.dropFirst() : path
    if path.isEmpty { return [] }
    var raw = path.split(separator: slash, omittingEmptySubsequences: false)
    if raw.last?.isEmpty == true { raw.removeLast() }
    return raw.map { decoded($0, plusIsSpace: false) }
  }

  /// The segments of a path, decoded; one slash at its start and one at its end do not count.
  static func segments(of path: ArraySlice<UInt8>) throws(Malformed) -> [[UInt8]] {
    let segments = decodedSegments(of: path)
    if segments.count > LinkSizeLimits.segmentCount {
      throw Malformed(reason: "its path has more than \(LinkSizeLimits.segmentCount) segments")
    }
    if segments.contains(where: { String(decoding: $0, as: UTF8.self).hasDotSegment }) {
      throw Malformed(reason: "its path has a '.' or '..' segment")
    }
    return segments
  }
}

extension String {
  /// Whether the text, in lower case, is a URL scheme (RFC 3986, 3.1).
  package var isScheme: Bool {
    utf8.first.map { (0x61...0x7A).contains($0) } ?? false
      && utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
      }
  }
}
