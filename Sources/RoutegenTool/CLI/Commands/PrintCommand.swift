import RoutegenCompiler

/// `routegen print FILE ROUTE`: the links of a route with values.
struct PrintCommand: Command {
  static let name = "print"
  static let usage = "print [FILE] ROUTE"
  static let summary = "Prints the links of a route with values, such as 'user(id: 7)'."
  static let options = [
    ReportFormat.help(ReportFormat.plain), ShownFile.help, ShownFile.variantHelp,
  ]
  static let operands = [Completion.routes, .nothing]

  private let file: ShownFile
  private let text: String
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard (1...2).contains(arguments.operands.count), let text = arguments.operands.last else {
      throw UsageError(
        "'print' takes a file and a route, such as 'user(id: 7)': routegen \(Self.usage)")
    }
    file = ShownFile(arguments.operands.count == 2 ? arguments.operands[0] : ".", arguments)
    self.text = text
    isJSON = try ReportFormat(arguments, among: ReportFormat.plain) == .json
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let model = try file.model(in: &environment) else { return .problemsFound }
    let report: PrintReport
    do throws(RouteExpression.Problem) {
      let (route, values) = try RouteExpression(text).resolve(in: model)
      let now = environment.secondsSince1970
      report = PrintReport(route, values, RoutePrinter(ExplainingMatcher(model), now: now))
    } catch {
      throw UsageError(error.message)
    }
    environment.print(isJSON ? report.json : report.text(environment.style))
    return report.hasLink ? .success : .problemsFound
  }
}
