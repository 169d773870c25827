package import RoutegenDiff
package import RoutegenGenerate
import RoutegenModel
package import RoutegenSource

/// Sorts findings into those that count, and those that a file or the old version itself accepts.
package struct AcceptedFindings {
  /// The findings that count.
  package private(set) var counted: [ChangeFinding] = []
  package private(set) var accepted: [ChangeFinding] = []

  /// The entries that no finding needs.
  package private(set) var unused: [(path: String, entry: AcceptedBreaks.Entry)] = []
  private let currentFolder: AbsolutePath
  private var files: [AbsolutePath: AcceptedBreaks] = [:]
  private var used: [AbsolutePath: Set<AcceptedBreaks.Key>] = [:]

  /// - Parameter categories: The categories that are shown.
  package init(
    of comparison: VersionComparison, _ new: NewVersion, _ categories: Set<ChangeCategory>,
    in environment: borrowing some Environment
  ) throws(UsageError) {
    currentFolder = AbsolutePath(environment.currentFolder)
    let shown = comparison.findings.filter { finding in
      finding.category.map(categories.contains) ?? true
    }
    let settings = new.files.map(\.settings) + shown.map(\.settings)
    for path in Set(settings.map(\.diff.accepted)) {
      files[path] = try AcceptedBreaks(
        at: path.path(from: currentFolder), in: environment)
    }
    for finding in shown { add(finding, at: environment.secondsSince1970) }
    findUnused(comparison, categories)
  }

  private mutating func add(_ finding: ChangeFinding, at now: Double?) {
    var finding = finding
    if let promise = finding.promise {
      let grace = finding.settings.diff.grace
      guard !promise.isPast(at: now, by: grace) else {
        finding.acceptance = ChangeFinding.Acceptance(
          because: "'@deprecated' of the old version promised the route until \(promise)",
          until: nil)
        accepted.append(finding)
        return
      }
      finding.diagnostic = finding.diagnostic.note(
        "'@deprecated' of the old version promises the route until \(promise)"
          + (grace == 0 ? "" : ", and 'grace' in the settings adds \(grace) days"))
    }
    let path = finding.settings.diff.accepted
    let key = AcceptedBreaks.Key(finding)
    if let entry = files[path]?.entries[key] {
      used[path, default: []].insert(key)
      if entry.end?.isPast(at: now) != true {
        finding.acceptance = ChangeFinding.Acceptance(because: entry.because, until: entry.until)
        accepted.append(finding)
        return
      }
      finding.diagnostic = finding.diagnostic.note(
        "it was accepted until \(entry.until ?? ""), because: \(entry.because)")
    }
    counted.append(finding)
  }

  /// Finds the entries of compared route sets that no finding needs.
  private mutating func findUnused(
    _ comparison: VersionComparison, _ categories: Set<ChangeCategory>
  ) {
    for (path, file) in files.sorted(by: { $0.key.names.lexicographicallyPrecedes($1.key.names) }) {
      let unneeded = file.entries.filter { key, entry in
        comparison.comparedSets.contains(entry.set) && used[path]?.contains(key) != true
          && categories.contains { $0.contains(key.code) }
      }
      let name = path.path(from: currentFolder)
      unused += unneeded.values.sorted { $0.text < $1.text }.map { (name, $0) }
      for key in unneeded.keys { files[path]?.remove(key) }
    }
  }

  /// Accepts the findings that count, and writes the files; returns the path of each and its new entries.
  package mutating func accept(
    because reason: String, until: CalendarDate?, in environment: inout some Environment
  ) throws(UsageError) -> [(path: String, count: Int)] {
    var changed: Set<AbsolutePath> = Set(unused.map { AbsolutePath($0.path, in: currentFolder) })
    var counts: [AbsolutePath: Int] = [:]
    for var finding in counted {
      let path = finding.settings.diff.accepted
      let entry = AcceptedBreaks.Entry(finding, because: reason, until: until)
      let key = AcceptedBreaks.Key(finding)
      files[path, default: AcceptedBreaks()].add(entry, for: key)
      changed.insert(path)
      counts[path, default: 0] += 1
      finding.acceptance = ChangeFinding.Acceptance(because: reason, until: entry.until)
      accepted.append(finding)
    }
    (counted, unused) = ([], [])
    var written: [(path: String, count: Int)] = []
    for path in changed.sorted(by: { $0.names.lexicographicallyPrecedes($1.names) }) {
      let name = path.path(from: currentFolder)
      try environment.replace(name, with: (files[path] ?? AcceptedBreaks()).text)
      written.append((name, counts[path] ?? 0))
    }
    return written
  }
}
