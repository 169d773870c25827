package import RoutegenCompiler

/// Two versions of some files, compared: the route sets of one name are two versions of a set.
package struct ProjectComparison {
  /// The findings in the order of the old files.
  private(set) var findings: [ChangeFinding] = []

  /// Whether nothing of the old version could be compared.
  package private(set) var isEmpty = true

  /// The names of the route sets of which everything was compared.
  private(set) var comparedSets: Set<String> = []

  /// The contents of the new version that the old one does not have.
  private(set) var additions: [RouteSetAddition] = []
  private let new: Project
  private let settings: [Settings]
  private let categories: Set<ChangeCategory>

  /// Whether `additions` are found.
  private let listsAdditions: Bool
  let budget: SearchBudget

  package var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

  /// Compares two versions without other settings than levels.
  package init(from old: Project, to new: Project, levels: Levels = .default) {
    let none = Settings(in: AbsolutePath("/"), levels: levels)
    self.init(
      from: old, to: new, of: Set(ChangeCategory.allCases),
      settings: new.compilations.map { _ in none },
      oldSettings: old.compilations.map { _ in none })
  }

  /// - Parameters:
  ///   - old: The old version, the numbers of whose files follow those of the new one.
  ///   - new: The new version, without errors.
  ///   - categories: The categories of the findings.
  ///   - listsAdditions: Whether to find ``additions``, too.
  ///   - settings: The settings of each file of the new version.
  ///   - oldSettings: Those for each file of the old version, if the new one does not have its route set.
  ///   - budget: The work for all questions, which comparisons with tried changes share.
  init(
    from old: Project, to new: Project, of categories: Set<ChangeCategory>,
    listsAdditions: Bool = true, settings: [Settings], oldSettings: [Settings],
    budget: SearchBudget? = nil
  ) {
    self.budget = budget ?? SearchBudget()
    (self.new, self.settings) = (new, settings)
    (self.categories, self.listsAdditions) = (categories, listsAdditions)
    let mounted = Set(old.compilations.flatMap { $0.model.mounts.map(\.model.name) })
    var seen: [String: Int] = [:]
    var paired: Set<Int> = []
    let renamed = Self.renamedSet(old, new)
    for (compilation, oldSettings) in zip(old.compilations, oldSettings) {
      let model = compilation.model
      let name = model.name == renamed?.old ? renamed?.new : model.name
      let others = new.compilations.indices.filter { new.compilations[$0].model.name == name }
      let number = seen[model.name, default: 0]
      seen[model.name] = number + 1
      let index = number < others.count ? others[number] : nil
      if let index { paired.insert(index) }
      // Links do not reach a mounted set by itself: they are compared where it is mounted.
      if !mounted.contains(model.name) || model.hasOrigins {
        compare(compilation, with: index, oldSettings)
      }
    }
    compareAdded(old, besides: paired)
    for (compilation, oldSettings) in zip(old.compilations, oldSettings).prefix(1) {
      for diagnostic in old.foreignErrors {
        reportIncomplete(diagnostic, of: compilation.model, at: nil, oldSettings)
      }
    }
    // Nothing is known to be new if nothing is known of the old version.
    for index in new.compilations.indices where !paired.contains(index) && !isEmpty {
      let model = new.compilations[index].model
      if model.hasOrigins || !isMounted(model) { additions.append(RouteSetAddition(added: model)) }
    }
  }

  /// The names of a route set that has another one now: the only set that is gone, and the only new one, if half of
  /// the routes are the same.
  private static func renamedSet(_ old: Project, _ new: Project) -> (old: String, new: String)? {
    let (before, after) = (old.compilations.map(\.model), new.compilations.map(\.model))
    let gone = before.filter { model in !after.contains { $0.name == model.name } }
    let added = after.filter { model in !before.contains { $0.name == model.name } }
    guard gone.count == 1, added.count == 1 else { return nil }
    let pairs = RoutePairs(gone[0], added[0])
    guard pairs.oldIndices.count * 2 >= max(gone[0].routes.count, 1) else { return nil }
    return (gone[0].name, added[0].name)
  }

  private func isMounted(_ model: RouteModel) -> Bool {
    new.compilations.contains { $0.model.mounts.contains { $0.model.name == model.name } }
  }

  private mutating func compare(
    _ old: Compilation, with index: Int?, _ oldSettings: Settings
  ) {
    let compilation = index.map { new.compilations[$0] }
    let settings = index.map { self.settings[$0] } ?? oldSettings
    let name = old.model.name
    if let error = old.diagnostics.first(where: { $0.severity == .error }) {
      let place = compilation?.model.nameSpan ?? old.model.nameSpan
      reportIncomplete(error, of: old.model, at: place, settings)
    } else {
      comparedSets.insert(name)
    }
    guard !old.hasErrors || !old.model.routes.isEmpty else { return }
    isEmpty = false
    guard let compilation else {
      if let change = RouteSetChange(removed: old.model) {
        report(change, old.model, nil, settings)
      }
      return
    }
    let renamed = settings.diff.renamed[name] ?? [:]
    let changes = RouteSetChanges(
      from: old.model, to: compilation.model, renamed: renamed, of: categories,
      listsAdditions: listsAdditions, budget: budget)
    for change in changes.all { report(change, old.model, index, settings) }
    additions += changes.additions
    compareVariants(of: old.model, with: compilation.model, at: index, renamed, settings)
  }

  /// Adds what changes in builds with a compilation condition only.
  private mutating func compareVariants(
    of old: RouteModel, with new: RouteModel, at index: Int?, _ renamed: [String: String],
    _ settings: Settings
  ) {
    for variant in old.variants {
      let known = Set(findings.map(\.identity))
      let other = new.variant(variant.name) ?? new
      let changes = RouteSetChanges(
        from: variant.model, to: other, renamed: renamed, of: categories,
        listsAdditions: false, budget: budget)
      for change in changes.all {
        let identity = ChangeFinding.Identity(code: change.diagnostic.code, subject: change.subject)
        guard !known.contains(identity) else { continue }
        report(change, variant.model, index, settings, of: (variant.name, other))
      }
    }
  }

  /// Compares the hosts of route sets that are new with those of the old version.
  private mutating func compareAdded(_ old: Project, besides paired: Set<Int>) {
    let names = Set(old.compilations.map(\.model.name))
    let hosts = Set(old.compilations.flatMap(\.model.declaredHosts))
    for (index, compilation) in new.compilations.enumerated()
    where !names.contains(compilation.model.name) && !paired.contains(index) && !isEmpty {
      for change in RouteSetChanges(added: compilation.model, besides: hosts).all {
        report(change, compilation.model, index, settings[index])
      }
    }
  }

  /// Adds a change with the level of the settings; one that concerns only internal routes is no error.
  ///
  /// - Parameters:
  ///   - index: The index of the file of the new version; `nil` if the route set is gone.
  ///   - variant: The new version of the builds that the change concerns; `nil` if it concerns all.
  private mutating func report(
    _ change: RouteSetChange, _ old: RouteModel, _ index: Int?, _ settings: Settings,
    of variant: (name: String, new: RouteModel)? = nil
  ) {
    let found = variant.map { change.diagnostic.note("in builds with '\($0.name)'") }
    for diagnostic in settings.levels.applied(to: [found ?? change.diagnostic]) {
      var finding = ChangeFinding(
        diagnostic: change.isInternal ? diagnostic.with(.warning) : diagnostic,
        subject: change.subject, proof: change.proof, old: old,
        new: variant?.new ?? index.map { new.compilations[$0].model }, settings: settings)
      (finding.file, finding.remedies) = (index, variant == nil ? change.remedies : [])
      finding.isInternal = change.isInternal
      add(finding)
    }
  }

  private mutating func reportIncomplete(
    _ error: Diagnostic, of old: RouteModel, at place: Span?, _ settings: Settings
  ) {
    for diagnostic in settings.levels.applied(to: [
      Diagnostic(
        .incompleteComparison,
        "the old version has an error, and what it concerns is not compared: \(error.message)",
        at: place ?? error.span
      )
      .also(error.span, "\(error.code.rawValue) is here")
    ]) {
      let subject = ChangeSubject(routeSet: old.name, old: error.message)
      add(
        ChangeFinding(
          diagnostic: diagnostic, subject: subject, proof: nil, old: old, new: nil,
          settings: settings))
    }
  }

  private mutating func add(_ finding: ChangeFinding) {
    var finding = finding
    if finding.settings.diff.unstable.contains(finding.subject.routeSet) {
      finding.diagnostic = finding.diagnostic.with(.warning)
    }
    findings.append(finding)
  }

  /// Adds to findings the changes of files that mend them.
  mutating func propose(_ fixes: [ChangeKey: FixIt]) {
    for index in findings.indices {
      guard let fix = fixes[findings[index].key] else { continue }
      findings[index].diagnostic = findings[index].diagnostic.propose(
        fix.title, replace: fix.span, with: fix.replacement)
    }
  }
}

extension RouteModel {
  /// Whether links reach the route set by itself.
  fileprivate var hasOrigins: Bool {
    !schemes.isEmpty || !hosts.isEmpty || !originsOfPatterns.isEmpty
  }
}
