import Foundation
import GuideRoutes
import RoutegenCompiler
import RoutegenFoundation
import RoutegenRuntime
import RoutegenTool
import Testing

/// Every link in a block that is marked `text links` is what the page says.
///
/// A line is `LINK => RESULT`, read as a link of `routes/Guide`. The result is the path that the
/// route prints, `extras` behind it if there are any, or the error's own words.
@Suite struct LinkBlockTests {
  private static let lines = Page.all.flatMap { $0.blocks("text", "links") }.flatMap(\.lines)

  @Test(arguments: lines) func isWhatThePageSays(_ line: String) throws {
    let parts = line.components(separatedBy: " => ")
    try #require(parts.count == 2, "a line is 'LINK => RESULT': \(line)")
    let link = parts[0].trimmingCharacters(in: .whitespaces)
    #expect(result(of: link) == parts[1].trimmingCharacters(in: .whitespaces))
  }

  /// The printer of the tool prints the path that the runtime prints.
  @Test func theToolPrintsTheSame() throws {
    let text = Page("routes/Guide/Guide.routes").lines.joined(separator: "\n")
    let model = Compilation(SourceFile(path: "Guide.routes", text: text)).model
    let matcher = ExplainingMatcher(model)
    var count = 0
    for parts in Self.lines.map({ $0.components(separatedBy: " => ") })
    where parts[1].hasPrefix("/") {
      let link = parts[0].trimmingCharacters(in: .whitespaces)
      guard !link.hasPrefix("{") else { continue }
      let answer = matcher.match(link, isPath: true)
      guard case .route(let index, let values) = answer else {
        Issue.record("\(link) is \(answer)")
        continue
      }
      let route = model.routes[index]
      let path = try RoutePrinter(matcher).link(of: route, values, as: .path)
      #expect(path == parts[1].components(separatedBy: " and extras ")[0])
      count += 1
    }
    #expect(count > 5)
  }

  @Test func thereAreLinks() {
    #expect(Self.lines.count > 20)
  }

  private func result(of text: String) -> String {
    do {
      let link = try read(text)
      let extras = link.extras.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
      return try link.route.path() + (extras.isEmpty ? "" : " and extras \(extras)")
    } catch {
      return "\(error)"
    }
  }

  /// JSON is a payload; a text without a scheme is a path.
  private func read(_ text: String) throws -> Link<Guide> {
    guard text.hasPrefix("{") else { return try Link(path: text) }
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try Link(payload: json as? [String: Any] ?? [:])
  }
}
