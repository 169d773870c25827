import RoutegenCompiler

/// Writes the claims of a host as components, so that the first component that matches a link gives the
/// same answer as the app.
///
/// In Apple's patterns, `*` matches slashes, too. So the components are in layers by the number of slashes,
/// the deepest layer first. Each layer ends with a guard, which excludes every link that is as deep. A link
/// that reaches a layer has at most as many slashes as its components, so no wildcard can match one.
///
/// Exceptions without a path come before all layers.
struct AppleLayers {
  private let claims: [AppleClaim]
  private let refinement: Refinement
  private let model: RouteModel
  private(set) var variables: AppleVariables

  /// The components.
  private(set) var components: Layer = []

  /// Components, each with the claim that it is for; `nil` for a guard.
  typealias Layer = [(component: AppleComponent, claim: Claim?)]

  /// The claims whose components match more links than the patterns, by their numbers.
  private(set) var wideClaims: [Int: Claim] = [:]

  /// The claims that close no links, because their components would close those of others.
  private(set) var lostExclusions: [Int: Claim] = [:]

  init(
    _ claims: [AppleClaim], _ model: RouteModel, variables: AppleVariables,
    _ refinement: Refinement
  ) {
    (self.claims, self.refinement, self.model) = (claims, refinement, model)
    self.variables = variables
    addAll()
  }

  // MARK: Layers

  /// The number of segments beyond which the rest of a path is followed after a wildcard.
  private static let longestRest = 8

  private mutating func addAll() {
    let first = claims.filter { $0.claim.candidate.isOfAnyPath && hasExactComponents($0) }
    let claims = claims.filter { claim in
      !first.contains { $0.claim.candidate === claim.claim.candidate }
    }
    for claim in first where claim.hasRest {
      components += self.components(of: Entry(claim: claim, excludes: true), path: "/*")
        .map { ($0, claim.claim) }
    }
    let deepest =
      claims.map { $0.hasRest && !$0.isLiteral ? $0.depth + Self.longestRest : $0.depth }.max() ?? 0
    var layers: [Layer] = [deepestLayer(of: claims, deepest + 1)]
    for depth in stride(from: deepest, through: 0, by: -1) {
      layers.append(layer(of: claims.compactMap { $0.at(depth: depth) }))
    }
    for (index, layer) in layers.enumerated() {
      components += layer
      let depth = deepest + 1 - index
      // Without wildcards in the next layer, a deeper link matches nothing there.
      let next = layers.dropFirst(index + 1).first ?? []
      if depth > 0, next.contains(where: \.component.hasWildcard) {
        components.append((Self.guardComponent(depth), nil))
      }
    }
    removeUnreachable()
    while components.last?.component.excludes == true { components.removeLast() }
  }

  /// Removes the components of which an earlier one matches all links.
  private mutating func removeUnreachable() {
    var reach = ComponentReach()
    components = components.enumerated().filter { number, entry in
      guard reach.cover(of: entry.component) == nil else { return false }
      reach.add(entry.component, number: number)
      return true
    }.map(\.element)
  }

  /// The component that excludes every link with at least this many segments.
  private static func guardComponent(_ depth: Int) -> AppleComponent {
    var component = AppleComponent(
      path: "/" + String(repeating: "*/", count: depth - 1) + "?*")
    component.excludes = true
    return component
  }

  /// The layer of all links that are deeper than the patterns without a rest.
  private mutating func deepestLayer(of claims: [AppleClaim], _ depth: Int) -> Layer {
    layer(of: claims.filter { $0.hasRest && $0.isLiteral }.compactMap { $0.at(depth: depth) })
  }

  private mutating func layer(of claims: [AppleClaim]) -> Layer {
    let index = AppleClaimIndex(claims, folded: model.folded)
    var entries: [Entry] = []
    for (number, claim) in claims.enumerated() {
      entries += self.entries(for: claim) {
        index.claims(from: number + 1, in: $0)
      }
    }
    return needed(entries).flatMap { entry in
      components(of: entry).map { ($0, entry.claim.claim) }
    }
  }

  // MARK: Numbers

  /// A claim, a part of one, or an exclusion of texts that are no numbers.
  private struct Entry {
    let claim: AppleClaim
    let excludes: Bool
  }

  /// The entries for a claim: before the claim itself, for each of its numbers and each kind of text that
  /// is no number, the later claims that such links may match, and then the exclusion of all others.
  ///
  /// - Parameters:
  ///   - items: The items of the region whose links the entries are for.
  ///   - later: The later claims that may have links in a region.
  private mutating func entries(
    for claim: AppleClaim, within items: AppleItems = AppleItems(),
    before later: (AppleRegion) -> [AppleClaim]
  ) -> [Entry] {
    var entries: [Entry] = []
    var isRefined = claim.opens || refinement != .none
    for region in regions(of: claim, within: items) {
      guard let meetings = meetings(of: later(region), region) else {
        isRefined = false
        continue
      }
      // An exclusion falls through to later claims, of which there may be none that opens a link.
      if claim.opens || meetings.contains(where: { !$0.excludes }) { entries += meetings }
      if claim.opens {
        let rest = AppleClaim(
          path: region.path, hasRest: claim.hasRest, query: region.query, fragment: .any,
          opens: false, claim: claim.claim, wideSegments: [], isWideAfterPath: false)
        entries.append(Entry(claim: rest, excludes: true))
      }
    }
    if claim.opens {
      if !isRefined { noteWide(claim) }
    } else if closesOthers(claim, isRefined: isRefined, before: later) {
      return []
    }
    entries.append(Entry(claim: claim, excludes: !claim.opens))
    return entries
  }

  /// Whether an exclusion would close links of a later claim that its own pattern does not match.
  ///
  /// - Parameter isRefined: Whether only numbers are excluded where the pattern has them.
  private mutating func closesOthers(
    _ claim: AppleClaim, isRefined: Bool, before later: (AppleRegion) -> [AppleClaim]
  ) -> Bool {
    let numbers = isRefined ? [] : claim.path.indices.filter { claim.path[$0].isNumber }
    let wideSegments = claim.wideSegments.union(numbers)
    let isWideAfterPath =
      claim.isWideAfterPath || !hasExactComponents(claim)
      || !isRefined && claim.query.values.values.contains(where: \.isNumber)
    guard isWideAfterPath || !wideSegments.isEmpty else { return false }
    let written = claim.asWritten
    let region = AppleRegion(path: written.path, query: written.query)
    let met = later(region).filter { $0.opens && mayMeet($0, region) }
    let closesOthers = met.contains { other in
      isWideAfterPath
        || !wideSegments.allSatisfy { claim.claim.accepts(segment: $0, of: other.claim, model) }
    }
    let exact = AppleRegion(path: claim.path, query: claim.query)
    if closesOthers, met.contains(where: { mayMeet($0, exact) }) {
      lostExclusions[number(of: claim)] = claim.claim
    }
    return closesOthers
  }

  private func mayMeet(_ claim: AppleClaim, _ region: AppleRegion) -> Bool {
    if case .nothing = claim.meeting(region, isSame: model.isSame) { false } else { true }
  }

  /// The entries of later claims in a region; `nil` if they cannot be expressed.
  private mutating func meetings(
    of later: [AppleClaim], _ region: AppleRegion
  ) -> [Entry]? {
    var entries: [Entry] = []
    var met: [AppleClaim] = []
    for claim in later {
      switch claim.meeting(region, isSame: model.isSame) {
      case .value(let common): met.append(common)
      case .nothing: continue
      case .notExpressible: return nil
      }
    }
    // What only excludes is done by the exclusion of the region.
    while met.last?.opens == false { met.removeLast() }
    for (index, claim) in met.enumerated() {
      let rest = Array(met[(index + 1)...])
      entries += self.entries(for: claim, within: region.query) { _ in rest }
    }
    return entries
  }

  /// The regions of a claim in which one of its numbers is a text that is no number.
  ///
  /// - Parameter items: The items that all links of the regions have; the path of the claim is already
  ///   that of the region around it.
  private func regions(of claim: AppleClaim, within items: AppleItems) -> [AppleRegion] {
    var regions: [AppleRegion] = []
    let wide = claim.asWritten.path
    for (index, shape) in claim.path.enumerated() {
      guard case .number(let isSigned) = shape else { continue }
      for pattern in refinement.shapes(isSigned: isSigned, opens: claim.opens) {
        var path = wide
        path[index] = .pattern(pattern)
        regions.append(AppleRegion(path: path, query: items))
      }
    }
    for (key, shape) in claim.query.values.sorted(by: { $0.key < $1.key }) {
      guard case .number(let isSigned) = shape else { continue }
      for pattern in refinement.shapes(isSigned: isSigned, opens: claim.opens) {
        var query = items
        query.values[key] = .pattern(pattern)
        regions.append(AppleRegion(path: wide, query: query))
      }
    }
    return regions
  }

  /// - Parameter claim: A claim of which not every link that its components match opens the app.
  private mutating func noteWide(_ claim: AppleClaim) {
    // What an exclusion closes beside its own links is open to no other claim.
    if claim.opens { wideClaims[number(of: claim)] = claim.claim }
  }

  private func number(of claim: AppleClaim) -> Int {
    claims.firstIndex { $0.claim.hasPattern(of: claim.claim) } ?? 0
  }

  /// The entries without the exclusions that close nothing, because no later entry opens such a link.
  private func needed(_ entries: [Entry]) -> [Entry] {
    var needed: [Entry] = []
    var opening = AppleClaimIndex(folded: model.folded)
    for entry in entries.reversed() {
      if entry.excludes {
        let region = AppleRegion(path: entry.claim.path, query: AppleItems())
        guard opening.claims(in: region).contains(where: { mayMeet($0, region) }) else { continue }
      } else {
        opening.add(entry.claim.asWritten)
      }
      needed.append(entry)
    }
    return needed.reversed()
  }

  // MARK: Components

  /// - Parameter anyPath: The pattern for any path, in place of the claim's own.
  private mutating func components(of entry: Entry, path anyPath: String? = nil) -> [AppleComponent]
  {
    let claim = entry.claim
    let path =
      anyPath.map { [$0] } ?? claim.path.map { "/" + patterns(of: $0, in: .segment).joined() }
    if claim.isWide { noteWide(claim) }
    var components: [AppleComponent] = []
    for query in queries(of: claim) {
      for fragment in fragments(of: claim) {
        var component = AppleComponent(path: path.isEmpty ? "/" : path.joined())
        (component.query, component.fragment) = (query, fragment)
        component.excludes = entry.excludes
        components.append(component)
      }
    }
    return components
  }

  /// The patterns of a shape: one, or two for a text that links may spell in two ways.
  private mutating func patterns(of shape: AppleShape, in part: AppleText.Part) -> [String] {
    switch shape {
    case .literal(let text): return AppleText.spellings(text, in: part)
    case .list(let texts, _) where texts.count == 1: return AppleText.spellings(texts[0], in: part)
    case .list(let texts, let name):
      let spellings = texts.flatMap { AppleText.spellings($0, in: part) }
      return ["$(\(variables.name(of: spellings, like: name)))"]
    case .prefix(let text): return AppleText.spellings(text, in: part).map { $0 + "*" }
    case .any, .number: return ["?*"]
    case .anyOrEmpty: return ["*"]
    case .uuid: return [AppleShape.uuidPattern]
    case .pattern(let pattern):
      var written = pattern
      for name in ApplePattern.variableNames(in: pattern) {
        guard let texts = AppleVariables.ofNumbers[name] else { continue }
        let own = variables.name(of: texts, like: name)
        if own != name { written = written.replacing("$(\(name))", with: "$(\(own))") }
      }
      return [written]
    }
  }

  /// Whether the components require all items of the claim.
  private mutating func hasExactComponents(_ claim: AppleClaim) -> Bool {
    if case .items(let items) = claim.fragment, texts(of: items, allowsValues: true) == nil {
      return false
    }
    return claim.query.keys.isEmpty || texts(of: claim.query) != nil
  }

  // MARK: Items

  private mutating func queries(of claim: AppleClaim) -> [AppleComponent.Query] {
    let items = claim.query
    if items.isEmpty { return [.any] }
    if let texts = texts(of: items) {
      var queries = texts.map { AppleComponent.Query.whole($0) }
      // A dictionary finds a value that is not empty, whatever is around it.
      if items.values.isEmpty, items.keys.count == 1, items.keys[0].acceptsAnyValue {
        queries += AppleText.spellings(ofKey: items.keys[0].text).map { .items([$0: "?*"]) }
      }
      return queries
    }
    if !items.keys.isEmpty { noteWide(claim) }
    var queries: [[String: String]] = [[:]]
    for (key, shape) in items.values.sorted(by: { $0.key < $1.key }) {
      let patterns = patterns(of: shape, in: .item)
      queries = queries.flatMap { query in
        AppleText.spellings(ofKey: key).flatMap { key in
          patterns.map { query.merging([key: $0]) { $1 } }
        }
      }
    }
    return queries.map { $0.isEmpty ? .any : .items($0) }
  }

  private mutating func fragments(of claim: AppleClaim) -> [String?] {
    switch claim.fragment {
    case .any: return [nil]
    case .whole(let shape): return patterns(of: shape, in: .fragment)
    case .path(let shapes):
      var path = [""]
      for shape in shapes {
        let texts = patterns(of: shape, in: .segment)
        path = path.flatMap { path in texts.map { path + "/" + $0 } }
      }
      let ends = path.flatMap { $0.hasSuffix("*") ? [$0] : [$0, $0 + "?*"] }
      return ends.flatMap { [$0, String($0.dropFirst())] }
    case .items(let items):
      if let texts = texts(of: items, allowsValues: true) { return texts }
      noteWide(claim)
      return [nil]
    }
  }

  /// The patterns of a whole query or fragment with the items; `nil` if a dictionary has to express them,
  /// or if there would be too many.
  ///
  /// - Parameter allowsValues: Whether there is no dictionary, as for a fragment.
  private mutating func texts(of items: AppleItems, allowsValues: Bool = false) -> [String]? {
    guard allowsValues || !items.keys.isEmpty else { return nil }
    // A dictionary finds a value that is not empty, if it is the only item.
    let isAlone = !allowsValues && items.keys.count == 1 && items.values.isEmpty
    var forms = items.keys.map { key in
      AppleText.spellings(ofKey: key.text).map(AppleText.wildcards).flatMap { text in
        [text, text + (key.acceptsAnyValue && !isAlone ? "=*" : "=")]
      }
    }
    for (key, shape) in items.values.sorted(by: { $0.key < $1.key }) {
      if !allowsValues {
        guard case .literal = shape else { return nil }
      }
      let patterns = patterns(of: shape, in: .item)
      forms.append(
        AppleText.spellings(ofKey: key).map(AppleText.wildcards).flatMap { key in
          patterns.map { "\(key)=\($0)" }
        })
    }
    return ItemPatterns.patterns(forms)
  }
}
