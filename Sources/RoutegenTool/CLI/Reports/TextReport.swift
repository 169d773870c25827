import RoutegenCompiler

/// Returns the report for people: each diagnostic with its lines, then the summary.
func textReport(_ report: CheckReport, _ style: Style) -> String {
  let renderer = SnippetRenderer(files: report.files, style: style)
  var lines = report.changes.map {
    let place = printable("\($0.path):\($0.line):\($0.column)")
    return "\(style("fixed", .help)) \(place): \(printable($0.title)) [\($0.code.rawValue)]\n"
  }
  if !lines.isEmpty { lines.append("\n") }
  lines.append(renderer.render(report.diagnostics))
  return lines.joined() + summary(of: report, style) + hint(of: report)
}

/// Returns the command that explains the first error or warning, at a terminal.
private func hint(of report: CheckReport) -> String {
  let worst = report.diagnostics.first { $0.severity == .error } ?? report.diagnostics.first
  guard report.isForTerminal, let worst else { return "" }
  return "'routegen explain \(worst.code.rawValue)' explains it\n"
}

/// Returns the last lines: the numbers of problems and files, and the next steps.
func summary(of report: CheckReport, _ style: Style) -> String {
  let isDiff = report.comparison?.isDiff == true
  var lines = isDiff ? [] : [total(of: report, style)]
  lines += report.comparison.map { [$0.summary] } ?? []
  if report.lacksComparison {
    lines.append("not compared with older versions, because of the errors")
  }
  if !report.changes.isEmpty {
    let files = Set(report.changes.map(\.path)).count
    lines.append("fixed \(counted(report.changes.count, "problem")) in \(counted(files, "file"))")
  }
  let fixable = fixableLines(of: report)
  if !fixable.isEmpty {
    // Which of the changes, if the others need a decision.
    let isPart = report.diagnostics.contains { $0.fixIts.first?.isAutomatic == false }
    let places = isPart && fixable.count <= 3 ? ": \(fixable.joined(separator: ", "))" : ""
    lines.append("'routegen check --fix' fixes \(counted(fixable.count, "problem"))" + places)
  }
  let mendable = report.comparison?.mendableCount ?? 0
  if isDiff, report.isForTerminal, mendable > 0 {
    lines.append(
      "'routegen diff --fix LINK' writes the proposals for \(counted(mendable, "problem"))")
  }
  for written in report.written {
    lines.append("wrote \(counted(written.count, "finding")) to '\(printable(written.path))'")
  }
  let removable = Dictionary(grouping: report.removable, by: { [$0.baseline, $0.option] })
  for (key, found) in removable.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
    let count = found.map(\.count).reduce(0, +)
    lines.append(
      "\(style("note:", .note)) \(counted(count, "finding")) of '\(printable(key[0]))' "
        + "no longer \(count == 1 ? "occurs" : "occur"); \(key[1]) removes "
        + "\(count == 1 ? "it" : "them")")
  }
  return lines.map { $0 + "\n" }.joined() + report.found.note
}

/// The problems that `check --fix` fixes in its first round, as `RG107 in line 23`.
private func fixableLines(of report: CheckReport) -> [String] {
  let fixable = report.diagnostics.filter { $0.fixIts.first?.isAutomatic == true }
  return Set(fixable.map(\.span.file.number)).sorted().flatMap { index in
    let (file, all) = (
      report.files[index], report.diagnostics.filter { $0.span.file.number == index }
    )
    return ParsedFile(file).fixed(fixable, among: all).applied.map { fix, code in
      "\(code.rawValue) in line \(file.location(of: fix.span.start).line)"
    }
  }
}

private func total(of report: CheckReport, _ style: Style) -> String {
  let (errors, warnings) = (report.errorCount, report.warningCount)
  let found = [
    errors > 0 ? style(counted(errors, "error"), .error) : "",
    warnings > 0 ? style(counted(warnings, "warning"), .warning) : "",
  ].filter { !$0.isEmpty }.joined(separator: " and ")
  let hidden = report.hidden > 0 ? "; the baseline hides \(report.hidden)" : ""
  let links = report.linkCount.map { counted($0, "link") + " of " } ?? ""
  return (found.isEmpty ? "no problems" : found)
    + " in \(links)\(counted(report.checkedCount, "file"))" + hidden
}

private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
