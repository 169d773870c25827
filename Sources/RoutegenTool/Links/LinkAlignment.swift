import RoutegenCompiler

/// A link, changed so that it matches a pattern.
struct LinkAlignment {
  let link: WrittenLink
  let differences: [NearestLink.Difference]

  /// How much was changed: the sum of edit distances, and more for what is added or guessed.
  let cost: Int

  /// The greatest number of changes: a link that needs more is another link.
  private static let mostDifferences = 3

  init(_ link: WrittenLink) { (self.link, differences, cost) = (link, [], 0) }

  /// A link whose origin was changed.
  init(_ link: WrittenLink, _ difference: NearestLink.Difference) {
    (self.link, differences, cost) = (link, [difference], 0)
  }

  /// - Parameter start: The link, perhaps with another origin.
  /// - Returns: `nil` if the link is too different from the pattern.
  init?(_ start: LinkAlignment, _ candidate: Candidate, _ model: RouteModel) {
    var pattern = PatternAlignment(
      link: start.link, candidate: candidate, model: model, differences: start.differences,
      cost: start.cost)
    guard pattern.align(), pattern.differences.count <= Self.mostDifferences else { return nil }
    (link, differences, cost) = (pattern.link, pattern.differences, pattern.cost)
  }
}

/// The comparison of a link with a pattern, in which the link is changed.
private struct PatternAlignment {
  var link: WrittenLink
  let candidate: Candidate
  let model: RouteModel
  var differences: [NearestLink.Difference]
  var cost: Int

  private mutating func change(_ difference: NearestLink.Difference, _ cost: Int) {
    differences.append(difference)
    // Even a difference of case or of Unicode's forms is one.
    self.cost += max(1, cost)
  }

  /// The costs of changes that are no misspelling.
  private enum Cost {
    static let moved = 1
    static let added = 3
    static let renamed = 4
    static let unknown = 5
  }

  /// Returns whether the link is similar to the pattern.
  mutating func align() -> Bool {
    !candidate.pattern.hasFragmentPath && alignPath() && alignItems()
  }

  // MARK: The path

  private mutating func alignPath() -> Bool {
    let base = model.base(of: link)
    var segments = (base.map { .literal($0) } + candidate.pattern.segments)[...]
    if case .rest? = segments.last {
      segments.removeLast()
      guard link.segments.count > segments.count else { return false }
    } else {
      let mayGoOn = link.isOpen || link.segments.last?.contains(LinkTemplate.unknown) == true
      guard link.segments.count == segments.count || mayGoOn && link.segments.count < segments.count
      else { return false }
    }
    let isAnchored = segments.dropFirst(base.count).contains { $0.literal != nil }
    for (index, segment) in zip(link.segments.indices, segments)
    where !align(index, segment, isAnchored) {
      return false
    }
    return true
  }

  private mutating func align(_ index: Int, _ segment: Segment, _ isAnchored: Bool) -> Bool {
    let text = PartialText(link.segments[index][...], plusIsSpace: false)
    switch segment {
    case .rest: return true
    case .literal(let literal):
      if text.mayBe(literal, in: model) { return true }
      guard let known = text.known, let distance = known.distance(to: literal) else { return false }
      replaceSegment(index, known, literal, distance)
      return true
    case .parameter(let slot, let type):
      guard let known = text.known else { return text.mayBeValue(of: type, inPath: true, model) }
      if known.isEmpty { return false }
      if model.reads(known, as: type, inPath: true) { return true }
      if let (value, distance) = known.nearest(of: model.writtenValues(of: type.kind)) {
        replaceSegment(index, known, value, distance)
        return true
      }
      // A word in place of a number is another page; a number with a mistake is not.
      guard isAnchored, known.utf8.contains(where: { (0x30...0x39) ~= $0 }), let slot else {
        return false
      }
      link.segments[index] = [LinkTemplate.unknown]
      change(.value(known, of: candidate.parameters[slot].name), Cost.unknown)
      return true
    case .mixed(let pieces):
      return text.mayBe(pieces, in: model)
    }
  }

  private mutating func replaceSegment(
    _ index: Int, _ old: String, _ new: String, _ distance: Int
  ) {
    link.segments[index] = Array(new.percentEncoded(keeping: LinkMarks.segment).utf8)
    change(.text(old, new), distance)
  }

  // MARK: Items

  private mutating func alignItems() -> Bool {
    for literal in candidate.literals where !align(literal) { return false }
    for literal in candidate.fragmentLiterals
    where value(of: literal.key, in: fragmentItems) == nil {
      return false
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where !align(source, parameter) {
      return false
    }
    return true
  }

  private mutating func align(_ literal: Candidate.Literal) -> Bool {
    if let index = index(of: literal.key) {
      guard let text = literal.text else { return true }
      let value = WrittenLink.value(of: link.items[index], !model.plusIsLiteral)
      if value.mayBe(text, in: model) { return true }
      guard let known = value.known, let distance = known.distance(to: text) else { return false }
      link.items[index] = WrittenLink.item(
        link.items[index], key: literal.key, value: text)
      change(.text(known, text), distance)
      return true
    }
    if rename(to: literal.key), literal.text == nil { return true }
    if link.isOpen { return true }
    let item = WrittenLink.item([], key: literal.key, value: literal.text)
    link.items.append(item)
    change(.needs(String(decoding: item, as: UTF8.self)), Cost.added)
    return true
  }

  private mutating func align(_ source: Candidate.Source, _ parameter: Parameter) -> Bool {
    switch source {
    case .query(let key), .restOfLink(let key?):
      if let index = index(of: key) {
        return alignValue(index, key, parameter)
      }
      if rename(to: key) || parameter.mayBeAbsent || link.isOpen { return true }
      return moveToQuery(key) || renameOnly(to: key) || addItem(key)
    case .fragmentItem(let key):
      if value(of: key, in: fragmentItems) != nil { return true }
      return moveToFragment(key, key + "=") || parameter.mayBeAbsent
    case .fragment:
      if link.fragment != nil { return true }
      return moveToFragment(parameter.name, "") || parameter.mayBeAbsent
    case .path, .restOfLink, .otherItems, .constant, .host, .payload, .absent: return true
    }
  }

  private mutating func alignValue(_ index: Int, _ key: String, _ parameter: Parameter) -> Bool {
    let plusIsSpace = !model.plusIsLiteral && !parameter.type.plusIsLiteral
    let value = WrittenLink.value(of: link.items[index], plusIsSpace)
    if parameter.ignoresUnreadable { return true }
    if value.known == "", parameter.type.isText || parameter.isJoined {
      return parameter.mayBeAbsent || parameter.form == .list
    }
    if value.mayBeValue(of: parameter.type, inPath: false, model) { return true }
    guard let known = value.known else { return false }
    if let (text, distance) = known.nearest(of: model.writtenValues(of: parameter.type.kind)) {
      link.items[index] = WrittenLink.item([], key: key, value: text)
      change(.text(known, text), distance)
    } else {
      link.items[index] =
        WrittenLink.item([], key: key) + [UInt8(ascii: "="), LinkTemplate.unknown]
      change(.value(known, of: parameter.name), Cost.unknown)
    }
    return true
  }

  /// Adds an item whose value is not known.
  private mutating func addItem(_ key: String) -> Bool {
    link.items.append(
      WrittenLink.item([], key: key) + [UInt8(ascii: "="), LinkTemplate.unknown])
    change(.needs(key + "=…"), Cost.added + Cost.unknown)
    return true
  }

  /// Renames an item that the pattern does not read and whose key is similar.
  private mutating func rename(to key: String) -> Bool {
    let left = leftKeys
    let distances = left.compactMap { old in old.key.distance(to: key).map { ($0, old.index) } }
    guard let (distance, index) = distances.min(by: { $0 < $1 }) else { return false }
    return rename(index, to: key, distance)
  }

  /// Renames the only item that the pattern does not read.
  private mutating func renameOnly(to key: String) -> Bool {
    let left = leftKeys
    return left.count == 1 && rename(left[0].index, to: key, Cost.renamed)
  }

  private mutating func rename(_ index: Int, to key: String, _ cost: Int) -> Bool {
    let old = WrittenLink.key(of: link.items[index], !model.plusIsLiteral) ?? ""
    link.items[index] = WrittenLink.item(link.items[index], key: key)
    change(.key(old, key), cost)
    return true
  }

  /// Whether the pattern reads no item of the key.
  private func isLeft(_ key: String) -> Bool {
    let named = candidate.namedKeys + (model.expiryKey.map { [$0] } ?? [])
    return !candidate.sources.contains(.otherItems) && !key.isCampaignKey
      && !named.contains { model.isSame(key, $0) }
  }

  private var leftKeys: [(key: String, index: Int)] {
    link.items.indices.compactMap { index in
      WrittenLink.key(of: link.items[index], !model.plusIsLiteral)
        .flatMap { isLeft($0) ? ($0, index) : nil }
    }
  }

  private func index(of key: String) -> Int? {
    link.items.firstIndex { item in
      PartialText(item.prefix { $0 != UInt8(ascii: "=") }, plusIsSpace: !model.plusIsLiteral)
        .mayBe(key, in: model)
    }
  }

  // MARK: The fragment

  private var fragmentItems: [[UInt8]] {
    link.fragment?.split(separator: UInt8(ascii: "&")).map(Array.init) ?? []
  }

  private func value(of key: String, in items: [[UInt8]]) -> [UInt8]? {
    items.first { item in
      WrittenLink.key(of: item, !model.plusIsLiteral).map { model.isSame($0, key) } ?? true
    }
  }

  /// Moves an item of the query into the fragment.
  ///
  /// - Parameter beginning: What precedes the value there.
  private mutating func moveToFragment(_ key: String, _ beginning: String) -> Bool {
    guard let index = index(of: key), isLeft(key) else { return false }
    let value = link.items.remove(at: index).drop { $0 != UInt8(ascii: "=") }.dropFirst()
    let before = link.fragment.map { $0.isEmpty ? [] : $0 + "&".utf8 } ?? []
    link.fragment = before + beginning.utf8 + value
    change(.belongsInFragment(key), Cost.moved)
    return true
  }

  /// Moves an item of the fragment into the query.
  private mutating func moveToQuery(_ key: String) -> Bool {
    guard let item = value(of: key, in: fragmentItems) else { return false }
    let rest = fragmentItems.filter { $0 != item }
    link.fragment = rest.isEmpty ? nil : Array(rest.joined(separator: "&".utf8))
    link.items.append(WrittenLink.item(item, key: key))
    change(.belongsInQuery(key), Cost.moved)
    return true
  }
}

extension String {
  /// The text to which this one has the least distance, with the distance.
  fileprivate func nearest(of texts: [String]) -> (text: String, distance: Int)? {
    guard texts.count <= 1000 else { return nil }
    return texts.compactMap { text in distance(to: text).map { (text, $0) } }
      .min { $0.1 < $1.1 }
  }
}
