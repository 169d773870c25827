import Foundation
import Testing

/// Every link from one page to another leads to a file, and to a heading if it names one.
@Suite struct PageLinkTests {
  private static let pages =
    Page.all
    + [
      "Documentation/Architecture.md", "Documentation/Overlap.md", "CONTRIBUTING.md",
      "CHANGELOG.md",
    ]
    .map { Page($0) }

  @Test(arguments: pages) func leadsSomewhere(_ page: Page) throws {
    for line in page.prose {
      for match in line.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
        if match.1.hasSuffix(".png") {
          let folder = page.url.deletingLastPathComponent()
          let isThere =
            (try? folder.appendingPathComponent(String(match.1)).checkResourceIsReachable())
          #expect(isThere == true, "\(page): no picture '\(match.1)'")
          continue
        }
        let parts = match.1.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? page : Page(page.folder + Self.file(parts[0]))
        #expect(target.lines.count > 1, "\(page): no file '\(match.1)'")
        guard parts.count > 1 else { continue }
        #expect(target.anchors.contains(parts[1]), "\(page): no heading '\(match.1)'")
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

  /// What the headings are called in links: lower case, words joined by `-`, other marks left out.
  fileprivate var anchors: Set<String> {
    Set(
      prose.filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.dropFirst().lowercased()
        return String(
          title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
      })
  }
}
