import Foundation
import Testing

/// Every link from one page to another leads to a file, and to a heading if it names one.
@Suite struct PageLinkTests {
  private static let pages =
    Page.all
    + [
      "Documentation/Internals/Architecture.md", "Documentation/Internals/Overlap.md",
      "CONTRIBUTING.md",
      "CHANGELOG.md",
    ]
    .map { Page($0) }

  @Test(arguments: pages) func leadsSomewhere(_ page: Page) throws {
    /// The headings of the files that links of the page name.
    var targets: [String: Set<String>] = [:]
    for line in page.prose where line.contains("](") {
      for match in line.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
        if match.1.hasSuffix(".png") {
          let folder = page.url.deletingLastPathComponent()
          let isThere =
            (try? folder.appendingPathComponent(String(match.1)).checkResourceIsReachable())
          #expect(isThere == true, "\(page): no picture '\(match.1)'")
          continue
        }
        let parts = match.1.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].isEmpty ? page.path : page.folder + Self.file(parts[0])
        let target = Self.pages.first { $0.path == path }
        let anchors = targets[path] ?? (target ?? Page(path)).anchors
        targets[path] = anchors
        #expect(anchors != nil, "\(page): no file '\(match.1)'")
        guard parts.count > 1 else { continue }
        #expect(anchors?.contains(parts[1]) == true, "\(page): no heading '\(match.1)'")
      }
    }
  }

  /// DocC calls another article `doc:NAME`.
  private static func file(_ target: String) -> String {
    target.hasPrefix("doc:") ? target.dropFirst("doc:".count) + ".md" : target
  }
}

extension Page {
  /// The lines that stand outside of fenced blocks.
  fileprivate var prose: [String] {
    var isInBlock = false
    return lines.filter { line in
      if line.hasPrefix("```") { isInBlock.toggle() }
      return !isInBlock
    }
  }

  /// What the headings are called in links: lower case, words joined by `-`, other marks left out; `nil` for a page
  /// that is not there.
  fileprivate var anchors: Set<String>? {
    guard lines.count > 1 else { return nil }
    return Set(
      prose.filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.dropFirst().lowercased()
        return String(
          title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
      })
  }
}
