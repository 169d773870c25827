/// Throws unless every character of the text, escaped or not, may stand in a link.
///
/// After this every `%` begins a whole escape, and the text is UTF-8 without control characters
/// both as it stands and decoded.
func checkCharacters(of bytes: ByteView) throws(LinkError) {
  var offset = bytes.firstSuspect(from: 0)
  while offset < bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "%"), 0x80...0xFF:
      offset = try checkScalar(of: bytes, at: offset)
    case 0x00...0x1F, 0x7F:
      throw .malformed(.controlCharacter, at: offset)
    case UInt8(ascii: " "):
      throw .malformed(.space, at: offset)
    case UInt8(ascii: "\\"):
      throw .malformed(.backslash, at: offset)
    default:
      offset += 1
    }
    offset = bytes.firstSuspect(from: offset)
  }
}

/// Checks an escaped or non-ASCII scalar and returns the offset behind it.
///
/// All bytes of a scalar are escaped or none is: two halves are invalid each.
private func checkScalar(of bytes: ByteView, at start: Int) throws(LinkError) -> Int {
  let isEscaped = bytes[start] == UInt8(ascii: "%")
  var (lead, offset) = try octet(of: bytes, at: start)
  if lead <= 0x1F || lead == 0x7F { throw .malformed(.controlCharacter, at: start) }
  guard lead >= 0x80 else { return offset }

  guard var (count, allowed) = continuation(of: lead) else {
    throw .malformed(.invalidUTF8, at: start)
  }
  while count > 0 {
    guard offset < bytes.count, isEscaped == (bytes[offset] == UInt8(ascii: "%")) else {
      throw .malformed(.invalidUTF8, at: start)
    }
    let (trail, next) = try octet(of: bytes, at: offset)
    guard allowed.contains(trail) else { throw .malformed(.invalidUTF8, at: start) }
    if lead == 0xC2 && trail <= 0x9F { throw .malformed(.controlCharacter, at: start) }
    (count, allowed, offset) = (count - 1, 0x80...0xBF, next)
  }
  return offset
}

/// The byte that stands at `offset`, decoded if it is an escape, and the offset behind it.
private func octet(
  of bytes: ByteView, at offset: Int
) throws(LinkError) -> (byte: UInt8, next: Int) {
  let byte = bytes[offset]
  guard byte == UInt8(ascii: "%") else { return (byte, offset + 1) }
  guard let escaped = Percent.escapedByte(of: bytes, at: offset) else {
    throw .malformed(.incompleteEscape, at: offset)
  }
  return (escaped, offset + 3)
}

/// How many bytes follow `lead` and what the first of them may be (RFC 3629, section 4).
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
