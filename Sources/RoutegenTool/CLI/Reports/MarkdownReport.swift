import RoutegenCompiler

/// Returns the changes for a comment on a pull request, or for release notes.
func markdownReport(_ report: CheckReport) -> String {
  guard let comparison = report.comparison else { return "" }
  return MarkdownReport(comparison: comparison, omitted: report.found.omitted).text
}

/// Returns the changes of links and payloads for a changelog: what people who open links will notice.
func changelog(_ report: CheckReport) -> String {
  guard let comparison = report.comparison else { return "" }
  return MarkdownReport(comparison: comparison, omitted: report.found.omitted).changelog
}

/// The report in the Markdown of GitHub: a table for each category, then the additions.
private struct MarkdownReport {
  let comparison: ComparisonReport
  let omitted: Int

  /// The maximum number of rows of a table; a comment on GitHub has at most 65,536 characters.
  private static let mostRows = 50

  var text: String {
    let sections =
      ChangeCategory.allCases.map(table) + [incomplete, accepted, additions]
    let shown = sections.filter { !$0.isEmpty }
    let found = comparison.findings.isEmpty ? [["No link breaks.", ""]] : []
    let lines = (found + shown).joined() + ["Compared with \(versions)."]
    return lines.joined(separator: "\n") + "\n"
  }

  private var versions: String {
    comparison.versions.map { Self.code($0, isInCell: false) }.joined(separator: ", ")
  }

  // MARK: Sections

  private func table(of category: ChangeCategory) -> [String] {
    let findings = comparison.findings.filter { $0.category == category }
    return section(
      "\(category.title): \(category.counted(findings.count))",
      ["| rule | route | what changes | proof |", "| --- | --- | --- | --- |"], findings.map(row))
  }

  private func row(_ finding: ChangeFinding) -> String {
    let subject = finding.subject
    let mark = finding.diagnostic.severity == .error ? "❌" : "⚠️"
    let patterns = [subject.old, subject.new].compactMap { $0.map(Self.code) }
    return Self.row([
      "\(mark) \(finding.code.rawValue) \(finding.code.name)",
      Self.code(subject.route ?? subject.routeSet),
      patterns.isEmpty
        ? Self.escaped(finding.diagnostic.message)
        : Self.escaped(finding.diagnostic.message) + "<br>" + patterns.joined(separator: " → "),
      proof(of: finding),
    ])
  }

  /// The link or payload, and what both versions make of it.
  private func proof(of finding: ChangeFinding) -> String {
    let notes = finding.diagnostic.notes.map(Self.escaped)
    return ((sample(of: finding).map { [Self.code($0)] } ?? []) + notes).joined(separator: "<br>")
  }

  private func sample(of finding: ChangeFinding) -> String? {
    switch finding.proof {
    case .link(let reading)?: reading.link
    case .payload(let json, _, _)?: json
    case nil: nil
    }
  }

  private var incomplete: [String] {
    let findings = comparison.findings.filter { $0.category == nil }
    return section("Not compared", [], findings.map { "- " + Self.escaped($0.diagnostic.message) })
  }

  private var accepted: [String] {
    section(
      "Accepted", ["| rule | route | because | until |", "| --- | --- | --- | --- |"],
      comparison.accepted.map { finding in
        Self.row([
          "\(finding.code.rawValue) \(finding.code.name)",
          Self.code(finding.subject.route ?? finding.subject.routeSet)
            + (finding.subject.old.map { "<br>" + Self.code($0) } ?? ""),
          Self.escaped(finding.acceptance?.because ?? ""), finding.acceptance?.until ?? "",
        ])
      })
  }

  private var additions: [String] {
    section("Added", [], comparison.additions.map(item))
  }

  /// Returns a section with a list or table, or nothing if there are no rows.
  private func section(_ title: String, _ head: [String], _ rows: [String]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let more = rows.count - Self.mostRows
    let end = more > 0 ? ["", "\(more) more are not shown."] : []
    return ["### \(title)", ""] + head + rows.prefix(Self.mostRows) + end + [""]
  }

  // MARK: Changelog

  /// The sections of [Keep a Changelog](https://keepachangelog.com), without the routes that nobody outside
  /// of the app knows.
  var changelog: String {
    let findings = (comparison.findings + comparison.accepted).filter { !$0.isInternal }
    let removals: [DiagnosticCode] = [.linkLost, .originRemoved, .payloadLost, .triggerLost]
    let removed = findings.filter { removals.contains($0.code) }
    let changed = findings.filter { !removals.contains($0.code) && $0.category != nil }
    let sections = [
      ("Added", comparison.additions.filter { !$0.isInternal }.map(item)),
      ("Changed", changed.map(item)),
      ("Deprecated", comparison.deprecations.filter { !$0.isInternal }.map(item)),
      ("Removed", removed.map(item)),
    ].filter { !$1.isEmpty }
    let lines = sections.flatMap { ["", "### \($0)", ""] + $1 } + prefixed(incomplete)
    let none = lines.isEmpty ? ["", "No link and no payload changes."] : []
    return (["## Links since \(versions)"] + lines + none).joined(separator: "\n") + "\n"
  }

  private func prefixed(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [""] + lines.dropLast()
  }

  private func item(_ addition: RouteSetAddition) -> String {
    let name = addition.route.map { ", " + Self.code($0, isInCell: false) } ?? ""
    let reason = addition.reason.isEmpty ? "" : " – " + Self.escaped(addition.reason)
    return "- \(addition.kind.text)\(Self.code(addition.text, isInCell: false))\(name)\(reason)"
  }

  private func item(_ finding: ChangeFinding) -> String {
    let notes = finding.diagnostic.notes.prefix(1).map { note in
      guard let sample = sample(of: finding) else { return "  " + Self.escaped(note) }
      let parts = note.split(separator: "'\(sample)'", omittingEmptySubsequences: false)
      let code = Self.code(sample, isInCell: false)
      return "  " + parts.map { Self.escaped(String($0)) }.joined(separator: code)
    }
    return (["- " + Self.escaped(finding.diagnostic.message)] + notes).joined(separator: "\n")
  }

  // MARK: Text

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// Returns a text as code, without line breaks.
  ///
  /// - Parameter isInCell: Whether a `|` would end the cell of a table.
  private static func code(_ text: String, isInCell: Bool) -> String {
    let text = printable(text)
    // In code marks, neither can be escaped.
    guard !text.isEmpty, !text.utf8.contains(where: { "`\\".utf8.contains($0) }) else {
      return "<code>\(entities(text))</code>"
    }
    let gap = text.hasPrefix(" ") || text.hasSuffix(" ") ? " " : ""
    return "`\(gap)\(isInCell ? text.asTableCell : text)\(gap)`"
  }

  private static func code(_ text: String) -> String { code(text, isInCell: true) }

  /// Returns a text of which nothing is a mark of Markdown or HTML, a mention, or a link.
  private static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(printable(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "$": result += "\\\(scalar)"
      case "&", "<", ">": result += "&#\(scalar.value);"
      case ":" where scalars[(index + 1)...].first == "/": result += "&#58;"
      case "@": result += "@&#8203;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text with all its punctuation as character references.
  private static func entities(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isLiteral =
        !scalar.isASCII || scalar.properties.isAlphabetic || scalar == " "
        || scalar.properties.numericType != nil
      return isLiteral ? String(scalar) : "&#\(scalar.value);"
    }.joined()
  }
}

extension RouteSetAddition.Kind {
  /// The word before the text of the addition, unless the text begins with it.
  fileprivate var text: String {
    switch self {
    case .routeSet, .host, .scheme: ""
    case .route, .deprecation: "route "
    case .pattern: "pattern "
    }
  }
}
