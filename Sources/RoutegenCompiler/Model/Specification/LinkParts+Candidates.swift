extension LinkParts {
  /// The link as a pattern with `{url: URL...}` reads it: everything from the last segment of the pattern on, or if the
  /// key's value is a link that is not encoded, from there on, belongs to the value.
  package func read(by candidate: Candidate, _ model: RouteModel) -> LinkParts {
    var link = self
    for case .restOfLink(let key) in candidate.sources {
      guard let key else {
        link.cut(0, rest: rest(fromSegment: candidate.pattern.segments.count - 1))
        continue
      }
      let index = query.firstIndex {
        model.isSame(String(decoding: $0.key, as: UTF8.self), key)
      }
      guard let index else { continue }
      // A `String` would take the last slash and a combining mark after it for one character.
      var rest = query[index].rest
      guard LinkParts.cutScheme(&rest) != nil else { continue }
      while LinkParts.cutScheme(&rest) != nil {}
      guard rest.starts(with: "//".utf8) else { continue }
      link.cut(index, rest: String(decoding: query[index].rest, as: UTF8.self))
    }
    return link
  }

  /// - Parameter count: The number of items before the rest of the link.
  private mutating func cut(_ count: Int, rest: String) {
    restOfLink = rest
    query = Array(query[..<count])
    (fragment, fragmentItems) = (nil, [])
  }

  /// Whether a tab or a line break is anywhere but in the value of a `Text`.
  func hasLineBreak(outsideTextsOf candidate: Candidate, _ model: RouteModel) -> Bool {
    let link = read(by: candidate, model)
    var (queryKeys, fragmentKeys): ([String], [String]) = ([], [])
    var fragmentIsText = false
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where parameter.type.kind == .text {
      switch source {
      case .query(let key): queryKeys.append(key)
      case .fragmentItem(let key): fragmentKeys.append(key)
      case .fragment: fragmentIsText = true
      case .restOfLink, .otherItems, .path, .constant, .host, .payload, .absent: break
      }
    }
    let rest = link.restOfLink.map { Self.decoded(Array($0.utf8)[...], plusIsSpace: false) } ?? []
    return Self.hasLineBreak(rest) || Self.hasLineBreak(link.directive)
      || Self.hasLineBreak(in: link.query, exceptOf: queryKeys, model)
      || Self.hasLineBreak(in: outerQuery, exceptOf: [], model)
      || segments.contains(where: Self.hasLineBreak)
      || !fragmentIsText && Self.hasLineBreak(link.fragment ?? [])
        && Self.hasLineBreak(in: link.fragmentItems, exceptOf: fragmentKeys, model)
  }

  private static func hasLineBreak(
    in items: [Item], exceptOf keys: [String], _ model: RouteModel
  ) -> Bool {
    items.contains { item in
      let key = String(decoding: item.key, as: UTF8.self)
      let isText = keys.contains { model.isSame(key, $0) }
      return hasLineBreak(item.key) || !isText && hasLineBreak(item.value)
    }
  }

  private static func hasLineBreak(_ bytes: [UInt8]) -> Bool {
    bytes.contains { isLineBreak(Unicode.Scalar($0)) }
  }

  /// The query items that a candidate does not name, without that of the expiry date.
  func otherItems(than candidate: Candidate, _ model: RouteModel) -> [Item] {
    let named = candidate.namedKeys + (model.expiryKey.map { [$0] } ?? [])
    return query.filter { item in
      !named.contains { model.isSame(String(decoding: item.key, as: UTF8.self), $0) }
    }
  }
}

extension [LinkParts.Item] {
  /// The items without those that repeat the key and the value of an earlier one.
  ///
  /// - Parameter type: The type of the parameter that reads them.
  func withoutCopies(_ type: ValueType) -> [LinkParts.Item] {
    withoutRepetitions { [$0.key, $0.value(for: type)] }
  }
}

extension [String] {
  /// Whether all texts have the same bytes.
  package var areSameTexts: Bool {
    dropFirst().allSatisfy { $0.utf8.elementsEqual(self[0].utf8) }
  }
}

extension Candidate {
  /// The keys that a link may have only with one value, except for those of a dictionary: those of the
  /// query and those of the fragment, each with the items among which they are looked up.
  ///
  /// The type is that of the parameter that reads the value.
  func singleKeys(
    _ link: LinkParts, _ model: RouteModel
  ) -> [([LinkParts.Item], [(key: String, type: ValueType)])] {
    let literal = { (literal: Literal) in (key: literal.key, type: ValueType(.string)) }
    var inQuery = literals.map(literal)
    var inFragment = fragmentLiterals.map(literal)
    for (source, parameter) in zip(sources, parameters)
    where parameter.form != .list && parameter.form != .listDictionary {
      switch source {
      case .query(let key), .restOfLink(let key?): inQuery.append((key, parameter.type))
      case .fragmentItem(let key): inFragment.append((key, parameter.type))
      case .restOfLink, .otherItems, .path, .fragment, .constant, .host, .payload, .absent: break
      }
    }
    return [(link.query, inQuery), (link.fragmentItems, inFragment)]
  }

  /// A key of a dictionary of single values that has another value, too, or is canonically equivalent to
  /// another key: these are two texts, but one key of a Swift dictionary.
  func equivalentKey(_ link: LinkParts, _ model: RouteModel) -> String? {
    guard let dictionary = parameters.first(where: { $0.form == .dictionary }) else { return nil }
    var seen: Set<String> = []
    return link.otherItems(than: self, model).withoutCopies(dictionary.type)
      .map { model.folded(String(decoding: $0.key, as: UTF8.self)) }
      .first { !seen.insert($0).inserted }
  }
}

extension LinkParts.Item {
  /// The value as a parameter reads it, for which a `+` may be a plus sign.
  package func value(for type: ValueType) -> [UInt8] {
    type.plusIsLiteral ? LinkParts.decoded(written, plusIsSpace: false) : value
  }

  /// The value with ``Swift/String/plus`` for each plus sign that is not escaped.
  var valueWithPlus: [UInt8] {
    let plus = UInt8(ascii: String.plus)
    return LinkParts.decoded(
      written.map { $0 == UInt8(ascii: "+") ? plus : $0 }[...], plusIsSpace: false)
  }
}
