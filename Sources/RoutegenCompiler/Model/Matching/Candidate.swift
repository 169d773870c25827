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

  /// Whether the pattern has no path: it is an exception that comes before all routes.
  package var isOfAnyPath: Bool { !pattern.hasPath }

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
  ///
  /// - Parameter omitted: The slots of segments that may be missing. If they are, a payload supplies the
  ///   values, under the names of the parameters.
  private init(
    _ pattern: Pattern, given: [Int: Source], to target: Target, parameters: [Parameter],
    omitted: [Int] = [], isForPrinting: Bool = false
  ) {
    self.target = target
    self.parameters = pattern.parameters(of: parameters)
    self.pattern = pattern
    literals = pattern.query.compactMap(Literal.init)
    fragmentLiterals = (pattern.fragment?.items ?? []).compactMap(Literal.init)
    var sources = pattern.sources(of: parameters, given: given)
    for slot in omitted where sources[slot] == .absent {
      sources[slot] = .payload(key: parameters[slot].name)
    }
    self.sources = sources
    isForPayloads = false
    self.isForPrinting = isForPrinting
  }

  /// The candidate for payloads that name a route by the literal segments of its path.
  ///
  /// The payload's keys supply the parameters of the path. `nil` if the path has no placeholders of required
  /// parameters, or a placeholder that is not a whole segment.
  package init?(templateOf route: Route) {
    let template = route.pattern.withoutRest ?? route.pattern.withEncodedRest ?? route.pattern
    var (pathSlots, isLiteral) = ([Int](), true)
    for segment in template.segments {
      switch segment {
      case .literal: continue
      case .parameter(let slot, _):
        // Where all segments may be missing, the pattern without them matches the same payloads.
        if !segment.mayBeMissing(route.parameters) { isLiteral = false }
        if let slot { pathSlots.append(slot) }
      case .mixed, .rest: return nil
      }
    }
    let names = pathSlots.map { route.parameters[$0].name }
    guard !isLiteral, route.origins.isEmpty, Set(names).count == names.count else { return nil }
    let linked = Candidate(template, to: route)
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
  package convenience init(
    _ pattern: Pattern, given: [Int: Source] = [:], to route: Route
  ) {
    self.init(
      pattern, given: given, to: .route(route.index), parameters: route.parameters,
      omitted: route.slotsOfOptionalSegments)
  }

  /// The candidate for the links that are printed for a route.
  ///
  /// - Parameters:
  ///   - printed: One of the patterns that are matched for its printed pattern.
  ///   - given: The source of the host's value, if it is one.
  convenience init(printed: Pattern, given: [Int: Source] = [:], of route: Route) {
    self.init(
      printed, given: given, to: .route(route.index), parameters: route.parameters,
      omitted: route.slotsOfOptionalSegments, isForPrinting: true)
  }

  /// The candidate of an exception.
  ///
  /// - Parameter pattern: One of the patterns that are matched for it.
  convenience init(_ exception: ExceptionPattern, _ pattern: Pattern) {
    self.init(pattern, given: [:], to: .exception, parameters: [])
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
      let value = envelope.isRest ? QueryItem.Value.restOfLink(slot: 0) : .parameter(slot: 0)
      pattern.query.append(QueryItem(key: key, value: value))
    } else {
      pattern.fragment = .whole(slot: 0)
    }
    self.init(pattern, given: [:], to: .envelope, parameters: [link])
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
    for slot in slots { pattern.changes[slot, default: []].insert(.required) }
    return Candidate(pattern, given: [:], to: target, parameters: parameters)
  }

  /// The names of the parameters whose segments the pattern leaves out, because they may be missing.
  package func omittedNames(in route: Route) -> [String] {
    route.slotsOfOptionalSegments.filter { sources[$0] == .payload(key: parameters[$0].name) }
      .map { parameters[$0].name }
  }

  /// Whether the pattern leaves out segments of its route that may be missing, or has other keys.
  package func isImplied(in model: RouteModel) -> Bool {
    pattern.keyRank > 0 || route.map { !omittedNames(in: model.routes[$0]).isEmpty } ?? false
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
    case .parameter, .mixed, .restOfLink: return nil
    }
  }
}

extension Route {
  /// The slots of the parameters whose segments may be missing.
  fileprivate var slotsOfOptionalSegments: [Int] {
    pattern.segments.filter { $0.mayBeMissing(parameters) }.flatMap(\.slots)
  }
}
