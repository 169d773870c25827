import RoutegenCompiler
import Testing

@Suite struct DiagnosticTests {
  private func span(_ start: Int, _ end: Int) -> Span {
    Span(file: FileID(0), start: start, end: end)
  }

  @Test func theBagSortsByPlaceAndRemovesDuplicates() {
    var bag = DiagnosticBag()
    bag.report(Diagnostic(.unknownType, "b", at: span(4, 5)))
    bag.report(Diagnostic(.invalidName, "a", at: span(0, 1)))
    bag.report(Diagnostic(.unknownType, "b", at: span(4, 5)))
    #expect(bag.sorted.map(\.message) == ["a", "b"])
    #expect(bag.hasErrors)
  }

  @Test func levelsApplyToLints() {
    let problem = Diagnostic(.manyCases, "x", at: span(0, 1))
    let undocumented = Diagnostic(.undocumentedRoute, "y", at: span(0, 1))
    let error = Diagnostic(.unknownType, "z", at: span(0, 1))
    let all = [problem, undocumented, error]
    #expect(Levels.default.applied(to: all) == [problem, error])
    var levels = Levels.default
    levels[.manyCases] = .error
    levels[.undocumentedRoute] = .warning
    #expect(levels.applied(to: all).map(\.severity) == [.error, .warning, .error])
    levels[.manyCases] = .off
    #expect(levels.applied(to: all) == [undocumented, error])
  }

  /// A similar name is a guess, which a person must confirm.
  @Test func onlyFixesAreAutomatic() {
    let problem = Diagnostic(.unknownType, "x", at: span(2, 4))
    #expect(problem.fix("a", replace: span(2, 4), with: "").fixIts.map(\.isAutomatic) == [true])
    #expect(
      problem.propose("a", replace: span(2, 4), with: "").fixIts.map(\.isAutomatic) == [false])
    let guess = problem.suggest("In", at: span(2, 4), among: ["Int"], called: "types")
    #expect(guess.fixIts.map(\.isAutomatic) == [false])
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

extension DiagnosticCode {
  static let unknownType = DiagnosticCode("RG203", "unknown-type")
  static let invalidName = DiagnosticCode("RG208", "invalid-name")
  static let invalidPattern = DiagnosticCode("RG108", "invalid-pattern")
  static let unexpectedToken = DiagnosticCode("RG103", "unexpected-token")
  static let manyCases = DiagnosticCode("RG401", "many-cases", .warning)
  static let undocumentedRoute = DiagnosticCode("RG404", "undocumented-route", .off)
}
