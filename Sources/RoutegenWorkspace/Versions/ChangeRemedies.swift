import RoutegenDiff
import RoutegenGenerate
import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// Finds the changes of the new version's files that mend findings, by trying them.
struct ChangeRemedies {
  private let old: Project
  private let new: Project
  private let files: [CheckedFile]
  private let imports: [ImportedFile]
  private let oldSettings: [Settings]

  /// How often the files are compiled and compared at most: less often the more routes there are.
  private let trials: Int

  private static let mostTrials = 40
  private static let routesTimesTrials = 8_000

  /// The number of remedies of one finding that are tried.
  private static let mostRemedies = 4

  /// - Parameters:
  ///   - files: The files of the new version.
  ///   - imports: The files that `new` may mount.
  ///   - oldSettings: The settings of each file of the old version.
  init(
    from old: Project, to new: Project, _ files: [CheckedFile], imports: [ImportedFile],
    oldSettings: [Settings]
  ) {
    (self.old, self.new, self.files, self.imports) = (old, new, files, imports)
    self.oldSettings = oldSettings
    let routes = new.compilations.reduce(1) { $0 + $1.model.routes.count }
    trials = min(Self.mostTrials, max(1, Self.routesTimesTrials / routes))
  }

  /// Returns the changes of files that mend findings, by the identities of the findings.
  func fixes(for found: [ChangeFinding]) -> [ChangeKey: FixIt] {
    let known = Set(found.map(\.key))
    var mended: [ChangeKey: FixIt] = [:]
    for rank in 0..<Self.mostRemedies {
      var trial = RemedyTrials(
        files.map(\.parsed), known: known, trials: trials, findings: findings)
      trial.attempt(proposals(found, rank: rank).filter { mended[$0.key] == nil })
      for proposal in trial.mending { mended[proposal.key] = proposal.fix }
    }
    return mended
  }

  private func proposals(
    _ found: [ChangeFinding], rank: Int
  ) -> [RemedyTrials<ChangeKey>.Proposal] {
    found.compactMap { found in
      guard let index = found.file, files.indices.contains(index),
        found.remedies.indices.contains(rank),
        let fix = RemedyFixes(files[index].parsed.syntax, new.compilations[index].model)
          .fix(found.remedies[rank])
      else { return nil }
      return RemedyTrials.Proposal(key: found.key, fix: fix)
    }
  }

  private func findings(_ files: [ParsedFile]) -> RemedyTrials<ChangeKey>.Findings? {
    let project = Project(files, imports: imports)
    guard !project.compilations.contains(where: \.hasErrors) else { return nil }
    let found = ProjectComparison(
      from: old, to: project, of: [.link, .payload], listsAdditions: false,
      settings: self.files.map(\.settings),
      oldSettings: oldSettings
    ).findings
    return RemedyTrials.Findings(
      all: Set(found.map(\.key)),
      errors: Set(found.filter(\.breaksLinks).map(\.key)))
  }
}

extension ChangeFinding {
  /// Whether people or servers see it who use links or payloads of the old version.
  fileprivate var breaksLinks: Bool {
    (category == .link || category == .payload) && diagnostic.severity == .error
  }

  var key: ChangeKey {
    ChangeKey(
      code: code, routeSet: subject.routeSet, route: subject.route,
      old: subject.old.map { Array($0.utf8) })
  }
}

/// The identity of a change, whatever its place and the new version's text.
struct ChangeKey: Hashable {
  let code: DiagnosticCode
  let routeSet: String
  let route: String?
  let old: [UInt8]?
}
