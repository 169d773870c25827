/// Prints the links of one route set.
///
/// This type is not generic over the route set, so an app with several sets contains the code once.
/// The caller passes the function that writes a route.
@usableFromInline
struct LinkPrinter {
  /// Writes one route.
  @usableFromInline
  typealias Writing = (inout LinkWriter) -> Void

  private let table: ByteView
  private let header: TableHeader
  private let start: TableStart

  @usableFromInline
  init(_ table: RouteTable) {
    self.table = ByteView(table.bytes)
    header = TableHeader(self.table)
    start = table.start
  }

  // MARK: Links

  /// A link, and whether another pattern can match it, so that it must be read back.
  @usableFromInline
  typealias Printed = (text: String, needsReadBack: Bool)

  /// Prints a link.
  ///
  /// - Parameter kind: The form; `nil` for the canonical link.
  @usableFromInline
  func link(_ kind: LinkForm.Kind?, _ write: Writing) throws(LinkError) -> Printed {
    if let link = usualLink(kind, write) { return link }
    let written = try written(.link(kind), write)
    return (written.text, written.needsReadBack)
  }

  /// Returns the link with a path, which begins with a slash, and with what follows the path.
  ///
  /// - Parameter only: The only host, if it is the value of a parameter.
  private func link(
    _ kind: LinkForm.Kind?, _ origins: PrintedOrigins, _ path: String, on only: String?
  ) throws(LinkError) -> String {
    let (beginning, isWeb, hasBase) = try origins.beginning(kind, on: only)
    if hasBase {
      let isEmpty = path.utf8.count == 1 || path.hasPrefix("/?") || path.hasPrefix("/#")
      return beginning + path.dropFirst(isEmpty ? 1 : 0)
    }
    if isWeb { return beginning + path }
    guard beginning.hasSuffix("://") else {
      // What begins with `//` behind the scheme has an authority.
      if path.hasPrefix("//") { throw .unprintable(.networkPath) }
      return beginning + path.dropFirst()
    }
    let isAuthority = withByteView(of: path) { path in
      let first = firstSegment(of: path)
      if first.isEmpty { return path.count == 1 || path[1] != UInt8(ascii: "/") }
      return LinkAuthority.canBe(path, first) && !origins.isHost(path, first)
    }
    // The first segment is the authority, which is the usual form of such links, if every parser
    // reads it there as it is, and it is not a declared host. Without a path, the authority is empty.
    return beginning + (isAuthority ? String(path.dropFirst()) : path)
  }

  /// Prints a link that begins with the first host or the first custom scheme; `nil` if that takes a
  /// closer look.
  ///
  /// Such a link is written once, from its first byte to its last.
  private func usualLink(_ kind: LinkForm.Kind?, _ write: Writing) -> Printed? {
    let isApp: Bool
    switch kind {
    case nil: isApp = start.appOrigin.count > 0
    case .app?: isApp = true
    case .web?: isApp = false
    case .scheme?, .host?: return nil
    }
    let origin = isApp ? start.appOrigin : start.webOrigin
    guard origin.count > 0 else { return nil }
    // The slash before the first segment of an app link is the last one of `://` or `:/`.
    if isApp, table[origin.start + origin.count - 1] != UInt8(ascii: "/") { return nil }
    let count = isApp ? origin.count - 1 : origin.count
    return withLinkBuffer(room: LinkWriter.usualRoom) { buffer in
      var buffer = buffer
      buffer.append(table.part(origin.start..<origin.start + count))
      var writer = LinkWriter(.link, buffer)
      write(&writer)
      writer.escapeFragment(header)
      guard writer.unprintable == nil, writer.buffer.isComplete,
        let record = RouteRecord(writer.index, header, table), record.hasUsualLinks
      else { return nil }
      // Such a segment is an authority, and no declared host.
      if isApp,
        start.hasHostWithoutDot
          || !record.beginsWithLettersOrDigits
            && !writer.buffer.withBytes({ $0.hasAlphanumericSegment(at: count + 1) })
      {
        return nil
      }
      return (writer.buffer.string, record.needsReadBack(writer.buffer, from: count))
    }
  }

  /// Prints path, query and fragment.
  @usableFromInline
  func path(_ write: Writing) throws(LinkError) -> Printed {
    let written = try written(.path, write)
    return (written.text, written.needsReadBack)
  }

  /// Path, query and fragment, the offsets of segments that are left out, and the host if it is a value.
  ///
  /// Values that cannot be read back do not matter.
  @usableFromInline
  func parts(_ write: Writing) -> (text: String, missing: [Int], host: String?) {
    LinkWriter.writing(.parts, write) { writer in
      writer.buffer.isComplete
        ? (writer.buffer.string, writer.notes?.missing ?? [], writer.notes?.host) : nil
    } ?? ("", [], nil)
  }

  /// The text with which a path is read where a route is: the path, or in a block the link; `nil` if it has none.
  @usableFromInline
  func link(of path: String, besideRoute number: Int, on host: String?) -> String? {
    let origins = PrintedOrigins(header, table, of: RouteRecord(number, header, table))
    return origins.isOfBlock ? try? link(nil, origins, path, on: host) : path
  }

  /// Whether the route set reads one of the items as the time when the link expires.
  @usableFromInline
  func readsExpiry(from items: [LinkExtra]) -> Bool {
    guard header.hasExpiry else { return false }
    let key = table.string(header.expiryKey)
    return items.contains { $0.key.hasSameBytes(as: key) }
  }

  /// The first segment of a text that begins with a slash.
  @inline(never)
  private func firstSegment(of link: ByteView) -> Range<Int> {
    var end = 1
    while end < link.count {
      switch link[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return 1..<end
      default: end += 1
      }
    }
    return 1..<max(1, end)
  }

  // MARK: Payloads

  /// A payload, and whether it must be read back.
  @usableFromInline
  typealias PrintedPayload = (values: [String: String], needsReadBack: Bool)

  /// Prints a payload.
  ///
  /// - Parameter link: Returns the whole link, for a route that a path does not identify: one in a
  ///   block of hosts or schemes, or one whose path begins with an empty segment.
  @usableFromInline
  func payload(
    ofRoute number: Int, _ write: Writing, link: () throws(LinkError) -> String
  ) throws(LinkError) -> PrintedPayload {
    let record = RouteRecord(number, header, table)
    guard let (kind, key) = payloadRule else {
      throw .unprintable(record?.isUnlinked == true ? .unlinked : .payload)
    }
    let written = try written(.payload(key, withKeys: kind == .type), write)
    let needsReadBack = record?.needsPayloadReadBack ?? true
    if let values = written.keys { return (values, needsReadBack) }
    return ([table.string(key): try link()], needsReadBack)
  }

  /// The first rule that can identify every route, and the text of its key.
  private var payloadRule: (PayloadRule.Kind, key: Range<Int>)? {
    var rules = PayloadRules(header)
    while let rule = rules.next() {
      if let kind = rule.kind, kind == .type || kind == .link { return (kind, rule.key) }
    }
    return nil
  }

  /// The text of the buffer without its first slash, unless the slash is necessary to read it back.
  private func relativePath(_ buffer: borrowing LinkBuffer) -> String {
    buffer.withBytes { path in
      let first = firstSegment(of: path)
      let needsSlash = first.isEmpty || first.contains { path[$0] == UInt8(ascii: ":") }
      return path.string((needsSlash ? 0 : 1)..<path.count)
    }
  }

  /// The greatest length of a path, so that a link with any scheme and host is not too long.
  private static let longestPath = LinkText.maximumByteCount - 512

  /// The output: a link, a path or a payload.
  private enum Form {
    case link(LinkForm.Kind?), path

    /// - Parameter withKeys: Whether query items become keys beside the key of the path.
    case payload(_ key: Range<Int>, withKeys: Bool)
  }

  private struct Written {
    var text = ""

    /// The keys of a payload; `nil` if only the whole link identifies the route.
    var keys: [String: String]?
    var needsReadBack = false
  }

  /// Writes path, query and fragment, and finishes them.
  ///
  /// Throws ``LinkError/unprintable(_:)`` if no link opens the route, a value cannot be written, or
  /// the path is too long.
  private func written(_ form: Form, _ write: Writing) throws(LinkError) -> Written {
    func keys() -> PayloadKeys? {
      if case .payload(let key, withKeys: true) = form {
        PayloadKeys(header, path: key)
      } else {
        nil
      }
    }
    let outcome = LinkWriter.writing(.link, keys: keys, write) {
      (writer: inout LinkWriter) -> Result<Written, LinkError>? in
      do throws(LinkError) {
        return try finish(&writer, form).map { .success($0) }
      } catch {
        return .failure(error)
      }
    }
    guard let outcome else { throw .unprintable(.tooLong) }
    return try outcome.get()
  }

  /// Returns the text; `nil` if there was not enough room.
  private func finish(_ writer: inout LinkWriter, _ form: Form) throws(LinkError) -> Written? {
    let record = RouteRecord(writer.index, header, table)
    if record?.isUnlinked == true { throw .unprintable(.unlinked) }
    writer.escapeFragment(header)
    try check(writer)
    guard writer.buffer.isComplete else { return nil }
    let origins = PrintedOrigins(header, table, of: record)
    let isNetworkPath = writer.buffer.withBytes(\.isNetworkPath)
    var written = Written(needsReadBack: record?.needsReadBack(writer.buffer, from: 0) ?? false)
    switch form {
    case .link(let kind):
      written.text = try link(kind, origins, writer.buffer.string, on: writer.notes?.host)
      guard written.text.utf8.count <= LinkText.maximumByteCount else {
        throw .unprintable(.tooLong)
      }
    case .path:
      if origins.isOfBlock { throw .unprintable(.path(only: origins.texts)) }
      if isNetworkPath { throw .unprintable(.networkPath) }
      written.text = writer.buffer.string
    case .payload(let key, _):
      if origins.isOfBlock || isNetworkPath { return written }
      let path = relativePath(writer.buffer)
      written.keys = writer.keys?.payload(path) ?? [table.string(key): path]
    }
    return written
  }

  private func check(_ writer: borrowing LinkWriter) throws(LinkError) {
    if let parameter = writer.unprintable {
      throw .unprintable(parameter: parameter.description)
    }
    let byteCount = writer.buffer.count + (writer.keys?.byteCount ?? 0)
    guard byteCount <= Self.longestPath else { throw .unprintable(.tooLong) }
  }
}

extension RouteRecord {
  /// Whether another pattern can match a printed link, so that it must be read back.
  ///
  /// - Parameter start: The place of the first slash of the path.
  @inline(__always)
  func needsReadBack(_ link: borrowing LinkBuffer, from start: Int) -> Bool {
    mayBeOther && link.withBytes { hasOtherText($0, from: start &+ 1) }
  }

  /// Whether a segment is one of the texts with which another pattern can match the link; `true` if
  /// only reading the link tells.
  @inline(never)
  private func hasOtherText(_ link: ByteView, from start: Int) -> Bool {
    guard var texts = otherTexts else { return true }
    var (offset, position) = (start, 0)
    for _ in 0..<texts.count() {
      let segment = texts.number(1)
      let text = texts.text()
      while position < segment {
        offset = link.firstOffset(of: UInt8(ascii: "/"), from: offset, orEnd: link.count) &+ 1
        position &+= 1
      }
      let end = offset &+ text.count
      if LinkScan.endsPath(link[end]) || link[end] == UInt8(ascii: "/"),
        texts.table.equals(text, link, offset..<end)
      {
        return true
      }
    }
    return false
  }
}
