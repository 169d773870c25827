import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// The comparison of `RouteSetChanges` with what both matchers make of random links, for random changes of
/// random route sets.
struct ChangeTally: Sendable, CustomStringConvertible {
  var sets = 0
  var links = 0

  /// The links that the versions read otherwise, and those of them that are not compared.
  var (differences, excluded) = (0, 0)
  var findings = 0

  /// The sets with a question that exceeded the budget, which is a finding.
  var undecided = 0

  /// Links of which no finding says that they are read otherwise, and findings without a proof.
  var problems: [String] = []

  /// So many, because compiling and comparing two sets takes as long as reading hundreds of them.
  private static let linksPerSet = 150

  var description: String {
    "\(sets) changes, \(links) links: \(differences) are read otherwise, \(excluded) not compared; "
      + "\(findings) findings, \(undecided) changes not decided"
  }

  /// Compares two versions that are made from a seed; those with errors are skipped.
  mutating func compare(seed: UInt64) {
    compare(seed: seed, { $0.lines() }, { $0.change($1) })
  }

  /// The same for changes of an `except`, an `unwrap` and their blocks.
  mutating func compareUnprinted(seed: UInt64) {
    compare(seed: seed, { $0.linesWithUnprintedBlocks() }, { $0.changeUnprinted($1) })
  }

  /// The same for sets with segments that may be missing.
  mutating func compareOptionalSegments(seed: UInt64) {
    compare(seed: seed &+ 0x5E6, { $0.linesWithOptionalSegments() }, { $0.change($1) })
  }

  /// The same for sets with items whose keys have several names.
  mutating func compareOtherKeys(seed: UInt64) {
    compare(seed: seed &+ 0xA150, { $0.linesWithOtherKeys() }, { $0.changeOtherKeys($1) })
  }

  /// The same for edits of sets with all constructs of the language.
  mutating func compareEdits(seed: UInt64) {
    var edits = RandomEdits(seed: seed)
    let old = edits.lines()
    let new = edits.edit(old)
    compare(old.joined(separator: "\n"), new.joined(separator: "\n"), seed: seed)
  }

  /// Those of some constructs of the language that an edit draws, by the titles of their sections.
  func constructs(ofEdit seed: UInt64, among titles: Set<String>) -> [String] {
    var edits = RandomEdits(seed: seed)
    let old = edits.lines()
    let new = edits.edit(old)
    let changed = Set(old).symmetricDifference(new)
    let drawn = titles.filter { title in
      LanguageConstruct.texts[title, default: []].contains { text in
        changed.contains { $0.contains(text) }
      }
    }
    if drawn.isEmpty { return [] }
    let isValid = [old, new].allSatisfy { Resolved($0.joined(separator: "\n")).codes.isEmpty }
    return isValid ? Array(drawn) : []
  }

  private mutating func compare(
    seed: UInt64, _ lines: (inout RandomOverlaps) -> String,
    _ change: (inout RandomChanges, String) -> String
  ) {
    var overlaps = RandomOverlaps(seed: seed)
    var changes = RandomChanges(seed: seed)
    let old = lines(&overlaps)
    compare(old, change(&changes, old), seed: seed)
  }

  private mutating func compare(_ old: String, _ new: String, seed: UInt64) {
    let (before, after) = (Resolved(old), Resolved(new))
    guard before.codes.isEmpty, after.codes.isEmpty else { return }
    sets += 1
    let count = problems.count
    compare(before.model, after.model, seed: seed)
    for (name, old) in before.variants.sorted(by: { $0.key < $1.key }) {
      compare(old, after.variants[name] ?? after.model, seed: seed)
    }
    for index in problems.indices.dropFirst(count) {
      problems[index] += "\nseed \(seed)\n\(old)\n--- new\n\(new)"
    }
  }

  private mutating func compare(_ old: RouteModel, _ new: RouteModel, seed: UInt64) {
    let changes = RouteSetChanges(from: old, to: new).all
    // Some questions about two mixed segments exceed the budget.
    if changes.contains(where: { $0.code == .incompleteComparison }) {
      undecided += 1
      return
    }
    let ofLinks = changes.filter { $0.code.rawValue.hasPrefix("RG50") }
    findings += ofLinks.count
    let sets = ComparedSets(old, new)
    var randomLinks = OldLinks(old, new, seed: seed)
    for change in ofLinks where !Self.isProved(change, sets, randomLinks) {
      problems.append("not proved: \(change.diagnostic.message), \(change.proof as Any)")
    }
    let found = Set(ofLinks.flatMap { FoundChange.all($0, sets, randomLinks) })
    let isExcluded = changes.contains { $0.code == .settingChanged }
    for _ in 0..<Self.linksPerSet {
      let link = randomLinks.text()
      let reading = sets.reading(of: link)
      links += 1
      guard let difference = reading.difference else { continue }
      if isExcluded || randomLinks.excludes(link, sets) {
        excluded += 1
        continue
      }
      differences += 1
      let isGone =
        changes.contains { $0.code == .originRemoved } && randomLinks.isGone(link, sets)
      let change = FoundChange(reading, difference.code, sets, randomLinks)
      // What an envelope of one version is to the other depends on the link inside.
      let isFound =
        [sets.old, sets.new].contains(where: { randomLinks.isEnvelope(link, $0) })
        ? found.contains { $0.route == change.route } : found.contains(change)
      if !isGone, !isFound {
        problems.append("silent: '\(link)' was \(reading.before), is \(reading.after)")
        return
      }
    }
  }

  private static func isProved(
    _ change: RouteSetChange, _ sets: ComparedSets, _ links: OldLinks
  ) -> Bool {
    guard change.proof != nil else { return false }
    return change.readings.allSatisfy { reading in
      guard reading.oldRoute != nil else { return false }
      if change.code == .settingChanged, sets.old.model.expiryKey != nil { return true }
      guard reading.difference != nil else { return false }
      let isOfPattern = [.linkLost, .linkMoved, .linkValueChanged].contains(change.code)
      return !isOfPattern || !links.hasIgnoredItem(reading.link, sets.old)
    }
  }
}

/// The route and the kind of a change.
private struct FoundChange: Hashable {
  /// The route of the old version; `nil` for links in an envelope, whose routes are any.
  let route: Int?
  let code: DiagnosticCode

  init(
    _ reading: LinkReading, _ code: DiagnosticCode, _ sets: ComparedSets, _ links: OldLinks
  ) {
    route = links.isEnvelope(reading.link, sets.old) ? nil : reading.oldRoute
    self.code = code
  }

  /// What a finding proves; that of a group does for several routes.
  static func all(
    _ change: RouteSetChange, _ sets: ComparedSets, _ links: OldLinks
  ) -> [FoundChange] {
    change.readings.filter { $0.difference != nil }.map {
      FoundChange($0, change.code, sets, links)
    }
  }
}

extension RouteSetChange {
  fileprivate var readings: [LinkReading] {
    ([proof].compactMap { $0 } + otherProofs).compactMap(\.reading)
  }
}
