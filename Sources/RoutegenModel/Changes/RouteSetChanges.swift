/// The differences between two versions of a route set that somebody notices who opens links.
///
/// Links of `old` that meant a route are compared, with the items that `old` names. What is not compared is
/// listed in `Documentation/ChangingLinks.md`.
package struct RouteSetChanges: Sendable {
  /// The changes: those of origins and settings, then those of patterns in the order of the old file.
  package let all: [RouteSetChange]

  /// What only the new version has; empty if that is not asked for.
  package let additions: [RouteSetAddition]

  /// - Parameters:
  ///   - old: The route set with the links that are out in the world.
  ///   - new: The route set that is to read them.
  ///   - renamed: The new name of each route that has another one.
  ///   - listsAdditions: Whether to find what only the new version has, too.
  package init(
    from old: RouteModel, to new: RouteModel, renamed: [String: String] = [:],
    listsAdditions: Bool = true
  ) {
    let sets = ComparedSets(old, new, renamed: renamed)
    let losses = LinkProposals(sets, VersionForest(old, new, sets.pairs))
    let reversed = sets.reversed
    let gains = LinkProposals(reversed, VersionForest(new, old, reversed.pairs))
    all =
      Self.links(sets, losses) + Self.printedLinks(sets, gains) + Self.payloads(sets, losses)
      + Self.declarations(sets)
      + Self.claims(sets, losses, isReleased: true)
      + Self.claims(reversed, gains, isReleased: false)
    additions = listsAdditions ? RouteSetAddition.all(sets, gains) : []
  }

  /// Compares the generated declarations alone, for a route set that links do not reach by itself.
  package init(declarationsFrom old: RouteModel, to new: RouteModel) {
    all = Self.declarations(ComparedSets(old, new))
    additions = []
  }

  private static func declarations(_ sets: ComparedSets) -> [RouteSetChange] {
    var finder = SwiftChangeFinder(sets)
    finder.find()
    return finder.changes
  }

  /// The web links that a new route set claims, one for each host.
  ///
  /// - Parameter hosts: The hosts of the old version, which the app had before.
  package init(added new: RouteModel, besides hosts: Set<HostPattern>) {
    let sets = ComparedSets(new, RouteModel(nameSpan: new.nameSpan))
    let proposals = LinkProposals(sets, VersionForest(new, sets.new.model, sets.pairs))
    additions = [RouteSetAddition(added: new)]
    all = Self.claims(sets, proposals, isReleased: false).filter { change in
      !hosts.contains { change.subject.new == OriginConstraint.host($0).text }
    }
  }

  /// The changes of links of the old version.
  static func links(_ sets: ComparedSets, _ losses: LinkProposals) -> [RouteSetChange] {
    var finder = LinkChangeFinder(sets, losses)
    finder.find()
    return OriginChangeFinder(sets, losses.forest).changes
      + SettingChangeFinder(sets, losses.forest).changes + finder.changes
  }

  private static func printedLinks(
    _ sets: ComparedSets, _ gains: LinkProposals
  ) -> [RouteSetChange] {
    var finder = PrintChangeFinder(sets, gains)
    finder.find()
    return finder.changes
  }

  private static func payloads(_ sets: ComparedSets, _ losses: LinkProposals) -> [RouteSetChange] {
    var finder = PayloadChangeFinder(sets, losses)
    finder.find()
    return finder.changes
  }

  /// The web links that open the app in the first of the two versions alone.
  private static func claims(
    _ sets: ComparedSets, _ proposals: LinkProposals, isReleased: Bool
  ) -> [RouteSetChange] {
    var finder = ClaimChangeFinder(sets, proposals, isReleased: isReleased)
    finder.find()
    return finder.changes
  }
}
