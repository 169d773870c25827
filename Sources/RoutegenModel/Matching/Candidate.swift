/// One way to arrive somewhere: a pattern at the end of its path, with everything that still has
/// to hold, and where each parameter comes from.
///
/// A class for the reason that ``Route`` is one.
package final class Candidate: Sendable {
  package let target: Target

  /// The query items that have to be there.
  package let literals: [Literal]

  /// The same of a fragment that is written like a query.
  package let fragmentLiterals: [Literal]

  /// The parameters of what it leads to, and where in the link each of them comes from.
  package let parameters: [Parameter]
  package let sources: [Source]

  /// Whether it is for payloads only, whose keys stand for what the path does not say.
  package let isForPayloads: Bool

  /// The pattern that this stands for, to point at.
  package let pattern: Pattern

  init(
    target: Target, literals: [Literal], fragmentLiterals: [Literal], parameters: [Parameter],
    sources: [Source], isForPayloads: Bool, pattern: Pattern
  ) {
    self.target = target
    self.literals = literals
    self.fragmentLiterals = fragmentLiterals
    self.parameters = parameters
    self.sources = sources
    self.isForPayloads = isForPayloads
    self.pattern = pattern
  }

  /// Where a candidate leads.
  package enum Target: Hashable, Sendable {
    case route(Int)

    /// Nowhere, as `except` says.
    case exception

    /// To the link that its only parameter is.
    case envelope
  }

  /// An item that a link has to have.
  package struct Literal: Hashable, Sendable {
    package let key: String

    /// `nil` for any value.
    package let text: String?
  }

  /// Where a parameter's value is found.
  package enum Source: Hashable, Sendable {
    /// The n-th text captured on the way through the path.
    case path(Int)
    case query(key: String)

    /// The value of the key as it stands, up to the end of the link.
    case restOfLink(key: String)

    /// Every query item that nothing else names.
    case otherItems
    case fragment
    case fragmentItem(key: String)

    /// Text that the file gives.
    case constant(String)
    case payload(key: String)

    /// Nowhere: the default, `nil`, or no elements.
    case absent
  }

  /// The route that this leads to.
  package var route: Int? {
    if case .route(let index) = target { index } else { nil }
  }

  /// More literal items first, then more required query parameters; a payload's last.
  package var specificity: (Int, Int, Int) {
    let required = zip(sources, parameters).filter { source, parameter in
      switch source {
      case .query, .restOfLink, .payload: !parameter.mayBeAbsent
      default: false
      }
    }
    let texts = (literals + fragmentLiterals).filter { $0.text != nil }
    let keys = literals.filter { $0.text == nil }
    return (texts.count, required.count + keys.count, isForPayloads ? 0 : 1)
  }

  /// The keys of the query that this names.
  package var namedKeys: [String] {
    literals.map(\.key)
      + sources.compactMap { source in
        switch source {
        case .query(let key), .restOfLink(let key): key
        default: nil
        }
      }
  }
}

extension Candidate {
  /// The candidate that `pattern` is, at the end of its path.
  package convenience init(_ pattern: Pattern, constants: [Int: String], to route: Route) {
    self.init(
      pattern, constants: constants, to: .route(route.index), parameters: route.parameters)
  }

  /// The candidate that an exception is.
  package convenience init(_ exception: ExceptionPattern) {
    self.init(exception.pattern, constants: [:], to: .exception, parameters: [])
  }

  /// The candidate that an envelope is: its one parameter is the link to open.
  package convenience init(_ envelope: Envelope) {
    let link = Parameter(
      name: envelope.key ?? "#", type: ValueType(.string), form: .single, defaultValue: nil,
      span: envelope.pattern.span)
    var pattern = envelope.pattern
    if let key = envelope.key {
      pattern.query.append(QueryItem(key: key, value: .parameter(slot: 0)))
    } else {
      pattern.fragment = .whole(slot: 0)
    }
    self.init(pattern, constants: [:], to: .envelope, parameters: [link])
  }

  private convenience init(
    _ pattern: Pattern, constants: [Int: String], to target: Target, parameters: [Parameter]
  ) {
    var sources = [Source](repeating: .absent, count: parameters.count)
    for (slot, text) in constants { sources[slot] = .constant(text) }
    for (order, slot) in pattern.segments.flatMap(\.placeholderSlots).enumerated() {
      if let slot { sources[slot] = .path(order) }
    }
    for item in pattern.query {
      switch item.value {
      case .parameter(let slot):
        sources[slot] = parameters[slot].form == .dictionary ? .otherItems : .query(key: item.key)
      case .restOfLink(let slot): sources[slot] = .restOfLink(key: item.key)
      case .literal, .any: break
      }
    }
    var fragmentItems: [QueryItem] = []
    switch pattern.fragment {
    case .whole(let slot)?: sources[slot] = .fragment
    case .items(let items)?:
      fragmentItems = items
      for item in items {
        if let slot = item.slot { sources[slot] = .fragmentItem(key: item.key) }
      }
    case nil: break
    }
    self.init(
      target: target, literals: pattern.query.compactMap(Literal.init),
      fragmentLiterals: fragmentItems.compactMap(Literal.init), parameters: parameters,
      sources: sources, isForPayloads: false, pattern: pattern)
  }

  /// The candidate for payloads that name the route by the literal text of its path, and its
  /// parameters by keys; `nil` if the path has no parameters, or cannot do without them.
  package convenience init?(templateOf route: Route) {
    let pathSlots = route.pattern.segments.flatMap(\.slots)
    let names = pathSlots.map { route.parameters[$0].name }
    let isAllLiteral = route.pattern.segments.allSatisfy { segment in
      switch segment {
      case .literal, .parameter: true
      case .mixed, .rest: false
      }
    }
    guard !pathSlots.isEmpty, isAllLiteral, Set(names).count == names.count, route.origins.isEmpty
    else { return nil }
    let linked = Candidate(route.pattern, constants: [:], to: route)
    var sources = linked.sources
    for slot in pathSlots { sources[slot] = .payload(key: route.parameters[slot].name) }
    self.init(
      target: linked.target, literals: linked.literals,
      fragmentLiterals: linked.fragmentLiterals, parameters: route.parameters, sources: sources,
      isForPayloads: true, pattern: route.pattern)
  }

  /// The candidate that a payload's `when` or `else` names outright.
  package convenience init(_ target: PayloadTarget, to route: Route) {
    var sources = [Source](repeating: .absent, count: route.parameters.count)
    for (slot, key) in target.keys { sources[slot] = .payload(key: key) }
    for (slot, text) in target.constants { sources[slot] = .constant(text) }
    self.init(
      target: .route(route.index), literals: [], fragmentLiterals: [],
      parameters: route.parameters, sources: sources, isForPayloads: true, pattern: route.pattern)
  }

  /// The candidate that a shortcut or an activity names outright: its `userInfo` has the parameters.
  package convenience init(namedOutright route: Route) {
    let keys = route.parameters.enumerated().filter {
      $0.element.form == .single || $0.element.form == .optional
    }
    .map { ($0.offset, $0.element.name) }
    let target = PayloadTarget(
      route: route.index, keys: Dictionary(uniqueKeysWithValues: keys), constants: [:])
    self.init(target, to: route)
  }
}

extension Candidate.Literal {
  /// What the item demands; `nil` for a parameter.
  fileprivate init?(_ item: QueryItem) {
    switch item.value {
    case .literal(let text): self.init(key: item.key, text: text)
    case .any: self.init(key: item.key, text: nil)
    case .parameter, .restOfLink: return nil
    }
  }
}

extension Segment {
  /// The slots of the parameters in the segment, from the left; `nil` for one that is not kept.
  package var placeholderSlots: [Int?] {
    switch self {
    case .literal: []
    case .mixed(let pieces):
      pieces.compactMap { piece -> Int?? in
        if case .parameter(let slot, _) = piece { .some(slot) } else { nil }
      }
    case .parameter(let slot, _), .rest(let slot): [slot]
    }
  }

  /// The slots of the parameters that are kept.
  package var slots: [Int] { placeholderSlots.compactMap { $0 } }
}
