package import RoutegenCompiler

/// A finding of the baseline at the path `baseline` that no longer occurs.
package struct RemovableFinding {
  package let baseline: String
  package let finding: Baseline.Finding
  package let count: Int

  /// The option that removes the finding.
  package var option: String { finding.isBreak ? "'diff --accept'" : "--write-baseline" }
}

/// The baselines of the checked files: a given one, or those of the settings.
package struct Baselines {
  private let given: AbsolutePath?
  private var baselines: [AbsolutePath: Baseline] = [:]

  /// The number of findings that were hidden.
  package private(set) var hidden = 0

  package init(
    of files: [some BaselinedFile], given: String?, in environment: borrowing some Environment
  ) throws(UsageError) {
    let folder = environment.workingFolder
    self.given = given.map { AbsolutePath($0, in: folder) }
    let named = self.given.map { [($0, true)] }
    for (path, isRequired) in named
      ?? files.map({ ($0.settings.baseline, $0.settings.namesBaseline) })
    where baselines[path] == nil {
      baselines[path] = try Baseline(at: path, isRequired: isRequired, in: environment)
    }
  }

  /// Removes the findings that a baseline contains, each as often as it does.
  package mutating func hide<File: BaselinedFile>(
    _ found: inout [(diagnostic: Diagnostic, file: File)]
  ) {
    let count = found.count
    found = found.filter { diagnostic, file in
      baselines[given ?? file.settings.baseline]?.remove(diagnostic, in: file) != true
    }
    hidden += count - found.count
  }

  /// Returns the findings no longer present in checked or deleted files.
  package func removable(
    _ files: [some BaselinedFile], in environment: borrowing some Environment
  ) -> [RemovableFinding] {
    let checked = Set(files.map(\.path))
    var removable: [RemovableFinding] = []
    for (path, baseline) in baselines {
      let name = environment.path(of: path)
      for (finding, entry) in baseline.entries
      where !baseline.isUnseen(finding, checked, in: environment) {
        removable.append(
          RemovableFinding(baseline: name, finding: finding, count: entry.count))
      }
    }
    return removable.sorted { ($0.baseline, $0.finding) < ($1.baseline, $1.finding) }
  }

  /// Writes findings to the file at `path`, and returns their number; breaks stay, and findings of files that were not
  /// checked.
  package static func write<File: BaselinedFile>(
    _ found: [(diagnostic: Diagnostic, file: File)], _ files: [File],
    to path: String, in environment: inout some Environment
  ) throws(UsageError) -> Int {
    try environment.requireOther(path, than: files.map(\.source.path))
    var baseline = try Baseline(
      at: environment.absolute(path), isRequired: false, in: environment)
    let checked = Set(files.map(\.path))
    for finding in baseline.entries.keys where !baseline.isUnseen(finding, checked, in: environment)
    {
      baseline.entries[finding] = nil
    }
    for (diagnostic, file) in found { baseline.add(diagnostic, in: file) }
    try baseline.write(to: path, in: &environment)
    return baseline.entries.values.map(\.count).reduce(0, +)
  }
}

extension Baseline {
  /// Whether a finding is a break, or in an existing file that was not checked.
  fileprivate func isUnseen(
    _ finding: Finding, _ checked: Set<AbsolutePath>, in environment: borrowing some Environment
  ) -> Bool {
    if finding.isBreak { return true }
    let file = file(of: finding)
    if checked.contains(file) { return false }
    return environment.kind(at: file) != .nothing
  }
}

/// A file whose findings a baseline may contain.
package protocol BaselinedFile {
  var source: SourceFile { get }
  var path: AbsolutePath { get }

  /// The settings of the file, which may name the baseline.
  var settings: Settings { get }
}
