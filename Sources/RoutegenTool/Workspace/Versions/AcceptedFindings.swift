package import RoutegenCompiler

/// Sorts findings into those that count, and those that a file or the old version itself accepts.
package struct AcceptedFindings {
  /// The findings that count.
  package private(set) var counted: [ChangeFinding] = []
  package private(set) var accepted: [ChangeFinding] = []

  /// The entries that no finding needs.
  package private(set) var unused: [RemovableFinding] = []
  private var baselines: [AbsolutePath: Baseline] = [:]
  private var used: [AbsolutePath: Set<Baseline.Finding>] = [:]

  /// - Parameter categories: The categories that are shown.
  package init(
    of comparison: VersionComparison, _ new: NewVersion, _ categories: Set<ChangeCategory>,
    in environment: borrowing some Environment
  ) throws(UsageError) {
    let shown = comparison.findings.filter { finding in
      finding.category.map(categories.contains) ?? true
    }
    let settings = new.files.map(\.settings) + shown.map(\.settings)
    for path in Set(settings.map(\.baseline)) {
      baselines[path] = try Baseline(at: path, isRequired: false, in: environment)
    }
    for finding in shown { add(finding, at: environment.secondsSince1970) }
    findUnused(comparison, categories, in: environment)
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
    let path = finding.settings.baseline
    let key = Baseline.Finding(finding)
    if let entry = baselines[path]?.entries[key], let because = entry.because {
      used[path, default: []].insert(key)
      guard let until = entry.until, until.isPast(at: now) else {
        finding.acceptance = ChangeFinding.Acceptance(
          because: because, until: entry.until?.description)
        accepted.append(finding)
        return
      }
      finding.diagnostic = finding.diagnostic.note(
        "it was accepted until \(until), because: \(because)")
    }
    counted.append(finding)
  }

  /// Finds the entries of compared route sets that no finding needs.
  private mutating func findUnused(
    _ comparison: VersionComparison, _ categories: Set<ChangeCategory>,
    in environment: borrowing some Environment
  ) {
    let codes = DiagnosticCode.ofChanges.filter { code in
      categories.contains { $0.contains(code) }
    }.map(\.rawValue)
    for (path, baseline) in baselines {
      for (finding, entry) in baseline.entries
      where codes.contains(finding.code) && used[path]?.contains(finding) != true
        && comparison.comparedSets.contains(String(finding.routeSet))
      {
        unused.append(
          RemovableFinding(
            baseline: environment.path(of: path), finding: finding, count: entry.count))
        baselines[path]?.entries[finding] = nil
      }
    }
    unused.sort { ($0.baseline, $0.finding) < ($1.baseline, $1.finding) }
  }

  /// Accepts the findings that count, and writes the files; returns the path of each and its new entries.
  package mutating func accept(
    because reason: String, until: CalendarDate?, in environment: inout some Environment
  ) throws(UsageError) -> [(path: String, count: Int)] {
    var counts: [String: Int] = [:]
    for finding in unused { counts[finding.baseline] = 0 }
    for var finding in counted {
      let path = finding.settings.baseline
      baselines[path]?.entries[Baseline.Finding(finding)] = Baseline.Entry(
        because: reason, until: until)
      counts[environment.path(of: path), default: 0] += 1
      finding.acceptance = ChangeFinding.Acceptance(because: reason, until: until?.description)
      accepted.append(finding)
    }
    (counted, unused) = ([], [])
    let written = counts.sorted { $0.key < $1.key }.map { (path: $0.key, count: $0.value) }
    for (name, _) in written {
      try baselines[environment.absolute(name)]?.write(to: name, in: &environment)
    }
    return written
  }
}

extension Baseline.Finding {
  /// The identity of a break.
  init(_ finding: ChangeFinding) {
    let subject = finding.subject
    self.init(
      path: subject.routeSet + (subject.route.map { ".\($0)" } ?? ""),
      code: finding.code.rawValue, text: subject.old ?? subject.new ?? "")
  }

  /// The route set of a break.
  var routeSet: Substring { path.prefix { $0 != "." } }
}
