package import RoutegenCompiler

/// Writes the changes that mend findings into the files of the new version.
package struct RemedyWriting {
  /// The categories of the findings to mend, and of those to show.
  package let mended: Set<ChangeCategory>
  package let shown: Set<ChangeCategory>
  package let versions: [ComparedVersion]

  /// Writes the files, and returns the changes: all or, if they exclude each other, those that compile with the ones
  /// before them.
  package func write(
    _ new: inout NewVersion, in environment: inout some Environment
  ) throws(UsageError) -> [AppliedFix] {
    guard !mended.isEmpty else { return [] }
    let old = new
    var written = try fixes(of: old, in: environment)
    new = try old.applying(written.map(\.fix), in: environment)
    if new.errors.errorCount > 0 {
      let all = written
      (new, written) = (old, [])
      for fix in all {
        let next = try old.applying((written + [fix]).map(\.fix), in: environment)
        if next.errors.errorCount == 0 { (new, written) = (next, written + [fix]) }
      }
    }
    let changes = written.map { old.project.files.change($0.fix, $0.code) }
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
    return found.counted.filter { $0.category.map(mended.contains) == true }
      .compactMap { finding in finding.diagnostic.fixIts.last.map { ($0, finding.code) } }
      .withoutRepetitions(by: \.fix)
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
