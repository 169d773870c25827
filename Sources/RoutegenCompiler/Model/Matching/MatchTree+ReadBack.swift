/// When a link that a route prints has to be read back, because another pattern may match it.
///
/// This may be more often than necessary, never less often.
package enum ReadBackNeed: Equatable {
  case never

  /// If a segment of the path is printed as one of these literal segments of other patterns, in the order of the
  /// segments.
  case ifSegment([SegmentText])
  case always

  package struct SegmentText: Hashable {
    /// The number of segments before it.
    package let position: Int
    package let text: String
  }
}

extension MatchTree {
  /// Returns when a link that the printer writes has to be read back.
  ///
  /// - Parameter inPayload: Whether the link is the text of a payload, which more candidates match.
  package func readBackNeed(
    of route: Route, _ model: RouteModel, inPayload: Bool = false
  ) -> ReadBackNeed {
    // The tree in which a link is looked up first depends on the scheme and the host that are printed.
    guard scopes.isEmpty else { return .always }
    // What is printed for a placeholder without a name may be literal text of another pattern.
    guard route.unnamedTexts.isEmpty else { return .always }
    var texts: Set<ReadBackNeed.SegmentText> = []
    for pattern in route.ownPatterns {
      guard let others = otherTexts(pattern, of: route, model, inPayload: inPayload) else {
        return .always
      }
      texts.formUnion(others)
    }
    if texts.isEmpty { return .never }
    guard texts.count <= Self.segmentTextLimit else { return .always }
    return .ifSegment(texts.sorted { ($0.position, $0.text) < ($1.position, $1.text) })
  }

  /// The texts of segments with which another pattern may match a link that is printed with one of the route's
  /// patterns; `nil` if segments do not tell.
  private func otherTexts(
    _ pattern: Pattern, of route: Route, _ model: RouteModel, inPayload: Bool
  ) -> [ReadBackNeed.SegmentText]? {
    // What is printed as a fragment may be read as a path.
    if pattern.fragment != nil, model.hasFragmentPaths { return nil }
    // The text of a parameter may contain that after it.
    if pattern.parameters(of: route.parameters).contains(where: { $0.type.part != nil }) {
      return nil
    }
    var texts: [ReadBackNeed.SegmentText] = []
    var node = 0
    var segments = pattern.segments[...]
    var remaining = Self.visitedNodeLimit
    while let segment = segments.popFirst() {
      let current = nodes[node]
      switch segment {
      case .literal(let text):
        guard let next = current.child(for: model.folded(text)) else { return nil }
        node = next
      case .parameter(_, let type):
        guard current.mixedSegments.isEmpty,
          let index = current.parameters.firstIndex(where: { $0.type == type })
        else { return nil }
        for child in current.parameters(for: type, before: index)
        where mayMatch(segments, child, model, inPayload: inPayload, &remaining) {
          return nil
        }
        for (text, child) in current.literals(for: type, model)
        where mayMatch(segments, child, model, inPayload: inPayload, &remaining) {
          let position = segments.startIndex - 1
          guard !text.isEmpty, position < 128, !model.isCaseless else { return nil }
          texts.append(
            .init(position: position, text: text.percentEncoded(keeping: LinkMarks.segment)))
        }
        node = current.parameters[index].child
      case .mixed, .rest: return nil
      }
    }
    let hasList = route.parameters.contains { $0.form == .list || $0.form.isDictionary }
    let namesExpiry = pattern.query.contains { $0.key == model.expiryKey }
    let ends = nodes[node].candidates.filter { inPayload || !$0.isForPayloads }
    // Only the route's own candidate is left, whose items a payload may have under their names.
    let isOther = inPayload && !ends.allSatisfy(\.hasNamesAsKeys)
    if hasList || namesExpiry || ends.count > 1 || isOther { return nil }
    // Segments of a fragment are not counted.
    return texts.isEmpty || !pattern.segments.contains(where: \.isFragmentMark) ? texts : nil
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

  /// How many texts the printer looks for in a link, rather than reading it back.
  private static let segmentTextLimit = 64

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
      let children =
        current.literals(for: type, model).map { $0.child }
        + current.parameters(for: type, before: current.parameters.count)
      return children.contains { mayMatch(rest, $0, model, inPayload: inPayload, &remaining) }
    case .mixed, .rest: return true
    }
  }
}

extension MatchTree.Node {
  /// The literal segments that a printed value of the type may be, and their children.
  fileprivate func literals(
    for type: ValueType, _ model: RouteModel
  ) -> [(text: String, child: Int)] {
    literals.filter { model.mayPrint(type, $0.text) }
  }

  /// The children for the single parameters before an index that may read a printed value of the type.
  fileprivate func parameters(for type: ValueType, before index: Int) -> [Int] {
    parameters[..<index].filter { !type.isNeverRead(as: $0.type) }.map { $0.child }
  }
}

extension RouteModel {
  /// Whether a value of the type may print as the literal text.
  fileprivate func mayPrint(_ type: ValueType, _ literal: String) -> Bool {
    switch type.kind {
    case .int, .uint, .double, .bool, .uuid, .enumeration, .external:
      canonicalText(of: literal, as: type) != nil
    case .string, .text, .date, .url, .openEnumeration: true
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
      parameter.form == .list || source.key.map { $0.utf8Key == parameter.name.utf8Key } ?? true
    }
  }
}
