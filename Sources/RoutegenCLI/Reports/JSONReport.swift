import Foundation
import RoutegenExport
import RoutegenGenerate
import RoutegenSource
import RoutegenWorkspace

/// Returns the report for other tools; `Documentation/Checking.md` describes its fields.
func jsonReport(_ report: CheckReport) -> String { jsonText(JSONReport(report)) }

/// Returns a text as a JSON string.
func compactJSON(_ text: String) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes
  guard let data = try? encoder.encode(text) else { return "\"\"" }
  return String(decoding: data, as: UTF8.self)
}

/// The document; within one version fields are only added, and never change their meaning.
private struct JSONReport: Encodable {
  let version = 1
  let tool = Tool()
  let summary: Summary
  let files: [String]
  let diagnostics: [Item]
  let changes: [Change]
  let removable: [Removable]

  // The members of a comparison; absent if nothing was compared.
  var against: [String]?
  var accepted: [Item]?
  var added: [ChangeJSON.Addition]?

  struct Tool: Encodable {
    let name = "routegen"
    let version = toolVersion
  }

  struct Summary: Encodable {
    let errors: Int
    let warnings: Int
    let files: Int
    let hidden: Int
    let omitted: Int
    let accepted: Int?
    let links: Int?
  }

  struct Item: Encodable {
    let code: String
    let name: String
    let severity: String
    let message: String
    let location: Location
    let labels: [Label]
    let notes: [String]
    let fixes: [Fix]
    let change: ChangeJSON?

    enum CodingKeys: CodingKey {
      case code, name, severity, message, location, labels, notes, fixes
    }

    /// The members of a change are among those of its diagnostic.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(code, forKey: .code)
      try container.encode(name, forKey: .name)
      try container.encode(severity, forKey: .severity)
      try container.encode(message, forKey: .message)
      try container.encode(location, forKey: .location)
      try container.encode(labels, forKey: .labels)
      try container.encode(notes, forKey: .notes)
      try container.encode(fixes, forKey: .fixes)
      try change?.encode(to: encoder)
    }
  }

  struct Location: Encodable {
    let path: String
    let line: Int
    let column: Int
    let offset: Int
    let endLine: Int
    let endColumn: Int
    let endOffset: Int
  }

  struct Label: Encodable {
    let location: Location
    let message: String
  }

  struct Fix: Encodable {
    let title: String
    let isAutomatic: Bool
    let location: Location
    let replacement: String
  }

  struct Change: Encodable {
    let path: String
    let line: Int
    let column: Int
    let code: String
    let title: String
  }

  struct Removable: Encodable {
    let baseline: String
    let path: String
    let code: String
    let text: String
    let count: Int
  }

  init(_ report: CheckReport) {
    let files = report.files
    summary = Summary(
      errors: report.errorCount, warnings: report.warningCount, files: report.checkedCount,
      hidden: report.hidden, omitted: report.found.omitted,
      accepted: report.comparison?.accepted.count, links: report.linkCount)
    self.files = files.map(\.path)
    var answers = ComparedAnswers()
    let findings = report.comparison?.findingsByDiagnostic ?? [:]
    diagnostics = report.diagnostics.map { diagnostic in
      Item(diagnostic, findings[diagnostic].map { ChangeJSON($0, &answers) }, in: files)
    }
    against = report.comparison?.versions
    accepted = report.comparison?.accepted.map { finding in
      Item(finding.diagnostic, ChangeJSON(finding, &answers), in: files)
    }
    added = report.comparison?.additions.map(ChangeJSON.Addition.init)
    changes = report.changes.map {
      Change(
        path: $0.path, line: $0.line, column: $0.column, code: $0.code.rawValue, title: $0.title)
    }
    removable = report.removable.map {
      Removable(
        baseline: $0.baseline, path: $0.finding.path, code: $0.finding.code,
        text: $0.finding.text, count: $0.count)
    }
  }
}

extension JSONReport.Item {
  fileprivate init(_ diagnostic: Diagnostic, _ change: ChangeJSON?, in files: [SourceFile]) {
    self.change = change
    code = diagnostic.code.rawValue
    name = diagnostic.code.name
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    location = JSONReport.Location(diagnostic.span, in: files)
    labels = diagnostic.labels.map {
      JSONReport.Label(location: JSONReport.Location($0.span, in: files), message: $0.message)
    }
    notes = diagnostic.notes
    fixes = diagnostic.fixIts.map {
      JSONReport.Fix(
        title: $0.title, isAutomatic: $0.isAutomatic,
        location: JSONReport.Location($0.span, in: files), replacement: $0.replacement)
    }
  }
}

extension JSONReport.Location {
  fileprivate init(_ span: Span, in files: [SourceFile]) {
    let file = files.file(of: span)
    path = file.path
    (line, column) = file.location(of: span.start)
    offset = span.start
    (endLine, endColumn) = file.location(of: span.end)
    endOffset = span.end
  }
}
