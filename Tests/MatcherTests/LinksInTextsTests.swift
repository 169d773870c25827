import Foundation
import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// Links of random route sets in random texts: each is found, and is what `match` says it is.
@Suite struct LinksInTextsTests {
  private static let setCount: UInt64 = rounds(150, short: 8)
  private static let linksPerSet = 40

  /// What may stand before and after a link.
  private static let surroundings = [
    ("\"", "\""), ("'", "'"), ("`", "`"), ("<", ">"), ("(", ")"), ("[a](", ")"), (" ", " "),
    ("\n", "\n"),
    ("see ", ". "), ("**", "**"), ("<a href=\"", "\">"), ("<p>", "</p>"), ("\"go to\\n", " now\""),
    ("{url: ", "}"), ("| ", " |"), ("\\\"", "\\\""), ("“", "”"), ("x=", ","),
  ]

  /// Printed links have nothing that is a notation of programs.
  @Test(.tags(.random)) func printedLinksAreFound() throws {
    var count = 0
    for seed in 0..<Self.setCount {
      guard let (model, links) = Self.printedLinks(seed: seed) else { continue }
      var random = SplitMix(seed: seed)
      let origins = DeclaredOrigins([model])
      var (text, places) = ("", [Range<Int>]())
      for link in links {
        let (before, after) = random.pick(Self.surroundings)
        text += random.pick(["", "words ", "é: ", "{}", "http://", "\\"]) + " " + before
        places.append(text.utf8.count..<(text.utf8.count + link.utf8.count))
        text += link + after + random.pick([" ", "\n"]) + "- "
      }
      let found = foundLinks(in: Array(text.utf8), to: origins)
      #expect(found.map(\.range) == places, "\(text)")
      #expect(found.map(\.parts) == links.map { [$0] }, "\(text)")
      count += links.count
    }
    #expect(count > 3 * Self.setCount)
  }

  /// A finding about a whole link says what `match` says.
  @Test(.tags(.random)) func verdictsAreThoseOfMatch() throws {
    var counts: [DiagnosticCode?: Int] = [:]
    for seed in 0..<Self.setCount {
      guard let model = Self.model(seed: seed) else { continue }
      let matcher = ExplainingMatcher(model)
      let checker = LinkChecker([model], now: nil)
      var guided = GuidedLink(model, seed: seed)
      for _ in 0..<Self.linksPerSet {
        let link = guided.text()
        let file = SourceFile(path: "a.txt", text: "\"\(link)\"")
        let links = foundLinks(in: file.bytes, to: checker.origins)
        guard links.count == 1, links[0].text == link, !links[0].isOnlyOrigin,
          links[0].meantScheme == nil
        else { continue }
        let code = checker.findings(about: links, in: file).first?.code
        let isRoute = if case .route = matcher.match(link) { true } else { false }
        let isBad = [.deadLink, .websiteLink, .nearLink].contains(code)
        let isExcludedPage = code == nil && matcher.match(link) == .excluded
        // `https://example.com]/a` and `https://example.com./a` are links of nobody.
        let host = link.split(separator: "/").dropFirst().first?.prefix { !":?#".contains($0) }
        let isOthers = code == nil && link.hasPrefix("http") && HostPattern(host ?? "") == nil
        #expect(
          isRoute == !isBad || isExcludedPage || isOthers, "\(link): \(code.map(\.name) ?? "nil")")
        #expect(code != .deadLink || !link.lowercased().hasPrefix("http"))
        counts[code, default: 0] += 1
      }
    }
    for code in [nil, DiagnosticCode.deadLink, .websiteLink, .nearLink, .nonCanonicalLink] {
      #expect(counts[code, default: 0] > rounds(50, short: 2), "\(counts)")
    }
  }

  /// The link that is proposed is read as the same route, and nothing is said about it.
  @Test(.tags(.random)) func canonicalLinksAreCanonical() throws {
    var count = 0
    for seed in 0..<Self.setCount {
      guard let model = Self.model(seed: seed) else { continue }
      let matcher = ExplainingMatcher(model)
      var guided = GuidedLink(model, seed: seed)
      for _ in 0..<Self.linksPerSet {
        let link = guided.text()
        let explanation = matcher.explain(link)
        guard explanation.readings.count == 1,
          let other = CanonicalLink(of: link, explanation, RoutePrinter(matcher))
        else { continue }
        let again = matcher.explain(other.text)
        let message = "\(link) → \(other.text)"
        guard case .route(let index, let values) = explanation.answer,
          case .route(index, let others) = again.answer
        else {
          Issue.record("\(message)")
          continue
        }
        let route = model.routes[index]
        #expect(
          model.normalized(values, of: route) == model.normalized(others, of: route), "\(message)")
        #expect(
          CanonicalLink(of: other.text, again, RoutePrinter(matcher))?.isWritten == true,
          "\(message)")
        count += 1
      }
    }
    #expect(count > 3 * Self.setCount)
  }

  /// Whatever part of a link is not known, it may still open its route.
  @Test(.tags(.random)) func noLinkThatMayOpenIsDead() throws {
    var count = 0
    for seed in 0..<Self.setCount {
      guard let model = Self.model(seed: seed) else { continue }
      let matcher = ExplainingMatcher(model)
      var random = SplitMix(seed: seed)
      var guided = GuidedLink(model, seed: seed)
      for _ in 0..<Self.linksPerSet {
        let link = guided.text()
        guard let target = matcher.verdict(of: link), target != .exception,
          let template = Self.template(of: link, &random)
        else { continue }
        let targets = matcher.possibleTargets(of: template)
        switch target {
        case .route(let index):
          #expect(targets.routes.contains(index), "\(link) as \(template.shown)")
        case .envelope: #expect(targets.hasEnvelope, "\(link) as \(template.shown)")
        case .exception: break
        }
        count += 1
      }
    }
    #expect(count > 3 * Self.setCount)
  }

  /// A text in place of the host may be a declared one, which is not a part of the path, and the slash after it.
  @Test(arguments: [
    ("app://{}/a", true), ("app://examp{}/a", true), ("app://EXAMP{}/a", true),
    ("app://{}e.com/a", true), ("app://examp{}x/a", false), ("app://shop{}/a", true),
    ("app://shop{}", true), ("app://shop{}x", false), ("app://{}.wild.example/a", true),
    ("app://{}d.example/a", true), ("app://{}.example.org/a", false), ("app://exa{}7", true),
    ("app://exa{}m7", false), ("app://exa{}m/7", true), ("app://b{}m/7", false),
    ("app://{}/7", true), ("app://shop{}t.com/a", false), ("app://old.{}/a", true),
    ("app://o{}e/c", true), ("app://o{}e/d", false),
  ]) func hostsOfCustomSchemesMayBeUnknown(_ text: String, _ mayOpen: Bool) {
    let file = SourceFile(
      path: "a.routes",
      text: """
        routes A
        scheme app
        host example.com, *.wild.example
        /a
        /{id: Int} as item
        host old.example { /c }

        """)
    let matcher = ExplainingMatcher(Compilation(file).model)
    let parts = text.components(separatedBy: "{}")
    let link = FoundLink(range: 0..<text.utf8.count, parts: parts, isOpen: false)
    #expect(matcher.possibleTargets(of: link).isEmpty != mayOpen)
  }

  /// Whatever takes the place of a placeholder, a link that is already too long opens nothing.
  @Test func linksThatAreTooLongAreDead() {
    let file = SourceFile(path: "a.routes", text: "routes A\nscheme app\n/a/{rest...} as rest\n")
    let matcher = ExplainingMatcher(Compilation(file).model)
    for (count, isDead) in [(16_370, false), (16_390, true)] {
      let start = "app://a/" + String(repeating: "x", count: count - 8)
      let link = FoundLink(range: 0..<count, parts: [start, ""], isOpen: false)
      #expect(matcher.possibleTargets(of: link).isEmpty == isDead)
      #expect((matcher.nearestPattern(to: link) == nil) == isDead)
    }
  }

  // MARK: Random route sets

  private static func model(seed: UInt64) -> RouteModel? {
    var set = RandomRouteSet(seed: seed)
    let compilation = Compilation(SourceFile(path: "random.routes", text: set.text()))
    return compilation.hasErrors ? nil : compilation.model
  }

  /// Links that the routes of a set print, without those that a text may write otherwise.
  private static func printedLinks(seed: UInt64) -> (RouteModel, [String])? {
    guard let model = model(seed: seed) else { return nil }
    let matcher = ExplainingMatcher(model)
    let printer = RoutePrinter(matcher)
    var guided = GuidedLink(model, seed: seed)
    let links = (0..<linksPerSet).compactMap { _ -> String? in
      guard case .route(let index, let values) = matcher.match(guided.text()) else { return nil }
      let route = model.routes[index]
      // The file does not name the hosts of `host {server}`.
      if route.hostValue != nil, route.origins.contains(.anyHost) { return nil }
      return try? printer.link(of: route, values)
    }
    return (model, links.filter(isPlain))
  }

  /// Whether the link has only characters that no text writes otherwise, and a plain one at its end.
  ///
  /// An escaped tab before an `x` is a number in a text of `printf`, and a dot after a scheme without `//` ends a
  /// sentence.
  private static func isPlain(_ link: String) -> Bool {
    link.utf8.allSatisfy { $0.isLetterOrDigit || "-._~%/?&=#:@+".utf8.contains($0) }
      && link.utf8.last?.isLetterOrDigit == true && !link.contains("/:") && !link.contains("...")
      && !link.contains(":.") && !link.contains(".+") && !link.contains(/%0[1-9][dxX]/)
  }

  /// The link with one part that is not known, or with an open end; `nil` if it has no such part.
  private static func template(of link: String, _ random: inout SplitMix) -> FoundLink? {
    let bytes = Array(link.utf8)
    let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
    guard bytes[colon...].starts(with: "://".utf8) else { return nil }
    var first = colon + 3
    if link.lowercased().hasPrefix("http") {
      first = bytes[first...].firstIndex { "/?#".utf8.contains($0) }.map { $0 + 1 } ?? bytes.count
    }
    guard first < bytes.count else { return nil }
    let low = Int.random(in: first...bytes.count, using: &random)
    let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    if random.one(in: 3) {
      return FoundLink(range: 0..<low, parts: [text(0..<low)], isOpen: true)
    }
    let rest = bytes[low...].prefix { !"?&#".utf8.contains($0) }
    guard !rest.isEmpty else { return nil }
    let high = low + Int.random(in: 1...rest.count, using: &random)
    // A placeholder does not end inside of an escape.
    guard !bytes[max(low, high - 2)..<high].contains(UInt8(ascii: "%")) else { return nil }
    let parts = [text(0..<low), text(high..<bytes.count)]
    guard parts.joined().utf8.count == bytes.count - (high - low) else { return nil }
    return FoundLink(range: 0..<bytes.count, parts: parts, isOpen: false)
  }
}
