import RoutegenCompiler

/// Returns the report for other tools; `Documentation/Checking.md` describes its fields.
///
/// Within one version fields are only added, and never change their meaning.
func jsonReport(_ report: CheckReport) -> String {
  let (files, comparison) = (report.files, report.comparison)
  var answers = ComparedAnswers()
  let findings = comparison?.findingsByDiagnostic ?? [:]
  let diagnostics = report.diagnostics.map { diagnostic in
    json(diagnostic, findings[diagnostic].map { json($0, &answers) }, in: files)
  }
  let accepted = comparison?.accepted.map { json($0.diagnostic, json($0, &answers), in: files) }
  let changes: [JSONMembers] = report.changes.map {
    [
      "path": $0.path, "line": $0.line, "column": $0.column, "code": $0.code.rawValue,
      "title": $0.title,
    ]
  }
  let removable: [JSONMembers] = report.removable.map {
    [
      "baseline": $0.baseline, "path": $0.finding.path, "code": $0.finding.code,
      "text": $0.finding.text, "count": $0.count,
    ]
  }
  let document: JSONMembers = [
    "version": 1,
    "tool": ["name": "routegen", "version": toolVersion],
    "summary": summary(of: report),
    "files": files.map(\.path),
    "diagnostics": diagnostics,
    "changes": changes,
    "removable": removable,
    "against": comparison?.versions,
    "accepted": accepted,
    "added": comparison?.additions.map(json),
  ]
  return jsonText(document)
}

private func summary(of report: CheckReport) -> JSONMembers {
  [
    "errors": report.errorCount, "warnings": report.warningCount, "files": report.checkedCount,
    "hidden": report.hidden, "omitted": report.found.omitted,
    "accepted": report.comparison?.accepted.count, "links": report.linkCount,
  ]
}

/// - Parameter change: The members of a change, which are among those of its diagnostic.
private func json(
  _ diagnostic: Diagnostic, _ change: JSONMembers?, in files: [SourceFile]
) -> JSONMembers {
  let labels: [JSONMembers] = diagnostic.labels.map {
    ["location": json($0.span, in: files), "message": $0.message]
  }
  let fixes: [JSONMembers] = diagnostic.fixIts.map {
    [
      "title": $0.title, "isAutomatic": $0.isAutomatic, "location": json($0.span, in: files),
      "replacement": $0.replacement,
    ]
  }
  let members: JSONMembers = [
    "code": diagnostic.code.rawValue, "name": diagnostic.code.name,
    "severity": diagnostic.severity.rawValue, "message": diagnostic.message,
    "location": json(diagnostic.span, in: files), "labels": labels, "notes": diagnostic.notes,
    "fixes": fixes,
  ]
  return members.adding(change)
}

private func json(_ span: Span, in files: [SourceFile]) -> JSONMembers {
  let file = files.file(of: span)
  let (start, end) = (file.location(of: span.start), file.location(of: span.end))
  return [
    "path": file.path, "line": start.line, "column": start.column, "offset": span.start,
    "endLine": end.line, "endColumn": end.column, "endOffset": span.end,
  ]
}
