import RoutegenCompiler

/// Finds the changes of the new version's files that mend findings, by trying them.
struct ChangeRemedies {
  private let old: Project
  private let new: Project
  private let files: [CheckedFile]
  private let imports: [ImportedFile]
  private let oldSettings: [Settings]
  private let budget: SearchBudget

  /// - Parameters:
  ///   - files: The files of the new version.
  ///   - imports: The files that `new` may mount.
  ///   - oldSettings: The settings of each file of the old version.
  ///   - budget: What is left of the work of the comparison.
  init(
    from old: Project, to new: Project, _ files: [CheckedFile], imports: [ImportedFile],
    oldSettings: [Settings], budget: SearchBudget = SearchBudget()
  ) {
    (self.old, self.new, self.files, self.imports) = (old, new, files, imports)
    (self.oldSettings, self.budget) = (oldSettings, budget)
  }

  /// The units of work to compile and to compare a pattern.
  private static let workOfPattern = 400

  /// Returns the changes of files that mend findings, by the identities of the findings.
  ///
  /// The first change for each finding is tried together with all others, and then each that is left with those that
  /// mend their findings.
  func fixes(for found: [ChangeFinding]) -> [ChangeKey: FixIt] {
    let known = Set(found.map(\.key))
    let proposals = found.map { (key: $0.key, fixes: fixes($0)) }.filter { !$0.fixes.isEmpty }
    var mending: [ChangeKey: FixIt] = [:]
    let patterns = new.compilations.reduce(1) { $0 + $1.model.candidates.count }
    func attempt(_ fixes: [ChangeKey: FixIt]) {
      let all = mending.merging(fixes) { _, new in new }
      // A finding that the search did not come to is not mended.
      try? budget.spend(patterns * Self.workOfPattern)
      guard !budget.isExhausted,
        let left = findings(files.map(\.parsed).applying(Array(all.values))), !budget.isExhausted,
        left.filter(\.breaksLinks).allSatisfy({ known.contains($0.key) })
      else { return }
      let keys = Set(left.map(\.key))
      for (key, fix) in fixes where !keys.contains(key) { mending[key] = fix }
    }
    let first = proposals.map { ($0.key, $0.fixes[0]) }
    if first.count > 1 { attempt(Dictionary(first, uniquingKeysWith: { first, _ in first })) }
    for (key, fixes) in proposals {
      for fix in fixes where mending[key] == nil && !budget.isExhausted { attempt([key: fix]) }
    }
    return mending
  }

  private func fixes(_ found: ChangeFinding) -> [FixIt] {
    guard let index = found.file, files.indices.contains(index) else { return [] }
    let fixes = RemedyFixes(
      files[index].parsed.syntax, new.compilations[index].model, old.files)
    return found.remedies.compactMap(fixes.fix)
  }

  /// The findings for files; `nil` if they do not compile.
  private func findings(_ files: [ParsedFile]) -> [ChangeFinding]? {
    let project = Project(files, imports: imports)
    guard !project.compilations.contains(where: \.hasErrors) else { return nil }
    return ProjectComparison(
      from: old, to: project, of: [.link, .payload], listsAdditions: false,
      settings: self.files.map(\.settings), oldSettings: oldSettings,
      budget: budget
    ).findings
  }
}

extension [ParsedFile] {
  /// Returns the files with changes; insertions at one place follow each other.
  func applying(_ fixes: [FixIt]) -> [ParsedFile] {
    let places = Dictionary(grouping: fixes, by: \.span)
    let merged = places.map { span, fixes in
      FixIt(
        title: fixes[0].title, span: span,
        replacement: fixes.map(\.replacement).withoutRepetitions.joined(), isAutomatic: false)
    }
    return map { parsed in
      let own = merged.filter { $0.span.file == parsed.file.id }
      return own.isEmpty ? parsed : ParsedFile(parsed.file.applying(own).file)
    }
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
