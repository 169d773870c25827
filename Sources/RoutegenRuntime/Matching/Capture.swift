/// Where the value of a parameter was found, as one number.
struct Capture {
  let bits: UInt64

  enum Kind: UInt64 {
    case absent

    /// Text of the link as it stands there, perhaps percent-encoded.
    case link

    /// Text of the link that is not percent-encoded.
    case raw

    /// Text of the table.
    case constant

    /// A payload's value, by its number.
    case payload

    /// Segments up to the end of the path.
    case rest

    /// Every item of this key, which is text of the table.
    case list

    /// Every item that the candidate does not name.
    case otherItems
  }

  init(bits: UInt64) {
    self.bits = bits
  }

  /// - Parameters:
  ///   - isEncoded: Whether the text may hold an escape, or a `+` that is a space.
  ///   - plusIsSpace: Whether it would be one.
  @inline(__always)
  init(
    _ kind: Kind, _ range: Range<Int> = 0..<0, isEncoded: Bool = false, plusIsSpace: Bool = false
  ) {
    bits =
      UInt64(truncatingIfNeeded: range.lowerBound & Self.longest)
      | UInt64(truncatingIfNeeded: range.upperBound & Self.longest) &<< 28
      | kind.rawValue &<< 56 | (isEncoded ? 1 &<< 60 : 0) | (plusIsSpace ? 1 &<< 61 : 0)
  }

  static let absent = Capture(bits: 0)

  @inline(__always)
  var kind: Kind { Kind(rawValue: bits &>> 56 & 0x7) ?? .absent }

  @inline(__always)
  var isAbsent: Bool { bits == 0 }

  @inline(__always)
  var isEncoded: Bool { bits &>> 60 & 1 != 0 }

  @inline(__always)
  var plusIsSpace: Bool { bits &>> 61 & 1 != 0 }

  @inline(__always)
  var range: Range<Int> {
    let start = Int(truncatingIfNeeded: bits) & Self.longest
    return start..<max(start, Int(truncatingIfNeeded: bits &>> 28) & Self.longest)
  }

  /// The greatest offset of a table or a link: 28 bits.
  private static let longest = 0xFFF_FFFF
}
