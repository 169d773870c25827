import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// Finds the changes of the new version's files that mend findings, by trying them.
struct ChangeRemedies {
  private let old: Project
  private let new: Project
  private let files: [ParsedFile]
  private let imports: [ImportedFile]

  /// How often the files are compiled and compared at most: less often the more routes there are.
  private let trials: Int

  private static let mostTrials = 40
  private static let routesTimesTrials = 40_000

  /// The number of remedies of one finding that are tried.
  private static let mostRemedies = 3

  /// - Parameters:
  ///   - files: The files of the new version.
  ///   - imports: The files that `new` may mount.
  init(from old: Project, to new: Project, _ files: [ParsedFile], imports: [ImportedFile]) {
    (self.old, self.new, self.files, self.imports) = (old, new, files, imports)
    let routes = new.compilations.reduce(1) { $0 + $1.model.routes.count }
    trials = min(Self.mostTrials, max(1, Self.routesTimesTrials / routes))
  }

  /// Returns the changes of files that mend findings, by the identities of the findings.
  func fixes(for found: [ProjectChange]) -> [ChangeKey: FixIt] {
    let known = Set(found.map(\.key))
    var mended: [ChangeKey: FixIt] = [:]
    for rank in 0..<Self.mostRemedies {
      var trial = RemedyTrials(files, known: known, trials: trials, findings: findings)
      trial.attempt(proposals(found, rank: rank).filter { mended[$0.key] == nil })
      for proposal in trial.mending { mended[proposal.key] = proposal.fix }
    }
    return mended
  }

  private func proposals(
    _ found: [ProjectChange], rank: Int
  ) -> [RemedyTrials<ChangeKey>.Proposal] {
    found.compactMap { found in
      guard let index = found.file, files.indices.contains(index),
        found.change.remedies.indices.contains(rank),
        let fix = RemedyFixes(files[index].syntax, new.compilations[index].model)
          .fix(found.change.remedies[rank])
      else { return nil }
      return RemedyTrials.Proposal(key: found.key, fix: fix)
    }
  }

  private func findings(_ files: [ParsedFile]) -> RemedyTrials<ChangeKey>.Findings? {
    let project = Project(files, imports: imports)
    guard !project.compilations.contains(where: \.hasErrors) else { return nil }
    let changes = ProjectComparison(from: old, to: project).changes
    return RemedyTrials.Findings(
      all: Set(changes.map(\.key)),
      errors: Set(changes.filter { $0.change.code.severity == .error }.map(\.key)))
  }
}

/// A change, and the file of the new version in which it is reported.
struct ProjectChange {
  let change: RouteSetChange

  /// The index of the file; `nil` if the route set is gone.
  let file: Int?

  var key: ChangeKey {
    ChangeKey(
      code: change.code, routeSet: change.subject.routeSet, route: change.subject.route,
      old: change.subject.old.map { Array($0.utf8) })
  }
}

/// The identity of a change, whatever its place and the new version's text.
struct ChangeKey: Hashable {
  let code: DiagnosticCode
  let routeSet: String
  let route: String?
  let old: [UInt8]?
}
