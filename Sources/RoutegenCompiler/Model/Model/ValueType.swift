/// The type of a parameter, and what the parameter says of its values.
package struct ValueType: Hashable, Sendable {
  package let kind: Kind

  /// The bounds that narrow the type.
  package var bounds: Bounds?

  /// Whether the declared type says `plus literal`.
  package var saysPlusLiteral: Bool

  /// The text between the elements if a text is a list of them: `[Int] by ","`.
  package var separator: String?

  /// The text of an item or a fragment of which the value is a part.
  package var part: Part?

  /// A part of a text with literal text around or between parameters.
  package struct Part: Hashable, Sendable {
    package let pieces: [Piece]

    /// The number of parameters before it.
    package let order: Int

    init(pieces: [Piece], order: Int) {
      (self.pieces, self.order) = (pieces.map(\.withoutSlot), order)
    }
  }

  package init(
    _ kind: Kind, bounds: Bounds? = nil, saysPlusLiteral: Bool = false, separator: String? = nil
  ) {
    self.kind = kind
    self.bounds = bounds
    self.saysPlusLiteral = saysPlusLiteral
    self.separator = separator
  }

  /// The type with another kind.
  func with(_ kind: Kind) -> ValueType {
    ValueType(kind, bounds: bounds, saysPlusLiteral: saysPlusLiteral, separator: separator)
  }

  /// The type of an element of a text that is a list; any other type itself.
  package var element: ValueType {
    ValueType(kind, bounds: bounds, saysPlusLiteral: saysPlusLiteral)
  }

  /// The elements of a text that is a list; any other text itself.
  package func elements(of text: String) -> [String] {
    separator.map(text.parts) ?? [text]
  }

  /// Whether every text is a value, or every one that is not empty.
  package var isText: Bool { kind.isText && separator == nil }

  /// Whether a `+` in the value of an item is a plus sign in every file.
  ///
  /// A URL contains no space, so a `+` in it is never meant as one.
  package var plusIsLiteral: Bool {
    guard let part else { return saysPlusLiteral || kind == .url }
    return part.pieces.contains { $0.type?.plusIsLiteral == true }
  }

  package enum Kind: Hashable, Sendable {
    case string, int, uint, double, bool, uuid, date, url

    /// A text that may contain tabs and line breaks: `Text`, a `String` in Swift.
    case text

    /// An enum, by its index in ``RouteModel/enumerations``.
    case enumeration(Int)

    /// An `open enum`, of which every text is a value, by its index in the same array.
    case openEnumeration(Int)

    /// A declared Swift type, by its index in ``RouteModel/externalTypes``.
    case external(Int)

    /// Whether the file lists values of the type.
    package var hasListedValues: Bool {
      switch self {
      case .enumeration, .openEnumeration: true
      case .string, .text, .int, .uint, .double, .bool, .uuid, .date, .url, .external: false
      }
    }

    /// Whether every text is a value.
    package var isText: Bool {
      switch self {
      case .string, .text, .openEnumeration: true
      case .int, .uint, .double, .bool, .uuid, .date, .url, .enumeration, .external: false
      }
    }

    /// Whether the type is a `String` in Swift.
    package var isString: Bool { self == .string || self == .text }
  }

  /// The built-in types by their names in the language.
  package static let builtIn: [(name: String, kind: Kind)] = [
    ("String", .string), ("Text", .text), ("Int", .int), ("UInt", .uint), ("Double", .double),
    ("Bool", .bool),
    ("UUID", .uuid), ("Date", .date), ("URL", .url),
  ]

  /// The position of the type in match order among children of one node.
  ///
  /// The order is rule 1 of "Which route a link is" in the language.
  package var precedence: Int {
    if separator != nil { return 9 }
    return switch kind {
    case .enumeration: 0
    case .uuid: 1
    case .bool: 2
    case .int: 3
    case .uint: 4
    case .double: 5
    case .date: 6
    case .url: 7
    case .external: 8
    case .openEnumeration: 10
    case .string, .text: 11
    }
  }
}

extension String {
  /// The parts between the places of a separator, which is compared byte for byte.
  package func parts(by separator: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(separator.utf8))
    var parts: [String] = []
    var (start, offset) = (0, 0)
    while offset + mark.count <= bytes.count {
      if bytes[offset...].starts(with: mark) {
        parts.append(String(decoding: bytes[start..<offset], as: UTF8.self))
        offset += mark.count
        start = offset
      } else {
        offset += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}

/// The limits on the values of a type: the least and the greatest number, which both belong to it,
/// the hosts of a URL, or that a text is not empty.
package enum Bounds: Hashable, Sendable {
  case int(Int, Int)
  case uint(UInt, UInt)
  case double(Double, Double)

  /// Whole numbers with zeros at the front, of the type `Int` or `UInt`.
  case padded(PaddedRange)
  case hosts([HostPattern])

  /// Every text but the empty one: `String+`.
  case filled
}
