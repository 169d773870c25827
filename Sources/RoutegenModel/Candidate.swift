/// One way to arrive at a route: a pattern at the end of its path, with everything that still has
/// to hold, and where each parameter comes from.
package struct Candidate: Sendable {
  package let route: Int

  /// The query items that have to be there with this very text.
  package let literals: [(key: String, text: String)]

  /// The same of a fragment that is written like a query.
  package let fragmentLiterals: [(key: String, text: String)]

  /// Where the parameter of each slot comes from.
  package let sources: [Source]

  /// Whether it is for payloads only, whose keys stand for what the path does not say.
  package let isForPayloads: Bool

  /// The pattern that this stands for, to point at.
  package let pattern: Pattern

  /// Where a parameter's value is found.
  package enum Source: Hashable, Sendable {
    /// The n-th text captured on the way through the path.
    case path(Int)
    case query(key: String)
    case fragment
    case fragmentItem(key: String)

    /// Text that the file gives.
    case constant(String)
    case payload(key: String)

    /// Nowhere: the default, `nil`, or no elements.
    case absent
  }

  /// More literal items first, then more required query parameters; a payload's last.
  package func specificity(in routes: [Route]) -> (Int, Int, Int) {
    let required = zip(sources, routes[route].parameters).filter { source, parameter in
      switch source {
      case .query, .payload: !parameter.mayBeAbsent
      default: false
      }
    }
    return (literals.count + fragmentLiterals.count, required.count, isForPayloads ? 0 : 1)
  }
}

extension Candidate {
  /// The candidate that `pattern` is, at the end of its path.
  package init(_ pattern: Pattern, constants: [Int: String], to route: Route) {
    var sources = [Source](repeating: .absent, count: route.parameters.count)
    for (slot, text) in constants { sources[slot] = .constant(text) }
    for (order, slot) in pattern.segments.flatMap(\.slots).enumerated() {
      sources[slot] = .path(order)
    }
    let items = pattern.query
    var fragmentItems: [QueryItem] = []
    for item in items {
      if case .parameter(let slot) = item.value { sources[slot] = .query(key: item.key) }
    }
    switch pattern.fragment {
    case .whole(let slot)?: sources[slot] = .fragment
    case .items(let items)?:
      fragmentItems = items
      for item in items {
        if case .parameter(let slot) = item.value { sources[slot] = .fragmentItem(key: item.key) }
      }
    case nil: break
    }
    self.init(
      route: route.index,
      literals: Self.literals(of: items), fragmentLiterals: Self.literals(of: fragmentItems),
      sources: sources, isForPayloads: false, pattern: pattern)
  }

  private static func literals(of items: [QueryItem]) -> [(key: String, text: String)] {
    items.compactMap { item in
      if case .literal(let text) = item.value { (item.key, text) } else { nil }
    }
  }

  /// The candidate for payloads that name the route by the literal text of its path, and its
  /// parameters by keys; `nil` if the path has no parameters, or cannot do without them.
  package init?(templateOf route: Route) {
    let pathSlots = Set(route.pattern.segments.flatMap(\.slots))
    let isAllLiteral = route.pattern.segments.allSatisfy { segment in
      switch segment {
      case .literal, .parameter: true
      case .affix, .rest: false
      }
    }
    guard !pathSlots.isEmpty, isAllLiteral else { return nil }
    let linked = Candidate(route.pattern, constants: [:], to: route)
    var sources = linked.sources
    for slot in pathSlots { sources[slot] = .payload(key: route.parameters[slot].name) }
    self.init(
      route: route.index, literals: linked.literals,
      fragmentLiterals: linked.fragmentLiterals, sources: sources, isForPayloads: true,
      pattern: route.pattern)
  }
}

extension Segment {
  /// The slots of the parameters in the segment, from the left.
  package var slots: [Int] {
    switch self {
    case .literal: []
    case .affix(let pieces):
      pieces.compactMap { if case .parameter(let slot, _) = $0 { slot } else { nil } }
    case .parameter(let slot, _), .rest(let slot): [slot]
    }
  }
}

extension Candidate {
  /// The candidate that a payload's `when` or `else` names outright.
  package init(_ target: PayloadTarget, to route: Route) {
    var sources = [Source](repeating: .absent, count: route.parameters.count)
    for (slot, key) in target.keys { sources[slot] = .payload(key: key) }
    for (slot, text) in target.constants { sources[slot] = .constant(text) }
    self.init(
      route: route.index, literals: [], fragmentLiterals: [], sources: sources,
      isForPayloads: true, pattern: route.pattern)
  }
}
