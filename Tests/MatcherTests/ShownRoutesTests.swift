import RoutegenExport
import RoutegenGenerate
import RoutegenSource
import TestSupport
import Testing

@testable import RoutegenModel

/// An export that leaves routes out answers links as the app does, without their names.
@Suite struct ShownRoutesTests {
  /// What opens a link; of a route that is left out, only that it is one.
  private enum Opened: Equatable { case pattern(Int), leftOut, nothing }

  private func opened(
    _ verdict: ExplainingMatcher.Verdict, _ model: RouteModel, _ shown: ShownRoutes
  ) -> Opened {
    if case .answer(.route(let index, _), _) = verdict, !shown.shows(model.routes[index]) {
      return .leftOut
    }
    return verdict.pattern.map { .pattern($0) } ?? .nothing
  }

  @Test(.tags(.random)) func onlyNamesAreLeftOut() throws {
    var counts = [0, 0, 0]
    for seed in 0..<UInt64(rounds(4000, short: 150)) {
      var file = RandomRouteSet(seed: seed)
      let content = file.text()
      let compilation = Compilation(SourceFile(path: "a.routes", text: content))
      if compilation.hasErrors { continue }
      let (model, mask) = (compilation.model, seed ^ 0b1011)
      let matcher = ExplainingMatcher(model)
      let shown = ShownRoutes(model) { mask >> ($0.index % 4) & 1 == 0 }
      var links = GuidedLink(model, seed: seed)
      for _ in 0..<20 {
        let text = links.text()
        guard let link = try? matcher.classify(text, isPath: true) else { continue }
        var others = link
        others.scopes = link.scopes.map { scope in
          let kept = scope.patterns.filter { shown.keeps($0.candidate) }
          return ExplainingMatcher.Scope(origin: scope.origin, kept, model)
        }
        let app = opened(matcher.match(link), model, shown)
        let export = opened(matcher.match(others), model, shown)
        let isSame = export == app || app == .leftOut && export == .nothing
        #expect(isSame, "\(text) in \(content)")
        counts[app == .nothing ? 0 : app == .leftOut ? 1 : 2] += 1
      }
    }
    #expect(counts.allSatisfy { $0 > 20 })
  }
}
