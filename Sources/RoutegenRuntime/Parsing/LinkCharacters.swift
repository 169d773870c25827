/// Throws unless every character of the text, escaped or not, is allowed in a link.
///
/// If this does not throw, every `%` begins a complete escape, and the text is UTF-8 without
/// control characters, both before and after percent-decoding. If `allowsLineBreaks` is `true`, escaped
/// tabs and line breaks are allowed after the path.
///
/// - Returns: The offset of the first escaped tab or line break; `nil` for a text without one.
func checkCharacters(
  of link: LinkScan, allowsLineBreaks: Bool = false
) throws(Failure) -> Int? {
  let bytes = link.view
  var firstLineBreak: Int?
  guard !link.isPlain else { return nil }
  var (offset, end) = (link.doubtful.lowerBound, link.doubtful.upperBound)
  while offset < end {
    switch bytes[offset] {
    case UInt8(ascii: "%") where Percent.isEscapedLineBreak(bytes, at: offset):
      guard allowsLineBreaks, firstLineBreak != nil || bytes.hasPathEnd(before: offset) else {
        try Failure.fail(.escapedLineBreak, at: offset)
      }
      firstLineBreak = firstLineBreak ?? offset
      offset += 3
    case UInt8(ascii: "%"), 0x80...0xFF:
      offset = try checkScalar(of: bytes, at: offset)
    case 0x00...0x1F, 0x7F:
      try Failure.fail(.controlCharacter, at: offset)
    case UInt8(ascii: " "):
      try Failure.fail(.space, at: offset)
    case UInt8(ascii: "\\"):
      try Failure.fail(.backslash, at: offset)
    default:
      offset += 1
      while UnescapedBytes.areAlphanumericOrHyphens(bytes.chunk(at: offset)) { offset += 8 }
    }
  }
  return firstLineBreak
}

extension ByteView {
  /// Whether the query or the fragment begins before `offset`.
  fileprivate func hasPathEnd(before offset: Int) -> Bool {
    (0..<offset).contains { self[$0] == UInt8(ascii: "?") || self[$0] == UInt8(ascii: "#") }
  }
}

/// Throws if the text after the host contains an escape, and unescaped a character that a URI
/// contains only escaped.
///
/// Foundation's `URL(string:)` escapes such a character, and then the `%` of each escape as well.
func checkUnescapedCharacters(
  of link: LinkScan, _ path: Range<Int>
) throws(Failure) {
  // If all bytes of a link may be in a URI, only a second `#` is invalid.
  if link.isOfURI && !link.hasHash { return }
  let bytes = link.view
  guard bytes.firstOffset(of: UInt8(ascii: "%"), in: path.lowerBound..<bytes.count) != nil else {
    return
  }
  let offset = bytes.firstToEscape(from: path.lowerBound)
  if offset < bytes.count { try Failure.fail(.unescapedCharacter, at: offset) }
}

/// Checks an escaped or non-ASCII scalar and returns the offset after it.
///
/// Either all bytes of a scalar are escaped or none: a parser that does not decode would see an
/// incomplete scalar otherwise.
private func checkScalar(of bytes: ByteView, at start: Int) throws(Failure) -> Int {
  let isEscaped = bytes[start] == UInt8(ascii: "%")
  var (lead, offset) = try octet(of: bytes, at: start)
  if lead <= 0x1F || lead == 0x7F { try Failure.fail(.controlCharacter, at: start) }
  guard lead >= 0x80 else { return offset }

  guard var (count, allowed) = continuation(of: lead) else {
    try Failure.fail(.invalidUTF8, at: start)
  }
  while count > 0 {
    guard offset < bytes.count, isEscaped == (bytes[offset] == UInt8(ascii: "%")) else {
      try Failure.fail(.invalidUTF8, at: start)
    }
    let (trail, next) = try octet(of: bytes, at: offset)
    guard allowed.contains(trail) else { try Failure.fail(.invalidUTF8, at: start) }
    if lead == 0xC2 && trail <= 0x9F { try Failure.fail(.controlCharacter, at: start) }
    (count, allowed, offset) = (count - 1, 0x80...0xBF, next)
  }
  return offset
}

/// The byte at `offset`, decoded if it is an escape, and the offset after it.
private func octet(
  of bytes: ByteView, at offset: Int
) throws(Failure) -> (byte: UInt8, next: Int) {
  let byte = bytes[offset]
  guard byte == UInt8(ascii: "%") else { return (byte, offset + 1) }
  guard let escaped = Percent.escapedByte(of: bytes, at: offset) else {
    try Failure.fail(.incompleteEscape, at: offset)
  }
  return (escaped, offset + 3)
}

/// The number of bytes that follow `lead`, and the values allowed for the first of them (RFC 3629,
/// section 4).
private func continuation(of lead: UInt8) -> (count: Int, allowed: ClosedRange<UInt8>)? {
  switch lead {
  case 0xC2...0xDF: (1, 0x80...0xBF)
  case 0xE0: (2, 0xA0...0xBF)
  case 0xED: (2, 0x80...0x9F)
  case 0xE1...0xEF: (2, 0x80...0xBF)
  case 0xF0: (3, 0x90...0xBF)
  case 0xF1...0xF3: (3, 0x80...0xBF)
  case 0xF4: (3, 0x80...0x8F)
  default: nil
  }
}
