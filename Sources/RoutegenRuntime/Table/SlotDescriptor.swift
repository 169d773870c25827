/// What a match needs to know about a parameter of a candidate, as one number.
///
///     bits   source:4 form:3, reader:4 from bit 8 on, ignoresUnreadable:1 plusIsLiteral:1 from bit 13
///            on, symbolOrOrder:24 from bit 16 on
///
/// The symbol of a key and the order of a text are digits of 7 bits, as in the table.
struct SlotDescriptor {
  /// The number of bytes in a table, with the address of the ``ParameterRecord``.
  static let size = 9

  let bits: UInt64

  /// The origin of the value.
  enum Source: UInt64 {
    /// No link has a value for the parameter.
    case absent
    case path, query, fragment, fragmentItem, constant, payload

    /// The value of the last item, or without a key the rest of the path, which extends to the end of the link.
    case restOfLink

    /// The items that the candidate does not name, for a dictionary.
    case otherItems

    /// The host in lower case, without a text at its end.
    case host
  }

  enum Form: UInt64 {
    case required, optional, list, rest, dictionary, listDictionary

    /// A list with at least one element.
    case filledList
  }

  /// How the text of the value is read.
  enum Reader: UInt64 {
    /// Every text is a value.
    case text

    /// An `Int` without bounds.
    case int
    case uuid

    /// As the ``TypeRecord`` says.
    case other

    /// Every text but the empty one is a value.
    case filledText

    /// The value is a part of the text.
    case part
  }

  @inline(__always)
  var source: Source { Source(rawValue: bits & 0xF) ?? .absent }

  @inline(__always)
  var form: Form { Form(rawValue: bits &>> 4 & 0x7) ?? .required }

  /// Whether the form is ``Form/list`` or ``Form/filledList``.
  @inline(__always)
  var isList: Bool { bits & 0x30 == 0x20 }

  @inline(__always)
  var reader: Reader { Reader(rawValue: bits &>> 8 & 0xF) ?? .other }

  /// Whether a `+` in the value of an item is a plus sign, whatever the file says.
  @inline(__always)
  var plusIsLiteral: Bool { bits & 0x4000 != 0 }

  /// Whether a text that is no value counts as absent; the value may be absent.
  @inline(__always)
  var ignoresUnreadable: Bool { bits & 0x2000 != 0 }

  /// The symbol of the key of a query item, as its three digits.
  @inline(__always)
  var key: UInt64 { bits &>> 16 & 0xFF_FFFF }

  /// The number of the text of the path that is the value, counted from 0.
  @inline(__always)
  var order: Int { ByteView.number(key) }

  /// Whether the value comes from a single query item, or in a payload from the key of that name.
  var isItem: Bool { !isList && (source == .query || source == .restOfLink) }

  /// The descriptor without a key, so that no item fills the slot.
  @inline(__always)
  var withoutKey: SlotDescriptor { SlotDescriptor(bits: bits & 0xFFFF) }
}

/// The descriptors of a candidate's slots, in their order.
struct SlotDescriptors {
  private let table: ByteView
  private var address: Int

  @inline(__always)
  init(_ table: ByteView, at address: Int) {
    self.table = table
    self.address = address
  }

  @inline(__always)
  mutating func next() -> SlotDescriptor {
    defer { address &+= SlotDescriptor.size }
    return SlotDescriptor(bits: table.wholeChunk(at: address) & 0xFF_FFFF_FFFF)
  }
}
