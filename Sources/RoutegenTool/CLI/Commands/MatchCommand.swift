import RoutegenCompiler

/// `routegen match FILE LINK`: the route of a link or a payload, and why it is no other.
struct MatchCommand: Command {
  static let name = "match"
  static let usage = "match [FILE] LINK"
  static let summary =
    "Shows the route of a link or a payload, and why the others do not match; with '-', of each link "
    + "of standard input."
  static let options = [
    Option(
      "--payload JSON", "a push payload instead of a link; '@FILE' reads it from a file"),
    Option("--shortcut TYPE", "a home-screen quick action; its userInfo is the payload"),
    Option("--activity TYPE", "an NSUserActivity; its userInfo is the payload"),
    Option("--webpage URL", "the webpageURL of the activity"),
    ShownFile.help,
    ShownFile.variantHelp,
    ReportFormat.help(ReportFormat.plain),
    Option("--json", "the same as '--format json'"),
  ]

  static let operands = [Completion.routes, .nothing]

  private let file: ShownFile
  private let request: Request
  private let isJSON: Bool

  /// The link or payload to match.
  private enum Request {
    case link(String)
    case input
    case payload(String)
    case trigger(Trigger, payload: String?, page: String?)
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let (path, link) = try Self.operands(arguments)
    file = ShownFile(path, arguments)
    request = try Self.request(link, arguments)
    isJSON =
      try ReportFormat(arguments, among: ReportFormat.plain) == .json || arguments.has("--json")
  }

  /// Returns the file, and the link if there is one.
  private static func operands(
    _ arguments: Arguments
  ) throws(UsageError) -> (file: String, link: String?) {
    let operands = arguments.operands
    switch operands.count {
    case 0: return (".", nil)
    // A file is all that an option needs.
    case 1:
      let hasLink = !["--payload", "--shortcut", "--activity"].contains {
        arguments.value(of: $0) != nil
      }
      return hasLink && !operands[0].hasSuffix(".routes") ? (".", operands[0]) : (operands[0], nil)
    case 2: return (operands[0], operands[1])
    default: throw UsageError("'match' takes one file and one link: routegen \(usage)")
    }
  }

  private static func request(
    _ link: String?, _ arguments: Arguments
  ) throws(UsageError) -> Request {
    let payload = arguments.value(of: "--payload")
    let triggers =
      arguments.values(of: "--shortcut").map { Trigger.shortcut($0) }
      + arguments.values(of: "--activity").map { Trigger.activity($0) }
    if triggers.count > 1 {
      throw UsageError("there are \(triggers.count) of '--shortcut' and '--activity'; use only one")
    }
    let page = arguments.value(of: "--webpage")
    if page != nil, arguments.value(of: "--activity") == nil {
      throw UsageError("'--webpage' belongs to '--activity'")
    }
    switch (link, triggers.first, payload) {
    case (let link?, nil, nil): return link == "-" ? .input : .link(link)
    case (nil, let trigger?, _): return .trigger(trigger, payload: payload, page: page)
    case (nil, nil, let payload?): return .payload(payload)
    case (nil, nil, nil):
      throw UsageError("'match' takes a file and a link: routegen \(usage)")
    case (_?, _, _):
      throw UsageError("a link cannot be combined with '--payload', '--shortcut' or '--activity'")
    }
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let model = try file.model(in: &environment) else { return .problemsFound }
    let matcher = ExplainingMatcher(model)
    let now = environment.secondsSince1970
    if case .input = request {
      let list = SourceFile(path: "-", bytes: try environment.input())
      let links = MatchedLinks(list, matcher, now: now)
      environment.print(isJSON ? links.json : links.text(environment.style))
      return links.isGood ? .success : .problemsFound
    }
    let report = try report(matcher, now: now, in: environment)
    environment.print(isJSON ? jsonReport(report) : textReport(report, environment.style))
    return report.isRoute ? .success : .problemsFound
  }

  /// Tries the inputs one after the other, as `LinkDispatcher` does.
  private func report(
    _ matcher: ExplainingMatcher, now: Double?, in environment: borrowing some Environment
  ) throws(UsageError) -> MatchReport {
    var report = MatchReport(matcher: matcher, explanation: MatchExplanation(), now: now)
    for (number, explain) in try inputs(matcher, in: environment).enumerated() {
      report.explanation = number == 0 ? explain() : report.explanation.followed(by: explain())
      if report.isRoute || report.pastExpiry != nil { break }
    }
    return report
  }

  private func inputs(
    _ matcher: ExplainingMatcher, in environment: borrowing some Environment
  ) throws(UsageError) -> [() -> MatchExplanation] {
    switch request {
    case .link(let link): return [{ matcher.explain(link, isPath: true) }]
    case .input: return []
    case .payload(let text):
      let payload = try Payload(argument: text, in: environment)
      return [{ matcher.explain(payload) }]
    case .trigger(let trigger, let text, let page):
      guard let text else { return trigger.inputs(Payload(), page, matcher) }
      return trigger.inputs(try Payload(argument: text, in: environment), page, matcher)
    }
  }
}

extension Trigger {
  /// The texts that `LinkDispatcher` tries in order.
  fileprivate func inputs(
    _ payload: Payload, _ page: String?, _ matcher: ExplainingMatcher
  ) -> [() -> MatchExplanation] {
    let trigger = { matcher.explain(self, payload) }
    let pages = page.map { page in [{ matcher.explain(page) }] } ?? []
    switch self {
    case .shortcut(let type): return [trigger, { matcher.explain(type, isPath: true) }]
    case .activity("NSUserActivityTypeBrowsingWeb") where page != nil: return pages
    case .activity("com.apple.corespotlightitem"):
      guard let identifier = payload.text("kCSSearchableItemActivityIdentifier") else { break }
      return [trigger, { matcher.explain(identifier, isPath: true) }]
    case .activity: break
    }
    return [trigger] + pages
  }
}
