import RoutegenCompiler

/// The part of a report that is about a comparison with older versions.
struct ComparisonReport {
  /// The names of the versions, the oldest first.
  let versions: [String]

  /// The names of those versions of which nothing could be compared.
  let emptyVersions: [String]

  /// The findings that count.
  let findings: [ChangeFinding]
  let accepted: [ChangeFinding]
  let additions: [RouteSetAddition]

  /// The routes that only the new version says are deprecated.
  let deprecations: [RouteSetAddition]

  /// Whether the report is that of `diff`, and not of `check`.
  var isDiff = true

  init(_ comparison: VersionComparison, _ found: AcceptedFindings) {
    versions = comparison.versions.map(\.version.name)
    emptyVersions = comparison.emptyVersions
    (findings, accepted) = (found.counted, found.accepted)
    additions = comparison.additions.filter { $0.kind != .deprecation }
    deprecations = comparison.additions.filter { $0.kind == .deprecation }
  }

  var findingsByDiagnostic: [Diagnostic: ChangeFinding] {
    Dictionary(
      findings.map { ($0.diagnostic, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of broken links that a proposed change of the files would mend.
  var mendableCount: Int {
    findings.count { $0.category == .link && !$0.diagnostic.fixIts.isEmpty }
  }

  /// The numbers of findings and additions in a line.
  var summary: String {
    let breaks = ChangeCategory.allCases.compactMap { category -> String? in
      let count = findings.count { $0.category == category }
      return count == 0 ? nil : category.counted(count)
    }
    let incomplete = findings.count { $0.category == nil }
    let parts = [
      breaks.isEmpty ? (incomplete == 0 ? "nothing breaks" : "") : breaks.joined(separator: ", "),
      incomplete == 0
        ? "" : "\(incomplete) \(incomplete == 1 ? "part was" : "parts were") not compared",
      accepted.isEmpty ? "" : "\(accepted.count) accepted",
      additions.isEmpty ? "" : "\(additions.count) addition\(additions.count == 1 ? "" : "s")",
      compared,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The versions with which something was compared, and those with which nothing was.
  private var compared: String {
    let others = versions.filter { !emptyVersions.contains($0) }
    let lists = [("compared with", others), ("nothing was compared with", emptyVersions)]
    return lists.filter { !$1.isEmpty }
      .map { "\($0) \(printable($1.joined(separator: ", ")))" }.joined(separator: "; ")
  }
}

extension ChangeCategory {
  /// The categories that the value of `--category` names: `LINK`, or several with commas.
  static func named(_ text: String) throws(UsageError) -> Set<ChangeCategory> {
    var categories: Set<ChangeCategory> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let category = Self(rawValue: name.uppercased()) else {
        let names = Self.allCases.map(\.rawValue)
        throw UsageError(
          "there is no category '\(name)'" + nearest(to: name, among: names, "the categories"))
      }
      categories.insert(category)
    }
    return categories
  }

  /// A number of findings in words: `2 links break`.
  func counted(_ count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .link: "\(count) \(isOne ? "link breaks" : "links break")"
    case .print: "\(count) \(isOne ? "link" : "links") may break in older apps"
    case .payload: "\(count) \(isOne ? "payload breaks" : "payloads break")"
    case .claim: "\(count) \(isOne ? "claim changes" : "claims change")"
    }
  }

  /// The title of a section about the category.
  var title: String {
    switch self {
    case .link: "Links that people have"
    case .print: "Links for older apps"
    case .payload: "Payloads"
    case .claim: "Links of the website"
    }
  }
}
