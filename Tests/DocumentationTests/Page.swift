import Foundation

/// A page of the documentation, as far as tests read it: its lines and its fenced blocks.
struct Page: Sendable, CustomStringConvertible {
  static let readme = Page("README.md")
  static let language = Page("Documentation/Language.md")
  static let special = Page("Documentation/SpecialLinks.md")
  static let checking = Page("Documentation/Checking.md")
  static let links = Page("Documentation/LinksInOtherFiles.md")
  static let tools = Page("Documentation/Tools.md")
  static let matching = Page("Documentation/Matching.md")
  static let migrating = Page("Documentation/Migrating.md")
  static let publishing = Page("Documentation/Publishing.md")
  static let changing = Page("Documentation/Changing.md")
  static let installing = Page("Documentation/Installing.md")
  static let push = Page("Documentation/Push.md")
  static let json = Page("Documentation/JSON.md")
  static let editors = Page("Documentation/Editors.md")
  static let languages = Page("Documentation/OtherLanguages.md")
  static let versions = Page("Documentation/Versions.md")
  static let pipelines = Page("Documentation/Pipelines.md")

  /// The articles of the DocC catalogues.
  static let articles =
    [Page("Sources/RoutegenRuntime/RoutegenRuntime.docc/YourFirstRoute.md")]
    + ["OpeningLinks", "ColdStartAndLogin", "CoordinatorsAndModules", "TestingYourLinks"]
    .map { Page("Sources/RoutegenHandling/RoutegenHandling.docc/\($0).md") }
    + [Page("Sources/RoutegenRuntime/RoutegenRuntime.docc/NavigatingWithValues.md")]
  static let all =
    [
      readme, installing, language, special, matching, push, checking, links, tools, json,
      migrating,
      publishing,
      changing, editors, languages, versions, pipelines,
    ]
    + articles + ["Matching", "Push"].map { Page("Tests/Corpus/pages/\($0).md") }

  let path: String
  let url: URL
  let lines: [String]
  private(set) var blocks: [Block] = []

  var description: String { path }

  /// What stands between two lines that begin with three backquotes.
  struct Block: Sendable, CustomStringConvertible {
    /// The words after the first backquotes: `routes error RG203`.
    let words: [String]
    let text: String

    /// Where the block is: `README.md:12`.
    let place: String

    var description: String { place }

    /// The blocks before it on the page that are whole route sets, the nearest first: it may mount
    /// them by name.
    let sets: [String]

    var lines: [String] { text.split(separator: "\n").map(String.init) }

    /// Whether the line that names the route set is there.
    var isWhole: Bool { lines.contains { $0.hasPrefix("routes ") } }
  }

  init(_ path: String, filePath: String = #filePath) {
    self.path = path
    let root = URL(fileURLWithPath: filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    url = root.appendingPathComponent(path)
    let text = try? String(contentsOf: url, encoding: .utf8)
    lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    readBlocks()
  }

  private mutating func readBlocks() {
    var open: (words: [String], start: Int)?
    var sets: [String] = []
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let (words, start) = open {
        let text = lines[(start + 1)..<index].map { $0 + "\n" }.joined()
        let block = Block(
          words: words, text: text, place: "\(path):\(start + 1)", sets: sets)
        if words == ["routes"], block.isWhole { sets.insert(text, at: 0) }
        blocks.append(block)
        open = nil
      } else {
        open = (line.dropFirst(3).split(separator: " ").map(String.init), index)
      }
    }
  }

  /// The folder of the page, with `/` behind it; nothing for the root.
  var folder: String {
    String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
  }

  func blocks(_ words: String...) -> [Block] {
    blocks.filter { $0.words.starts(with: words) }
  }

  /// The part of the page from a heading, such as `## Open links`, to the next one of the same level.
  func section(_ heading: String) -> Page {
    let start = lines.firstIndex(of: heading) ?? lines.endIndex
    let level = heading.prefix { $0 == "#" } + " "
    let end = lines[start...].dropFirst().firstIndex { $0.hasPrefix(level) } ?? lines.endIndex
    return Page(self, lines: start..<end)
  }

  private init(_ page: Page, lines range: Range<Int>) {
    path = page.path
    url = page.url
    lines = Array(page.lines[range])
    readBlocks()
  }
}
