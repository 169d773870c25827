import RoutegenCompiler

/// Decides which segments of links are literal and which are parameters.
struct TreeBuilder {
  private let limits: TreeLimits

  /// The texts at each depth that are names, as those of owners and their repositories are.
  private var names: [Int: Set<String.UTF8Key>] = [:]

  /// The part of the links that have texts of their own where these are names.
  private static let partOfOwn = 4

  /// The number of different names that are literal after a text.
  private static let mostOfOwn = 2

  init(_ limits: TreeLimits) { self.limits = limits }

  mutating func root(_ links: [ListedLink]) -> DraftNode {
    findNames(in: links)
    let root = DraftNode(.literal(""))
    fill(root, with: links, depth: 0)
    return root
  }

  /// Finds the depths after the first segment at which most links have a text of their own, or many texts go on alike,
  /// and the texts before these.
  private mutating func findNames(in links: [ListedLink]) {
    let (many, few) = (TreeLimits().first, TreeLimits().other / 2)
    for depth in 1..<ImportedLinks.mostSegments {
      let words = links.filter { link in
        link.segments.count > depth && !ValueText.looksLikeValue(link.segments[depth])
      }
      let different = Set(words.map { $0.segments[depth].utf8Key })
      var texts: [String.UTF8Key: Set<String.UTF8Key>] = [:]
      for link in words where link.segments.count > depth + 1 {
        texts[link.segments[depth + 1].utf8Key, default: []].insert(link.segments[depth].utf8Key)
      }
      let alike = texts.values.filter { $0.count > few / 2 }.reduce(into: Set()) {
        $0.formUnion($1)
      }
      let areOwn = different.count > many && different.count * Self.partOfOwn > words.count
      let found = areOwn ? different : alike
      guard found.count > few, found.count * 2 > different.count else { continue }
      names[depth, default: []].formUnion(found)
      let owners = words.filter { found.contains($0.segments[depth].utf8Key) }
        .reduce(into: Set()) { $0.insert($1.segments[depth - 1].utf8Key) }
      if owners.count > few { names[depth - 1, default: []].formUnion(owners) }
    }
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
    let limit = limits.limit(atDepth: depth)
    let isLiteral = { (text: String) in
      if words.count > Self.mostOfOwn, names[depth]?.contains(text.utf8Key) == true { return false }
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
