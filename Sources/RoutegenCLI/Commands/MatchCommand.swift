import RoutegenModel
import RoutegenSource

/// `routegen match FILE LINK`: which route a link is, and why it is not another.
struct MatchCommand: Command {
  static let name = "match"
  static let usage = "match FILE LINK"
  static let summary = "Tells which route a link or a path is, and what the nearest others lack."

  /// How many patterns are shown at the most.
  private static let shownAttempts = 10

  private let path: String
  private let link: String

  init(_ words: [String]) throws(UsageError) {
    let operands = try Arguments(words).operands
    guard operands.count == 2 else {
      throw UsageError("'match' takes a file and a link: routegen \(Self.usage)")
    }
    path = operands[0]
    link = operands[1]
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let compilation = try compile(path, in: &environment) else { return .problemsFound }
    let model = compilation.model
    let explanation = ExplainingMatcher(model).explain(link, isPath: true)
    if case .route(let index, let values) = explanation.answer {
      environment.print(model.text(of: model.routes[index], values) + "\n")
      print(explanation.nearest, taken: index, in: &environment)
      return .success
    }
    environment.print("not a route: \(explanation.answer.text(in: model))\n")
    print(explanation.nearest, taken: nil, in: &environment)
    return .problemsFound
  }

  private func print(
    _ attempts: [Explanation.Attempt], taken: Int?, in environment: inout some Environment
  ) {
    guard !attempts.isEmpty else { return }
    let shown = attempts.prefix(Self.shownAttempts)
    let width = shown.map(\.pattern.count).max() ?? 0
    environment.print("\n")
    for attempt in shown {
      let isTaken = attempt.problem == nil && attempt.target == taken.map { .route($0) }
      let note = attempt.problem ?? (isTaken ? "" : "fits as well, and is less specific")
      let padding = String(repeating: " ", count: width - attempt.pattern.count)
      let line =
        "  \(isTaken ? "✓" : "✗") \(attempt.pattern)" + (note.isEmpty ? "" : "\(padding)  \(note)")
      environment.print(line + "\n")
    }
    let more = attempts.count - shown.count
    if more > 0 { environment.print("  … and \(more) more\n") }
  }
}
