import RoutegenCompiler
import RoutegenRuntime
import RoutegenTool
import Testing
import TestSupport

/// To links and payloads, `@unlinked` routes are as if they were not there.
@Suite struct UnlinkedRoutesTests {
  private static let setCount = rounds(400, short: 30)
  private static let linksPerSet = rounds(100, short: 20)

  @Test(.tags(.random)) func areAsIfTheyWereNotThere() throws {
    var counts = (sets: 0, routes: 0, hidden: 0)
    for seed in 0..<UInt64(Self.setCount) {
      var random = SplitMix(seed: seed)
      guard let (with, without) = Self.twoSets(seed, &random) else { continue }
      let (left, right) = (Self.compiled(with), Self.compiled(without))
      #expect(Self.conflicts(left) == Self.conflicts(right), "\(with)")
      if right.hasErrors { continue }
      counts.sets += 1
      // Without the attribute, some of the routes would be in conflict with others.
      if Self.compiled(with.replacing("@unlinked\n", with: "")).hasErrors { counts.hidden += 1 }
      let (one, other) = (Matchers(left.model), Matchers(right.model))
      var (links, guided) = (RandomLink(seed: seed), GuidedLink(right.model, seed: seed))
      for _ in 0..<Self.linksPerSet {
        let link = random.one(in: 2) ? links.text() : guided.text()
        let expected = other.answers(to: link)
        #expect(one.answers(to: link) == expected, "\(link) in\n\(with)")
        let path = links.path()
        #expect(
          one.answers(toPayload: path) == other.answers(toPayload: path), "\(path) in\n\(with)")
        if expected.contains(where: { $0.hasPrefix("route") }) { counts.routes += 1 }
      }
    }
    #expect(min(counts.sets, counts.routes) > (isLong ? Self.setCount / 12 : 0), "\(counts)")
    #expect(counts.hidden > (isLong ? Self.setCount / 80 : 0), "\(counts)")
  }

  /// A random route set of which some routes and groups are `@unlinked`, and the same without them.
  private static func twoSets(
    _ seed: UInt64, _ random: inout SplitMix
  ) -> (with: String, without: String)? {
    var randomSet = RandomRouteSet(seed: seed)
    var (with, without): ([Substring], [Substring]) = ([], [])
    var (depth, isUnlinked, count) = (0, false, 0)
    for line in (randomSet.text() + "payload type\n/kept as kept\n").split(separator: "\n") {
      if depth == 0, line.hasPrefix("/"), with.last != "@unlinked" {
        isUnlinked = !line.hasPrefix("/kept") && random.one(in: 2)
        if isUnlinked { with.append("@unlinked") }
        if isUnlinked { count += 1 }
        if !isUnlinked, !line.hasSuffix(" {"), random.one(in: 3) {
          // The same links, if links could open it.
          with += ["@unlinked", line.replacing(#/ as .*/#, with: " as twin\(count)")]
          count += 1
        }
      } else if depth == 0, !line.hasPrefix("  also") {
        isUnlinked = false
      }
      // An '@unlinked' route has no 'also', and an 'except' in its group closes links of others.
      let isOther = line.hasPrefix("  also") || line.hasPrefix("except ")
      if !isUnlinked || !isOther { with.append(line) }
      if !isUnlinked { without.append(line) }
      if line.hasSuffix(" {") { depth += 1 }
      if line == "}" { depth -= 1 }
    }
    let lines = { (lines: [Substring]) in lines.joined(separator: "\n") + "\n" }
    return count == 0 ? nil : (lines(with), lines(without))
  }

  private static func compiled(_ text: String) -> Compilation {
    Compilation(SourceFile(path: "random.routes", text: text))
  }

  /// The codes that are not lints: types that only removed routes have are unused.
  private static func conflicts(_ compilation: Compilation) -> [DiagnosticCode] {
    compilation.diagnostics.map(\.code).filter { !$0.isLint }
  }

  /// Both matchers of a set; their answers have names in place of numbers.
  private struct Matchers {
    private let model: RouteModel
    private let tool: ExplainingMatcher
    private let table: TableMatcher

    init(_ model: RouteModel) {
      self.model = model
      tool = ExplainingMatcher(model)
      table = TableMatcher(model)
    }

    func answers(to link: String) -> [String] {
      [text(of: tool.match(link)), text(of: table.match(link))]
    }

    func answers(toPayload path: String) -> [String] {
      [
        text(of: tool.explain(Payload(["type": .text(path), "p1": .text("a")])).answer),
        text(of: table.match(["type": .text(path), "p1": .text("a")])),
      ]
    }

    private func text(of answer: ExplainingMatcher.Answer) -> String {
      guard case .route(let index, let values) = answer.withoutReason else {
        return "\(answer.withoutReason)"
      }
      return "route \(model.routes[index].qualifiedName) \(values)"
    }
  }
}
