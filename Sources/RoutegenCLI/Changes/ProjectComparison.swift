import RoutegenModel
package import RoutegenSource

/// Two versions of some files, compared: the route sets of one name are two versions of a set.
package struct ProjectComparison {
  /// The findings in the order of the old files, with the identities of those that are changes.
  private var found: [(diagnostic: Diagnostic, key: ChangeKey?)] = []

  package var diagnostics: [Diagnostic] { found.map(\.diagnostic) }

  /// The changes in the same order.
  private(set) var changes: [ProjectChange] = []

  /// Whether nothing of the old version could be compared.
  package private(set) var isEmpty = true
  private let new: Project
  private let levels: [Levels]

  /// - Parameters:
  ///   - old: The old version, the numbers of whose files follow those of the new one.
  ///   - new: The new version, without errors.
  ///   - levels: The levels of each file of the new version.
  package init(from old: Project, to new: Project, levels: [Levels] = []) {
    (self.new, self.levels) = (new, levels)
    let mounted = Set(old.compilations.flatMap { $0.model.mounts.map(\.model.name) })
    var seen: [String: Int] = [:]
    for compilation in old.compilations {
      let model = compilation.model
      let others = new.compilations.indices.filter { new.compilations[$0].model.name == model.name }
      let number = seen[model.name, default: 0]
      seen[model.name] = number + 1
      let index = number < others.count ? others[number] : nil
      // Links do not reach a mounted set by itself: they are compared where it is mounted.
      if mounted.contains(model.name), !model.hasOrigins {
        if let index { compareDeclarations(compilation, with: index) }
      } else {
        compare(compilation, with: index)
      }
    }
    compareAdded(old)
    for diagnostic in old.foreignErrors { report(.incomplete(diagnostic, at: nil), Levels.default) }
  }

  private mutating func compare(_ old: Compilation, with index: Int?) {
    let compilation = index.map { new.compilations[$0] }
    let levels =
      index.flatMap { self.levels.indices.contains($0) ? self.levels[$0] : nil } ?? .default
    let place = compilation?.model.nameSpan ?? old.model.nameSpan
    if let error = old.diagnostics.first(where: { $0.severity == .error }) {
      report(.incomplete(error, at: place), levels)
    }
    guard !old.hasErrors || !old.model.routes.isEmpty else { return }
    isEmpty = false
    guard let compilation else {
      if let change = RouteSetChange(removed: old.model) {
        report(ProjectChange(change: change, file: nil), levels)
      }
      return
    }
    for change in RouteSetChanges(from: old.model, to: compilation.model).all {
      report(ProjectChange(change: change, file: index), levels)
    }
  }

  private mutating func compareDeclarations(_ old: Compilation, with index: Int) {
    let levels = levels.indices.contains(index) ? levels[index] : .default
    guard !old.hasErrors else { return }
    let model = new.compilations[index].model
    for change in RouteSetChanges(declarationsFrom: old.model, to: model).all {
      report(ProjectChange(change: change, file: index), levels)
    }
  }

  /// Compares the hosts of route sets that are new with those of the old version.
  private mutating func compareAdded(_ old: Project) {
    let names = Set(old.compilations.map(\.model.name))
    let hosts = Set(old.compilations.flatMap(\.model.declaredHosts))
    for (index, compilation) in new.compilations.enumerated()
    where !names.contains(compilation.model.name) && !isEmpty {
      let levels = levels.indices.contains(index) ? levels[index] : .default
      for change in RouteSetChanges(added: compilation.model, besides: hosts).all {
        report(ProjectChange(change: change, file: index), levels)
      }
    }
  }

  /// Adds a change with the level of the settings; one that concerns only internal routes is no error.
  private mutating func report(_ change: ProjectChange, _ levels: Levels) {
    changes.append(change)
    found += levels.applied(to: [change.change.diagnostic]).map {
      (change.change.isInternal ? $0.with(.warning) : $0, change.key)
    }
  }

  private mutating func report(_ diagnostic: Diagnostic, _ levels: Levels) {
    found += levels.applied(to: [diagnostic]).map { ($0, nil) }
  }

  /// Adds to findings the changes of files that mend them.
  mutating func propose(_ fixes: [ChangeKey: FixIt]) {
    found = found.map { diagnostic, key in
      guard let fix = key.flatMap({ fixes[$0] }) else { return (diagnostic, key) }
      return (
        diagnostic.propose(fix.title, replace: fix.span, with: fix.replacement), key
      )
    }
  }
}

extension RouteModel {
  /// Whether links reach the route set by itself.
  fileprivate var hasOrigins: Bool {
    !schemes.isEmpty || !hosts.isEmpty || !originsOfPatterns.isEmpty
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - error: An error of the old version.
  ///   - place: The route set in the new version; `nil` for the place of the error.
  fileprivate static func incomplete(_ error: Diagnostic, at place: Span?) -> Diagnostic {
    Diagnostic(
      .incompleteComparison,
      "the old version has an error, and what it concerns is not compared: \(error.message)",
      at: place ?? error.span
    )
    .also(error.span, "\(error.code.rawValue) is here")
  }
}
