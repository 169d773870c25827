import Foundation
import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// Of random changes, no payload is silent that the new version reads otherwise.
@Suite struct RandomPayloadsTests {
  /// So many sets are tried, each with 60 payloads.
  private static let setCount: UInt64 = rounds(300, short: 30)
  private static let payloadCount = 60

  private struct Tally { var (sets, differences, printed, findings) = (0, 0, 0, 0) }

  @Test(.tags(.random)) func noPayloadIsSilent() {
    var tally = Tally()
    for seed in 0..<Self.setCount {
      var overlaps = RandomOverlaps(seed: seed)
      var changes = RandomChanges(seed: seed)
      var payloads = RandomPayloads(seed: seed)
      let lines = overlaps.lines()
      let texts = payloads.versions(lines, seed % 2 == 0 ? lines : changes.change(lines))
      let (before, after) = (Resolved(texts.old), Resolved(texts.new))
      guard before.codes.isEmpty, after.codes.isEmpty else { continue }
      let pair = PayloadPair(
        before.model, after.model, "seed \(seed)\n\(texts.old)\n--- new\n\(texts.new)")
      if pair.changes.contains(where: { $0.code == .incompleteComparison }) { continue }
      tally.sets += 1
      tally.findings += pair.expectProofs()
      var links = OldLinks(before.model, after.model, seed: seed)
      for _ in 0..<Self.payloadCount {
        tally.differences += pair.expectFinding(payloads.payload(), payloads.trigger())
        tally.printed += pair.expectPrinted(links.text())
      }
    }
    #expect(tally.sets > Self.setCount / 5, "\(tally)")
    #expect(tally.findings > tally.sets / 2, "\(tally)")
    #expect(tally.differences > tally.sets, "\(tally)")
    #expect(tally.printed > tally.sets / 4, "\(tally)")
  }
}

/// Two versions of a random route set, and what is said of their payloads.
private struct PayloadPair {
  let sets: ComparedSets
  let changes: [RouteSetChange]
  private let printer: RoutePrinter
  private let comment: Comment

  init(_ old: RouteModel, _ new: RouteModel, _ comment: String) {
    sets = ComparedSets(old, new)
    printer = RoutePrinter(sets.old)
    changes = RouteSetChanges(from: old, to: new).all
    self.comment = Comment(rawValue: comment)
  }

  /// Expects a payload that both matchers confirm, for each finding; returns the number of findings.
  func expectProofs() -> Int {
    let payloads = changes.compactMap { change -> (DiagnosticCode, String, ChangeProof)? in
      guard case .payload(let json, _, _)? = change.proof, let proof = change.proof else {
        return nil
      }
      return (change.code, json, proof)
    }
    #expect(payloads.count == changes.count { $0.code.rawValue.hasPrefix("RG52") }, comment)
    for (code, json, proof) in payloads where code != .triggerLost {
      let members = try? JSONDecoder().decode([String: String].self, from: Data(json.utf8))
      guard let members, case .payload(_, let before, let after) = proof else {
        Issue.record("\(json) \(comment)")
        continue
      }
      let reading = PayloadReading(members, nil, sets)
      #expect(reading.before == before && reading.after == after, comment)
      #expect((reading.difference == .lost) == (code == .payloadLost), comment)
      #expect(reading.difference != nil, comment)
    }
    return payloads.count
  }

  /// Expects a finding if the payload of a link's route is read otherwise.
  func expectPrinted(_ link: String) -> Int {
    guard case .route(let index, let values) = sets.old.match(link, isPath: link.hasPrefix("/")),
      let payload = try? printer.payload(of: sets.old.model.routes[index], values),
      !sets.old.model.routes[index].parameters.contains(where: \.form.isDictionary)
    else { return 0 }
    return expectFinding(payload, nil)
  }

  /// Expects a finding of the line, the route or the quick action if the payload is read otherwise.
  func expectFinding(_ payload: [String: String], _ trigger: Trigger?) -> Int {
    let values = Payload(payload.mapValues { .text($0) })
    let explanation = trigger.map { sets.old.explain($0, values) } ?? sets.old.explain(values)
    let reading = PayloadReading(payload, trigger, sets)
    guard reading.difference != nil, let route = reading.oldRoute else { return 0 }
    // A type that the old version does not name is read as a payload; it may become a name.
    if trigger != nil, explanation.rules.first?.decides == false { return 0 }
    // Keys that only the new version knows, and settings, are left out.
    let known = Set(sets.old.model.payloads.compactMap(\.key))
    let foreign = sets.new.model.payloads.compactMap(\.key).contains {
      payload[$0] != nil && !known.contains($0)
    }
    if foreign || changes.contains(where: { $0.code == .settingChanged }) { return 0 }
    let name = sets.old.model.routes[route].qualifiedName
    let line = explanation.rules.last.map { "payload " + $0.text } ?? ""
    let isFound = changes.contains { change in
      guard change.code.rawValue.hasPrefix("RG52") else { return false }
      return change.subject.route == name || change.subject.old == line
    }
    #expect(
      isFound,
      "\(payload) \(String(describing: trigger)) \(reading.before) \(reading.after)\n\(comment)")
    return 1
  }
}
