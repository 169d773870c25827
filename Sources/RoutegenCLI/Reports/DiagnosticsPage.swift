import RoutegenSource
import RoutegenWorkspace

/// Returns the text of `Documentation/Diagnostics.md`.
func diagnosticsPage() -> String {
  let rows = DiagnosticCode.all.map { code in
    "| [\(code.rawValue)](#\(code.rawValue.lowercased())) | `\(code.name)` "
      + "| \(code.defaultLevel.rawValue) | \(code.summary) |\n"
  }
  let kinds = Kind.allCases.map { kind in
    "## \(kind.title)\n\n" + kind.introduction + "\n\n"
      + kind.codes.map { "### \($0.rawValue)\n\n" + $0.markdown }.joined(separator: "\n")
  }
  return """
    # Diagnostics

    Every diagnostic of `routegen`. `routegen explain RG203` and `routegen explain unknown-type` print the same explanation
    in a terminal. `routegen explain --markdown` generates this page; a test compiles every example on it.

    An error prevents output. A warning does not, and [settings and comments](Checking.md) change its level or silence it.

    | code | name | level | summary |
    | --- | --- | --- | --- |
    \(rows.joined())
    \(kinds.joined(separator: "\n"))
    """
}

/// The kind of a diagnostic, by the first digit of its code.
private enum Kind: Character, CaseIterable {
  case text = "1"
  case names = "2"
  case matching = "3"
  case style = "4"
  case changes = "5"
  case exports = "6"
  case links = "7"

  var codes: [DiagnosticCode] {
    DiagnosticCode.all.filter { $0.rawValue.dropFirst(2).first == rawValue }
  }

  var title: String {
    switch self {
    case .text: "RG1: the text"
    case .names: "RG2: names and types"
    case .matching: "RG3: matching"
    case .style: "RG4: style"
    case .changes: "RG5: changes"
    case .exports: "RG6: files for systems and other languages"
    case .links: "RG7: links in other files"
    }
  }

  var introduction: String {
    switch self {
    case .text: "The text of the file is not valid."
    case .names: "The text is valid, but a name, a type or a value in it is not."
    case .matching: "Each line is valid on its own, but the lines are not valid together."
    case .style:
      "The file compiles. These diagnostics are a matter of taste or caution."
    case .changes:
      "Both versions of the file compile. These diagnostics are about links of the old version that the new one reads "
        + "otherwise; only `routegen diff` reports them, and [settings](Checking.md#settings) change their levels."
    case .exports:
      "The file compiles. RG60x are about a file for a system that cannot say exactly which links the app opens; only "
        + "`routegen export` reports them. RG61x are about a deployed file; only `routegen verify` reports them. "
        + "RG62x are about functions in another language; only `routegen generate --language` reports them."
    case .links:
      "The file compiles. RG70x are about links in pages, mails and programs; only `routegen links` reports "
        + "them, and [settings and comments](Checking.md#comments-in-other-files) change their levels or silence them. "
        + "RG72x are about the code of an app; only `routegen check --app` reports them."
    }
  }
}

extension DiagnosticCode {
  /// The explanation as Markdown, without a heading.
  var markdown: String {
    let level = defaultLevel == severity.level ? "" : ", \(defaultLevel.rawValue) by default"
    let parts = [
      "`\(name)`, \(severity.article) \(severity.rawValue)\(level): \(summary)", explanation.text,
      introductionOfExample, explanation.wrong.markdown,
      "This is correct:", explanation.right.markdown, explanation.silencing, waysToSilence,
    ]
    return parts.compactMap { $0 }.joined(separator: "\n\n") + "\n"
  }
}

extension DiagnosticCode.Explanation.Example {
  fileprivate var markdown: String {
    files.map { file in
      let isRoutes = file.path.hasSuffix(".routes")
      let name = files.count > 1 && isRoutes ? "// \(file.path)\n" : ""
      let lines = file.shown.split(separator: "\n", omittingEmptySubsequences: false)
        .map { printable(String($0)) }
      let language = file.path.hasSuffix(".txt") ? "text" : "json"
      let fence = isRoutes ? "```routes\n" : "`\(file.path)`:\n\n```\(language)\n"
      return fence + name + lines.joined(separator: "\n") + "```"
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
