@testable import RoutegenCompiler
@testable import RoutegenTool

/// The tool's matcher and the runtime's for one route set.
struct TwoMatchers {
  let tool: ExplainingMatcher
  let runtime: TableMatcher
  private let model: RouteModel

  init(_ model: RouteModel) {
    self.model = model
    tool = ExplainingMatcher(model)
    runtime = TableMatcher(model)
  }

  /// The difference between the answers to a link; `nil` if there is none.
  ///
  /// - Parameter isExplained: Whether the explanation and the extras are compared as well.
  func difference(for link: String, isExplained: Bool) -> String? {
    let expected = tool.match(link).withoutReason
    let actual = runtime.match(link)
    guard actual == expected else { return "the tool: \(expected)\n the runtime: \(actual)" }
    if case .route(let index, let values) = expected {
      let texts = model.normalized(values, of: model.routes[index])
      let read = runtime.values(of: link)
      if read != texts { return "the tool's values: \(texts)\n generated code's: \(read ?? [])" }
    }
    return isExplained ? differenceOfExplanation(of: link) : nil
  }

  private func differenceOfExplanation(of link: String) -> String? {
    let explanation = tool.explain(link)
    let answer = tool.match(link)
    guard explanation.answer == answer else { return "the explanation: \(explanation.answer)" }
    if case .route = answer {
      let extras = explanation.extras.map { "\($0.key)=\($0.value)" }
      let read = runtime.extras(of: link)
      if extras != read { return "the tool's extras: \(extras)\n the runtime's: \(read)" }
    }
    let ways = explanation.readings.map { $0.ends.filter(\.isChosen) }
    guard ways.joined().allSatisfy({ $0.problem == nil }),
      ways.dropLast().allSatisfy({ $0.map(\.target) == [.envelope] }),
      isWay(ways.last?.map(\.target) ?? [], to: answer)
    else { return "the explanation shows another way than that to \(answer)" }
    return nil
  }

  /// Whether the patterns that were chosen for the last link lead to the answer.
  private func isWay(
    _ targets: [Candidate.Target], to answer: ExplainingMatcher.Answer
  ) -> Bool {
    switch answer {
    case .route(let index, _): targets == [.route(index)]
    case .excluded: targets == [.exception]
    case .malformed: true
    case .wrongScheme, .wrongHost, .notFound, .missing, .invalidValue: targets.isEmpty
    }
  }
}
