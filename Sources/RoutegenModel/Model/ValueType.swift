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

    /// An enum of the file, by its place in ``RouteModel/enumerations``.
    case enumeration(Int)

    /// The same for an `open enum`, of which every text is a value.
    case openEnumeration(Int)

    /// A declared Swift type, by its place in ``RouteModel/externalTypes``.
    case external(Int)

    /// Whether every text is a value.
    package var isText: Bool {
      switch self {
      case .string, .openEnumeration: true
      default: false
      }
    }
  }

  /// The built-in types by their names in the language.
  package static let builtIn: [(name: String, kind: Kind)] = [
    ("String", .string), ("Int", .int), ("UInt", .uint), ("Double", .double), ("Bool", .bool),
    ("UUID", .uuid), ("Date", .date), ("URL", .url),
  ]

  /// The place of the type among children of one node: the most specific is tried first.
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
    case .string: 10
    }
  }
}
