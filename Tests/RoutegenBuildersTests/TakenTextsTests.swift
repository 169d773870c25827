import RoutegenExplain
import RoutegenGenerate
import RoutegenModel
import RoutegenSource
import TestSupport
import Testing

@testable import RoutegenBuilders

/// The texts with which links of a route are those of other patterns.
@Suite struct TakenTextsTests {
  private static let segments = [
    "a", "b", "{x}", "{y}", "{n: Int}", "{tab: Tab}", "{x}-{n: Int}", "v{n: Int}",
  ]
  private static let items = [
    "{q}", "{r}", "q={s}", "{t: String?}", "q={u: String?}", "{i: Int?}", "i={j: Int}", "k=a",
    "{f: String+}",
  ]

  /// Random files of few words: the texts decide about a link exactly where the tool's printer finds another route.
  @Test(.tags(.random)) func decideAsTheMatcherDoes() {
    var random = SplitMix(seed: 7)
    var (decided, taken) = (0, 0)
    for _ in 0..<rounds(4_000, short: 400) {
      let text = Self.file(&random)
      let compilation = Compilation(SourceFile(path: "a.routes", text: text))
      if compilation.hasErrors { continue }
      let model = compilation.model
      let printer = RoutePrinter(ExplainingMatcher(model))
      let index = ReadBackIndex(model)
      for route in model.routes {
        var undecided: [Candidate] = []
        let readBack = ReadBackFinder(route, index).readBack(undecided: &undecided)
        let found = readBack.map { TakenTexts(route, $0, model).texts } ?? []
        guard let found, !TakenTexts.mayDivideSegments(of: route) else { continue }
        for _ in 0..<12 {
          let values = route.parameters.map { Self.value(of: $0, &random) }
          let isTaken = found.contains { texts in
            texts.allSatisfy { model.folded(values[$0].first ?? "-") == model.folded($1) }
          }
          let obstacle = Self.obstacle { () throws(RoutePrinter.Obstacle) in
            _ = try printer.link(of: route, values, as: .path)
          }
          let isOther = obstacle?.contains("another route") ?? false
          // The value of a segment is not empty.
          if obstacle != nil, !isOther { continue }
          decided += 1
          taken += isTaken ? 1 : 0
          #expect(isTaken == isOther, "\(route.qualifiedName) \(values) in\n\(text)\(found)")
        }
      }
    }
    #expect(decided > 1_000 && taken > 50, "\(decided) \(taken)")
  }

  private static func obstacle(
    _ body: () throws(RoutePrinter.Obstacle) -> Void
  ) -> String? {
    do throws(RoutePrinter.Obstacle) {
      try body()
      return nil
    } catch {
      return error.reason
    }
  }

  private static func file(_ random: inout SplitMix) -> String {
    var routes = ""
    for number in 0..<Int.random(in: 2...4, using: &random) {
      var path = ""
      for _ in 0..<Int.random(in: 1...2, using: &random) { path += "/" + random.pick(segments) }
      if random.one(in: 6) {
        routes += "except \(path)\n"
        continue
      }
      var list: [String] = []
      for _ in 0..<Int.random(in: 0...2, using: &random) { list.append(random.pick(items)) }
      let query = list.isEmpty ? "" : "?" + list.joined(separator: "&")
      routes += "\(path)\(query) as r\(number)\n"
    }
    let caseless = random.one(in: 4) ? "caseless\n" : ""
    return "routes A\nscheme a\npayload type\n\(caseless)enum Tab { a, c }\n" + routes
  }

  private static func value(of parameter: Parameter, _ random: inout SplitMix) -> [String] {
    if parameter.mayBeAbsent, random.one(in: 2) { return [] }
    switch parameter.type.kind {
    case .int: return [random.pick(["1", "7"])]
    case .enumeration: return [random.pick(["a", "c"])]
    default: return [random.pick(["", "a", "b", "c", "A", "7", "v7"])]
    }
  }
}
