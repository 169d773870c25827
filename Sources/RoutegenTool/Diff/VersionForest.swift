import RoutegenCompiler

/// The patterns of two versions of a route set in one forest, and which of them changed.
///
/// If few patterns changed, the forest has these and the patterns that their links may match.
struct VersionForest {
  let tree: OverlapTree
  let origins: ComparedOrigins

  /// The origins whose host is a segment of the path to one of the versions.
  let hosts: [ComparedOrigin]

  /// The patterns of the old version in the order of its file, without those that lead nowhere; last those without
  /// segments that may be missing.
  let oldPatterns: [PatternPath]

  /// The patterns of the old version that the new one does not have, and the reverse.
  private(set) var changedOld: Set<PatternPath> = []
  private(set) var changedNew: [PatternPath] = []

  /// - Parameters:
  ///   - sets: The version of the links, and the version that reads them.
  ///   - entries: The patterns of both.
  ///   - budget: The work for questions about them.
  init(
    _ sets: ComparedSets, _ entries: ComparedEntries,
    _ budget: SearchBudget = SearchBudget()
  ) {
    let (old, new) = (sets.old.model, sets.new.model)
    var folded = old
    // Both versions are compared as the new one folds texts; `SettingChanges` compares the settings.
    (folded.isCaseless, folded.plusIsLiteral) = (new.isCaseless, new.plusIsLiteral)
    folded.expiryKey = new.expiryKey
    tree = OverlapTree(
      [(folded, entries.tree(folded, entries.old)), (new, entries.tree(new, entries.new))],
      budget: budget)
    origins = ComparedOrigins(ComparedOrigin.all(of: tree))
    hosts = ComparedOrigin.hosts(of: tree, sets)
    let tree = tree
    let patterns = (0...1).map { part in
      tree.patterns(ofPart: part).sorted(by: { tree.candidate(of: $0).pattern.span }, <)
    }
    oldPatterns = patterns[0].filter { tree.candidate(of: $0).target != .exception }
      .sorted(by: { tree.candidate(of: $0).isImplied(in: sets.old.model) }) { !$0 && $1 }
    let oldSignatures = patterns[0].map {
      PatternSignature(old: tree.candidate(of: $0), origin: tree.origin(ofRoot: $0.root), folded)
    }
    let newSignatures = patterns[1].map {
      PatternSignature(
        new: tree.candidate(of: $0), origin: tree.origin(ofRoot: $0.root), new, sets.pairs)
    }
    let (known, kept, lost) = (Set(newSignatures), Set(oldSignatures), lostRoots)
    for (pattern, signature) in zip(patterns[0], oldSignatures)
    where !known.contains(signature) || lost.contains(pattern.root) {
      changedOld.insert(pattern)
    }
    changedNew = zip(patterns[1], newSignatures).filter { !kept.contains($0.1) }.map(\.0)
  }

  /// The trees in which links of some origin are no longer looked up, although the new version accepts the origin.
  private var lostRoots: Set<Int> {
    var lost: Set<Int> = []
    for origin in origins.all where !origin.isGone {
      let scopes = Set(origin.newRoots.map(tree.origin(ofRoot:)))
      lost.formUnion(
        origin.oldRoots.filter { origin.hasOtherBase || !scopes.contains(tree.origin(ofRoot: $0)) })
    }
    return lost
  }

  /// The routes of the old version that have a changed pattern.
  var changedRoutes: Set<Int> {
    Set(
      oldPatterns.filter(changedOld.contains)
        .compactMap { tree.candidate(of: $0).route })
  }

  /// Whether no pattern differs.
  var isUnchanged: Bool { changedOld.isEmpty && changedNew.isEmpty }

  /// The patterns of the new version that links of each pattern of the old one may match.
  ///
  /// For an unchanged pattern, these are among the changed ones: it leads to the same route as before,
  /// unless another pattern is tried first.
  func rivals() -> [PatternPath: [PatternPath]] {
    let pairs = PatternPairs(tree)
    let (newRoots, oldRoots) = (
      roots(\.newRoots, by: \.oldRoots), roots(\.oldRoots, by: \.newRoots)
    )
    var rivals: [PatternPath: [PatternPath]] = [:]
    for pattern in oldPatterns where changedOld.contains(pattern) {
      rivals[pattern] = newRoots[pattern.root, default: []]
        .flatMap { pairs.patterns(meeting: pattern, below: $0) }
    }
    for other in changedNew {
      for root in oldRoots[other.root, default: []] {
        for pattern in pairs.patterns(meeting: other, below: root)
        where !changedOld.contains(pattern) {
          rivals[pattern, default: []].append(other)
        }
      }
    }
    return rivals
  }

  /// The patterns of the new version that may have the same path before the fragment, for each pattern of the old one,
  /// if one of the two reads the fragment as a path, and the other one otherwise or not at all.
  func rivalsInFragments() -> [PatternPath: [PatternPath]] {
    let pairs = PatternPairs(tree)
    let (newRoots, oldRoots) = (
      roots(\.newRoots, by: \.oldRoots), roots(\.oldRoots, by: \.newRoots)
    )
    var rivals: [PatternPath: [PatternPath]] = [:]
    for other in changedNew {
      guard let way = tree.wayToFragment(of: other) else { continue }
      for root in oldRoots[other.root, default: []] {
        for pattern in pairs.patterns(meeting: way, below: root)
        where tree.candidate(of: pattern).readsFragment {
          rivals[pattern, default: []].append(other)
        }
      }
    }
    for pattern in oldPatterns where changedOld.contains(pattern) {
      guard let way = tree.wayToFragment(of: pattern) else { continue }
      rivals[pattern] = newRoots[pattern.root, default: []]
        .flatMap { pairs.patterns(meeting: way, below: $0) }
        .filter { tree.wayToFragment(of: $0) == nil }
    }
    return rivals
  }

  /// The patterns of the new version below a node that links may match which a pattern matches.
  func newPatterns(meeting pattern: PatternPath, below node: Int) -> [PatternPath] {
    PatternPairs(tree).patterns(meeting: pattern, below: node)
  }

  /// The roots of one version in which links are looked up, by each root of the other one in which they are looked up.
  private func roots(
    _ others: KeyPath<ComparedOrigin, [Int]>, by own: KeyPath<ComparedOrigin, [Int]>
  ) -> [Int: [Int]] {
    var roots: [Int: Set<Int>] = [:]
    for origin in origins.all {
      for root in origin[keyPath: own] {
        roots[root, default: []].formUnion(origin[keyPath: others])
      }
    }
    return roots.mapValues { $0.sorted() }
  }
}

extension Candidate {
  /// Whether the pattern reads the fragment, but not as a path.
  fileprivate var readsFragment: Bool {
    !pattern.hasFragmentPath
      && (!fragmentLiterals.isEmpty
        || sources.contains { $0.isInFragment || $0.isRestOfLink })
  }
}
