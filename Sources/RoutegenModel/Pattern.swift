package import RoutegenSource

/// A link with holes, from the root of the route set.
package struct Pattern: Sendable {
  package var segments: [Segment]
  package var query: [QueryItem]
  package var fragment: Fragment?

  /// As people write it: `/users/{id: Int}?{page: Int = 1}`.
  package let text: String
  package let span: Span

  /// Where each of `segments` is written, those of the groups included.
  package let segmentSpans: [Span]
}

/// One path segment of a pattern.
package enum Segment: Hashable, Sendable {
  /// Decoded text that the segment has to equal.
  case literal(String)

  /// Literal text around or between parameters.
  case affix([Piece])

  /// `slot` is `nil` for `{_}`, whose text is not kept.
  case parameter(slot: Int?, ValueType)

  /// One or more segments to the end.
  case rest(slot: Int?)
}

/// A part of a segment that is neither all literal nor all parameter.
package enum Piece: Hashable, Sendable {
  case literal(String)
  case parameter(slot: Int?, ValueType)
}

/// One item of a query or of a fragment that is written like one.
package struct QueryItem: Hashable, Sendable {
  /// Decoded.
  package let key: String
  package let value: Value

  package enum Value: Hashable, Sendable {
    /// This very text; empty for a key alone.
    case literal(String)
    case parameter(slot: Int)

    /// The key has to be there, whatever its value: `key={_}`.
    case any

    /// From here to the end of the link, as it stands, if it is not encoded: `key={url: URL...}`.
    case restOfLink(slot: Int)
  }

  /// The slot of the parameter that takes the value.
  package var slot: Int? {
    switch value {
    case .parameter(let slot), .restOfLink(let slot): slot
    case .literal, .any: nil
    }
  }
}

/// What a pattern says of the fragment.
package enum Fragment: Hashable, Sendable {
  case whole(slot: Int)
  case items([QueryItem])
}

/// A hole of a pattern, which is a value of the case.
package struct Parameter: Sendable {
  package let name: String
  package let type: ValueType
  package let form: Form

  /// The value where the link has none, as text; `nil` if there is no default.
  package let defaultValue: String?
  package let span: Span

  /// The `?` of a parameter that has a default as well, and is not optional because of that.
  package let needlessMark: Span?

  package enum Form: Sendable {
    case single
    case optional

    /// Every query item of the key.
    case list

    /// Every query item that nothing else in the pattern names.
    case dictionary

    /// Path segments to the end.
    case rest
  }

  /// Whether a link without it is still the route.
  package var mayBeAbsent: Bool {
    switch form {
    case .single, .rest: defaultValue != nil
    case .optional, .list, .dictionary: true
    }
  }
}

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

/// What narrows a type: the least and the greatest value of a number, which both belong to it, or
/// the hosts of a URL.
package enum Bounds: Hashable, Sendable {
  case int(Int, Int)
  case uint(UInt, UInt)
  case double(Double, Double)
  case hosts([HostPattern])
}
