import RoutegenCompiler

/// The findings that a team accepts, in a file that it commits: warnings and findings about links in texts, and breaks of
/// `diff` with a reason.
package struct Baseline {
  /// The version of the file format.
  static let version = 2

  /// The name of the file of accepted breaks in drafts of this version.
  private static let oldName = "routegen-accepted.json"

  /// What identifies a finding, wherever its line is.
  package struct Finding: Hashable, Comparable {
    /// The file, relative to the folder of the baseline; for a break, the route set and the route.
    package let path: String
    package let code: String

    /// The text of the line without the white space around it; for a break, that of the old version.
    package let text: String

    /// The bytes, because canonically equivalent patterns are different.
    private var bytes: [UInt8] { Array("\(path)\0\(code)\0\(text)".utf8) }

    package static func == (left: Finding, right: Finding) -> Bool { left.bytes == right.bytes }
    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
    package static func < (left: Finding, right: Finding) -> Bool {
      left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    /// Whether it is a break of a link, and not a finding in a file.
    var isBreak: Bool { DiagnosticCode.ofChanges.contains { $0.rawValue == code } }
  }

  /// How often a finding occurs; for a break, why it is accepted and until when.
  struct Entry {
    var count = 1
    var because: String?
    var until: CalendarDate?
  }

  private let folder: AbsolutePath
  var entries: [Finding: Entry] = [:]

  /// Reads the file at `path`.
  ///
  /// - Parameter isRequired: Whether it is an error if there is no such file; otherwise, it has no findings.
  init(
    at path: AbsolutePath, isRequired: Bool, in environment: borrowing some Environment
  ) throws(UsageError) {
    folder = path.parent ?? path
    let name = environment.path(of: path)
    let old = environment.path(of: folder.appending(Self.oldName))
    if environment.kind(of: old) == .file {
      throw UsageError(
        "'\(old)' is not read any more; delete it, and record its breaks with 'diff --accept' in '\(name)'"
      )
    }
    // A file that nobody named may be a link of a stranger's repository.
    let isInside = environment.isInside(name, environment.path(of: folder))
    guard isRequired || isInside else {
      throw UsageError("'\(name)' leads out of its folder; name a baseline in the settings")
    }
    guard environment.kind(of: name) == .file else {
      guard isRequired else { return }
      throw UsageError("there is no baseline '\(name)'; '--write-baseline \(name)' writes one")
    }
    let object = try JSONObject(
      JSONValue(at: name, in: environment), called: "'\(name)'", keys: ["version", "findings"])
    guard try object.count("version") == Self.version else {
      throw UsageError(
        "'\(name)' is not a baseline of version \(Self.version); delete it, and write it again with "
          + "'--write-baseline \(name)'")
    }
    for item in try object.list("findings") {
      let (finding, entry) = try Self.read(item, of: name)
      entries[finding, default: Entry(count: 0)].count += entry.count
      if finding.isBreak { entries[finding] = entry }
    }
  }

  private static func read(
    _ item: JSONValue, of name: String
  ) throws(UsageError) -> (Finding, Entry) {
    let object = try JSONObject(
      item, called: "a finding of '\(name)'",
      keys: ["path", "code", "text", "count", "because", "until"])
    guard
      let path = try object.text("path"), let code = try object.text("code"),
      let text = try object.text("text")
    else { throw UsageError("\(object.name) lacks 'path', 'code' or 'text'") }
    let finding = Finding(
      path: path, code: DiagnosticCode.all.code(code)?.rawValue ?? code, text: text)
    var entry = Entry(count: try object.count("count") ?? 1)
    entry.because = try object.text("because")
    guard finding.isBreak else {
      guard entry.because != nil else { return (finding, entry) }
      let names = DiagnosticCode.ofChanges.map(\.name)
      throw UsageError(
        "\(object.name) has the unknown rule '\(code)'"
          + nearest(to: code, among: names, "the rules"))
    }
    guard entry.because?.contains(where: { !$0.isWhitespace }) == true else {
      throw UsageError("\(object.name), '\(text)', has no reason: 'because' is missing or empty")
    }
    if let until = try object.text("until") {
      entry.until = CalendarDate(until)
      guard entry.until != nil else {
        throw UsageError("'until' of \(object.name) is '\(until)'; \(CalendarDate.form)")
      }
    }
    return (finding, entry)
  }

  /// The text of the file.
  private var text: String {
    let findings: [JSONMembers] = entries.sorted { $0.key < $1.key }.map { finding, entry in
      [
        "path": finding.path, "code": finding.code, "text": finding.text,
        "count": finding.isBreak ? nil : entry.count, "because": entry.because,
        "until": entry.until?.description,
      ]
    }
    let document: JSONMembers = ["version": Self.version, "findings": findings]
    return jsonText(document)
  }

  func write(to path: String, in environment: inout some Environment) throws(UsageError) {
    try environment.replace(path, with: text)
  }

  // MARK: Findings in files

  /// The path of the file in which a finding is.
  func file(of finding: Finding) -> AbsolutePath { AbsolutePath(finding.path, in: folder) }

  /// Adds the finding of `diagnostic`; errors of route files are ignored.
  mutating func add(_ diagnostic: Diagnostic, in file: some BaselinedFile) {
    guard diagnostic.code.isRecordable else { return }
    entries[finding(diagnostic, in: file), default: Entry(count: 0)].count += 1
  }

  /// Removes one occurrence of `diagnostic`, and returns whether the baseline had it.
  mutating func remove(_ diagnostic: Diagnostic, in file: some BaselinedFile) -> Bool {
    let finding = finding(diagnostic, in: file)
    guard diagnostic.code.isRecordable, let count = entries[finding]?.count else { return false }
    if count > 1 { entries[finding]?.count -= 1 } else { entries[finding] = nil }
    return true
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
