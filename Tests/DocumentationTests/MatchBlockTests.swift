import Foundation
import RoutegenCompiler
import Testing

/// Every link in a block that is marked `links` is what the page says.
///
/// A line is `LINK -> ANSWER`, asked of the tool's matcher and the route set before it on the page.
/// The answer is the route with its values, or what `routegen match` says behind "not a route".
@Suite struct MatchBlockTests {
  private static let blocks = Page.all.flatMap(\.blocks).filter { $0.words == ["links"] }

  @Test(arguments: blocks) func isWhatThePageSays(_ block: Page.Block) throws {
    let set = try #require(block.sets.first, "\(block.place): no whole route set stands before it")
    let others = Array(block.sets.dropFirst())
    let model = Compilation.of(
      Page.Block(words: ["routes"], text: set, place: block.place, sets: others)
    ).model
    let matcher = ExplainingMatcher(model)
    for line in block.lines {
      let parts = line.components(separatedBy: " -> ")
      try #require(parts.count == 2, "a line is 'LINK -> ANSWER': \(line)")
      let link = parts[0].trimmingCharacters(in: .whitespaces)
      let answer = text(of: matcher.match(link, isPath: true), model)
      #expect(answer == parts[1], "\(block.place): \(link)")
    }
  }

  @Test(arguments: [Page.language, .special, .matching, .migrating]) func pagesHaveLinks(
    _ page: Page
  ) {
    #expect(page.blocks.contains { $0.words == ["links"] })
  }

  private func text(of answer: ExplainingMatcher.Answer, _ model: RouteModel) -> String {
    if case .route(let index, let values) = answer {
      return model.text(of: model.routes[index], values)
    }
    return answer.text(in: model)
  }
}
