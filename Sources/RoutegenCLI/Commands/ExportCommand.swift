import RoutegenExport

/// `routegen export KIND FILE`: the routes in another format, on standard output.
struct ExportCommand: Command {
  static let name = "export"
  static let usage = "export KIND FILE"
  static let summary = "Prints the routes in another format; KIND is \(exporterNames)."

  private static let exporterNames = exporters.map(\.name).joined(separator: " or ")

  static let options = [ShownFile.help]

  private let exporter: Exporter
  private let file: ShownFile

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, options: [ShownFile.importOption: ShownFile.importOption])
    let operands = arguments.operands
    guard operands.count == 2 else {
      throw UsageError("'export' takes a kind and a file: routegen \(Self.usage)")
    }
    guard let exporter = exporters.first(where: { $0.name == operands[0] }) else {
      throw UsageError(
        "there is no kind of export '\(operands[0])'"
          + nearest(to: operands[0], among: exporters.map(\.name), "the kinds"))
    }
    self.exporter = exporter
    file = ShownFile(operands[1], arguments)
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let model = try file.model(in: &environment) else { return .problemsFound }
    environment.print(exporter.export(model))
    return .success
  }
}
