/// The location of a parameter's value, as one number.
///
///     bits   lower bound:28 upper bound:28 kind:4 isEncoded:1 plusIsSpace:1, the lowest first
struct Capture {
  let bits: UInt64

  enum Kind: UInt64 {
    case absent

    /// A text of the link, possibly percent-encoded.
    case link

    /// A text of the link that is used without decoding.
    case raw

    /// A text of the table.
    case constant

    /// Values of the payload; the bounds are those of their indices in ``RareValues``.
    case payload

    /// The segments up to the end of the path.
    case rest

    /// The items with a key, which is a text of the table.
    case list

    /// The items that the candidate does not name.
    case otherItems
  }

  init(bits: UInt64) {
    self.bits = bits
  }

  /// - Parameters:
  ///   - isEncoded: Whether the text may contain an escape, or a `+` that represents a space.
  ///   - plusIsSpace: Whether a `+` represents a space.
  @inline(__always)
  init(_ kind: Kind, _ start: Int, _ end: Int, isEncoded: Bool = false, plusIsSpace: Bool = false) {
    bits =
      UInt64(truncatingIfNeeded: start & Self.longest)
      | UInt64(truncatingIfNeeded: end & Self.longest) &<< 28
      | kind.rawValue &<< 56 | (isEncoded ? 1 &<< 60 : 0) | (plusIsSpace ? 1 &<< 61 : 0)
  }

  init(
    _ kind: Kind, _ range: Range<Int>, isEncoded: Bool = false, plusIsSpace: Bool = false
  ) {
    self.init(
      kind, range.lowerBound, range.upperBound, isEncoded: isEncoded, plusIsSpace: plusIsSpace)
  }

  static var absent: Capture { Capture(bits: 0) }

  /// A value of the payload that is of another kind than the parameter.
  static var otherValue: Capture { Capture(.payload, longest, longest) }

  @inline(__always)
  var isOtherValue: Bool { bits == Self.otherValue.bits }

  @inline(__always)
  var kind: Kind { Kind(rawValue: bits &>> 56 & 0x7) ?? .absent }

  @inline(__always)
  var isAbsent: Bool { bits == 0 }

  /// Whether the text is a text of the link that needs no decoding.
  @inline(__always)
  var isPlainLink: Bool { bits &>> 56 == Kind.link.rawValue }

  @inline(__always)
  var isEncoded: Bool { bits &>> 60 & 1 != 0 }

  @inline(__always)
  var plusIsSpace: Bool { bits &>> 61 & 1 != 0 }

  /// The lower bound; for a value of a payload, its index.
  @inline(__always)
  var start: Int { Int(truncatingIfNeeded: bits & UInt64(Self.longest)) }

  @inline(__always)
  var end: Int { Int(truncatingIfNeeded: bits &>> 28 & UInt64(Self.longest)) }

  var range: Range<Int> { start..<max(start, end) }

  /// The greatest offset in a table or a link: 28 bits.
  private static var longest: Int { 0xFFF_FFFF }
}
