import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// What a change leaves of a file: the routes that are read without it, and the parts of the line that it mends.
@Suite struct KeptRoutesTests {
  private static let cases = ["check", "panel", "syntax"]
    .flatMap { chosen(Corpus($0).usualCases, oneIn: 4) }

  @Test(arguments: cases) func changesKeepTheRoutesThatAreRead(_ testCase: Corpus.Case) {
    let before = Parsed(bytes: testCase.file.bytes)
    for change in before.diagnostics.flatMap(\.fixIts) {
      let after = Parsed(bytes: before.file.applying([change]).file.bytes)
      let written = after.lines(of: change)
      // The routes in or around the changed text may change.
      let lost = before.routes
        .filter { $0.span.end < change.span.start || change.span.end < $0.span.start }
        .filter { route in
          !after.routes.contains { $0.isRoute(route, withPartsOn: written, of: after.file) }
        }
      #expect(lost.isEmpty, "\(change.title) loses \(lost.map(\.text))")
    }
  }

  @Test(arguments: cases) func automaticChangesRemoveNothing(_ testCase: Corpus.Case) {
    let before = Parsed(bytes: testCase.file.bytes)
    for change in before.diagnostics.flatMap(\.fixIts) where change.isAutomatic {
      let after = Parsed(bytes: before.file.applying([change]).file.bytes)
      #expect(!after.hasLost(of: before), "\(change.title)")
    }
  }

  /// Without its slash, the word may be meant as `caseless`.
  @Test func changesAfterAGuessAreGuesses() {
    let text = "routes A\nhost a.example\ncaselesslast/\n"
    let changes = Parsed(bytes: Array(text.utf8)).diagnostics.flatMap(\.fixIts)
    #expect(changes.map(\.title) == ["write '/caselesslast'"])
    #expect(changes.allSatisfy { !$0.isAutomatic })
  }
}

extension Parsed {
  /// Whether there are fewer routes, parameters, attributes or names than before a change.
  func hasLost(of before: Parsed) -> Bool {
    routes.count < before.routes.count || parameters < before.parameters
      || count(of: "@") < before.count(of: "@") || count(of: " as ") < before.count(of: " as ")
  }

  fileprivate var routes: [ReadRoute] { routes(in: syntax.declarations) }

  private func routes(in declarations: [DeclarationSyntax]) -> [ReadRoute] {
    declarations.flatMap { declaration -> [ReadRoute] in
      switch declaration {
      case .route(let route): [ReadRoute(route, in: file)] + routes(in: route.block ?? [])
      case .origins(let origins): routes(in: origins.block)
      case _: []
      }
    }
  }

  /// The lines that a change has written.
  fileprivate func lines(of change: FixIt) -> ClosedRange<Int> {
    let end = change.span.start + change.replacement.utf8.count
    return file.location(of: change.span.start).line...file.location(of: end).line
  }

  /// The number of placeholders with a name in the routes.
  private var parameters: Int {
    routes.reduce(0) { $0 + $1.text.count { $0 == "{" } }
  }

  private func count(of text: String) -> Int {
    String(decoding: file.bytes, as: UTF8.self).ranges(of: text).count
  }
}

/// A route as it is read: its pattern, its attributes, its name and what it mounts.
private struct ReadRoute {
  let text: String
  let parts: [(text: String, span: Span)]

  /// The place of all of it.
  let span: Span

  init(_ route: RouteSyntax, in file: SourceFile) {
    text = file.text(of: route.pattern.span)
    let names = [route.name, route.mount].compactMap { $0 }
    parts =
      route.attributes.map { (file.text(of: $0.span), $0.span) } + names.map { ($0.text, $0.span) }
    span = parts.reduce(route.pattern.span) { $0.union($1.span) }
  }

  /// Whether this is another route after a change, which may have written further parts: the name in
  /// `/home -> start`, or the attribute in `#[deprecated]` on the line above.
  func isRoute(
    _ before: ReadRoute, withPartsOn lines: ClosedRange<Int>, of file: SourceFile
  ) -> Bool {
    var known = before.parts.map(\.text)
    let areKnown = parts.allSatisfy { part in
      guard let index = known.firstIndex(of: part.text) else {
        return lines.contains(file.location(of: part.span.start).line)
      }
      known.remove(at: index)
      return true
    }
    return text == before.text && areKnown && known.isEmpty
  }
}
