/// The differences between two versions of a route set that break links.
///
/// Links of `old` that meant a route are compared, with the items that `old` names. What is not compared is
/// listed in `Documentation/ChangingLinks.md`.
package struct RouteSetChanges: Sendable {
  /// The changes: those of origins and settings, then those of patterns in the order of the old file.
  package let all: [RouteSetChange]

  /// - Parameters:
  ///   - old: The route set with the links that are out in the world.
  ///   - new: The route set that is to read them.
  ///   - renamed: The new name of each route that has another one.
  package init(from old: RouteModel, to new: RouteModel, renamed: [String: String] = [:]) {
    let sets = ComparedSets(old, new, renamed: renamed)
    let forest = VersionForest(old, new, sets.pairs)
    var links = LinkChangeFinder(sets, forest)
    links.find()
    all =
      OriginChangeFinder(sets, forest).changes + SettingChangeFinder(sets, forest).changes
      + links.changes
  }
}
