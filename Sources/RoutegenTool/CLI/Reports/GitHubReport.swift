import RoutegenCompiler

/// Returns commands that GitHub Actions shows as annotations of the changed lines.
///
///     ::error file=App.routes,line=3,endLine=3,col=13,endColumn=17,title=RG203::no type …
func gitHubReport(_ report: CheckReport) -> String {
  report.diagnostics.map { command($0, in: report.files.file(of: $0.span)) }.joined()
    + inert(summary(of: report, .plain))
}

/// Returns lines of which the runner takes none for a command: it obeys `##[…]` anywhere, too.
private func inert(_ text: String) -> String {
  text.replacing("##[", with: "## [").replacing("::", with: ": :")
}

private func command(_ diagnostic: Diagnostic, in file: SourceFile) -> String {
  let start = file.utf16Location(of: diagnostic.span.start)
  let end = file.utf16Location(of: diagnostic.span.end)
  var properties = [
    ("file", file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
  ]
  // Columns are valid only for spans within one line.
  if start.line == end.line {
    properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
  }
  properties.append(("title", "\(diagnostic.code.rawValue) \(diagnostic.code.name)"))
  let lines =
    [diagnostic.message] + diagnostic.notes.map { "note: \($0)" }
    + diagnostic.fixIts.map { "help: \($0.title)" }
  let list = properties.map { "\($0.0)=\(escaped(printable($0.1), isProperty: true))" }.joined(
    separator: ",")
  let message = lines.map { escaped(printable($0)) }.joined(separator: "%0A")
  return "::\(diagnostic.severity.rawValue) \(list)::\(message)\n"
}

/// Escapes `%` and line breaks, and in properties their separators, as the runner expects.
private func escaped(_ text: String, isProperty: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
