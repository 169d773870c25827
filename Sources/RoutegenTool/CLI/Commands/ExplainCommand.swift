import RoutegenCompiler

/// `routegen explain CODE`: the explanation of a diagnostic.
struct ExplainCommand: Command {
  static let name = "explain"
  static let usage = "explain [CODE]"
  static let summary =
    "Explains a diagnostic, given its code or name; without one, lists all diagnostics."
  static let options = [
    Option("--list", "lists every code with its name, level and summary"),
    Option("--markdown", "prints all explanations as one page, Documentation/Diagnostics.md"),
  ]

  static let operands = [
    Completion.words(DiagnosticCode.all.map(\.rawValue) + DiagnosticCode.all.map(\.name))
  ]

  private enum Subject {
    case one(DiagnosticCode)
    case list, page
  }

  private let subject: Subject

  init(_ arguments: Arguments) throws(UsageError) {
    let asked = arguments.operands.count + ["--list", "--markdown"].count { arguments.has($0) }
    guard asked <= 1 else {
      throw UsageError("'explain' takes one code, '--list' or '--markdown', not \(asked) of them")
    }
    if let text = arguments.operands.first {
      guard let code = DiagnosticCode(inAnyCase: text) else { throw .unknownCode(text) }
      subject = .one(code)
    } else {
      subject = arguments.has("--markdown") ? .page : .list
    }
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    switch subject {
    case .one(let code): environment.print(explanation(of: code, environment.style))
    case .list: environment.print(codeList(environment.style))
    case .page: environment.print(Embedded.diagnosticsMD)
    }
    return .success
  }
}

extension DiagnosticCode {
  /// Creates a code from its code or name in any case: `rg203`, `Unknown-Type`.
  fileprivate init?(inAnyCase text: String) {
    guard let code = Self.all.code(text.uppercased()) ?? Self.all.code(text.lowercased())
    else { return nil }
    self = code
  }

  /// Returns the codes or names most likely meant by `text`, the likeliest first.
  fileprivate static func near(_ text: String) -> [String] {
    let text = text.lowercased()
    if text.hasPrefix("rg"), let number = Int(text.dropFirst(2)) {
      let distance = { (code: Self) in abs((Int(code.rawValue.dropFirst(2)) ?? 0) - number) }
      return all.sorted { distance($0) < distance($1) }.prefix(3).map(\.rawValue)
    }
    let names = all.map(\.name)
    let parts = names.filter { $0.split(separator: "-").contains(Substring(text)) }
    return parts.isEmpty ? closest(to: text, among: names).map { [$0] } ?? [] : parts
  }
}

extension UsageError {
  fileprivate static func unknownCode(_ text: String) -> UsageError {
    let near = DiagnosticCode.near(text)
    let hint =
      removal(of: text)
      ?? (near.isEmpty
        ? "'routegen explain --list' lists all diagnostics"
        : "the nearest \(near.count == 1 ? "is" : "are") \(near.joined(separator: ", "))")
    return UsageError("there is no diagnostic '\(text)'; \(hint)")
  }
}
