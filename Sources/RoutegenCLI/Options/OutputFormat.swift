import RoutegenGenerate

/// The format of a command that shows something: for people or for programs.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json

  static let option = "--format"
  static let help = Option(formats: allCases.map(\.rawValue))

  init(_ arguments: Arguments) throws(UsageError) {
    let name = arguments.value(of: Self.option) ?? Self.text.rawValue
    guard let format = Self(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue)
      throw UsageError(
        "there is no format '\(name)'" + nearest(to: name, among: names, "the formats"))
    }
    self = format
  }
}
