import RoutegenSource

/// The baselines of the files that are checked: one that is given, or those that settings name.
struct Baselines {
  private let currentFolder: AbsolutePath
  private let given: AbsolutePath?
  private var baselines: [AbsolutePath: Baseline] = [:]

  init(
    of files: [CheckedFile], given: String?, in environment: borrowing some Environment
  ) throws(UsageError) {
    currentFolder = AbsolutePath(environment.currentFolder)
    self.given = given.map { [currentFolder] in AbsolutePath($0, in: currentFolder) }
    for file in files {
      guard let path = path(of: file), baselines[path] == nil else { continue }
      baselines[path] = try Baseline(at: path, in: environment)
    }
  }

  private func path(of file: CheckedFile) -> AbsolutePath? { given ?? file.settings.baseline }

  /// Whether a baseline has the finding.
  mutating func hides(_ diagnostic: Diagnostic, in file: CheckedFile) -> Bool {
    guard let path = path(of: file) else { return false }
    return baselines[path]?.takes(diagnostic, in: file) ?? false
  }

  /// What is left over of files that were looked at or are gone.
  func removable(
    _ files: [CheckedFile], in environment: borrowing some Environment
  ) -> [CheckReport.Removable] {
    var removable: [CheckReport.Removable] = []
    for (path, baseline) in baselines {
      let name = path.path(from: currentFolder)
      let unseen = baseline.unseen(files, in: environment)
      removable += baseline.only(baseline.files.subtracting(unseen)).findings.map {
        CheckReport.Removable(baseline: name, finding: $0.finding, count: $0.count)
      }
    }
    return removable.sorted { ($0.baseline, $0.finding) < ($1.baseline, $1.finding) }
  }

  /// Records findings in the file at `path`; what it says of files that were not looked at stays.
  static func write(
    _ found: [(diagnostic: Diagnostic, file: CheckedFile)], _ files: [CheckedFile],
    to path: String, in environment: inout some Environment
  ) throws(UsageError) -> Baseline {
    let place = AbsolutePath(path, in: AbsolutePath(environment.currentFolder))
    var baseline = Baseline(at: place)
    if environment.kind(of: path) == .file {
      let old = try Baseline(at: place, in: environment)
      baseline = old.only(old.unseen(files, in: environment))
    }
    for (diagnostic, file) in found { baseline.add(diagnostic, in: file) }
    do {
      try environment.write(baseline.text, to: path)
    } catch {
      throw UsageError("cannot write '\(path)': \(error)")
    }
    return baseline
  }
}

extension Baseline {
  /// The files that have findings, are there, and are not among those that were looked at.
  fileprivate func unseen(
    _ files: [CheckedFile], in environment: borrowing some Environment
  ) -> Set<AbsolutePath> {
    let currentFolder = AbsolutePath(environment.currentFolder)
    var unseen = self.files.subtracting(files.map(\.path))
    for file in unseen where environment.kind(of: file.path(from: currentFolder)) == .nothing {
      unseen.remove(file)
    }
    return unseen
  }
}
