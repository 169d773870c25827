import RoutegenModel
import RoutegenSource

/// The patterns of two versions of a route set in one forest, and which of them changed.
///
/// If few patterns changed, the forest has these and the patterns that their links may match.
struct VersionForest {
  let tree: OverlapTree
  let origins: [ComparedOrigin]

  /// The patterns of the old version in the order of its file, without those that lead nowhere.
  let oldPatterns: [PatternPath]

  /// The patterns of the old version that the new one does not have, and the reverse.
  private(set) var changedOld: Set<PatternKey> = []
  private(set) var changedNew: [PatternPath] = []

  /// The units of work for all questions, for each pattern in addition, and for one question at most.
  private static let work = 2_000_000
  private static let workOfPattern = 2_000
  private static let workOfQuestion = 400_000

  /// - Parameters:
  ///   - sets: The version of the links, and the version that reads them.
  ///   - entries: The patterns of both.
  init(_ sets: ComparedSets, _ entries: ComparedEntries) {
    let (old, new) = (sets.old.model, sets.new.model)
    var folded = old
    // Both versions are compared as the new one folds texts; `SettingChanges` compares the settings.
    (folded.isCaseless, folded.plusIsLiteral) = (new.isCaseless, new.plusIsLiteral)
    folded.expiryKey = new.expiryKey
    let count = entries.old.count + entries.new.count
    tree = OverlapTree(
      [(folded, entries.tree(folded, entries.old)), (new, entries.tree(new, entries.new))],
      budget: SearchBudget(
        total: Self.work + count * Self.workOfPattern, share: Self.workOfQuestion))
    origins = ComparedOrigin.all(of: tree)
    let tree = tree
    let patterns = tree.parts.map { part in
      part.roots.flatMap { tree.patterns(below: $0) }
        .sorted(by: { tree.candidate(of: $0).pattern.span }, <)
    }
    oldPatterns = patterns[0].filter { tree.candidate(of: $0).target != .exception }
    let oldSignatures = patterns[0].map {
      PatternSignature(old: tree.candidate(of: $0), origin: tree.origin(of: $0), folded)
    }
    let newSignatures = patterns[1].map {
      PatternSignature(
        new: tree.candidate(of: $0), origin: tree.origin(of: $0), new, sets.pairs)
    }
    let (known, kept) = (Set(newSignatures), Set(oldSignatures))
    for (pattern, signature) in zip(patterns[0], oldSignatures)
    where !known.contains(signature) || hasLostOrigin(pattern) {
      changedOld.insert(PatternKey(pattern))
    }
    changedNew = zip(patterns[1], newSignatures).filter { !kept.contains($0.1) }.map(\.0)
  }

  /// Whether links of some origin are no longer looked up in a tree like that of the pattern, although
  /// the new version accepts the origin.
  private func hasLostOrigin(_ pattern: PatternPath) -> Bool {
    let scope = tree.origin(of: pattern)
    let others = Set(tree.parts[1].scopes.filter { $0.origin == scope }.map(\.root))
    return origins.contains {
      !$0.isGone && $0.oldRoots.contains(pattern.root) && others.isDisjoint(with: $0.newRoots)
    }
  }

  /// The routes of the old version that have a changed pattern.
  var changedRoutes: Set<Int> {
    Set(
      oldPatterns.filter { changedOld.contains(PatternKey($0)) }
        .compactMap { tree.candidate(of: $0).route })
  }

  /// Whether no pattern differs.
  var isUnchanged: Bool { changedOld.isEmpty && changedNew.isEmpty }

  /// The patterns of the new version that links of each pattern of the old one may match.
  ///
  /// For an unchanged pattern, these are among the changed ones: it leads to the same route as before,
  /// unless another pattern is tried first.
  func rivals() -> [PatternKey: [PatternPath]] {
    let pairs = PatternPairs(tree)
    var rivals: [PatternKey: [PatternPath]] = [:]
    for pattern in oldPatterns where changedOld.contains(PatternKey(pattern)) {
      rivals[PatternKey(pattern)] = roots(\.newRoots, meeting: pattern.root, \.oldRoots)
        .flatMap { pairs.patterns(meeting: pattern, below: $0) }
    }
    for other in changedNew {
      for root in roots(\.oldRoots, meeting: other.root, \.newRoots) {
        for pattern in pairs.patterns(meeting: other, below: root)
        where !changedOld.contains(PatternKey(pattern)) {
          rivals[PatternKey(pattern), default: []].append(other)
        }
      }
    }
    return rivals
  }

  /// The roots of one version in which links are looked up that are looked up below a root of the other.
  private func roots(
    _ others: KeyPath<ComparedOrigin, [Int]>, meeting root: Int,
    _ own: KeyPath<ComparedOrigin, [Int]>
  ) -> [Int] {
    Set(origins.filter { $0[keyPath: own].contains(root) }.flatMap { $0[keyPath: others] }).sorted()
  }
}

/// The identity of a pattern in a forest.
struct PatternKey: Hashable {
  let terminal: Int
  let index: Int

  init(_ pattern: PatternPath) {
    (terminal, index) = (pattern.terminal, pattern.index)
  }
}

extension OverlapTree {
  /// The origin of the block of a pattern; `nil` for a pattern outside of blocks.
  func origin(of pattern: PatternPath) -> OriginConstraint? {
    nodes[pattern.root].part.scopes.first { $0.root == pattern.root }?.origin
  }
}
