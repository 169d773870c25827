/// A pattern at the end of its path: its target, the items it requires, and where each parameter's value
/// comes from.
///
/// A class for the same reason as ``Route``.
package final class Candidate: Sendable {
  package let target: Target

  /// The query items that a link must have.
  package let literals: [Literal]

  /// The same for a fragment that is written like a query.
  package let fragmentLiterals: [Literal]

  /// The parameters of the target, as far as the pattern requires them, and the source of each one's
  /// value.
  package let parameters: [Parameter]
  package let sources: [Source]

  /// Whether only payloads match it, whose keys supply the parameters of the path.
  package let isForPayloads: Bool

  /// Whether nothing matches it: it is the form of printed links, among which one is searched that opens
  /// the route.
  package let isForPrinting: Bool

  /// The pattern in the file.
  package let pattern: Pattern

  /// What a candidate leads to.
  package enum Target: Hashable, Sendable {
    /// A route, by its index.
    case route(Int)

    /// Nothing: the pattern is an `except`.
    case exception

    /// The link that is the value of the only parameter.
    case envelope
  }

  /// An item that a link must have.
  package struct Literal: Hashable, Sendable {
    package let key: String

    /// The value; `nil` for any value.
    package let text: String?
  }

  /// A pattern that links match.
  private init(
    _ pattern: Pattern, constants: [Int: String], to target: Target, parameters: [Parameter],
    isForPrinting: Bool = false
  ) {
    self.target = target
    self.parameters = pattern.parameters(of: parameters)
    self.pattern = pattern
    literals = pattern.query.compactMap(Literal.init)
    fragmentLiterals = (pattern.fragment?.items ?? []).compactMap(Literal.init)
    sources = pattern.sources(of: parameters, constants: constants)
    isForPayloads = false
    self.isForPrinting = isForPrinting
  }

  /// The candidate for payloads that name a route by the literal segments of its path.
  ///
  /// The payload's keys supply the parameters of the path. `nil` if the path has no placeholders, or one
  /// that is not a whole segment.
  package init?(templateOf route: Route) {
    let template = route.pattern.withoutRest ?? route.pattern
    var (pathSlots, isLiteral) = ([Int](), true)
    for segment in template.segments {
      switch segment {
      case .literal: continue
      case .parameter(let slot, _):
        isLiteral = false
        if let slot { pathSlots.append(slot) }
      case .mixed, .rest: return nil
      }
    }
    let names = pathSlots.map { route.parameters[$0].name }
    guard !isLiteral, route.origins.isEmpty, Set(names).count == names.count else { return nil }
    let linked = Candidate(template, constants: [:], to: route)
    var sources = linked.sources
    for slot in pathSlots { sources[slot] = .payload(key: route.parameters[slot].name) }
    self.sources = sources
    (target, parameters, pattern) = (linked.target, linked.parameters, linked.pattern)
    (literals, fragmentLiterals) = (linked.literals, linked.fragmentLiterals)
    (isForPayloads, isForPrinting) = (true, false)
  }

  /// The candidate that a payload's `when` or `else` names outright.
  package init(_ target: PayloadTarget, to route: Route) {
    var sources = [Source](repeating: .absent, count: route.parameters.count)
    for (slot, key) in target.keys { sources[slot] = .payload(key: key) }
    for (slot, text) in target.constants { sources[slot] = .constant(text) }
    self.sources = sources
    (self.target, parameters, pattern) = (.route(route.index), route.parameters, route.pattern)
    (literals, fragmentLiterals) = ([], [])
    (isForPayloads, isForPrinting) = (true, false)
  }
}

extension Candidate {
  /// The candidate of a route's pattern or alias.
  package convenience init(_ pattern: Pattern, constants: [Int: String], to route: Route) {
    self.init(
      pattern, constants: constants, to: .route(route.index), parameters: route.parameters)
  }

  /// The candidate for the links that are printed for a route.
  ///
  /// - Parameter printed: One of the patterns that are matched for its printed pattern.
  convenience init(printed: Pattern, of route: Route) {
    self.init(
      printed, constants: [:], to: .route(route.index), parameters: route.parameters,
      isForPrinting: true)
  }

  /// The candidate of an exception.
  ///
  /// - Parameter pattern: One of the patterns that are matched for it.
  convenience init(_ exception: ExceptionPattern, _ pattern: Pattern) {
    self.init(pattern, constants: [:], to: .exception, parameters: [])
  }

  /// The candidate of an envelope, whose one parameter is the link to open.
  ///
  /// A link contains no space, so a `+` in it is a plus sign.
  ///
  /// - Parameter pattern: One of the patterns that are matched for it.
  convenience init(_ envelope: Envelope, _ pattern: Pattern) {
    let link = Parameter(
      name: envelope.key ?? "#", type: ValueType(.string, saysPlusLiteral: true), form: .single,
      defaultValue: nil, span: envelope.pattern.span)
    var pattern = pattern
    if let key = envelope.key {
      pattern.query.append(QueryItem(key: key, value: .parameter(slot: 0)))
    } else {
      pattern.fragment = .whole(slot: 0)
    }
    self.init(pattern, constants: [:], to: .envelope, parameters: [link])
  }

  /// The candidate that a shortcut or an activity names outright; `userInfo` has the parameters
  /// that are not in `constants`.
  package convenience init(namedOutright route: Route, constants: [Int: String]) {
    let keys = route.parameters.enumerated().filter {
      ($0.element.form == .single || $0.element.form == .optional) && constants[$0.offset] == nil
    }
    .map { ($0.offset, route.userInfoKey(of: $0.offset)) }
    let target = PayloadTarget(
      route: route.index, keys: Dictionary(uniqueKeysWithValues: keys), constants: constants)
    self.init(target, to: route)
  }

  /// Returns the candidate of the same pattern if it requires more parameters.
  func requiring(_ slots: Set<Int>) -> Candidate {
    var pattern = pattern
    pattern.requiredSlots.formUnion(slots)
    return Candidate(pattern, constants: [:], to: target, parameters: parameters)
  }

  /// The index of the route that is the target.
  package var route: Int? {
    if case .route(let index) = target { index } else { nil }
  }
}

extension Candidate.Literal {
  /// The item that a link must have; `nil` for a parameter.
  fileprivate init?(_ item: QueryItem) {
    switch item.value {
    case .literal(let text): self.init(key: item.key, text: text)
    case .any: self.init(key: item.key, text: nil)
    case .parameter, .restOfLink: return nil
    }
  }
}

extension Fragment {
  /// The items of a fragment that is written like a query.
  fileprivate var items: [QueryItem] {
    switch self {
    case .whole: []
    case .items(let items): items
    }
  }
}
