import RoutegenCompiler

/// The patterns of two versions, and those among them that changes concern.
struct ComparedEntries {
  let old: [MatchTree.Entry]
  let new: [MatchTree.Entry]

  /// The patterns that changes concern; `nil` for all.
  private let region: ChangedRegion?

  init(_ sets: ComparedSets) {
    old = MatchTree.Entry.all(of: sets.old.model, withPrintedPatterns: true)
    new = MatchTree.Entry.all(of: sets.new.model, withPrintedPatterns: true)
    region = ChangedRegion(old, new, sets)
  }

  private init(old: [MatchTree.Entry], new: [MatchTree.Entry], region: ChangedRegion?) {
    (self.old, self.new, self.region) = (old, new, region)
  }

  /// The same for the versions in the other direction.
  var reversed: ComparedEntries { ComparedEntries(old: new, new: old, region: region) }

  /// The tree of a version with the entries that changes concern.
  func tree(_ model: RouteModel, _ entries: [MatchTree.Entry]) -> MatchTree {
    MatchTree(model, entries) { region?.contains($0) ?? true }
  }
}
