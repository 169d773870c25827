/// The parts of a link, by the rules of "What a link is" in `Documentation/Matching.md`, one after the
/// other.
///
/// The runtime does the same with bytes and in one pass; a test compares the two.
package struct LinkParts: Sendable {
  /// The scheme in lower case; `nil` for a path.
  package let scheme: String?

  /// The host as written, with the port unless it is the default.
  package internal(set) var host: String?

  /// The same; `nil` if the host is the path's first segment.
  package private(set) var hostBesidePath: String?

  /// The path's segments, decoded.
  package private(set) var segments: [[UInt8]]
  package internal(set) var query: [Item]

  /// The query before a fragment that is read as a path, which no pattern reads.
  private(set) var outerQuery: [Item] = []
  package internal(set) var fragment: [UInt8]?

  /// The text from the path on, which may be the one in the fragment, and the end of this path.
  private var pathBytes: ArraySlice<UInt8> = []
  private var pathEnd = 0

  /// The fragment as it is written.
  private let fragmentBytes: ArraySlice<UInt8>?

  package internal(set) var fragmentItems: [Item]

  /// The directive for browsers at the end of the text, decoded, which belongs to no part of the link.
  let directive: [UInt8]

  /// The value of a key that continues to the end of the link; set by ``cut(for:_:)``.
  var restOfLink: String?

  /// The other keys of the payload that has the link's text.
  package var payload: (any PayloadTexts)?

  /// An item of a query; both parts are decoded.
  package struct Item: Sendable {
    package internal(set) var key: [UInt8]
    package let value: [UInt8]

    /// The value as it is written.
    let written: ArraySlice<UInt8>

    /// Everything from the value to the end of the link, not decoded.
    let rest: ArraySlice<UInt8>
  }

  /// The reason why a text is not a link.
  package struct Malformed: Error, Hashable, Sendable {
    package let reason: String
  }

  /// - Parameters:
  ///   - isPath: Whether a text without a scheme is a path.
  ///   - plusIsSpace: Whether a `+` in a query is a space, as in web forms.
  ///   - allowsLineBreaks: Whether the query and the fragment may contain escaped tabs and line breaks.
  package init(
    _ text: String, isPath: Bool, plusIsSpace: Bool = true, allowsLineBreaks: Bool = false
  ) throws(Malformed) {
    var bytes = Array(text.utf8)
    try Self.checkCharacters(bytes, allowsLineBreaks)

    let directive = Self.cutDirective(&bytes)
    self.directive = Self.decoded(directive[...], plusIsSpace: false)
    var rest = bytes[...]
    let scheme = Self.cutScheme(&rest)
    guard scheme != nil || isPath else { throw Malformed(reason: "it has no scheme") }
    self.scheme = scheme
    if scheme == nil, rest.starts(with: "//".utf8) {
      throw Malformed(
        reason: "it begins with '//', and a browser would interpret it as another host")
    }

    let fragment = Self.cutTail(&rest, from: "#")
    fragmentBytes = fragment
    let query = Self.cutTail(&rest, from: "?")
    self.fragment = fragment.map { Self.decoded($0, plusIsSpace: false) }
    fragmentItems = Self.items(of: fragment ?? [], in: bytes[...], plusIsSpace)
    self.query = Self.items(of: query ?? [], in: bytes[...], plusIsSpace)
    let items = (query ?? []).split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    if items.count > LinkSizeLimits.itemCount {
      throw Malformed(reason: "its query has more than \(LinkSizeLimits.itemCount) items")
    }

    host = try Self.cutHost(&rest, of: scheme)
    hostBesidePath = host
    try Self.checkUnescaped([rest, query ?? [], fragment ?? [], directive[...]])
    segments = try Self.segments(of: rest)
    (pathBytes, pathEnd) = (bytes[rest.startIndex...], rest.endIndex)
  }

  /// A payload without a link.
  package init(_ payload: any PayloadTexts) {
    (scheme, host, fragment, fragmentBytes) = (nil, nil, nil, nil)
    (segments, query, fragmentItems, directive) = ([], [], [], [])
    self.payload = payload
  }

  /// The link as a pattern reads it whose fragment is written like a path; `nil` if that cannot be.
  ///
  /// The segments of the fragment follow those of the path, after ``fragmentMark``, and the query is that of the
  /// fragment.
  package func readingFragmentAsPath(plusIsSpace: Bool) -> LinkParts? {
    guard let fragmentBytes, !fragmentBytes.contains(UInt8(ascii: "#")) else { return nil }
    var (path, parts) = (fragmentBytes, self)
    let query = Self.cutTail(&path, from: "?") ?? []
    parts.segments += [Self.fragmentMark] + Self.decodedSegments(of: path)
    parts.outerQuery = self.query
    parts.query = Self.items(of: query, in: fragmentBytes, plusIsSpace)
    (parts.fragment, parts.fragmentItems) = (nil, [])
    (parts.pathBytes, parts.pathEnd) = (fragmentBytes, path.endIndex)
    return parts
  }

  /// The link from a segment on, as it is written.
  func rest(fromSegment index: Int) -> String {
    let slash = UInt8(ascii: "/")
    var (start, missing) = (pathEnd, segments.count - index)
    if start > pathBytes.startIndex, pathBytes[start - 1] == slash { start -= 1 }
    while start > pathBytes.startIndex {
      if pathBytes[start - 1] == slash { missing -= 1 }
      if missing == 0 { break }
      start -= 1
    }
    let isHost = index == 0 && hostBesidePath == nil && scheme != nil
    return (isHost ? host ?? "" : "") + String(decoding: pathBytes[start...], as: UTF8.self)
  }

  /// The fragment as it is written, which is the link in an envelope `unwrap …#`.
  var writtenFragment: String? { fragmentBytes.map { String(decoding: $0, as: UTF8.self) } }

  /// The segments as text, with `#` in place of ``fragmentMark``.
  package var shownSegments: [String] {
    segments.map { $0 == Self.fragmentMark ? "#" : String(decoding: $0, as: UTF8.self) }
  }

  /// The segment in place of the `#` before a fragment that is read as a path.
  package static let fragmentMark = Array(SegmentSyntax.fragmentMark(isBare: false).utf8)

  /// Makes the host the first segment, which it is in a link of a custom scheme.
  mutating func prependHost() {
    guard let host else { return }
    segments.insert(Array(host.utf8), at: 0)
    hostBesidePath = nil
  }

  /// Removes the base of the origin; returns whether the path begins with it.
  mutating func removeBase(_ base: [String], _ isSame: (String, String) -> Bool) -> Bool {
    let own = segments.prefix(base.count).map { String(decoding: $0, as: UTF8.self) }
    guard own.count == base.count, zip(own, base).allSatisfy(isSame) else {
      return false
    }
    segments.removeFirst(base.count)
    // The host is in the base, and not the first segment behind it.
    if !base.isEmpty { hostBesidePath = host }
    return true
  }

  /// Removes all segments outside the range.
  package mutating func keepSegments(_ kept: Range<Int>) {
    segments = Array(segments[kept])
  }
}
