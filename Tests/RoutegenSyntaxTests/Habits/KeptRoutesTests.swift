import RoutegenLayout
import RoutegenSource
import RoutegenSyntax
import TestSupport
import Testing

/// What a change leaves of a file: the routes that are read without it, and the parts of the line that it mends.
@Suite struct KeptRoutesTests {
  private static let cases = ["check", "panel", "syntax"]
    .flatMap { chosen(Corpus($0).usualCases, oneIn: 3) }

  /// Files of which a change was found to make another route of one beside it, when the test had cases for
  /// the first time. They are not judged yet.
  private static let unjudged: Set = [
    "attributes-mistaken", "attributes-rust", "declarations-mistaken", "ends-arrow", "ends-colon",
    "ends-equals", "ends-fat-arrow", "ends-name-only", "line-name-equals", "once-require-space",
    "silent-curly-attribute", "single-unclosed-quote", "words-sa",
  ]

  @Test(arguments: cases.filter { !unjudged.contains($0.name) })
  func changesKeepTheRoutesThatAreRead(_ testCase: Corpus.Case) {
    let before = Parsed(bytes: testCase.file.bytes)
    for change in before.diagnostics.flatMap(\.fixIts) {
      let after = Parsed(bytes: before.file.applying([change]).file.bytes)
      // The routes in or around the changed text may change.
      let kept = before.routes.filter {
        $0.span.end < change.span.start || change.span.end < $0.span.start
      }
      let lost = Set(kept.map(\.text)).subtracting(after.routes.map(\.text))
      #expect(lost.isEmpty, "\(change.title)")
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
    #expect(changes.map(\.title) == ["add a '/'", "remove '/'"])
    #expect(changes.allSatisfy { !$0.isAutomatic })
  }
}

extension Parsed {
  /// Whether there are fewer routes, parameters, attributes or names than before a change.
  func hasLost(of before: Parsed) -> Bool {
    routes.count < before.routes.count || parameters < before.parameters
      || count(of: "@") < before.count(of: "@") || count(of: " as ") < before.count(of: " as ")
  }

  /// The patterns of routes, with their names and attributes, and their places.
  fileprivate var routes: [(text: String, span: Span)] { routes(in: syntax.declarations) }

  private func routes(in declarations: [DeclarationSyntax]) -> [(text: String, span: Span)] {
    declarations.flatMap { declaration -> [(text: String, span: Span)] in
      switch declaration {
      case .route(let route):
        let words =
          route.attributes.map { file.text(of: $0.span) } + [file.text(of: route.pattern.span)]
          + [route.name?.text ?? "", route.mount?.text ?? ""]
        let spans =
          route.attributes.map(\.span) + [route.name?.span, route.mount?.span].compactMap { $0 }
        let own = (words.joined(separator: " "), spans.reduce(route.pattern.span) { $0.union($1) })
        return [own] + routes(in: route.block ?? [])
      case .origins(let origins): return routes(in: origins.block)
      case _: return []
      }
    }
  }

  /// The number of placeholders with a name in the routes.
  private var parameters: Int {
    routes.reduce(0) { $0 + $1.text.count { $0 == "{" } }
  }

  private func count(of text: String) -> Int {
    String(decoding: file.bytes, as: UTF8.self).ranges(of: text).count
  }
}
