import RoutegenExport
import RoutegenFormats
import RoutegenGenerate
import RoutegenSource

/// The warnings, and the findings about links in texts, that a team accepts for now, recorded in a file that it commits.
///
/// A finding is identified by its code and the text of its line, so the line may move.
package struct Baseline {
  /// The version of the file format.
  static let version = 1

  /// A finding, which may occur several times.
  package struct Finding: Hashable, Comparable {
    /// Relative to the folder of the baseline.
    package let path: String
    package let code: String

    /// The text of the line without the white space around it.
    package let text: String

    package static func < (left: Finding, right: Finding) -> Bool {
      (left.path, left.code, left.text) < (right.path, right.code, right.text)
    }
  }

  private let folder: AbsolutePath
  private(set) var counts: [Finding: Int] = [:]

  /// Creates a baseline without findings for the file at `path`.
  init(at path: AbsolutePath) {
    folder = path.parent ?? path
  }

  /// Reads the file at `path`.
  init(
    at path: AbsolutePath, in environment: borrowing some Environment
  ) throws(UsageError) {
    self.init(at: path)
    let name = path.path(from: AbsolutePath(environment.currentFolder))
    guard environment.kind(of: name) == .file else {
      throw UsageError(
        "there is no baseline '\(name)'; '--write-baseline \(name)' writes one")
    }
    let object = try JSONObject(
      JSONValue(at: name, in: environment), called: "'\(name)'", keys: ["version", "findings"])
    guard try object.count("version") == Self.version else {
      throw UsageError("'\(name)' is not a baseline of version \(Self.version)")
    }
    for item in try object.list("findings") {
      let finding = try JSONObject(
        item, called: "a finding of '\(name)'", keys: ["path", "code", "text", "count"])
      guard
        let path = try finding.text("path"), let code = try finding.text("code"),
        let text = try finding.text("text")
      else { throw UsageError("\(finding.name) lacks 'path', 'code' or 'text'") }
      counts[Finding(path: path, code: code, text: text), default: 0] +=
        try finding.count("count") ?? 1
    }
  }

  /// Adds the finding of `diagnostic`; errors of route files are ignored.
  mutating func add(_ diagnostic: Diagnostic, in file: some BaselinedFile) {
    guard diagnostic.code.isRecordable else { return }
    counts[finding(diagnostic, in: file), default: 0] += 1
  }

  /// Removes one occurrence of `diagnostic`; returns `false` if there is none.
  mutating func remove(_ diagnostic: Diagnostic, in file: some BaselinedFile) -> Bool {
    let finding = finding(diagnostic, in: file)
    guard diagnostic.code.isRecordable, let count = counts[finding] else { return false }
    counts[finding] = count > 1 ? count - 1 : nil
    return true
  }

  /// The files that have findings.
  var files: Set<AbsolutePath> { Set(counts.keys.map { AbsolutePath($0.path, in: folder) }) }

  /// Returns a copy with only the findings of `files`.
  func only(_ files: Set<AbsolutePath>) -> Baseline {
    var copy = self
    copy.counts = counts.filter { files.contains(AbsolutePath($0.key.path, in: folder)) }
    return copy
  }

  /// The findings in order.
  var findings: [(finding: Finding, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The number of findings.
  package var count: Int { counts.values.reduce(0, +) }

  /// The text of the file.
  var text: String {
    jsonText(
      Form(
        version: Self.version,
        findings: findings.map {
          Form.Finding(
            path: $0.finding.path, code: $0.finding.code, text: $0.finding.text, count: $0.count)
        }))
  }

  private struct Form: Encodable {
    let version: Int
    let findings: [Finding]

    struct Finding: Encodable {
      let path: String
      let code: String
      let text: String
      let count: Int
    }
  }

  private func finding(_ diagnostic: Diagnostic, in file: some BaselinedFile) -> Finding {
    let source = file.source
    let line = source.location(of: diagnostic.span.start).line
    let whole = source.span(ofLine: line)
    let end = min(whole.end, whole.start + Self.longestLine)
    let text = source.text(of: Span(file: source.id, start: whole.start, end: end))
      .drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    return Finding(
      path: file.path.path(from: folder), code: diagnostic.code.rawValue,
      text: String(text.prefix(Self.longestText)))
  }

  /// The number of characters that identify a line.
  private static let longestText = 200

  /// The number of bytes of a line that are read; a long line may have thousands of findings.
  private static let longestLine = 4096
}
