/// The form of the links to a route, from the root of the route set.
package struct Pattern: Sendable {
  package var segments: [Segment]
  package var query: [QueryItem]
  package var fragment: Fragment?

  /// The pattern as people write it: `/users/{id: Int}?{page: Int = 1}`.
  package let text: String

  /// The parts of the text, between which those of groups and mounts come.
  let parts: PatternParts
  package let spans: Spans

  /// Whether the links of a route are printed with it: it is the route's own pattern, perhaps without
  /// segments that may be missing.
  package private(set) var isPrinted: Bool

  /// The place among the patterns that one line is with the keys of its items.
  ///
  /// The greatest is tried first. It is 0 for the first keys, with which links are printed.
  package private(set) var keyRank = 0

  /// The slots of items that may be missing, of which the pattern has another key, so that a link must have it.
  package private(set) var requiredByKey: Set<Int> = []

  /// What this pattern of an `also` says of parameters, by slot, although the route does not.
  var changes: [Int: Parameter.Change]

  /// Whether these are the paths that end before the pattern's rest, `{path...?}`.
  package var omitsRest = false

  init(
    segments: [Segment] = [], query: [QueryItem] = [], fragment: Fragment? = nil,
    _ parts: PatternParts, _ spans: Spans, isPrinted: Bool, changes: [Int: Parameter.Change] = [:]
  ) {
    (self.segments, self.query, self.fragment) = (segments, query, fragment)
    (text, self.parts, self.spans) = (parts.writtenPath + parts.writtenItems, parts, spans)
    (self.isPrinted, self.changes) = (isPrinted, changes)
  }

  /// Whether the pattern has a path, which only that of an `except` may lack.
  package var hasPath: Bool { parts.path != nil }

  /// The text of the path, with that of a fragment that is written like one.
  var writtenPath: String { parts.writtenPath }

  /// The text after the path: `?{page: Int = 1}#{tab}`.
  var writtenItems: String { parts.writtenItems }

  /// Whether the last segments are those of a fragment that is written like a path.
  package var hasFragmentPath: Bool { segments.contains(where: \.isFragmentMark) }

  /// Whether the path ends with the rest of a link.
  package var endsWithLink: Bool { segments.last?.isRestOfLink == true }

  /// The pattern, and the same with each of the other keys of its items: `?{id: Int also recipe_id}` is also
  /// `?recipe_id={id}`.
  func withOtherKeys(of route: [Parameter]) -> [Pattern] {
    let parameters = parameters(of: route)
    var patterns = [self]
    for (index, item) in query.enumerated() {
      guard let slot = item.slot else { continue }
      patterns = patterns.flatMap { pattern in
        [pattern]
          + item.otherKeys.map { key in
            var other = pattern
            other.query[index] = QueryItem(key: key, value: item.value)
            other.isPrinted = false
            if parameters[slot].mayBeAbsent {
              other.changes[slot, default: []].insert(.required)
              other.requiredByKey.insert(slot)
            }
            return other
          }
      }
    }
    for rank in patterns.indices { patterns[rank].keyRank = rank }
    return patterns
  }

  /// The number of patterns that the pattern is with the keys of its items, at most 1000.
  var countOfKeys: Int { query.reduce(1) { min($0 * $1.keys.count, 1000) } }

  /// The parameters of a route as this pattern reads them.
  func parameters(of route: [Parameter]) -> [Parameter] {
    var parameters = route.changed(by: changes)
    for pieces in query.map(\.pieces) + (fragment?.mixedValues ?? []) {
      for (order, slot) in Segment.mixed(pieces).slots.enumerated() {
        parameters[slot].type.part = ValueType.Part(pieces: pieces, order: order)
      }
    }
    return parameters
  }

  /// The places of a pattern in its file.
  package struct Spans: Sendable {
    /// The pattern without those of the enclosing groups.
    package let pattern: Span

    /// Each segment, those of the enclosing groups included.
    package let segments: [Span]
  }

  package var span: Span { spans.pattern }
  package var segmentSpans: [Span] { spans.segments }
}

/// A pattern as people write it, in parts.
struct PatternParts: Sendable {
  /// The path, which is empty for `/`; `nil` for the pattern of an `except` without a path.
  var path: String?

  /// The path in an `also`, which has each of its segments, if that differs.
  var pathInAlias: String?

  /// The items of the query.
  var items: [String] = []

  /// With its `#`; empty for a pattern without one, and for a fragment that is written like a path.
  var fragment = ""

  /// The path with its first slash; empty without one.
  fileprivate var writtenPath: String { path.map { $0.hasPrefix("/") ? $0 : "/" + $0 } ?? "" }

  fileprivate var writtenItems: String {
    (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + fragment
  }
}

/// The fragment of a pattern: one parameter, or items as in a query.
package enum Fragment: Hashable, Sendable {
  case whole(slot: Int)

  /// Literal text around or between parameters.
  case mixed([Piece])
  case items([QueryItem])

  /// The items of a fragment that is written like a query.
  package var items: [QueryItem] {
    switch self {
    case .whole, .mixed: []
    case .items(let items): items
    }
  }

  /// The pieces of each text with parameters.
  var mixedValues: [[Piece]] {
    if case .mixed(let pieces) = self { [pieces] } else { items.map(\.pieces) }
  }

  /// Returns the fragment with other slots and types.
  func mapping(slot: (Int) -> Int, type: (ValueType) -> ValueType = { $0 }) -> Fragment {
    switch self {
    case .whole(let old): .whole(slot: slot(old))
    case .mixed(let pieces): .mixed(pieces.map { $0.mapping(slot: slot, type: type) })
    case .items(let items): .items(items.map { $0.mapping(slot: slot, type: type) })
    }
  }
}
