import RoutegenCompiler

/// The names in `diff` of settings, which must be those of route sets and routes.
struct RenamedRoutes {
  private let new: NewVersion
  private let currentFolder: AbsolutePath

  /// The old versions of each route set, with its settings.
  private var old: [(model: RouteModel, settings: Settings)] = []

  init(_ new: NewVersion, _ currentFolder: AbsolutePath) {
    (self.new, self.currentFolder) = (new, currentFolder)
  }

  /// Adds the route sets of an old version.
  mutating func add(_ project: Project, _ settings: [Settings]) {
    old += zip(project.compilations, settings).map { ($0.model, $1) }
  }

  /// Refuses a name that is neither in the new version nor in any old one.
  func requireNames() throws(UsageError) {
    for settings in new.files.map(\.settings).withoutRepetitions(by: \.path) {
      let renamed = settings.diff.renamed
      for name in settings.diff.unstable.sorted() {
        try requireSet(name, "unstable", settings)
      }
      for name in renamed.keys.sorted() {
        try requireSet(name, "renamed", settings)
        for (before, after) in (renamed[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
          try requireRoutes(before, after, of: name, settings)
        }
      }
    }
  }

  private var allSets: Set<String> {
    Set(new.project.compilations.map(\.model.name) + old.map(\.model.name))
  }

  private func requireSet(
    _ name: String, _ key: String, _ settings: Settings
  ) throws(UsageError) {
    let known = allSets
    guard !known.contains(name) else { return }
    let names = known.sorted()
    // The set may be in a file of these settings that is not compared.
    guard isWhole(settings) || closest(to: name, among: names) != nil else { return }
    throw UsageError(
      "'\(key)' of '\(settings.path)' has the unknown route set '\(name)'"
        + nearest(to: name, among: names, "the route sets"))
  }

  /// Whether all files of the settings are compared.
  private func isWhole(_ settings: Settings) -> Bool {
    new.paths.contains { settings.folder.isInside(AbsolutePath($0, in: currentFolder)) }
  }

  private func requireRoutes(
    _ before: String, _ after: String, of name: String, _ settings: Settings
  ) throws(UsageError) {
    let place = "'renamed' of '\(settings.path)'"
    let models = new.project.compilations.map(\.model).filter { $0.name == name }
    let oldModels = old.map(\.model).filter { $0.name == name }
    guard !models.isEmpty, !oldModels.isEmpty else { return }
    let names = models.flatMap(\.routes).map(\.qualifiedName)
    guard names.contains(after) else {
      throw UsageError(
        "\(place) has the unknown route '\(after)' of '\(name)'"
          + nearest(to: after, among: names, "the routes"))
    }
    guard !names.contains(before) else {
      throw UsageError("\(place) has '\(before)', which is still a route of '\(name)'")
    }
    for model in oldModels {
      let known = model.routes.map(\.qualifiedName)
      guard known.contains(before) else { continue }
      guard known.contains(after) else { return }
      throw UsageError(
        "\(place) has '\(after)' for '\(before)', but both are routes of the old version")
    }
    // After the renaming is part of the old version, nothing is left to pair.
    guard !oldModels.contains(where: { $0.routes.map(\.qualifiedName).contains(after) }) else {
      return
    }
    let known = oldModels.flatMap(\.routes).map(\.qualifiedName)
    throw UsageError(
      "\(place) has '\(before)', which no old version of '\(name)' has"
        + nearest(to: before, among: known, "its routes"))
  }
}
