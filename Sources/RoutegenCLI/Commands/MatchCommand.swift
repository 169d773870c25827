import RoutegenModel
import RoutegenSource

/// `routegen match FILE LINK`: the route of a link or a payload, and why it is no other.
struct MatchCommand: Command {
  static let name = "match"
  static let usage = "match FILE LINK"
  static let summary = "Shows the route of a link or a payload, and why the others do not match."
  static let options = [
    Option(
      "--payload JSON", "a push payload instead of a link; '@FILE' reads it from a file"),
    Option("--shortcut TYPE", "a home-screen quick action; its userInfo is the payload"),
    Option("--activity TYPE", "an NSUserActivity; its userInfo is the payload"),
    ShownFile.help,
    Option("--json", "prints the answer and the attempts as JSON"),
  ]

  private let file: ShownFile
  private let request: Request
  private let isJSON: Bool

  /// The link or payload to match.
  private enum Request {
    case link(String)
    case payload(String)
    case trigger(Trigger, payload: String?)
  }

  init(_ words: [String]) throws(UsageError) {
    let names = ["--payload", "--shortcut", "--activity", ShownFile.importOption]
    let arguments = try Arguments(
      words, options: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }), flags: ["--json"])
    guard let path = arguments.operands.first else {
      throw UsageError("'match' takes a file and a link: routegen \(Self.usage)")
    }
    file = ShownFile(path, arguments)
    request = try Self.request(arguments)
    isJSON = arguments.has("--json")
  }

  private static func request(_ arguments: Arguments) throws(UsageError) -> Request {
    let payload = arguments.value(of: "--payload")
    let triggers =
      arguments.values(of: "--shortcut").map { Trigger.shortcut($0) }
      + arguments.values(of: "--activity").map { Trigger.activity($0) }
    if triggers.count > 1 {
      throw UsageError("there are \(triggers.count) of '--shortcut' and '--activity'; use only one")
    }
    switch (arguments.operands.count, triggers.first, payload) {
    case (2, nil, nil): return .link(arguments.operands[1])
    case (1, let trigger?, _): return .trigger(trigger, payload: payload)
    case (1, nil, let payload?): return .payload(payload)
    case (1, nil, nil):
      throw UsageError("'match' takes a file and a link: routegen \(usage)")
    case (2, _, _):
      throw UsageError("a link cannot be combined with '--payload', '--shortcut' or '--activity'")
    default:
      throw UsageError("'match' takes one file and one link: routegen \(usage)")
    }
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let model = try file.model(in: &environment) else { return .problemsFound }
    let report = MatchReport(
      model: model, explanation: try explain(ExplainingMatcher(model), in: environment),
      now: environment.secondsSince1970)
    environment.print(isJSON ? jsonReport(report) : textReport(report, environment.style))
    return report.isRoute ? .success : .problemsFound
  }

  private func explain(
    _ matcher: ExplainingMatcher, in environment: borrowing some Environment
  ) throws(UsageError) -> MatchExplanation {
    switch request {
    case .link(let link): return matcher.explain(link, isPath: true)
    case .payload(let text):
      return matcher.explain(try Payload(argument: text, in: environment))
    case .trigger(let trigger, nil): return matcher.explain(trigger, Payload())
    case .trigger(let trigger, let text?):
      return matcher.explain(trigger, try Payload(argument: text, in: environment))
    }
  }
}
