package import RoutegenDiff
package import RoutegenGenerate
import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// Writes the changes that mend findings into the files of the new version.
package struct RemedyWriting {
  /// The categories of the findings to mend, and of those to show.
  package let mended: Set<ChangeCategory>
  package let shown: Set<ChangeCategory>
  package let versions: [ComparedVersion]

  package init(
    mended: Set<ChangeCategory>, shown: Set<ChangeCategory>, versions: [ComparedVersion]
  ) {
    (self.mended, self.shown, self.versions) = (mended, shown, versions)
  }

  /// The number of rounds: one change may make another one possible.
  private static let rounds = 10

  /// Writes the files, and returns the changes.
  package func write(
    _ new: inout NewVersion, in environment: inout some Environment
  ) throws(UsageError) -> [AppliedFix] {
    var changes: [AppliedFix] = []
    guard !mended.isEmpty else { return changes }
    for _ in 0..<Self.rounds {
      let fixes = try fixes(of: new, in: environment)
      // Changes that were tried one by one may exclude each other.
      for some in [fixes, Array(fixes.prefix(1))] where !some.isEmpty {
        let next = try new.applying(some.map(\.fix), in: environment)
        guard next.errors.errorCount == 0 else { continue }
        changes += some.map { new.project.files.change($0.fix, $0.code) }
        new = next
        break
      }
      if fixes.isEmpty { break }
    }
    let changed = Set(changes.map(\.path))
    for file in new.files.map(\.source) where changed.contains(file.path) {
      try environment.replace(file.path, with: String(decoding: file.bytes, as: UTF8.self))
    }
    return changes
  }

  private func fixes(
    of new: NewVersion, in environment: some Environment
  ) throws(UsageError) -> [(fix: FixIt, code: DiagnosticCode)] {
    let comparison = try VersionComparison(
      mended, of: new, with: versions, in: environment)
    let found = try AcceptedFindings(of: comparison, new, shown, in: environment)
    var seen: Set<FixIt> = []
    return found.counted.compactMap { finding in
      guard finding.category.map(mended.contains) == true, let fix = finding.diagnostic.fixIts.last,
        seen.insert(fix).inserted
      else { return nil }
      return (fix, finding.code)
    }
  }
}

extension NewVersion {
  fileprivate func applying(
    _ fixes: [FixIt], in environment: some Environment
  ) throws(UsageError) -> NewVersion {
    let parsed = files.map(\.parsed).applying(fixes)
    let changed = zip(files, parsed).map {
      CheckedFile(parsed: $1, path: $0.path, settings: $0.settings, target: $0.target)
    }
    let imported = try mountableFiles(imports, beside: parsed, in: environment)
    return NewVersion(paths, changed, imports, Project(changed, importing: imported))
  }
}

extension [SourceFile] {
  fileprivate func change(_ fix: FixIt, _ code: DiagnosticCode) -> AppliedFix {
    let file = file(of: fix.span)
    let (line, column) = file.location(of: fix.span.start)
    return AppliedFix(
      path: file.path, line: line, column: column, code: code, title: fix.title)
  }
}
