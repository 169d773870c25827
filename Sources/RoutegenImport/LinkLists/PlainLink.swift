import RoutegenModel
import RoutegenSource

/// A reader of links without escapes and unusual characters, as most links are.
///
/// It reads such a link as `LinkParts` does, in a tenth of the time; a test compares the two. Plugins and
/// `swift run` use a debug build of the tool.
struct PlainLink {
  private let bytes: [UInt8]

  /// The characters whose meaning no parser disputes.
  private static let plain = ByteSet {
    $0.isLetterOrDigit || "-_~.:/?#&=,;!$'()*".utf8.contains($0)
  }

  /// The characters of hosts and schemes.
  private static let origin = ByteSet { $0.isLetterOrDigit || "-.".utf8.contains($0) }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the link in a range of the bytes; `nil` if it is not plain.
  func read(_ start: Int, _ end: Int, at place: ListedLink.Place) -> ListedLink? {
    guard end - start < 2_000, Self.plain.firstOffset(in: bytes, start, end) == end else {
      return nil
    }
    var (path, pathEnd) = (start, offset(of: "#", start, end))
    let fragment = pathEnd < end ? text(pathEnd + 1, end) : nil
    let queryEnd = pathEnd
    pathEnd = offset(of: "?", start, pathEnd)
    guard queryEnd - pathEnd < LinkSizeLimits.itemCount else { return nil }
    guard let scheme = cutScheme(&path, pathEnd), let host = cutHost(&path, pathEnd, scheme),
      let segments = segments(path, pathEnd)
    else { return nil }
    return ListedLink(
      text: text(start, end), place: place, scheme: scheme.isEmpty ? nil : scheme,
      host: host.isEmpty ? nil : host, segments: segments,
      items: pathEnd < queryEnd ? items(pathEnd + 1, queryEnd) : [], fragment: fragment,
      fragmentItems: queryEnd < end ? items(queryEnd + 1, end) : [], isPlain: true)
  }

  /// Returns the scheme; an empty text for a path.
  private func cutScheme(_ path: inout Int, _ end: Int) -> String? {
    let colon = offset(of: ":", path, end)
    guard colon < end else { return bytes(at: path, end, are: "//") ? nil : "" }
    if Self.origin.firstOffset(in: bytes, path, colon) < colon {
      return bytes(at: path, end, are: "//") ? nil : ""
    }
    guard colon > path, bytes[path] >= 0x41 else { return nil }
    defer { path = colon + 1 }
    return text(path, colon).lowercased()
  }

  /// Returns the host; an empty text for a link without one.
  private func cutHost(_ path: inout Int, _ end: Int, _ scheme: String) -> String? {
    guard !scheme.isEmpty else { return "" }
    guard bytes(at: path, end, are: "//") else { return scheme.isWebScheme ? nil : "" }
    let start = path + 2
    let hostEnd = offset(of: "/", start, end)
    guard Self.origin.firstOffset(in: bytes, start, hostEnd) == hostEnd else { return nil }
    path = hostEnd
    if hostEnd == start { return scheme.isWebScheme ? nil : "" }
    // The host of a custom scheme may be a segment, which may not begin with a dot.
    guard bytes[start] != UInt8(ascii: ".") else { return nil }
    var label = hostEnd
    while label > start, bytes[label - 1] != UInt8(ascii: ".") { label -= 1 }
    // A host that ends in a number may be an address.
    let endsInName = label < hostEnd && bytes[label] >= 0x41
    return endsInName || !scheme.isWebScheme ? text(start, hostEnd) : nil
  }

  /// Returns the segments of a path; `nil` if one of them may be `.` or `..`.
  private func segments(_ start: Int, _ end: Int) -> [String]? {
    var segments: [String] = []
    var place = start < end && bytes[start] == UInt8(ascii: "/") ? start + 1 : start
    while place < end {
      let next = offset(of: "/", place, end)
      if place < next, bytes[place] == UInt8(ascii: ".") { return nil }
      segments.append(text(place, next))
      place = next + 1
    }
    return segments.count > 64 ? nil : segments
  }

  private func items(_ start: Int, _ end: Int) -> [ListedLink.Item] {
    var items: [ListedLink.Item] = []
    var place = start
    while place < end {
      let next = offset(of: "&", place, end)
      if place < next {
        let keyEnd = offset(of: "=", place, next)
        items.append(
          ListedLink.Item(key: text(place, keyEnd), value: text(min(keyEnd + 1, next), next)))
      }
      place = next + 1
    }
    return items
  }

  // MARK: Bytes

  /// The offset of the first such byte, or the end.
  private func offset(of mark: Unicode.Scalar, _ start: Int, _ end: Int) -> Int {
    let byte = UInt8(ascii: mark)
    var offset = start
    while offset < end, bytes[offset] != byte { offset += 1 }
    return offset
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func bytes(at offset: Int, _ end: Int, are text: String) -> Bool {
    end - offset >= text.utf8.count && bytes[offset...].starts(with: text.utf8)
  }
}
