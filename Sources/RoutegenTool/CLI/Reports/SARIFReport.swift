import RoutegenCompiler

/// Returns the report in the Static Analysis Results Interchange Format 2.1.0, for code scanning
/// services.
func sarifReport(_ report: CheckReport) -> String {
  let found = Set(report.diagnostics.map(\.code))
  let rules = DiagnosticCode.all.map { rule($0, isFound: found.contains($0)) }
  let findings = report.comparison?.findingsByDiagnostic ?? [:]
  let driver: JSONMembers = ["name": "routegen", "version": toolVersion, "rules": rules]
  let run: JSONMembers = [
    "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
    "results": report.diagnostics.map { result($0, findings[$0], in: report.files) },
  ]
  let log: JSONMembers = [
    "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
    "runs": [run],
  ]
  return jsonText(log)
}

/// Returns a rule; one that has no results has no help, to keep the log short.
private func rule(_ code: DiagnosticCode, isFound: Bool) -> JSONMembers {
  let help = ["text": explanation(of: code, .plain), "markdown": code.markdown]
  let configuration: JSONMembers = [
    "enabled": code.defaultLevel != .off, "level": code.severity.rawValue,
  ]
  return [
    "id": code.rawValue, "name": code.name, "shortDescription": ["text": code.summary],
    "help": isFound ? help : nil, "defaultConfiguration": configuration,
  ]
}

private func result(
  _ diagnostic: Diagnostic, _ finding: ChangeFinding?, in files: [SourceFile]
) -> JSONMembers {
  let related: [JSONMembers] = diagnostic.labels.enumerated().map { index, label in
    [
      "id": index + 1, "message": ["text": label.message],
      "physicalLocation": place(label.span, in: files),
    ]
  }
  let text = ([diagnostic.message] + diagnostic.notes).joined(separator: "\n")
  return [
    "ruleId": diagnostic.code.rawValue,
    "ruleIndex": DiagnosticCode.all.firstIndex(of: diagnostic.code) ?? -1,
    "level": diagnostic.severity.rawValue, "message": ["text": text],
    "locations": [["physicalLocation": place(diagnostic.span, in: files)]],
    "relatedLocations": related, "fixes": diagnostic.fixIts.map { fix($0, in: files) },
    // The identity of a change, whatever its place.
    "partialFingerprints": finding.map { ["routegenChange/v1": $0.fingerprint] },
  ]
}

private func fix(_ fixIt: FixIt, in files: [SourceFile]) -> JSONMembers {
  let replacement: JSONMembers = [
    "deletedRegion": region(fixIt.span, in: files),
    "insertedContent": ["text": fixIt.replacement],
  ]
  let change: JSONMembers = [
    "artifactLocation": artifact(fixIt.span, in: files), "replacements": [replacement],
  ]
  return ["description": ["text": fixIt.title], "artifactChanges": [change]]
}

private func place(_ span: Span, in files: [SourceFile]) -> JSONMembers {
  ["artifactLocation": artifact(span, in: files), "region": region(span, in: files)]
}

/// Returns a relative reference, or a `file` URI for an absolute path (RFC 3986).
private func artifact(_ span: Span, in files: [SourceFile]) -> [String: String] {
  let path = files.file(of: span).path
  return ["uri": (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded(keeping: "-._~/")]
}

private func region(_ span: Span, in files: [SourceFile]) -> [String: Int] {
  let file = files.file(of: span)
  let (start, end) = (file.utf16Location(of: span.start), file.utf16Location(of: span.end))
  return [
    "startLine": start.line, "startColumn": start.column, "endLine": end.line,
    "endColumn": end.column, "byteOffset": span.start, "byteLength": span.end - span.start,
  ]
}
