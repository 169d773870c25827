import RoutegenModel

/// The patterns with which the links of a route are read back, because other patterns may match them, too.
///
/// The patterns are a part of those of the route set: in each scope, the paths up to the route's own one that a
/// printed link may have, and of each path the patterns whose items it may have. So a link that is printed is
/// read as the app reads it.
struct ReadBack {
  /// The paths of a block, or of what is outside of blocks, in match order.
  struct Scope {
    let origin: OriginConstraint?

    /// The patterns of each path, in match order.
    let paths: [[Candidate]]
  }

  let scopes: [Scope]

  /// The patterns for the path in a payload, which has keys.
  let payloadScopes: [Scope]
}

/// Finds the patterns that may match what a route prints.
struct ReadBackFinder {
  private let index: ReadBackIndex
  private let route: Route

  /// The pattern with which links are printed, and the same without segments that may be missing.
  private let printed: [Pattern]
  private let model: RouteModel

  /// The keys of the printed query, and the texts of those that are literal.
  private let literals: [String: String]
  private let parameterKeys: Set<String>
  private let names: Set<String>

  /// Whether a link may have any key, or one key several times.
  private let hasAnyKey: Bool
  private let mayRepeatKeys: Bool
  private let mayHaveEmptyText: Bool

  init(_ route: Route, _ index: ReadBackIndex) {
    self.index = index
    self.route = route
    model = index.model
    printed = route.printedPatterns
    let pattern = printed[0]
    var (literals, keys) = ([String: String](), Set<String>())
    for item in pattern.query {
      let key = model.folded(item.key)
      switch item.value {
      case .literal(let text): literals[key] = text
      case .parameter, .restOfLink: keys.insert(key)
      case .any: break
      }
    }
    (self.literals, parameterKeys) = (literals, keys)
    names = Set(route.parameters.map(\.name))
    let hasRestOfLink = pattern.query.contains {
      if case .restOfLink = $0.value { true } else { false }
    }
    hasAnyKey = hasRestOfLink || route.parameters.contains { $0.form.isDictionary }
    mayRepeatKeys = hasAnyKey || route.parameters.contains { $0.form == .list }
    mayHaveEmptyText = route.parameters.contains { !$0.mayBeAbsent && $0.type.kind.isText }
  }

  /// What reads the links of the route back; `nil` if no other pattern can match them, and no link has values
  /// that are read as others.
  ///
  /// - Parameter undecided: Patterns of other routes with a declared Swift type are added: only the app knows which
  ///   links they match.
  func readBack(undecided: inout [Candidate]) -> ReadBack? {
    let last = index.scopes.lastIndex { $0.ownPaths[route.index] != nil }
    guard let last else { return nil }
    if printed[0].fragment != nil {
      // The fragment may be read as a path.
      undecided += index.scopes[...last].flatMap(\.paths).joined().filter { candidate in
        let path = candidate.pattern.segments.prefix { !$0.isFragmentMark }
        return candidate.pattern.hasFragmentPath
          && printed.contains { mayMeet($0.segments, Array(path)) }
      }
    }
    let scopes = index.scopes[...last].map { scope in
      self.scope(scope, inPayload: false, &undecided)
    }.filter { !$0.paths.isEmpty }
    // The payload of a route in a block is its whole link.
    let namesPath = model.hasTypeRule && route.origins.isEmpty
    let payloadScopes =
      !namesPath
      ? []
      : scopes.filter { $0.origin == .everywhere }
        + [scope(index.payloadScope, inPayload: true, &undecided)]
    let patterns = (scopes + payloadScopes).flatMap(\.paths).joined()
    guard
      splitsSegments || mayShiftSegments || hasAnyKey || !patterns.allSatisfy(isOwn)
        || patterns.contains(where: \.hasTextAsHost)
    else { return nil }
    return ReadBack(scopes: scopes, payloadScopes: payloadScopes)
  }

  private func isOwn(_ candidate: Candidate) -> Bool {
    candidate.route == route.index && candidate.isPrinted
  }

  /// Whether a segment has several values, which may be divided in another way.
  private var splitsSegments: Bool {
    route.pattern.segments.contains { segment in
      if case .mixed = segment { segment.placeholderSlots.count > 1 } else { false }
    }
  }

  /// Whether a link that is printed without one segment may be one that is printed without another, or
  /// with more segments of the rest.
  private var mayShiftSegments: Bool {
    let hasRest = if case .rest? = printed[0].segments.last { true } else { false }
    return printed.count > (hasRest ? 1 : 2)
  }

  // MARK: Patterns

  private func scope(
    _ scope: ReadBackIndex.Scope, inPayload: Bool, _ undecided: inout [Candidate]
  ) -> ReadBack.Scope {
    let last = scope.ownPaths[route.index]?.last ?? scope.paths.count - 1
    var paths: [[Candidate]] = []
    let numbers = Set(printed.flatMap { scope.pathNumbers(of: $0, model) })
    for number in numbers.sorted() where number <= last {
      let path = scope.paths[number]
      guard let first = path.first, printed.contains(where: { mayMeet($0, first) }) else {
        continue
      }
      let patterns = self.patterns(of: path, inPayload: inPayload, &undecided)
      if !patterns.isEmpty { paths.append(patterns) }
    }
    return ReadBack.Scope(origin: scope.origin, paths: paths)
  }

  /// Returns the patterns of a path that a printed link may satisfy, or that decide about it.
  private func patterns(
    of path: [Candidate], inPayload: Bool, _ undecided: inout [Candidate]
  ) -> [Candidate] {
    let own = path.lastIndex(where: isOwn)
    let last = own.map { mayRepeatKeys || mayHaveEmptyText ? path.endIndex : $0 + 1 }
    var patterns: [Candidate] = []
    for candidate in path[..<(last ?? path.endIndex)] {
      if isOwn(candidate) {
        patterns.append(candidate)
      } else if !mayBeSatisfied(candidate, inPayload: inPayload) {
        // It may name a key that the link has twice, and allow it once.
        if mayRepeatKeys { patterns.append(candidate) }
      } else if candidate.route != route.index, hasDeclaredType(candidate, inPayload: inPayload) {
        undecided.append(candidate)
      } else {
        patterns.append(candidate)
      }
    }
    return patterns
  }

  /// Whether a printed link may have a text that only the app can read.
  private func hasDeclaredType(_ candidate: Candidate, inPayload: Bool) -> Bool {
    candidate.pattern.segments.flatMap(\.unnamedTypes).contains(where: \.isDeclared)
      || zip(candidate.parameters, candidate.sources).contains { parameter, source in
        parameter.type.isDeclared
          && mayHave(source, named: parameter.name, inPayload: inPayload)
      }
  }

  /// Whether a printed link may have the items that a pattern requires.
  private func mayBeSatisfied(_ candidate: Candidate, inPayload: Bool) -> Bool {
    guard candidate.literals.allSatisfy(mayHave),
      candidate.fragmentLiterals.isEmpty || mayHaveFragment
    else { return false }
    return zip(candidate.parameters, candidate.sources).allSatisfy { parameter, source in
      parameter.mayBeAbsent || mayHave(source, named: parameter.name, inPayload: inPayload)
    }
  }

  private func mayHave(_ literal: Candidate.Literal) -> Bool {
    guard let text = literal.text, !hasAnyKey, let own = literals[model.folded(literal.key)]
    else { return mayHaveKey(literal.key) }
    return model.isSame(text, own)
  }

  private func mayHaveKey(_ key: String) -> Bool {
    let key = model.folded(key)
    return hasAnyKey || literals[key] != nil || parameterKeys.contains(key)
  }

  /// Whether a printed link may have a text for a parameter, which a payload may also have under its name.
  private func mayHave(
    _ source: Candidate.Source, named name: String, inPayload: Bool
  ) -> Bool {
    switch source {
    case .query(let key, let others):
      ([key] + others).contains(where: mayHaveKey)
        || inPayload && ([name] + others).contains(where: names.contains)
    case .restOfLink(let key): mayHaveKey(key) || inPayload && names.contains(name)
    case .fragment, .fragmentItem: mayHaveFragment
    case .payload(let key): names.contains(key)
    case .path, .otherItems, .constant, .host: true
    case .absent: false
    }
  }

  /// The rest of a link may have a fragment.
  private var mayHaveFragment: Bool {
    printed[0].fragment != nil || printed[0].hasFragmentPath || hasAnyKey
  }

  // MARK: Paths

  /// Whether a printed path may match the path of a pattern.
  private func mayMeet(_ printed: Pattern, _ candidate: Candidate) -> Bool {
    let segments = candidate.pattern.segments
    let others =
      candidate.isForPayloads
      ? segments.filter { if case .literal = $0 { true } else { false } } : segments
    // Another pattern reads the path before a fragment that is written like one.
    return mayMeet(printed.segments, others)
      || printed.hasFragmentPath
        && mayMeet(printed.segments.prefix { !$0.isFragmentMark }, others)
  }

  private func mayMeet(_ printed: some Sequence<Segment>, _ segments: [Segment]) -> Bool {
    var others = segments[...]
    for segment in printed {
      if case .rest(_, let mayBeEmpty) = segment { return mayBeEmpty || !others.isEmpty }
      guard let other = others.popFirst() else { return false }
      if case .rest = other { return true }
      if !mayMeet(segment, other) { return false }
    }
    return others.isEmpty
  }

  /// Whether a printed segment may match that of a pattern.
  private func mayMeet(_ segment: Segment, _ other: Segment) -> Bool {
    switch (segment, other) {
    case (.literal(let text), .literal(let literal)): model.isSame(text, literal)
    case (.literal(let text), .parameter(_, let type)):
      !text.isEmpty && model.reads(text, as: type, inPath: true)
    case (.parameter, .literal) where other.isFragmentMark: false
    case (.parameter(_, let type), .literal(let literal)):
      !type.kind.hasFewTexts && model.prefix(of: type) == nil
        || model.reads(literal, as: type, inPath: true)
    case (.parameter(_, let type), .parameter(_, let other)):
      type == other
        || model.texts(of: type).map { texts in
          texts.contains { model.reads($0, as: other, inPath: true) }
        } ?? model.texts(of: other).map { texts in
          texts.contains { model.reads($0, as: type, inPath: true) }
        } ?? !type.isNever(other)
    case (.mixed, _), (_, .mixed):
      mayBegin(segment.prefix, other.prefix) && mayEnd(segment.suffix, other.suffix)
    case (.rest, _), (_, .rest): true
    }
  }

  /// Whether a text may begin with both texts.
  private func mayBegin(_ text: String, _ other: String) -> Bool {
    zip(model.folded(text).utf8, model.folded(other).utf8).allSatisfy { $0 == $1 }
  }

  private func mayEnd(_ text: String, _ other: String) -> Bool {
    mayBegin(String(text.reversed()), String(other.reversed()))
  }
}

extension Candidate {
  /// Whether the host is a text, of which some are no host.
  fileprivate var hasTextAsHost: Bool {
    sources.contains { if case .host = $0 { true } else { false } }
  }
}

extension RouteModel {
  /// The texts of a type in a path; `nil` if they are not listed.
  fileprivate func texts(of type: ValueType) -> [String]? {
    if type.separator != nil { return nil }
    return switch type.kind {
    case .bool: ["true", "false"]
    case .enumeration(let index): enumerations[index].values.map(\.text)
    case .string, .text, .int, .uint, .double, .uuid, .date, .url, .openEnumeration, .external: nil
    }
  }
}

extension ValueType {
  fileprivate var isDeclared: Bool { if case .external = kind { true } else { false } }

  /// Whether no text is a value of both types.
  fileprivate func isNever(_ other: Self) -> Bool {
    guard separator == nil, other.separator == nil, let group = kind.group,
      let otherGroup = other.kind.group
    else { return false }
    return group != otherGroup
  }
}

extension ValueType.Kind {
  /// Whether only some texts are values, so that the others are not printed.
  fileprivate var hasFewTexts: Bool {
    switch self {
    case .int, .uint, .double, .bool, .uuid, .date, .enumeration: true
    case .string, .text, .url, .openEnumeration, .external: false
    }
  }

  /// Numbers, UUIDs, dates and web links have no texts in common.
  fileprivate var group: Int? {
    switch self {
    case .int, .uint, .double: 0
    case .uuid: 1
    case .date: 2
    case .url: 3
    case .string, .text, .bool, .enumeration, .openEnumeration, .external: nil
    }
  }
}

extension Segment {
  /// The literal text at the beginning; empty for a placeholder.
  fileprivate var prefix: String {
    switch self {
    case .literal(let text): text
    case .mixed(let pieces): pieces.first?.literal ?? ""
    case .parameter, .rest: ""
    }
  }

  /// The literal text at the end.
  fileprivate var suffix: String {
    if case .mixed(let pieces) = self { pieces.last?.literal ?? "" } else { prefix }
  }

  /// The types of the placeholders without a name.
  fileprivate var unnamedTypes: [ValueType] {
    switch self {
    case .parameter(nil, let type): [type]
    case .mixed(let pieces):
      pieces.compactMap { if case .parameter(nil, let type) = $0 { type } else { nil } }
    case .literal, .parameter, .rest: []
    }
  }
}

extension Piece {
  fileprivate var literal: String? { if case .literal(let text) = self { text } else { nil } }
}
