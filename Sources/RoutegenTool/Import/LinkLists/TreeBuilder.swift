import RoutegenCompiler

/// Decides which segments of links are literal and which are parameters.
struct TreeBuilder {
  private let limits: TreeLimits

  /// The depths after the first segment at which most links have a text of their own, whatever is before it, as after the
  /// names of owners.
  private var ownTexts: Set<Int> = []

  /// The part of the links that have texts of their own.
  private static let partOfOwn = 4

  /// The number of texts that are literal at such a depth.
  private static let mostOfOwn = 2

  /// The texts at a depth that are names, as those of owners and their repositories are.
  private var names: [Int: Set<String.UTF8Key>] = [:]

  init(_ limits: TreeLimits) { self.limits = limits }

  /// Finds the depths at which many texts go on alike, and the texts before these.
  private mutating func findNames(in links: [ListedLink]) {
    for depth in 1..<ImportedLinks.mostSegments {
      let words = links.filter { link in
        link.segments.count > depth && !ValueText.looksLikeValue(link.segments[depth])
      }
      var texts: [String.UTF8Key: Set<String.UTF8Key>] = [:]
      for link in words where link.segments.count > depth + 1 {
        texts[link.segments[depth + 1].utf8Key, default: []].insert(link.segments[depth].utf8Key)
      }
      let alike = texts.values.filter { $0.count > Self.mostOfOwn }.reduce(into: Set()) {
        $0.formUnion($1)
      }
      let different = Set(words.map { $0.segments[depth].utf8Key }).count
      guard alike.count > TreeLimits().other / 2, alike.count * 2 > different else { continue }
      names[depth, default: []].formUnion(alike)
      let owners = Set(
        words.filter { alike.contains($0.segments[depth].utf8Key) }
          .map { $0.segments[depth - 1].utf8Key })
      if owners.count > TreeLimits().other / 2 { names[depth - 1, default: []].formUnion(owners) }
    }
  }

  mutating func root(_ links: [ListedLink]) -> DraftNode {
    findNames(in: links)
    for depth in 1..<ImportedLinks.mostSegments {
      let texts = links.filter { $0.segments.count > depth }.map { $0.segments[depth] }
        .filter { !ValueText.looksLikeValue($0) }
      let different = Set(texts.map(\.utf8Key)).count
      if different > TreeLimits().first, different * Self.partOfOwn > texts.count {
        ownTexts.insert(depth)
      }
      if texts.isEmpty { break }
    }
    let root = DraftNode(.literal(""))
    fill(root, with: links, depth: 0)
    return root
  }

  /// Adds what follows a node in the links that go through it.
  private func fill(_ node: DraftNode, with links: [ListedLink], depth: Int) {
    let ends = links.filter { $0.segments.count == depth }
    if !ends.isEmpty { node.route = RouteBuilder(ends).route }
    if ends.count == links.count { return }
    for branch in branches(of: links, depth) {
      let child = DraftNode(branch.segment)
      fill(child, with: branch.links, depth: depth + 1)
      node.add(child)
    }
  }

  private typealias Branch = (segment: DraftSegment, links: [ListedLink])

  /// The segments at a place, in the order in which they were found.
  private func branches(of links: [ListedLink], _ depth: Int) -> [Branch] {
    var order: [String] = []
    var groups: [String.UTF8Key: [ListedLink]] = [:]
    var total = 0
    for link in links where link.segments.count > depth {
      let text = link.segments[depth]
      total += 1
      if groups[text.utf8Key, default: []].isEmpty { order.append(text) }
      groups[text.utf8Key, default: []].append(link)
    }
    let words = order.filter { !ValueText.looksLikeValue($0) }
    let greatest = limits.limit(atDepth: depth)
    let limit = ownTexts.contains(depth) ? min(greatest, Self.mostOfOwn) : greatest
    let isLiteral = { (text: String) in
      if names[depth]?.contains(text.utf8Key) == true { return false }
      if words.count <= limit || words.count * limits.linksOfText <= total || text.isFragmentMark {
        return true
      }
      let count = groups[text.utf8Key]?.count ?? 0
      return limit > 0 && count >= TreeLimits.leastLinks && count * TreeLimits.leastPart > total
    }
    let literals = Set(words.filter(isLiteral).map(\.utf8Key))
    var branches: [Branch] = []
    var (texts, values): ([String], [ListedLink]) = ([], [])
    var place = 0
    for text in order {
      if literals.contains(text.utf8Key) {
        branches.append((.literal(text), groups[text.utf8Key] ?? []))
      } else {
        if texts.isEmpty { place = branches.count }
        texts.append(text)
        values += groups[text.utf8Key] ?? []
      }
    }
    guard !texts.isEmpty else { return branches }
    let segment = DraftSegment.placeholder(ValueText.value(of: texts, inPath: true))
    branches.insert((segment, values.sorted { $0.place < $1.place }), at: place)
    return branches
  }
}

/// The limits on the literal texts that a place of a path keeps.
///
/// Texts that look like values, such as numbers, are never literal. Of all others, up to the limit are literal, or more
/// if they are a small share of the links. If there are too many, only those are that many of the links have.
struct TreeLimits: Equatable {
  /// The limit at the first segment.
  private(set) var first = 100

  /// The limit at any other segment.
  private(set) var other = 8

  /// The number of links for each different text from which all of them are literal, whatever the limit.
  private(set) var linksOfText = 32

  /// The number of links that a text must have to be literal where there are too many, and the part of them.
  static let leastLinks = 3
  static let leastPart = 16

  /// Halves the limits, and returns whether that is possible.
  mutating func tighten() -> Bool {
    guard first > 0 else { return false }
    first /= 2
    other /= 2
    linksOfText *= 2
    return true
  }

  func limit(atDepth depth: Int) -> Int { depth == 0 ? first : other }
}
