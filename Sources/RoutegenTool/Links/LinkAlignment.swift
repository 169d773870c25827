import RoutegenCompiler

/// A link, changed so that it matches a pattern.
struct LinkAlignment {
  private(set) var link: WrittenLink
  private(set) var differences: [NearestLink.Difference] = []

  /// How much was changed: the sum of edit distances, and more for what is added or guessed.
  private(set) var cost = 0

  /// The costs of changes that are no misspelling.
  private enum Cost {
    static let moved = 1
    static let added = 3
    static let renamed = 4
    static let unknown = 5
  }

  /// The greatest number of changes: a link that needs more is another link.
  private static let mostDifferences = 3

  init(_ link: WrittenLink) { self.link = link }

  /// A link whose origin was changed.
  init(_ link: WrittenLink, _ difference: NearestLink.Difference) {
    (self.link, differences) = (link, [difference])
  }

  /// - Parameter start: The link, perhaps with another origin.
  /// - Returns: `nil` if the link is too different from the pattern.
  init?(_ start: LinkAlignment, _ candidate: Candidate, _ model: RouteModel) {
    self = start
    guard !candidate.pattern.hasFragmentPath, alignPath(candidate, model),
      alignItems(candidate, model)
    else { return nil }
    guard differences.count <= Self.mostDifferences else { return nil }
  }

  private mutating func change(_ difference: NearestLink.Difference, _ cost: Int) {
    differences.append(difference)
    // Even a difference of case or of Unicode's forms is one.
    self.cost += max(1, cost)
  }

  // MARK: The path

  private mutating func alignPath(_ candidate: Candidate, _ model: RouteModel) -> Bool {
    var segments = candidate.pattern.segments[...]
    if case .rest? = segments.last {
      segments.removeLast()
      guard link.segments.count > segments.count else { return false }
    } else {
      let mayGoOn = link.isOpen || link.segments.last?.contains(LinkTemplate.unknown) == true
      guard link.segments.count == segments.count || mayGoOn && link.segments.count < segments.count
      else { return false }
    }
    let isAnchored = segments.contains { if case .literal = $0 { true } else { false } }
    for (index, segment) in zip(link.segments.indices, segments)
    where !align(index, segment, candidate, isAnchored, model) {
      return false
    }
    return true
  }

  private mutating func align(
    _ index: Int, _ segment: Segment, _ candidate: Candidate, _ isAnchored: Bool,
    _ model: RouteModel
  ) -> Bool {
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
      guard let known = text.known else { return true }
      return model.split(known, pieces.map { $0.inTree(model) })?
        .allSatisfy { model.reads($0.text, as: $0.type, inPath: true) } ?? false
    }
  }

  private mutating func replaceSegment(
    _ index: Int, _ old: String, _ new: String, _ distance: Int
  ) {
    link.segments[index] = Array(new.percentEncoded(keeping: LinkMarks.segment).utf8)
    change(.text(old, new), distance)
  }

  // MARK: Items

  private mutating func alignItems(_ candidate: Candidate, _ model: RouteModel) -> Bool {
    let named = candidate.namedKeys + (model.expiryKey.map { [$0] } ?? [])
    let readsOthers = candidate.sources.contains(.otherItems)
    let isLeft = { (key: String) in
      !readsOthers && !key.isCampaignKey && !named.contains { model.isSame(key, $0) }
    }
    for literal in candidate.literals where !align(literal, isLeft, model) { return false }
    for literal in candidate.fragmentLiterals
    where value(of: literal.key, in: fragmentItems, model) == nil {
      return false
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where !align(source, parameter, isLeft, model) {
      return false
    }
    return true
  }

  private mutating func align(
    _ literal: Candidate.Literal, _ isLeft: (String) -> Bool, _ model: RouteModel
  ) -> Bool {
    if let index = index(of: literal.key, model) {
      guard let text = literal.text else { return true }
      let value = WrittenLink.value(of: link.items[index], !model.plusIsLiteral)
      if value.mayBe(text, in: model) { return true }
      guard let known = value.known, let distance = known.distance(to: text) else { return false }
      link.items[index] = WrittenLink.item(link.items[index], key: literal.key, value: text)
      change(.text(known, text), distance)
      return true
    }
    if rename(to: literal.key, isLeft, model), literal.text == nil { return true }
    if link.isOpen { return true }
    let item = WrittenLink.item([], key: literal.key, value: literal.text)
    link.items.append(item)
    change(.needs(String(decoding: item, as: UTF8.self)), Cost.added)
    return true
  }

  private mutating func align(
    _ source: Candidate.Source, _ parameter: Parameter, _ isLeft: (String) -> Bool,
    _ model: RouteModel
  ) -> Bool {
    switch source {
    case .query(let key), .restOfLink(let key):
      if let index = index(of: key, model) {
        return alignValue(index, key, parameter, model)
      }
      if rename(to: key, isLeft, model) || parameter.mayBeAbsent || link.isOpen { return true }
      return moveToQuery(key, model) || renameOnly(to: key, isLeft, model) || addItem(key)
    case .fragmentItem(let key):
      if value(of: key, in: fragmentItems, model) != nil { return true }
      return moveToFragment(key, key + "=", isLeft, model) || parameter.mayBeAbsent
    case .fragment:
      if link.fragment != nil { return true }
      return moveToFragment(parameter.name, "", isLeft, model) || parameter.mayBeAbsent
    case .path, .otherItems, .constant, .host, .payload, .absent: return true
    }
  }

  private mutating func alignValue(
    _ index: Int, _ key: String, _ parameter: Parameter, _ model: RouteModel
  ) -> Bool {
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
  private mutating func rename(
    to key: String, _ isLeft: (String) -> Bool, _ model: RouteModel
  ) -> Bool {
    let left = leftKeys(isLeft, model)
    let distances = left.compactMap { old in old.key.distance(to: key).map { ($0, old.index) } }
    guard let (distance, index) = distances.min(by: { $0 < $1 }) else { return false }
    return rename(index, to: key, distance, model)
  }

  /// Renames the only item that the pattern does not read.
  private mutating func renameOnly(
    to key: String, _ isLeft: (String) -> Bool, _ model: RouteModel
  ) -> Bool {
    let left = leftKeys(isLeft, model)
    return left.count == 1 && rename(left[0].index, to: key, Cost.renamed, model)
  }

  private mutating func rename(
    _ index: Int, to key: String, _ cost: Int, _ model: RouteModel
  ) -> Bool {
    let old = WrittenLink.key(of: link.items[index], !model.plusIsLiteral) ?? ""
    link.items[index] = WrittenLink.item(link.items[index], key: key)
    change(.key(old, key), cost)
    return true
  }

  private func leftKeys(
    _ isLeft: (String) -> Bool, _ model: RouteModel
  ) -> [(key: String, index: Int)] {
    link.items.indices.compactMap { index in
      WrittenLink.key(of: link.items[index], !model.plusIsLiteral)
        .flatMap { isLeft($0) ? ($0, index) : nil }
    }
  }

  private func index(of key: String, _ model: RouteModel) -> Int? {
    link.items.firstIndex { item in
      PartialText(item.prefix { $0 != UInt8(ascii: "=") }, plusIsSpace: !model.plusIsLiteral)
        .mayBe(key, in: model)
    }
  }

  // MARK: The fragment

  private var fragmentItems: [[UInt8]] {
    link.fragment?.split(separator: UInt8(ascii: "&")).map(Array.init) ?? []
  }

  private func value(of key: String, in items: [[UInt8]], _ model: RouteModel) -> [UInt8]? {
    items.first { item in
      WrittenLink.key(of: item, !model.plusIsLiteral).map { model.isSame($0, key) } ?? true
    }
  }

  /// Moves an item of the query into the fragment.
  ///
  /// - Parameter beginning: What precedes the value there.
  private mutating func moveToFragment(
    _ key: String, _ beginning: String, _ isLeft: (String) -> Bool, _ model: RouteModel
  ) -> Bool {
    guard let index = index(of: key, model), isLeft(key) else { return false }
    let value = link.items.remove(at: index).drop { $0 != UInt8(ascii: "=") }.dropFirst()
    let before = link.fragment.map { $0.isEmpty ? [] : $0 + "&".utf8 } ?? []
    link.fragment = before + beginning.utf8 + value
    change(.belongsInFragment(key), Cost.moved)
    return true
  }

  /// Moves an item of the fragment into the query.
  private mutating func moveToQuery(_ key: String, _ model: RouteModel) -> Bool {
    guard let item = value(of: key, in: fragmentItems, model) else { return false }
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
