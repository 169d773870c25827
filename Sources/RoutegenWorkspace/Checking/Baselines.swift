package import RoutegenGenerate
package import RoutegenSource

/// A finding of the baseline at the path `baseline` that no longer occurs.
package struct RemovableFinding {
  package let baseline: String
  package let finding: Baseline.Finding
  package let count: Int
}

/// The baselines of the checked files: a given one, or those that the settings name.
package struct Baselines {
  private let currentFolder: AbsolutePath
  private let given: AbsolutePath?
  private var baselines: [AbsolutePath: Baseline] = [:]

  /// The number of findings that were hidden.
  package private(set) var hidden = 0

  package init(
    of files: [some BaselinedFile], given: String?, in environment: borrowing some Environment
  ) throws(UsageError) {
    currentFolder = AbsolutePath(environment.currentFolder)
    self.given = given.map { [currentFolder] in AbsolutePath($0, in: currentFolder) }
    let paths = self.given.map { [$0] } ?? files.compactMap { $0.baseline }
    for path in paths where baselines[path] == nil {
      baselines[path] = try Baseline(at: path, in: environment)
    }
  }

  private func path(of file: some BaselinedFile) -> AbsolutePath? { given ?? file.baseline }

  /// Removes the findings that a baseline contains, each as often as it does.
  package mutating func hide<File: BaselinedFile>(
    _ found: inout [(diagnostic: Diagnostic, file: File)]
  ) {
    let count = found.count
    found = found.filter { diagnostic, file in
      guard let path = path(of: file) else { return true }
      return baselines[path]?.remove(diagnostic, in: file) != true
    }
    hidden += count - found.count
  }

  /// Returns the findings no longer present in checked or deleted files.
  package func removable(
    _ files: [some BaselinedFile], in environment: borrowing some Environment
  ) -> [RemovableFinding] {
    var removable: [RemovableFinding] = []
    for (path, baseline) in baselines {
      let name = path.path(from: currentFolder)
      let unseen = baseline.unseen(files, in: environment)
      removable += baseline.only(baseline.files.subtracting(unseen)).findings.map {
        RemovableFinding(baseline: name, finding: $0.finding, count: $0.count)
      }
    }
    return removable.sorted { ($0.baseline, $0.finding) < ($1.baseline, $1.finding) }
  }

  /// Writes findings to the file at `path`; its findings of files that were not checked stay.
  package static func write<File: BaselinedFile>(
    _ found: [(diagnostic: Diagnostic, file: File)], _ files: [File],
    to path: String, in environment: inout some Environment
  ) throws(UsageError) -> Baseline {
    try environment.requireOther(path, than: files.map(\.source.path))
    let place = AbsolutePath(path, in: AbsolutePath(environment.currentFolder))
    var baseline = Baseline(at: place)
    if environment.kind(of: path) == .file {
      let old = try Baseline(at: place, in: environment)
      baseline = old.only(old.unseen(files, in: environment))
    }
    for (diagnostic, file) in found { baseline.add(diagnostic, in: file) }
    try environment.replace(path, with: baseline.text)
    return baseline
  }
}

extension Baseline {
  /// Returns the existing files with findings that were not checked.
  fileprivate func unseen(
    _ files: [some BaselinedFile], in environment: borrowing some Environment
  ) -> Set<AbsolutePath> {
    let currentFolder = AbsolutePath(environment.currentFolder)
    var unseen = self.files.subtracting(files.map(\.path))
    for file in unseen where environment.kind(of: file.path(from: currentFolder)) == .nothing {
      unseen.remove(file)
    }
    return unseen
  }
}
