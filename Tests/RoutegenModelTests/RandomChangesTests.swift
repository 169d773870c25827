import Foundation
import RoutegenSource
import TestSupport
import Testing

@testable import RoutegenModel

/// Of random changes, no link is silent whose answer differs, and no finding is without its proof.
@Suite struct RandomChangesTests {
  /// So many sets are tried by each of the three runs of the test, each with 150 links.
  private static let setCount: UInt64 =
    ProcessInfo.processInfo.environment["ROUTEGEN_RANDOM_SETS"].flatMap { UInt64($0) } ?? 150

  @Test(arguments: [0, setCount, 2 * setCount]) func noLinkIsSilent(_ first: UInt64) {
    var tally = Tally()
    for seed in first..<first + Self.setCount {
      var overlaps = RandomOverlaps(seed: seed)
      var changes = RandomChanges(seed: seed)
      let old = overlaps.lines()
      let new = changes.change(old)
      compare(old, new, seed: seed, &tally)
    }
    #expect(tally.sets > Self.setCount / 4, "\(tally)")
    #expect(tally.findings > tally.sets / 2, "\(tally)")
    #expect(tally.differences > tally.links / 50, "\(tally)")
    #expect(tally.undecided <= tally.sets / 50, "\(tally)")
    #expect(tally.excluded < tally.links / 4, "\(tally)")
  }

  struct Tally {
    var (sets, links, differences, findings, excluded, undecided) = (0, 0, 0, 0, 0, 0)
  }

  private func compare(_ old: String, _ new: String, seed: UInt64, _ tally: inout Tally) {
    let (before, after) = (Resolved(old), Resolved(new))
    guard before.codes.isEmpty, after.codes.isEmpty else { return }
    tally.sets += 1
    let (model, newModel) = (before.model, after.model)
    let changes = RouteSetChanges(from: model, to: newModel).all
    tally.findings += changes.count { $0.code.rawValue.hasPrefix("RG50") }
    let sets = ComparedSets(model, newModel)
    let comment = "seed \(seed)\n\(old)\n--- new\n\(new)"
    // Some questions about two mixed segments exceed the budget, which is reported.
    if changes.contains(where: { $0.code == .incompleteComparison }) {
      tally.undecided += 1
      return
    }
    for change in changes where change.code.rawValue.hasPrefix("RG50") {
      guard let reading = change.proof?.reading else {
        Issue.record("\(change.diagnostic.message), \(comment)")
        continue
      }
      #expect(reading.oldRoute != nil, "\(comment)")
      let isExpiry = change.code == .settingChanged && model.expiryKey != nil
      #expect(isExpiry || reading.difference != nil, "\(comment)")
    }
    let found = Set(changes.compactMap { Found($0) })
    let settings = changes.contains { $0.code == .settingChanged }
    var links = OldLinks(model, newModel, seed: seed)
    for _ in 0..<150 {
      let link = links.text()
      let reading = sets.reading(of: link)
      tally.links += 1
      guard let difference = reading.difference else { continue }
      if settings || links.excludes(link, sets.old) {
        tally.excluded += 1
        continue
      }
      tally.differences += 1
      let gone = changes.contains { $0.code == .originRemoved && links.isGone(link, sets.new) }
      let isFound = gone || found.contains(Found(route: reading.oldRoute, difference))
      if !isFound {
        Issue.record(
          """
          '\(link)' was \(reading.before), is \(reading.after) and nobody says so; \
          found \(changes.map { "\($0.code.rawValue) \($0.diagnostic.message)" }), \(comment)
          """)
        return
      }
    }
  }

  /// The route and the kind of a change.
  private struct Found: Hashable {
    let route: Int?
    let code: DiagnosticCode

    init(route: Int?, _ difference: LinkReading.Difference) {
      self.route = route
      code =
        switch difference {
        case .lost: .linkLost
        case .moved: .linkMoved
        case .value: .linkValueChanged
        }
    }

    init?(_ change: RouteSetChange) {
      guard change.code.rawValue.hasPrefix("RG50"), let reading = change.proof?.reading,
        reading.difference != nil
      else { return nil }
      (route, code) = (reading.oldRoute, change.code)
    }
  }
}
