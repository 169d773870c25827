import Testing
import TestSupport
@testable import RoutegenCompiler

/// How long a file takes is bounded by counts of work, so no test has a clock;
/// `Checks/nasty/run` measures the commands.
@Suite struct NastyFileTests {
  /// Files that took minutes, and that are decided well within the budget.
  @Test(
    .tags(.random),
    arguments: chosen(
      ["query-variants", "query-subsets", "query-literals", "enum-shadowed", "alias-items"],
      oneIn: 5))
  func isDecided(_ name: String) throws {
    let index = OverlapIndex(try model(name))
    #expect(index.undecided.isEmpty)
    #expect(index.tree.budget.spent < 450_000)
  }

  /// Files that no search decides; the budget is the usual one in the long form.
  @Test(
    .tags(.random), arguments: chosen(["mixed-ranks", "query-optional"], oneIn: 2))
  func isNotDecided(_ name: String) throws {
    let total = rounds(500_000, short: 50_000)
    let index = OverlapIndex(
      try model(name), budget: SearchBudget(total: total, share: total / 5))
    #expect(!index.undecided.isEmpty)
    // The work ends soon after the budget does.
    #expect(index.tree.budget.spent < 2 * total)
    #expect(Set(index.undecided.map { PatternID($0.pattern) }).count == index.undecided.count)
  }

  /// The result is that of the file, and not of the computer or the run.
  @Test func whatIsNotDecidedIsTheSameInEachRun() throws {
    let model = try model("mixed-types")
    let indices = (0..<2).map { _ in
      OverlapIndex(model, budget: SearchBudget(total: 40_000, share: 10_000))
    }
    let undecided = indices.map { $0.undecided.map(\.pattern.pattern.span) }
    #expect(!undecided[0].isEmpty)
    #expect(undecided[0] == undecided[1])
    #expect(indices[0].tree.budget.spent == indices[1].tree.budget.spent)
  }

  @Test func aLargerBudgetDecides() throws {
    let model = try model("mixed-25")
    let large = OverlapIndex(model)
    #expect(large.undecided.isEmpty)
    let small = OverlapIndex(model, budget: SearchBudget(total: 20_000, share: 20_000))
    #expect(small.undecided.count > 1)
    let found = Set(large.ambiguous.found.map(\.pattern.pattern.span))
    #expect(found.isSuperset(of: small.ambiguous.found.map(\.pattern.pattern.span)))
  }

  @Test func enumsHaveALimit() {
    let values = (0...10_000).map { "v\($0)" }.joined(separator: ", ")
    var bag = DiagnosticBag()
    _ = resolve(
      ParsedFile(SourceFile(path: "a", text: "routes A\nenum E { \(values) }\n/{e: E} as e\n")),
      into: &bag)
    #expect(
      bag.diagnostics.map(\.message) == ["an enum has at most 10000 values, and here are 10001"])
  }

  /// The rules are not checked: they would search once before the test does.
  private func model(_ name: String) throws -> RouteModel {
    let file = try #require(NastyFile.all.first { $0.name == name }).files[0]
    var bag = DiagnosticBag()
    return resolve(ParsedFile(SourceFile(path: file.name, text: file.text)), into: &bag)
  }
}
