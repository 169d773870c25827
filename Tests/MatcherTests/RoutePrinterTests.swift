import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// What the specification prints is read by the runtime as the same route with the same values.
@Suite struct RoutePrinterTests {
  private static let setCount = rounds(400, short: 100)
  private static let linksPerSet = 60

  @Test(arguments: [["bob"], ["@a", "bob"], [""]]) func prefixIsTheReason(_ values: [String]) {
    let text = "routes A\nscheme a\ntype Handle begins \"@\"\n/people?{handle: [Handle]}\n"
    let model = Compilation(SourceFile(path: "a.routes", text: text)).model
    let printer = RoutePrinter(ExplainingMatcher(model))
    #expect(
      throws: RoutePrinter.Obstacle(reason: "the value of 'handle' does not begin with '@'")
    ) {
      try printer.link(of: model.routes[0], [values])
    }
    #expect((try? printer.link(of: model.routes[0], [["@a"]])) == "a://people?handle=@a")
  }

  /// In a link, the name of a case is a text like any other.
  @Test(arguments: ["price", "by-price", "newest", "é"])
  func doesNotReadNamesOfCases(_ text: String) throws {
    let file =
      "routes A\nscheme a\nopen enum Order { newest, price = \"by-price\" }\n/x?{order: Order}\n"
    let model = Compilation(SourceFile(path: "a.routes", text: file)).model
    let printer = RoutePrinter(ExplainingMatcher(model))
    let link = "a://x?order=\(text == "é" ? "%C3%A9" : text)"
    #expect(try printer.link(of: model.routes[0], [[text]]) == link)
    #expect(TwoMatchers(model).difference(for: link, isExplained: true) == nil)
  }

  /// A `Double` has no more than 17 digits that count, also if all of them are before the point.
  @Test(arguments: [
    ("9223372036854775808", "9223372036854776000"), ("-9007199254740993", "-9007199254740992"),
    ("9007199254740992", "9007199254740992"), ("0.10", "0.1"), ("7.0", "7"), ("7", "7"),
  ])
  func printsTheShortestDigits(_ text: String, _ digits: String) throws {
    let file = "routes A\nscheme a\n/x/{number: Double}?{numbers: [Double]}\n"
    let model = Compilation(SourceFile(path: "a.routes", text: file)).model
    let printer = RoutePrinter(ExplainingMatcher(model))
    let link = try printer.link(of: model.routes[0], [[text], [text, "1"]])
    #expect(link == "a://x/\(digits)?numbers=\(digits)&numbers=1")
    #expect(TwoMatchers(model).difference(for: "a://x/\(text)", isExplained: true) == nil)
  }

  /// A combining mark after a slash does not hide the segment before the slash.
  @Test(arguments: ["..", "a/..", "../\u{301}", "a/../\u{301}b", "./\u{301}"])
  func dotSegmentsAreNotPrinted(_ text: String) {
    let file = "routes A\nscheme a\n/x/{path...}\n"
    let model = Compilation(SourceFile(path: "a.routes", text: file)).model
    let printer = RoutePrinter(ExplainingMatcher(model))
    #expect(throws: RoutePrinter.Obstacle.self) {
      try printer.link(of: model.routes[0], [[text]])
    }
  }

  /// A fragment that is read as text is printed, beside patterns that read a path in it.
  @Test(.tags(.random)) func fragmentsBesidePaths() throws {
    let file = """
      routes A
      scheme a
      expires until
      /h#{f: String?} as h
      /h#/x/{y}?{z: String?} as x
      /h#/z as z
      /i#a=b&c={d: String?} as i
      """
    let model = Compilation(SourceFile(path: "a.routes", text: file)).model
    let (matchers, pieces) = (
      TwoMatchers(model), ["/", "?", "#", "%2F", "%3F", "%23", "x", "z", "&", "until=1", "=", ":~"]
    )
    let printer = RoutePrinter(matchers.tool, now: 0)
    var random = SplitMix(seed: 1)
    var count = 0
    for _ in 0..<rounds(40_000, short: 1000) {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(pieces) }
        .joined()
      let link = random.pick(["a://h#", "a://i#a=b&c="]) + text
      guard case .route(let index, let values) = matchers.runtime.match(link) else { continue }
      let printed = try printer.link(of: model.routes[index], values)
      #expect(
        matchers.runtime.match(printed) == .route(index, values: values), "\(link) ⇒ \(printed)")
      count += 1
    }
    #expect(count > 400)
  }

  @Test(.tags(.random)) func printsWhatTheRuntimeReads() {
    var counts = (routes: 0, printed: 0)
    for seed in 600..<600 + UInt64(Self.setCount) {
      var randomSet = RandomRouteSet(seed: seed)
      let text = randomSet.text()
      let compilation = Compilation(SourceFile(path: "random.routes", text: text))
      guard !compilation.hasErrors else { continue }
      let (model, runtime) = (compilation.model, TableMatcher(compilation.model))
      let matcher = ExplainingMatcher(model)
      let printer = RoutePrinter(matcher)
      var randomLink = RandomLink(seed: seed)
      for _ in 0..<Self.linksPerSet {
        guard case .route(let index, let values) = matcher.match(randomLink.text()) else {
          continue
        }
        let route = model.routes[index]
        counts.routes += 1
        guard let link = try? printer.link(of: route, values) else { continue }
        counts.printed += 1
        guard case .route(index, let read) = runtime.match(link),
          model.normalized(read, of: route) == model.normalized(values, of: route)
        else {
          Issue.record("\(model.text(of: route, values)) prints \(link)\n in\n\(text)")
          return
        }
        // Reading and printing again gives the same link.
        #expect((try? printer.link(of: route, read)) == link)
      }
    }
    #expect(
      counts.routes > Self.setCount / 4 && counts.printed * 10 > counts.routes * 9, "\(counts)")
  }

  /// The runtime reads a link back if it is that of another route, and few others.
  @Test(.tags(.random)) func readsBackWhatAnotherPatternMatches() {
    var counts = (links: 0, readBack: 0, others: 0, afterSegments: 0)
    for seed in 0..<UInt64(Self.setCount) {
      var random = SplitMix(seed: seed)
      let text = Self.alikePatterns(&random)
      let compilation = Compilation(SourceFile(path: "random.routes", text: text))
      guard !compilation.hasErrors else { continue }
      let (model, runtime) = (compilation.model, TableMatcher(compilation.model))
      let (printer, tree) = (RoutePrinter(ExplainingMatcher(model)), MatchTree(model))
      for route in model.routes {
        var looksAtSegments = false
        if case .ifSegment = tree.readBackNeed(of: route, model) { looksAtSegments = true }
        for _ in 0..<20 {
          let values = route.parameters.map { parameter in
            (0..<9).map { _ in random.pick(Self.texts) }.first {
              model.canonicalText(of: $0, as: parameter.type) != nil
            }.map { [$0] } ?? []
          }
          guard let path = try? PrintedPath(route, values, model).text else { continue }
          let isReadBack = runtime.readsBack(path, ofRoute: route.index)
          counts.links += 1
          counts.readBack += isReadBack ? 1 : 0
          do throws(RoutePrinter.Obstacle) {
            _ = try printer.link(of: route, values)
          } catch {
            guard error == .otherRoute else { continue }
            #expect(isReadBack, "\(path) of \(route.pattern.text) in\n\(text)")
            counts.others += 1
            counts.afterSegments += looksAtSegments ? 1 : 0
          }
        }
      }
    }
    #expect(counts.afterSegments > Self.setCount / 20, "\(counts)")
    #expect(counts.readBack * 3 < counts.links, "\(counts)")
  }

  /// A route set whose patterns differ in few segments.
  private static func alikePatterns(_ random: inout SplitMix) -> String {
    var text = "routes A\nscheme a\nenum Kind { a, x = \"x+y\", z }\n"
    for route in 0..<Int.random(in: 2...6, using: &random) {
      for place in 0..<Int.random(in: 1...3, using: &random) {
        let type = random.pick(["", "", ": Int", ": Bool", ": Kind", ": Double"])
        let other = random.one(in: 2) ? "{p\(place)\(type)}" : random.pick(["[{o}/]z", "a", "c/d"])
        text += "/" + random.pick(["a", "7", "true", "x+y", "caf%C3%A9", other, other, other])
      }
      text += random.pick(["", "", "?{q}", "?{q: Int?}", "#{f: String?}"]) + " as r\(route)\n"
    }
    return text
  }

  private static let texts = [
    "a", "7", "true", "x+y", "café", "z", "c", "d", "0", "a b", "1.5", "é", "A", "07",
  ]
}
