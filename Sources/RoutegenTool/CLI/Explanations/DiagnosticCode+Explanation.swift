package import RoutegenCompiler

/// The lines below each title of `Documentation/Diagnostics.md`, by the code that is the title.
///
/// The page is a part of the tool, and the only place with explanations.
private let sections: [String: [Substring]] = {
  var sections: [String: [Substring]] = [:]
  var code: String?
  for line in Embedded.diagnosticsMD.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("### ") {
      code = String(line.dropFirst(4))
    } else if line.hasPrefix("## ") {
      code = nil
    } else if let code {
      sections[code, default: []].append(line)
    }
  }
  return sections
}()

extension DiagnosticCode {
  /// The lines about the diagnostic in the page, from its first sentence to the empty line at the end.
  fileprivate var lines: ArraySlice<Substring> {
    guard let lines = sections[rawValue] else {
      preconditionFailure("\(rawValue) is missing in Documentation/Diagnostics.md")
    }
    return lines.dropFirst()
  }

  /// The text about the diagnostic in the page, without its title.
  package var markdown: String { lines.joined(separator: "\n") }

  /// A short description of the diagnostic, which is the end of the first sentence: `an unknown parameter type`
  /// of `` `unknown-type`, an error: an unknown parameter type ``.
  package var summary: String {
    let sentence = lines.first ?? ""
    return sentence.firstRange(of: ": ").map { String(sentence[$0.upperBound...]) } ?? ""
  }
}

/// Returns the explanation of a diagnostic for a terminal: examples are indented.
///
/// No line except those of an example has more than 80 columns.
func explanation(of code: DiagnosticCode, _ style: Style) -> String {
  let title = style("\(code.severity.rawValue)[\(code.rawValue)]", code.severity.role)
  var lines = [title + style(" \(code.name)", .strong), "", code.summary]
  var (isInExample, isAfterName) = (false, false)
  for line in code.lines.dropFirst() {
    let isName = !isInExample && line.hasPrefix("`") && line.hasSuffix("`:")
    if line.hasPrefix("```") {
      isInExample.toggle()
    } else if isInExample {
      lines.append(line.isEmpty ? "" : "    " + line)
    } else if isName {
      lines.append("    // " + line.dropFirst().dropLast(2))
    } else if ["This is refused:", "This is reported:", "This is correct:"].contains(line) {
      lines.append(style(String(line), .strong))
    } else if !isAfterName {
      lines.append(String(line))
    }
    isAfterName = isName
  }
  return lines.joined(separator: "\n")
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
