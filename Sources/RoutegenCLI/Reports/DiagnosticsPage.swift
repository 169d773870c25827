import RoutegenSource

/// All of `Documentation/Diagnostics.md`.
func diagnosticsPage() -> String {
  let rows = DiagnosticCode.allCases.map { code in
    "| [\(code.rawValue)](#\(code.rawValue.lowercased())) | `\(code.name)` "
      + "| \(code.defaultLevel.rawValue) | \(code.summary) |\n"
  }
  let kinds = Kind.allCases.map { kind in
    "## \(kind.title)\n\n" + kind.introduction + "\n\n"
      + kind.codes.map { "### \($0.rawValue)\n\n" + $0.markdown }.joined(separator: "\n")
  }
  return """
    # Diagnostics

    What `routegen` reports, one by one. `routegen explain RG203` shows the same in a terminal, and so does
    `routegen explain unknown-type`. This page is made by `routegen explain --markdown`; a test compiles every
    example on it.

    An error stops the output. A warning does not, and [settings and comments](Checking.md) turn it up, down and off.

    | code | name | level | what it is about |
    | --- | --- | --- | --- |
    \(rows.joined())
    \(kinds.joined(separator: "\n"))
    """
}

/// What the first digit of a code says.
private enum Kind: Character, CaseIterable {
  case text = "1"
  case names = "2"
  case matching = "3"
  case style = "4"

  var codes: [DiagnosticCode] {
    DiagnosticCode.allCases.filter { $0.rawValue.dropFirst(2).first == rawValue }
  }

  var title: String {
    switch self {
    case .text: "RG1: the text"
    case .names: "RG2: names and types"
    case .matching: "RG3: matching"
    case .style: "RG4: style"
    }
  }

  var introduction: String {
    switch self {
    case .text: "The file cannot be read as the language has it."
    case .names: "The file can be read, and something in it means nothing."
    case .matching: "Every line means something, and together they do not work."
    case .style:
      "The file compiles. What is reported is doubtful, and a matter of taste or caution."
    }
  }
}

extension DiagnosticCode {
  /// The explanation as Markdown, without a title.
  var markdown: String {
    let level = defaultLevel == severity.level ? "" : ", \(defaultLevel.rawValue) by default"
    let parts = [
      "`\(name)`, \(severity.article) \(severity.rawValue)\(level): \(summary)", explanation.text,
      isLint ? "This gets the warning:" : "This is refused:", explanation.wrong.markdown,
      "This is right:", explanation.right.markdown, explanation.silencing, waysToSilence,
    ]
    return parts.compactMap { $0 }.joined(separator: "\n\n") + "\n"
  }
}

extension DiagnosticCode.Explanation.Example {
  fileprivate var markdown: String {
    files.map { file in
      let name = files.count > 1 ? "// \(file.path)\n" : ""
      let lines = file.shown.split(separator: "\n", omittingEmptySubsequences: false)
        .map { printable(String($0)) }
      return "```routes\n" + name + lines.joined(separator: "\n") + "```"
    }
    .joined(separator: "\n\n")
  }
}

extension Severity {
  fileprivate var level: Level {
    switch self {
    case .error: .error
    case .warning: .warning
    }
  }

  fileprivate var article: String {
    switch self {
    case .error: "an"
    case .warning: "a"
    }
  }
}
