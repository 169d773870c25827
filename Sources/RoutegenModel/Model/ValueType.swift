/// The type of a parameter, and the bounds that narrow it.
package struct ValueType: Hashable, Sendable {
  package let kind: Kind
  package var bounds: Bounds?

  package init(_ kind: Kind, bounds: Bounds? = nil) {
    self.kind = kind
    self.bounds = bounds
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
    switch kind {
    case .enumeration: 0
    case .uuid: 1
    case .bool: 2
    case .int: 3
    case .uint: 4
    case .double: 5
    case .date: 6
    case .url: 7
    case .external: 8
    case .openEnumeration: 9
    case .string, .text: 10
    }
  }
}
