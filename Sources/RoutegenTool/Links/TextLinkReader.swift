import RoutegenCompiler

/// Reads a link of a text, from its scheme to its end.
///
/// The end depends on the character before the link: a quotation mark ends at the next one; otherwise, brackets
/// that were not opened and punctuation before a space do not belong to the link. What may be the beginning of a
/// link only, such as a text that a program continues, is open.
struct TextLinkReader {
  let bytes: [UInt8]
  let origins: DeclaredOrigins

  /// The offset of the next byte.
  var offset: Int

  /// The quotation mark directly before the link.
  let quote: UInt8?
  let start: Int
  private let meantScheme: String?

  /// The parts that are complete, and the one that is read.
  private var parts: [[UInt8]] = []
  var part: [UInt8]

  /// The number of bytes at the end of the part that the text has as they are.
  var plainCount = 0
  var isOpen = false

  /// The brackets that were opened.
  private var openBrackets: [Bracket: Int] = [:]

  enum Bracket { case round, square }

  /// - Parameters:
  ///   - scheme: The place of a declared scheme.
  ///   - slashesEnd: The offset after `://`.
  ///   - meant: The declared scheme of which this one is a misspelling.
  /// - Returns: `nil` if it is a web link to another host.
  init?(
    _ bytes: [UInt8], _ origins: DeclaredOrigins, _ scheme: Range<Int>, slashesEnd: Int,
    meant: String? = nil
  ) {
    (self.bytes, self.origins, meantScheme) = (bytes, origins, meant)
    (start, offset) = (scheme.lowerBound, slashesEnd)
    let before = start > 0 ? bytes[start - 1] : 0
    quote = "\"'`".utf8.contains(before) ? before : nil
    part = bytes[scheme] + Array("://".utf8)
    let name = meant ?? String(decoding: bytes[scheme], as: UTF8.self)
    if name.lowercased().isWebScheme, !readHost() { return nil }
  }

  /// - Parameters:
  ///   - scheme: The place of a declared scheme whose links are printed without `//`.
  ///   - pathStart: The offset after the colon.
  init?(_ bytes: [UInt8], _ origins: DeclaredOrigins, _ scheme: Range<Int>, pathStart: Int) {
    self.init(bytes, origins, scheme, slashesEnd: pathStart)
    part.removeLast(2)
  }

  /// Reads the host of a web link, with its port; returns `false` if it is not declared.
  private mutating func readHost() -> Bool {
    var end = offset
    while end < bytes.count, bytes[end].isLetterOrDigit || ".-".utf8.contains(bytes[end]) {
      end += 1
    }
    // Dots at the end are those of a sentence.
    var hostEnd = end
    while hostEnd > offset, bytes[hostEnd - 1] == UInt8(ascii: ".") { hostEnd -= 1 }
    let host = bytes[offset..<hostEnd]
    guard origins.isHost(String(decoding: host, as: UTF8.self).lowercased()) else { return false }
    // A user name before another host, or a host that a program composes.
    if hostEnd == end, end < bytes.count, ByteSet.moreOfHost.contains(bytes[end]) { return false }
    part += host
    offset = hostEnd
    guard offset < bytes.count - 1, bytes[offset] == UInt8(ascii: ":"),
      (0x30...0x39) ~= bytes[offset + 1]
    else { return true }
    while offset < bytes.count, bytes[offset] == UInt8(ascii: ":") || (0x30...0x39) ~= bytes[offset]
    {
      append()
    }
    // The host was a user name.
    return offset == bytes.count || bytes[offset] != UInt8(ascii: "@")
  }

  mutating func read() -> FoundLink {
    repeat { appendPlainText() } while offset < bytes.count && readNext()
    let isQuoted = isAtQuote
    if isQuoted, isContinued || isPrefix { isOpen = true }
    let end = offset - trimmed(isQuoted ? .fullStops : .punctuation)
    if let last = part.last, "/=?&#".utf8.contains(last) { isOpen = true }
    var link = FoundLink(
      range: start..<end, parts: (parts + [part]).map { String(decoding: $0, as: UTF8.self) },
      isOpen: isOpen)
    link.meantScheme = meantScheme
    if isQuoted { link.opener = LinkOpenerFinder(bytes).opener(from: start - 1, to: offset + 1) }
    return link
  }

  /// Reads a character, an escape or a placeholder; returns `false` at the end of the link.
  private mutating func readNext() -> Bool {
    switch Unicode.Scalar(bytes[offset]) {
    case "\0"..." ", "\u{7F}", "\"", "`", ">": return false
    case "\\": return readEscape()
    case "&": return readEntity()
    case "<", "$", "#", "%", "{", "}", "*", ":", ".": return readMark()
    case "(", ")", "[", "]": return readBracket()
    case "'", "|", ",", ";": return readSeparator()
    case "\u{80}"...: return readScalar()
    default: return append()
    }
  }

  /// Reads what may separate a link from the next text.
  private mutating func readSeparator() -> Bool {
    let byte = bytes[offset]
    if byte == quote { return false }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
      return origins.isStart(in: bytes, at: offset + 1) ? false : append()
    }
    guard quote == nil else { return append() }
    let isInWord = offset + 1 < bytes.count && bytes[offset + 1].isLetterOrDigit
    return byte == UInt8(ascii: "'") && isInWord ? append() : false
  }

  // MARK: Parts

  /// Adds the bytes up to the next that may be something else than a part of the link.
  private mutating func appendPlainText() {
    let end = ByteSet.plain.firstOffset(in: bytes, offset, bytes.count)
    part += bytes[offset..<end]
    plainCount += end - offset
    offset = end
  }

  /// Adds the next byte to the link.
  @discardableResult mutating func append() -> Bool {
    part.append(bytes[offset])
    plainCount += 1
    offset += 1
    return true
  }

  /// Adds a byte that the text writes in `length` bytes.
  mutating func append(_ byte: UInt8, length: Int) -> Bool {
    part.append(byte)
    plainCount = 0
    offset += length
    return true
  }

  /// Ends the part with a placeholder, up to an offset.
  mutating func appendPlaceholder(to end: Int) -> Bool {
    parts.append(part)
    (part, plainCount, offset) = ([], 0, end)
    return true
  }

  /// Ends the link, which may go on with any text.
  mutating func endOpen() -> Bool {
    isOpen = true
    return false
  }

  /// The last byte of the part; `nil` after a placeholder.
  var last: UInt8? { part.last }

  mutating func count(_ bracket: Bracket, _ change: Int) {
    openBrackets[bracket, default: 0] += change
  }

  func isOpened(_ bracket: Bracket) -> Bool { openBrackets[bracket, default: 0] > 0 }
}

extension ByteSet {
  /// The bytes that are always a part of the link.
  fileprivate static let plain = ByteSet { $0.isLetterOrDigit || "-_~/?=+@!^".utf8.contains($0) }

  /// The bytes after which a host is longer than it seems.
  fileprivate static let moreOfHost = ByteSet { "@_%$&=+~{\\<*[(".utf8.contains($0) || $0 >= 0x80 }
}
