import Foundation
import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// Of random changes, no link is silent that older apps, or the website, read otherwise.
@Suite struct RandomReadersTests {
  /// So many sets are tried by each of the two runs of the test, each with 80 links.
  private static let setCount: UInt64 = rounds(150, short: 20)
  private static let linkCount = 80

  private struct Tally {
    var (sets, printed, reprinted, lost, claims, findings) = (0, 0, 0, 0, 0, 0)
  }

  @Test(.tags(.random), arguments: [0, setCount]) func noReaderIsForgotten(_ first: UInt64) {
    var tally = Tally()
    for seed in first..<first + Self.setCount {
      var overlaps = RandomOverlaps(seed: seed)
      var changes = RandomChanges(seed: seed)
      let changesUnprinted = seed % 3 == 0
      let old = changesUnprinted ? overlaps.linesWithUnprintedBlocks() : overlaps.lines()
      let new = changesUnprinted ? changes.changeUnprinted(old) : changes.changeReaders(old)
      let versions = (Resolved(old), Resolved(new))
      guard versions.0.codes.isEmpty, versions.1.codes.isEmpty else { continue }
      let pair = RandomPair(
        versions.0.model, versions.1.model, "seed \(seed)\n\(old)\n--- new\n\(new)")
      if pair.changes.contains(where: { $0.code == .incompleteComparison }) { continue }
      tally.sets += 1
      pair.expectProofs()
      pair.expectSymmetry()
      tally.findings += pair.changes.count { $0.code == .oldAppLost }
      tally.reprinted += pair.changes.count { $0.code == .linkReprinted }
      var links = OldLinks(pair.sets.old.model, pair.sets.new.model, seed: seed)
      for _ in 0..<Self.linkCount {
        let link = links.text()
        tally.printed += pair.expectPrinted(link)
        tally.claims += pair.expectClaim(link, links)
      }
    }
    #expect(tally.sets > Self.setCount / 4, "\(tally)")
    // A shorter form may have few of these, or none.
    #expect(tally.findings > (isLong ? tally.sets / 6 : 0), "\(tally)")
    #expect(Self.setCount < 150 || tally.reprinted > tally.sets / 200, "\(tally)")
    #expect(tally.printed > (isLong ? tally.sets : 0), "\(tally)")
    #expect(tally.claims > (isLong ? tally.sets / 2 : 0), "\(tally)")
  }
}

/// Two versions of a random route set, and what is said of their changes.
private struct RandomPair {
  let sets: ComparedSets
  let changes: [RouteSetChange]
  private let reversed: ComparedSets
  private let printer: RoutePrinter
  private let claimed: (old: ClaimedLinks, new: ClaimedLinks)
  private let comment: Comment

  init(_ old: RouteModel, _ new: RouteModel, _ comment: String) {
    sets = ComparedSets(old, new)
    reversed = sets.reversed
    printer = RoutePrinter(sets.new)
    claimed = (ClaimedLinks(sets.old), ClaimedLinks(sets.new))
    changes = RouteSetChanges(from: old, to: new).all
    self.comment = Comment(rawValue: comment)
  }

  /// Expects a link that both matchers confirm, for each finding.
  func expectProofs() {
    for change in changes {
      guard let reading = change.proof?.reading else { continue }
      #expect(reading.before == sets.reading(of: reading.link).before, comment)
      switch change.code {
      case .oldAppLost:
        #expect(reversed.reading(of: reading.link).difference != nil, comment)
        #expect(isPrinted(reading), comment)
      case .linkReprinted:
        #expect(reversed.reading(of: reading.link).difference == nil, comment)
        #expect(isPrinted(reading), comment)
      case .webClaimed: expectOpens(reading.link, before: false)
      case .webReleased: expectOpens(reading.link, before: true)
      default: break
      }
    }
  }

  /// Expects the claims to be the releases of the other direction, and the reverse.
  func expectSymmetry() {
    let back = RouteSetChanges(from: sets.new.model, to: sets.old.model).all
    if back.contains(where: { $0.code == .incompleteComparison }) { return }
    let claimed = changes.filter { $0.code == .webClaimed }.map(\.subject.new)
    let released = back.filter { $0.code == .webReleased }.map(\.subject.old)
    #expect(Set(claimed) == Set(released), comment)
    let given = changes.filter { $0.code == .webReleased }.map(\.subject.old)
    #expect(Set(given) == Set(back.filter { $0.code == .webClaimed }.map(\.subject.new)), comment)
  }

  /// Whether the new version prints the link for its own answer.
  private func isPrinted(_ reading: LinkReading) -> Bool {
    guard case .route(let index, let values) = reading.after else { return false }
    return [RoutePrinter.Form.app, .web, .path].contains {
      (try? printer.link(of: sets.new.model.routes[index], values, as: $0)) == reading.link
    }
  }

  private func expectOpens(_ link: String, before: Bool) {
    #expect(claimed.old.opens(link) == before, comment)
    #expect(claimed.new.opens(link) != before, comment)
  }

  /// Expects a finding if the route of a link is printed as one that the old version reads otherwise.
  ///
  /// - Returns: The number of such links.
  func expectPrinted(_ link: String) -> Int {
    guard case .route(let index, let values) = sets.new.match(link, isPath: link.hasPrefix("/")),
      let old = sets.pairs.oldIndices[index], !sets.old.model.routes[old].isUnlinked
    else { return 0 }
    let route = sets.new.model.routes[index]
    // The keys of a dictionary are any.
    if route.parameters.contains(where: \.form.isDictionary) { return 0 }
    let hasOrigin = [.app, .web].contains { printer.origin(of: route, as: $0) != nil }
    var count = 0
    for form in hasOrigin ? [RoutePrinter.Form.app, .web] : [.path] {
      guard let printed = try? printer.link(of: route, values, as: form),
        reversed.reading(of: printed).difference != nil
      else { continue }
      count += 1
      let name = sets.old.model.routes[old].qualifiedName
      let origin = printer.origin(of: route, as: form)?.declaration.text
      let isFound = changes.contains {
        $0.code == .oldAppLost
          && ($0.subject.route == name || origin != nil && $0.subject.new == origin)
      }
      #expect(isFound, "'\(printed)' is printed for '\(name)'\n\(comment)")
    }
    return count
  }

  /// Expects a finding if a web link opens the app in one version only; returns the number of such links.
  func expectClaim(_ link: String, _ links: OldLinks) -> Int {
    let opens = (Claims.opens(link, sets.old), Claims.opens(link, sets.new))
    // A file may say more than the patterns.
    guard link.hasPrefix("https:"), opens.0 != opens.1, isOfDeclaredHost(link),
      opens == (claimed.old.opens(link), claimed.new.opens(link)),
      sets.old.model.isCaseless == sets.new.model.isCaseless,
      opens.0
        ? isCompared(link, sets.old, sets.new, links) : isCompared(link, sets.new, sets.old, links)
    else { return 0 }
    let (code, matcher) = opens.0 ? (DiagnosticCode.webReleased, sets.old) : (.webClaimed, sets.new)
    let host = String(link.dropFirst(8).prefix { !"/?#:".contains($0) })
    let isFound = changes.contains { change in
      guard change.code == code else { return false }
      let text = (opens.0 ? change.subject.old : change.subject.new) ?? ""
      if text.hasPrefix("host ") {
        return HostPattern(text.dropFirst(5))?.covers(host) ?? false
      }
      guard let found = change.proof?.reading?.link else { return false }
      return matcher.verdict(of: found) == matcher.verdict(of: link)
    }
    #expect(isFound, "'\(link)' opened \(opens.0), opens \(opens.1)\n\(comment)")
    return 1
  }

  /// Whether a pattern of the version that opens the link, or one of the version that closes it, names all
  /// of its items.
  private func isCompared(
    _ link: String, _ opening: ExplainingMatcher, _ closing: ExplainingMatcher, _ links: OldLinks
  ) -> Bool {
    !links.hasIgnoredItem(link, opening)
      || closing.verdict(of: link) != nil && !links.hasIgnoredItem(link, closing)
  }

  /// Whether the host is one that a version names, without a port.
  private func isOfDeclaredHost(_ link: String) -> Bool {
    let host = String(link.dropFirst(8).prefix { !"/?#".contains($0) })
    return [sets.old, sets.new].contains { $0.model.declaredHosts.contains { $0.covers(host) } }
  }
}
