import RoutegenCompiler

/// The beginning of links, and the trees of both versions in which they are looked up.
struct ComparedOrigin {
  /// The text before the path; empty for a path alone.
  let text: String

  /// The declaration of one version that accepts the links; `nil` for a path alone.
  let declaration: OriginConstraint?

  /// Whether these are links with `http`.
  let isHTTP: Bool

  /// Whether links of the origin have another base in the new version.
  let hasOtherBase: Bool

  /// The roots of the old version's trees in match order, then of the new version's.
  let oldRoots: [Int]
  let newRoots: [Int]

  /// The host of links with a custom scheme that only one version declares; `nil` for other links.
  private(set) var host: DeclaredHost?

  /// A host that the version without the declaration reads as the first segment of the path, or a base that only the
  /// new version has, which is the first segments of the old one.
  struct DeclaredHost {
    let segments: [String]
    let isSegmentOfOld: Bool

    /// The beginning of links before the segments.
    let prefix: String

    /// Whether the segments are a base.
    var isBase = false
  }

  /// Whether no link of the origin opens a route of the new version any more.
  var isGone: Bool { newRoots.isEmpty }

  /// - Parameter origin: The scheme and the host, which is empty for a custom scheme; `nil` for a path alone.
  init(
    _ origin: (scheme: String, host: String, declaration: OriginConstraint)?, in tree: OverlapTree
  ) {
    declaration = origin?.declaration
    isHTTP = origin?.scheme == "http"
    let place = origin.map { ($0.scheme, $0.host) }
    let bases = (0...1).map { part in place.map { tree.base(ofPart: part, at: $0) } ?? [] }
    text = origin.map { "\($0.scheme)://\($0.host)" + bases[0].asBase } ?? ""
    oldRoots = tree.roots(ofPart: 0, at: place)
    let roots = tree.roots(ofPart: 1, at: place)
    hasOtherBase = bases[0] != bases[1] && !roots.isEmpty
    // With a shorter base, the new version reads the rest of the old one as segments.
    newRoots =
      bases[0].starts(with: bases[1])
      ? bases[0].dropFirst(bases[1].count).reduce(roots) { roots, segment in
        roots.flatMap { tree.nodes(after: segment, from: $0) }
      } : []
  }

  /// The origins of links that the old version accepts.
  static func all(of tree: OverlapTree) -> [ComparedOrigin] {
    let whole = tree.origins.map { ComparedOrigin($0, in: tree) }
    return whole.filter { !$0.oldRoots.isEmpty } + [ComparedOrigin(nil, in: tree)]
  }

  /// The origins of links with a custom scheme and a host that only one version declares, so that to the other one the
  /// path is longer by a segment.
  static func hosts(of tree: OverlapTree, _ sets: ComparedSets) -> [ComparedOrigin] {
    let schemes = tree.origins.filter(\.host.isEmpty).map(\.scheme)
    let moved = tree.origins.compactMap { ComparedOrigin(withLongerBase: $0, in: tree) }
    if schemes.isEmpty { return moved }
    let samples = [sets.old.model, sets.new.model].flatMap(\.declaredHosts).flatMap { host in
      host.isWildcard
        ? ["www." + host.domain] + tree.literalSegments.filter(host.covers) : [host.domain]
    }
    var origins = moved
    for host in Set(samples).sorted() where !host.contains(":") {
      let isSegmentOfOld = !sets.old.isDeclaredHost(host)
      guard isSegmentOfOld == sets.new.isDeclaredHost(host) else { continue }
      for scheme in schemes {
        let origin = ComparedOrigin(
          scheme,
          DeclaredHost(
            segments: [host], isSegmentOfOld: isSegmentOfOld, prefix: "\(scheme):/"), in: tree)
        let isKnown = origins.contains {
          $0.oldRoots == origin.oldRoots && $0.newRoots == origin.newRoots
        }
        if !origin.oldRoots.isEmpty, !isKnown { origins.append(origin) }
      }
    }
    return origins
  }

  /// Links with the base of the new version, which are other links to the old one; `nil` if the base is not longer.
  private init?(
    withLongerBase origin: (scheme: String, host: String, declaration: OriginConstraint),
    in tree: OverlapTree
  ) {
    let place = (origin.scheme, origin.host)
    let (old, new) = (tree.base(ofPart: 0, at: place), tree.base(ofPart: 1, at: place))
    let rest = Array(new.dropFirst(old.count))
    guard new.starts(with: old), !rest.isEmpty else { return nil }
    let prefix = "\(origin.scheme)://\(origin.host)" + old.asBase
    host = DeclaredHost(segments: rest, isSegmentOfOld: true, prefix: prefix, isBase: true)
    text = prefix + rest.asBase
    (declaration, isHTTP, hasOtherBase) = (nil, false, false)
    oldRoots = rest.reduce(tree.roots(ofPart: 0, at: place)) { roots, segment in
      roots.flatMap { tree.nodes(after: segment, from: $0) }
    }
    newRoots = tree.roots(ofPart: 1, at: place)
    if oldRoots.isEmpty { return nil }
  }

  private init(_ scheme: String, _ host: DeclaredHost, in tree: OverlapTree) {
    self.host = host
    let name = host.segments[0]
    text = "\(scheme)://\(name)"
    (declaration, isHTTP, hasOtherBase) = (nil, false, false)
    let roots = (0...1).map { part in
      let roots = tree.roots(ofPart: part, at: (scheme, name))
      let isSegment = host.isSegmentOfOld == (part == 0)
      return isSegment ? roots.flatMap { tree.nodes(after: name, from: $0) } : roots
    }
    (oldRoots, newRoots) = (roots[0], roots[1])
  }

  /// The way of a pattern of the old version from the nodes at which links of the origin begin; `nil` if it has no such
  /// links.
  func path(of pattern: PatternPath) -> PatternPath? {
    let segments = host?.isSegmentOfOld == true ? host?.segments ?? [] : []
    let path = segments.reduce(pattern) { path, _ in path.withoutFirstSegment }
    return oldRoots.contains(path.root) ? path : nil
  }

  /// The link as a pattern of the old version has it: with the host as the first segment, if it is one.
  fileprivate func whole(_ link: WitnessLink) -> WitnessLink {
    guard let host, host.isSegmentOfOld else { return link }
    return WitnessLink(
      prefix: host.prefix, path: host.segments + link.path, items: link.items)
  }

  /// The beginning for links of a tree of the old version that nothing matches which is tried before,
  /// and no pattern below `others`.
  func start(before root: Int, avoiding others: some Sequence<Int>) -> LinkStart {
    LinkStart(text: text, earlierRoots: Array(oldRoots.prefix { $0 != root }) + others)
  }
}

/// Origins, of which a file may have thousands.
struct ComparedOrigins {
  let all: [ComparedOrigin]
  private var indices: [Int: [Int]] = [:]

  init(_ all: [ComparedOrigin]) {
    self.all = all
    for (index, origin) in all.enumerated() {
      for root in origin.oldRoots { indices[root, default: []].append(index) }
    }
  }

  /// The origins of links that are looked up below a root of the old version.
  subscript(root: Int) -> [ComparedOrigin] { indices[root, default: []].map { all[$0] } }

  /// A link of one of the origins, as a pattern of the old version has it.
  func whole(_ link: WitnessLink) -> WitnessLink { all[0].whole(link) }
}

/// The beginning of links, and the trees in which no pattern matches them.
struct LinkStart {
  /// The text before the path; empty for a path alone.
  let text: String
  let earlierRoots: [Int]
}
