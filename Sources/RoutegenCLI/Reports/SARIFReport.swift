import Foundation
import RoutegenExport
import RoutegenLayout
import RoutegenSource
import RoutegenWorkspace

/// Returns the report in the Static Analysis Results Interchange Format 2.1.0, for code scanning
/// services.
func sarifReport(_ report: CheckReport) -> String { jsonText(SARIFLog(report)) }

/// The parts of a SARIF log that the report uses; properties have their names in SARIF.
private struct SARIFLog: Encodable {
  let version = "2.1.0"
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "routegen"
    let version = toolVersion
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let name: String
    let shortDescription: Message

    /// `nil` if the rule has no results, to keep the log short.
    let help: Help?
    let defaultConfiguration: Configuration
  }

  struct Help: Encodable {
    let text: String
    let markdown: String
  }

  struct Configuration: Encodable {
    let enabled: Bool
    let level: String
  }

  struct Message: Encodable {
    let text: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let fixes: [Fix]

    /// The identity of a change, whatever its place; `nil` for other diagnostics.
    let partialFingerprints: [String: String]?
  }

  struct Location: Encodable {
    var id: Int?
    var message: Message?
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
    let byteOffset: Int
    let byteLength: Int
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message
  }

  init(_ report: CheckReport) {
    let found = Set(report.diagnostics.map(\.code))
    let rules = DiagnosticCode.all.map { Rule($0, isFound: found.contains($0)) }
    let findings = report.comparison?.findingsByDiagnostic ?? [:]
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules)),
        results: report.diagnostics.map { Result($0, findings[$0], in: report.files) })
    ]
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ code: DiagnosticCode, isFound: Bool) {
    id = code.rawValue
    name = code.name
    shortDescription = SARIFLog.Message(text: code.summary)
    help =
      isFound
      ? SARIFLog.Help(text: explanation(of: code, .plain), markdown: code.markdown) : nil
    defaultConfiguration = SARIFLog.Configuration(
      enabled: code.defaultLevel != .off, level: code.severity.rawValue)
  }
}

extension SARIFLog.Result {
  fileprivate init(
    _ diagnostic: Diagnostic, _ finding: ChangeFinding?, in files: [SourceFile]
  ) {
    partialFingerprints = finding.map { ["routegenChange/v1": $0.fingerprint] }
    ruleId = diagnostic.code.rawValue
    ruleIndex = DiagnosticCode.all.firstIndex(of: diagnostic.code) ?? -1
    level = diagnostic.severity.rawValue
    message = SARIFLog.Message(
      text: ([diagnostic.message] + diagnostic.notes).joined(separator: "\n"))
    locations = [
      SARIFLog.Location(physicalLocation: SARIFLog.PhysicalLocation(diagnostic.span, in: files))
    ]
    relatedLocations = diagnostic.labels.enumerated().map { index, label in
      SARIFLog.Location(
        id: index + 1, message: SARIFLog.Message(text: label.message),
        physicalLocation: SARIFLog.PhysicalLocation(label.span, in: files))
    }
    fixes = diagnostic.fixIts.map { SARIFLog.Fix($0, in: files) }
  }
}

extension SARIFLog.Fix {
  fileprivate init(_ fixIt: FixIt, in files: [SourceFile]) {
    let place = SARIFLog.PhysicalLocation(fixIt.span, in: files)
    description = SARIFLog.Message(text: fixIt.title)
    artifactChanges = [
      SARIFLog.ArtifactChange(
        artifactLocation: place.artifactLocation,
        replacements: [
          SARIFLog.Replacement(
            deletedRegion: place.region,
            insertedContent: SARIFLog.Message(text: fixIt.replacement))
        ])
    ]
  }
}

extension SARIFLog.PhysicalLocation {
  fileprivate init(_ span: Span, in files: [SourceFile]) {
    let file = files.file(of: span)
    let start = file.utf16Location(of: span.start)
    let end = file.utf16Location(of: span.end)
    artifactLocation = SARIFLog.ArtifactLocation(uri: uri(of: file.path))
    region = SARIFLog.Region(
      startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column,
      byteOffset: span.start, byteLength: span.end - span.start)
  }
}

/// Returns a relative reference, or a `file` URI for an absolute path (RFC 3986).
private func uri(of path: String) -> String {
  (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded(keeping: "-._~/")
}
