extension MatchTree {
  /// Whether another pattern may match a link that a route prints for some values, so that the printer
  /// has to read it back.
  ///
  /// The answer may be `true` without need, never `false` by mistake.
  ///
  /// - Parameter inPayload: Whether the link is the text of a payload, which more candidates match.
  package func needsReadBack(
    _ route: Route, _ model: RouteModel, inPayload: Bool = false
  ) -> Bool {
    // The tree in which a link is looked up first depends on the scheme and the host that are printed.
    guard scopes.isEmpty else { return true }
    // What is printed for a placeholder without a name may be literal text of another pattern.
    guard route.unnamedTexts.isEmpty else { return true }
    return route.ownPatterns.contains { needsReadBack($0, of: route, model, inPayload: inPayload) }
  }

  /// The same for links that are printed with one of the route's patterns.
  private func needsReadBack(
    _ pattern: Pattern, of route: Route, _ model: RouteModel, inPayload: Bool
  ) -> Bool {
    // What is printed as a fragment may be read as a path.
    if pattern.fragment != nil, model.hasFragmentPaths { return true }
    var node = 0
    var segments = pattern.segments[...]
    var remaining = Self.visitedNodeLimit
    while let segment = segments.popFirst() {
      let current = nodes[node]
      switch segment {
      case .literal(let text):
        guard let next = current.child(for: model.folded(text)) else { return true }
        node = next
      case .parameter(_, let type):
        guard current.mixedSegments.isEmpty,
          let index = current.parameters.firstIndex(where: { $0.type == type })
        else { return true }
        let earlier = current.children(for: type, before: index, model)
        if earlier.contains(where: {
          mayMatch(segments, $0, model, inPayload: inPayload, &remaining)
        }) {
          return true
        }
        node = current.parameters[index].child
      case .mixed, .rest: return true
      }
    }
    let hasList = route.parameters.contains { $0.form == .list || $0.form.isDictionary }
    let namesExpiry = pattern.query.contains { $0.key == model.expiryKey }
    let ends = nodes[node].candidates.filter { inPayload || !$0.isForPayloads }
    // Only the route's own candidate is left, whose items a payload may have under their names.
    let isOther = inPayload && !ends.allSatisfy(\.hasNamesAsKeys)
    return hasList || namesExpiry || ends.count > 1 || isOther
  }

  /// Whether the first rule reads the text of each printed payload, with keys as they are printed.
  ///
  /// The key of an expiry date with a dot may reach into the text of a parameter.
  package func readsPayloadsAsLinks(_ model: RouteModel) -> Bool {
    if model.expiryKey?.utf8.contains(UInt8(ascii: ".")) ?? false { return false }
    return switch model.payloads.first {
    case .type, .link: !model.isCaseless
    case .when, .otherwise, nil: false
    }
  }

  /// How many nodes are visited for one route; if that is not enough, its links are read back.
  private static let visitedNodeLimit = 100

  /// Whether a pattern below the node may match what the segments print.
  private func mayMatch(
    _ segments: ArraySlice<Segment>, _ node: Int, _ model: RouteModel, inPayload: Bool,
    _ remaining: inout Int
  ) -> Bool {
    remaining -= 1
    let current = nodes[node]
    guard let segment = segments.first else {
      return remaining < 0 || current.candidates.contains { inPayload || !$0.isForPayloads }
    }
    guard remaining >= 0, current.rest == nil, current.mixedSegments.isEmpty else { return true }
    let rest = segments.dropFirst()
    switch segment {
    case .literal(let text):
      if let child = current.child(for: model.folded(text)),
        mayMatch(rest, child, model, inPayload: inPayload, &remaining)
      {
        return true
      }
      for parameter in current.parameters
      where mayMatch(rest, parameter.child, model, inPayload: inPayload, &remaining) {
        return true
      }
      return false
    case .parameter(_, let type):
      return current.children(for: type, before: current.parameters.count, model)
        .contains { mayMatch(rest, $0, model, inPayload: inPayload, &remaining) }
    case .mixed, .rest: return true
    }
  }
}

extension MatchTree.Node {
  /// The children to which a printed value of the type may lead: those for literal segments, and of the
  /// single parameters those before an index.
  fileprivate func children(
    for type: ValueType, before index: Int, _ model: RouteModel
  ) -> [Int] {
    literals.filter { model.mayPrint(type, $0.text) }.map { $0.child }
      + parameters[..<index].filter { !type.isNeverRead(as: $0.type) }.map { $0.child }
  }
}

extension RouteModel {
  /// Whether a value of the type may print as the literal text.
  fileprivate func mayPrint(_ type: ValueType, _ literal: String) -> Bool {
    switch type.kind {
    case .int, .uint, .double, .bool, .uuid, .enumeration:
      canonicalText(of: literal, as: type) != nil
    case .string, .text, .date, .url, .openEnumeration, .external: true
    }
  }
}

extension ValueType {
  /// Whether no value of the type prints as a text that parses as the other: UUIDs are not numbers.
  fileprivate func isNeverRead(as other: Self) -> Bool {
    guard separator == nil, other.separator == nil else { return false }
    return kind == .uuid && other.kind.isNumeric || kind.isNumeric && other.kind == .uuid
  }
}

extension ValueType.Kind {
  /// Whether the texts are numbers; a truth value may be `1` or `0`.
  fileprivate var isNumeric: Bool {
    switch self {
    case .int, .uint, .double, .bool: true
    case .string, .text, .uuid, .date, .url, .enumeration, .openEnumeration, .external: false
    }
  }
}

extension Candidate {
  /// Whether every single query item has the name of its parameter as its key.
  fileprivate var hasNamesAsKeys: Bool {
    zip(sources, parameters).allSatisfy { source, parameter in
      switch source {
      case .query(let key, _), .restOfLink(let key):
        parameter.form == .list || key.utf8Key == parameter.name.utf8Key
      case .absent, .path, .fragment, .fragmentItem, .constant, .host, .payload, .otherItems: true
      }
    }
  }
}
