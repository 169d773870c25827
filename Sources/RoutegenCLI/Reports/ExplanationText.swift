import RoutegenLayout
import RoutegenSource
import RoutegenWorkspace

/// Returns the explanation of a diagnostic for a terminal.
///
/// No line except those of an example has more than 80 columns.
func explanation(of code: DiagnosticCode, _ style: Style) -> String {
  let explanation = code.explanation
  let title = style("\(code.severity.rawValue)[\(code.rawValue)]", code.severity.role)
  let parts = [
    title + style(" \(code.name)", .strong), code.summary, explanation.text,
    style(code.introductionOfExample, .strong),
    indented(explanation.wrong),
    style("This is correct:", .strong),
    indented(explanation.right), explanation.silencing, code.waysToSilence,
  ]
  return parts.compactMap { $0.map { trimmed($0) + "\n" } }.joined(separator: "\n")
}

/// Returns a line for every diagnostic: its code, name, level and summary.
func codeList(_ style: Style) -> String {
  let codes = DiagnosticCode.all
  let width = codes.map(\.name.count).max() ?? 0
  return codes.map { code in
    let level = code.defaultLevel.rawValue.padding(to: 7)
    let levelRole = code.defaultLevel == .off ? .faint : code.severity.role
    return "\(code.rawValue)  \(code.name.padding(to: width))  \(style(level, levelRole))  "
      + code.summary + "\n"
  }
  .joined()
}

extension DiagnosticCode {
  /// The command that reports the diagnostic.
  fileprivate var command: String {
    if isAboutChanges { return "diff" }
    if isAboutExports { return "export" }
    if isAboutBuilders { return "generate" }
    if isAboutDeployedFiles { return "verify" }
    return isAboutLinks ? "links" : "check"
  }

  /// The line before the wrong example.
  var introductionOfExample: String {
    severity == .warning || isAboutChanges || isAboutLinks
      ? "This is reported:" : "This is refused:"
  }

  /// How to silence the diagnostic, or to turn it on or off; `nil` for an error.
  var waysToSilence: String? {
    guard isAdjustable else { return nil }
    let comment =
      !isSilenceable && !isAboutLinks
      ? "No comment silences it."
      : """
      To silence it on the next line:

          // routegen:disable-next-line \(name)
      """
    let isOff = defaultLevel == .off
    return comment + """


      To turn it \(isOff ? "on" : "off") for `routegen \(command)`, in `.routegen.json`:

          "rules": { "\(name)": "\(isOff ? "warning" : "off")" }
      """
  }
}

/// Returns the files of an example, indented; several files with their names.
private func indented(_ example: DiagnosticCode.Explanation.Example) -> String {
  example.files.map { file in
    let lines = trimmed(file.shown).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + printable(String($0)) }
    let name = example.files.count > 1 ? ["    // \(file.path)"] : []
    return (name + lines).joined(separator: "\n")
  }
  .joined(separator: "\n\n")
}

/// Returns the text without the line breaks at its end.
private func trimmed(_ text: String) -> String {
  var text = text[...]
  while text.last == "\n" { text.removeLast() }
  return String(text)
}
