package import RoutegenCompiler

/// The differences between two versions of a route set that somebody notices who opens links.
///
/// Links of `old` that meant a route are compared, with the items that `old` names. What is not compared is
/// listed in `Documentation/Changing.md`.
package struct RouteSetChanges: Sendable {
  /// The changes: those of origins and settings, then those of patterns in the order of the old file.
  package let all: [RouteSetChange]

  /// What only the new version has; empty if that is not asked for.
  package let additions: [RouteSetAddition]

  /// - Parameters:
  ///   - old: The route set with the links that are out in the world.
  ///   - new: The route set that is to read them.
  ///   - renamed: The new name of each route that has another one.
  ///   - categories: The categories of the changes to find.
  ///   - listsAdditions: Whether to find what only the new version has, too.
  ///   - budget: The work for questions about both.
  package init(
    from old: RouteModel, to new: RouteModel, renamed: [String: String] = [:],
    of categories: Set<ChangeCategory> = Set(ChangeCategory.allCases),
    listsAdditions: Bool = true, budget: SearchBudget = SearchBudget()
  ) {
    let sets = ComparedSets(old, new, renamed: renamed)
    let entries = ComparedEntries(sets)
    let losses = LinkProposals(sets, VersionForest(sets, entries, budget))
    var all: [RouteSetChange] = []
    if categories.contains(.link) { all += Self.links(sets, losses) }
    let needsGains = listsAdditions || !categories.isDisjoint(with: [.print, .claim])
    let reversed = needsGains ? sets.reversed : nil
    let gains = reversed.map { LinkProposals($0, VersionForest($0, entries.reversed, budget)) }
    if categories.contains(.print), let reversed, let gains {
      all += PrintChangeFinder(sets, reversed, gains).found
    }
    if categories.contains(.payload) { all += PayloadChangeFinder(sets, losses).found }
    if categories.contains(.claim), let reversed, let gains {
      let (old, new) = (ClaimedLinks(sets.old), ClaimedLinks(sets.new))
      all += ClaimChangeFinder(sets, losses, (old, new), of: sets, isReleased: true).found
      all += ClaimChangeFinder(reversed, gains, (new, old), of: sets, isReleased: false).found
    }
    self.all = all.merged(sets).withOneUndecided
    if listsAdditions, let reversed, let gains {
      additions = RouteSetAddition.all(sets, reversed, gains)
    } else {
      additions = []
    }
  }

  /// The web links that a new route set claims, one for each host.
  ///
  /// - Parameter hosts: The hosts of the old version, which the app had before.
  package init(added new: RouteModel, besides hosts: Set<HostPattern>) {
    let sets = ComparedSets(new, RouteModel(nameSpan: new.nameSpan))
    let versions = sets.reversed
    let proposals = LinkProposals(sets, VersionForest(sets, ComparedEntries(sets)))
    additions = [RouteSetAddition(added: new)]
    let files = (ClaimedLinks(sets.old), ClaimedLinks(sets.new))
    all = ClaimChangeFinder(sets, proposals, files, of: versions, isReleased: false).found
      .filter { change in !hosts.contains { change.subject.new == OriginConstraint.host($0).text } }
  }

  /// The changes of links of the old version.
  static func links(_ sets: ComparedSets, _ losses: LinkProposals) -> [RouteSetChange] {
    let inner = sets.innerLinks(losses.forest)
    let found = LinkChangeFinder(sets, losses, inner: inner).found
    return OriginChangeFinder(sets, losses.forest, inner: inner).changes
      + SettingChangeFinder(sets, losses.forest, inner: inner).changes + found
  }
}

/// Finds the changes of one kind.
protocol ChangeFinder {
  var changes: [RouteSetChange] { get }

  mutating func find()
}

extension ChangeFinder {
  /// The changes that are found.
  var found: [RouteSetChange] {
    var finder = self
    finder.find()
    return finder.changes
  }
}

extension [RouteSetChange] {
  /// The changes with one that says what is not decided, in place of several.
  fileprivate var withOneUndecided: [RouteSetChange] {
    let count = count { $0.code == .incompleteComparison }
    guard count > 1, let first = first(where: { $0.code == .incompleteComparison }) else {
      return self
    }
    let message = first.diagnostic.message + ", and the same about \(count - 1) more"
    let diagnostic = Diagnostic(.incompleteComparison, message, at: first.diagnostic.span)
    return filter { $0.code != .incompleteComparison }
      + [RouteSetChange(diagnostic, of: first.subject, nil, isInternal: first.isInternal)]
  }
}
