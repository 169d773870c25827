import RoutegenTool
import Testing
import TestSupport
@testable import RoutegenCompiler

/// An export that leaves routes out answers links as the app does, without their names.
@Suite struct ShownRoutesTests {
  @Test(.tags(.random)) func onlyNamesAreLeftOut() throws {
    var (shownCount, hiddenCount) = (0, 0)
    for seed in 0..<UInt64(rounds(4000, short: 60)) {
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
        let verdicts = [matcher.match(link), matcher.match(others)]
        // The pattern that opens the link, if it is not that of a route that is left out.
        let patterns = verdicts.map { verdict in
          if case .answer(.route(let index, _), _) = verdict, !shown.shows(model.routes[index]) {
            return nil as Int?
          }
          return verdict.pattern
        }
        #expect(patterns[0] == patterns[1], "\(text) in \(content)")
        if patterns[0] != nil { shownCount += 1 }
        if patterns[0] == nil, verdicts.allSatisfy({ $0.pattern != nil }) { hiddenCount += 1 }
      }
    }
    #expect(min(shownCount, hiddenCount) > 20)
  }
}
