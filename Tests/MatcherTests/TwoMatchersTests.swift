import RoutegenCLI
import RoutegenModel
import RoutegenSource
import Testing

/// The runtime's matcher and the tool's, which is the specification, give the same answers.
@Suite struct TwoMatchersTests {
  private static let setCount = 300
  private static let linksPerSet = 120

  @Test func answerAlike() {
    var answers: [String: Int] = [:]
    var sets = 0
    for seed in 0..<UInt64(Self.setCount) {
      var randomSet = RandomRouteSet(seed: seed)
      let text = randomSet.text()
      let compilation = Compilation(SourceFile(path: "random.routes", text: text))
      guard !compilation.hasErrors else { continue }
      sets += 1
      let runtime = TableMatcher(compilation.model)
      let tool = ExplainingMatcher(compilation.model)
      var randomLink = RandomLink(seed: seed)
      for number in 0..<Self.linksPerSet {
        let link = randomLink.text()
        if number % 4 == 0 { expectWay(of: link, tool) }
        if number % 4 == 1, case .route = tool.match(link) {
          let extras = tool.explain(link).extras.map { "\($0.key)=\($0.value)" }
          #expect(extras == runtime.extras(of: link), "\(link)\n in\n\(text)")
        }
        let expected = tool.match(link).withoutReason
        let actual = runtime.match(link)
        answers[actual.kind, default: 0] += 1
        guard actual == expected else {
          Issue.record("\(link)\n the tool: \(expected)\n the runtime: \(actual)\n in\n\(text)")
          return
        }
      }
    }
    // Every kind of answer has to come up, or the test looks at nothing.
    #expect(sets > Self.setCount / 4)
    let kinds = [
      "route", "malformed", "wrongScheme", "wrongHost", "notFound", "missing", "invalidValue",
      "excluded",
    ]
    for kind in kinds {
      #expect(answers[kind, default: 0] > 50, "\(kind): \(answers)")
    }
  }

  /// The explanation gives the same answer, and shows one way to it.
  private func expectWay(of link: String, _ tool: ExplainingMatcher) {
    let explanation = tool.explain(link)
    #expect(explanation.answer == tool.match(link), "\(link)")
    let ways = explanation.readings.map { $0.ends.filter(\.isChosen) }
    switch explanation.answer {
    case .route(let index, _): #expect(ways.last?.map(\.target) == [.route(index)], "\(link)")
    case .excluded: #expect(ways.last?.map(\.target) == [.exception], "\(link)")
    case .malformed: break
    case .wrongScheme, .wrongHost, .notFound, .missing, .invalidValue:
      #expect(ways.last?.isEmpty == true, "\(link)")
    }
    #expect(ways.joined().allSatisfy { $0.problem == nil }, "\(link)")
    #expect(ways.dropLast().allSatisfy { $0.map(\.target) == [.envelope] }, "\(link)")
  }
}
