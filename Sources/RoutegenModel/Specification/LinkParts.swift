/// A link taken apart, by the rules of "What a link is" in the language, one after the other.
///
/// Written to be read beside that page. The runtime does the same over bytes and in one pass; a test
/// holds the two together.
package struct LinkParts: Sendable {
  /// In lower case; `nil` for a path.
  package let scheme: String?

  /// As written, with the port if it is not the default.
  package let host: String?

  /// The same, unless it is the path's first segment.
  private(set) var hostBesidePath: String?

  /// Decoded.
  package private(set) var segments: [[UInt8]]
  package private(set) var query: [Item]
  package private(set) var fragment: [UInt8]?
  package private(set) var fragmentItems: [Item]

  /// What the value of a key is that goes on to the end of the link, after ``cut(for:_:)``.
  private(set) var restOfLink: String?

  /// What stands beside the path, if a payload names it.
  var payload: Payload?

  /// An item of a query; both parts decoded.
  package struct Item: Sendable {
    package let key: [UInt8]
    package let value: [UInt8]

    /// From the value to the end of the link, as it stands there.
    fileprivate let rest: ArraySlice<UInt8>
  }

  /// Why a text is no link.
  package struct Malformed: Error, Hashable, Sendable {
    package let reason: String
  }

  /// - Parameters:
  ///   - isPath: Whether a text without a scheme is a path.
  ///   - plusIsSpace: Whether a `+` in a query is a space, as in the forms of the web.
  package init(_ text: String, isPath: Bool, plusIsSpace: Bool = true) throws(Malformed) {
    let bytes = Array(text.utf8)
    try Self.checkCharacters(bytes)

    var rest = bytes[...]
    let scheme = Self.cutScheme(&rest)
    guard scheme != nil || isPath else { throw Malformed(reason: "it has no scheme") }
    self.scheme = scheme

    let fragment = Self.cutTail(&rest, from: "#")
    let query = Self.cutTail(&rest, from: "?")
    self.fragment = fragment.map { Self.decoded($0, plusIsSpace: false) }
    self.fragmentItems = Self.items(of: fragment ?? [], in: bytes, plusIsSpace)
    self.query = Self.items(of: query ?? [], in: bytes, plusIsSpace)
    let itemCount = query.map {
      $0.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).count
    }
    if let itemCount, itemCount > 256 {
      throw Malformed(reason: "its query has more than 256 items")
    }

    let isWeb = scheme == "https" || scheme == "http"
    var authority: String?
    if scheme != nil, rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      authority = try Self.host(
        of: rest[..<end], defaultPort: isWeb ? (scheme == "https" ? 443 : 80) : nil)
      rest = rest[end...]
    }
    if isWeb, authority == nil { throw Malformed(reason: "it has no host") }
    host = authority.flatMap { $0.isEmpty ? nil : $0 }
    hostBesidePath = host
    segments = try Self.segments(of: rest)
  }

  /// No link at all, with a payload beside it.
  init(beside payload: Payload) {
    (scheme, host, fragment) = (nil, nil, nil)
    (segments, query, fragmentItems) = ([], [], [])
    self.payload = payload
  }

  /// The items of the query of a text, whether it is a link or not.
  static func items(inQueryOf text: String, plusIsSpace: Bool) -> [Item] {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    _ = cutTail(&rest, from: "#")
    return items(of: cutTail(&rest, from: "?") ?? [], in: bytes, plusIsSpace)
  }

  /// Makes the authority the first segment, as custom schemes have it.
  mutating func prependHost() {
    guard let host else { return }
    segments.insert(Array(host.utf8), at: 0)
    hostBesidePath = nil
  }

  /// Leaves out all segments but those of the range.
  mutating func keepSegments(_ kept: Range<Int>) {
    segments = Array(segments[kept])
  }

  // MARK: Characters

  /// Nothing that two parsers would read in two ways, escaped or not.
  private static func checkCharacters(_ bytes: [UInt8]) throws(Malformed) {
    if bytes.count > 16_384 { throw Malformed(reason: "it is longer than 16 KiB") }
    if bytes.contains(UInt8(ascii: "\\")) { throw Malformed(reason: "it has a backslash") }
    if bytes.contains(UInt8(ascii: " ")) { throw Malformed(reason: "it has a space") }
    var decoded: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%") {
        guard let byte = escape(in: bytes[offset...]) else {
          throw Malformed(reason: "it has a '%' without two hexadecimal digits")
        }
        decoded.append(byte)
        offset += 3
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    // Raw text is UTF-8 by itself, so where the whole is not, the escapes are not.
    guard let text = String(validating: decoded) else {
      throw Malformed(reason: "it has escapes that are not UTF-8")
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw Malformed(reason: "it has a control character")
    }
  }

  private static func escape(in bytes: ArraySlice<UInt8>) -> UInt8? {
    let digits = bytes.dropFirst().prefix(2)
    guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      if let escaped = escape(in: rest), byte == UInt8(ascii: "%") {
        decoded.append(escaped)
        rest = rest.dropFirst(3)
      } else {
        decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        rest = rest.dropFirst()
      }
    }
    return decoded
  }

  // MARK: Parts

  // Scheme : Letter (Letter | Digit | `+` | `-` | `.`)* before a `:`
  private static func cutScheme(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = String(decoding: rest[..<colon], as: UTF8.self)
    guard let first = scheme.unicodeScalars.first,
      ("a"..."z").contains(first) || ("A"..."Z").contains(first),
      scheme.unicodeScalars.allSatisfy({
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
          || "+-.".unicodeScalars.contains($0)
      })
    else { return nil }
    rest = rest[(colon + 1)...]
    return scheme.lowercased()
  }

  /// What follows the first `mark`, taken from the end.
  private static func cutTail(
    _ rest: inout ArraySlice<UInt8>, from mark: Unicode.Scalar
  ) -> ArraySlice<UInt8>? {
    guard let start = rest.firstIndex(of: UInt8(ascii: mark)) else { return nil }
    defer { rest = rest[..<start] }
    return rest[(start + 1)...]
  }

  private static func items(
    of part: ArraySlice<UInt8>, in bytes: [UInt8], _ plusIsSpace: Bool
  ) -> [Item] {
    part.split(separator: UInt8(ascii: "&")).map { item in
      let end = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      let value = item[end...].dropFirst()
      return Item(
        key: decoded(item[..<end], plusIsSpace: plusIsSpace),
        value: decoded(value, plusIsSpace: plusIsSpace), rest: bytes[value.startIndex...])
    }
  }

  // MARK: What a candidate sees of the link

  /// The link as a pattern with `key={url: URL...}` sees it: where the key's value is a web link that
  /// is not encoded, all that follows belongs to that value.
  func cut(for candidate: Candidate, _ model: RouteModel) -> LinkParts {
    var link = self
    for case .restOfLink(let key) in candidate.sources {
      let place = query.firstIndex {
        model.isSame(String(decoding: $0.key, as: UTF8.self), key)
      }
      guard let place else { continue }
      let rest = String(decoding: query[place].rest, as: UTF8.self)
      guard ["http://", "https://"].contains(where: rest.lowercased().hasPrefix) else { continue }
      link.restOfLink = rest
      link.query = Array(query[..<place])
      link.fragment = nil
      link.fragmentItems = []
    }
    return link
  }

  /// The query items that a candidate does not name; the key of the expiry date is nobody's.
  func otherItems(than candidate: Candidate, _ model: RouteModel) -> [Item] {
    let named = candidate.namedKeys + (model.expiryKey.map { [$0] } ?? [])
    return query.filter { item in
      !named.contains { model.isSame(String(decoding: item.key, as: UTF8.self), $0) }
    }
  }

  private static func segments(of path: ArraySlice<UInt8>) throws(Malformed) -> [[UInt8]] {
    let slash = UInt8(ascii: "/")
    var path = path
    if path.first == slash { path = path.dropFirst() }
    if path.isEmpty { return [] }
    var raw = path.split(separator: slash, omittingEmptySubsequences: false)
    if raw.last?.isEmpty == true { raw.removeLast() }
    if raw.count > 256 { throw Malformed(reason: "its path has more than 256 segments") }
    let segments = raw.map { decoded($0, plusIsSpace: false) }
    for segment in segments {
      for part in segment.split(separator: slash, omittingEmptySubsequences: false)
      where part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
        throw Malformed(reason: "its path has a '.' or '..' segment")
      }
    }
    return segments
  }

  /// The host without the default port.
  private static func host(
    of authority: ArraySlice<UInt8>, defaultPort: Int?
  ) throws(Malformed) -> String {
    let text = String(decoding: authority, as: UTF8.self)
    if text.contains("@") { throw Malformed(reason: "it has a user name before the host") }
    if text.contains("%") || !authority.allSatisfy({ $0 < 0x80 }) {
      throw Malformed(reason: "its host has an escape or a letter beyond ASCII")
    }
    if text == "." || text == ".." { throw Malformed(reason: "its path has a '.' or '..' segment") }
    let hostEnd =
      text.hasPrefix("[")
      ? text.firstIndex(of: "]").map { text.index(after: $0) } : text.firstIndex(of: ":")
    let host = String(text[..<(hostEnd ?? text.endIndex)])
    let port = text[(hostEnd ?? text.endIndex)...]
    guard isHost(host) else { throw Malformed(reason: "its host has a character that no host has") }
    if host.isEmpty, defaultPort != nil { throw Malformed(reason: "it has no host") }
    if port.isEmpty { return host }
    guard port.first == ":", port.dropFirst().allSatisfy({ ("0"..."9").contains($0) }),
      let defaultPort
    else { throw Malformed(reason: "its port is no number") }
    if port == ":" { return host }
    guard let number = Int(port.dropFirst()), number <= 65_535 else {
      throw Malformed(reason: "its port is greater than 65535")
    }
    return number == defaultPort ? host : "\(host):\(number)"
  }

  private static func isHost(_ text: String) -> Bool {
    if text.hasPrefix("[") {
      let inner = text.dropFirst().dropLast()
      return text.hasSuffix("]") && inner.contains(":")
        && inner.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    return text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "-._~!$&'()*+,;=".unicodeScalars.contains($0)
    }
  }
}

extension String {
  /// The text that the bytes are in UTF-8; `nil` if they are not.
  fileprivate init?(validating bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}

extension Candidate {
  /// The keys that a link may have once, beside the items among which they are looked for.
  func singleKeys(_ link: LinkParts, _ model: RouteModel) -> [([LinkParts.Item], [String])] {
    var inQuery = literals.map(\.key)
    var inFragment = fragmentLiterals.map(\.key)
    for (source, parameter) in zip(sources, parameters) where parameter.form != .list {
      switch source {
      case .query(let key), .restOfLink(let key): inQuery.append(key)
      case .fragmentItem(let key): inFragment.append(key)
      case .otherItems:
        inQuery += link.otherItems(than: self, model).map {
          String(decoding: $0.key, as: UTF8.self)
        }
      default: continue
      }
    }
    return [(link.query, inQuery), (link.fragmentItems, inFragment)]
  }
}
