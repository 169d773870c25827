import Foundation
import Testing

/// The Swift of the articles, and of the README's part on handling, is compiled.
///
/// It is in `Snippets`, where tests call it, and on the page; both are compared, without imports, white space and
/// `@Observable`, which needs later systems than this package. A page may leave out what is between two paragraphs.
/// `Checks/apple/run` compiles the blocks as they are on the page, beside modules with the routes.
@Suite struct SwiftBlockTests {
  private static let blocks = (Page.articles + [Page.readme.section("## Open links")])
    .flatMap(\.blocks).filter { $0.words == ["swift"] }
  private static let apple = blocks.filter { block in
    ["SwiftUI", "UIKit", "UserNotifications", "AppIntents"].contains {
      block.lines.contains("import \($0)")
    }
  }
  private static let linux = blocks.filter { block in
    !apple.contains { $0.place == block.place }
  }

  private static let files = [
    "FirstRoute", "Opening", "ColdStart", "Coordinators", "TestingLinks",
    "Readme", "Readme+Testing",
  ].map { Page("Tests/DocumentationTests/Snippets/\($0).swift") }

  @Test(arguments: linux) func isCompiled(_ block: Page.Block) {
    let paragraphs = block.text.components(separatedBy: "\n\n").map {
      $0.components(separatedBy: "\n")
    }
    #expect(
      Self.files.contains { Self.code($0.lines).contains(paragraphs.map(Self.code)) },
      "\(block.place): no file of Tests/DocumentationTests/Snippets has this")
  }

  @Test(arguments: files) func isShown(_ file: Page) {
    #expect(file.lines.count > 5, "\(file): no such file")
    #expect(
      Self.linux.contains { Self.code(file.lines).contains([Self.code($0.lines)]) },
      "\(file): no page shows this")
  }

  /// The README and three articles use them.
  @Test func applesFrameworksAreShown() {
    #expect(Self.apple.count == 11)
  }

  /// The route sets of the articles are the files that the snippets are compiled with.
  @Test(arguments: Page.articles.flatMap { $0.blocks("routes") }.filter(\.isWhole))
  func routesAreCompiled(_ block: Page.Block) throws {
    let line = try #require(block.lines.first { $0.hasPrefix("routes ") })
    let file = Page("Tests/DocumentationTests/Snippets/\(line.dropFirst("routes ".count)).routes")
    #expect(file.lines.joined(separator: "\n") == block.text, "\(block.place)")
  }

  private static func isImport(_ line: String) -> Bool {
    ["import ", "public import ", "@testable import "].contains { line.hasPrefix($0) }
  }

  /// The lines that say something, without white space around them.
  private static func code(_ lines: [String]) -> String {
    let lines = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    return "\n"
      + lines.filter { !$0.isEmpty && !isImport($0) }
      .map { $0.replacing("@MainActor @Observable", with: "@MainActor") + "\n" }.joined()
  }
}

extension String {
  /// Whether it has all the parts, one behind the other.
  fileprivate func contains(_ parts: [String]) -> Bool {
    var rest = self[...]
    for part in parts {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[rest.index(before: range.upperBound)...]
    }
    return true
  }
}
