import RoutegenSource
import Testing

@Suite struct DiagnosticTests {
  private func span(_ start: Int, _ end: Int) -> Span {
    Span(file: FileID(0), start: start, end: end)
  }

  @Test func theBagSortsByPlaceAndKeepsEachOnce() {
    var bag = DiagnosticBag()
    bag.report(Diagnostic(.unknownType, "b", at: span(4, 5)))
    bag.report(Diagnostic(.invalidName, "a", at: span(0, 1)))
    bag.report(Diagnostic(.unknownType, "b", at: span(4, 5)))
    #expect(bag.sorted.map(\.message) == ["a", "b"])
    #expect(bag.hasErrors)
  }

  @Test func onlyStyleIsAWarning() {
    for code in DiagnosticCode.allCases {
      #expect((code.severity == .warning) == code.rawValue.hasPrefix("RG4"))
    }
  }

  @Test func suggestsOrListsTheCandidates() {
    let problem = Diagnostic(.unknownType, "x", at: span(2, 4))
    let suggested = problem.suggest("In", at: span(2, 4), among: ["Int"], called: "types")
    #expect(suggested.fixIts.map(\.replacement) == ["Int"])
    let listed = problem.suggest("Foo", at: span(2, 4), among: ["Int", "URL"], called: "types")
    #expect(listed.fixIts.isEmpty)
    #expect(listed.notes == ["the types are Int, URL"])
  }

  @Test func spansUnite() {
    #expect(span(4, 5).union(span(1, 2)) == span(1, 5))
  }
}
