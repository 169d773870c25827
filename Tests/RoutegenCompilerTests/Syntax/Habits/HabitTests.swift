import RoutegenTool
import Testing
@testable import RoutegenCompiler

/// Each habit is found in its example, before all others, and what it writes there is read.
@Suite struct HabitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let form: LineForm
    let habit: Habit

    var testDescription: String { habit.example.written }
  }

  private static let cases =
    ([
      (.declaration, Habit.comments + Habit.declarations), (.continuation, Habit.continuations),
      (.attribute, Habit.attributes), (.values, Habit.values), (.payload, Habit.payloads),
    ] as [(LineForm, [Habit])])
    .flatMap { form, habits in habits.map { Case(form: form, habit: $0) } }

  @Test(arguments: cases) func isFirst(_ testCase: Case) throws {
    let habit = testCase.habit
    let reading = Self.read(habit.example.written, testCase.form, habit.traits.contains(.block))
    let problem = try #require(reading.problems.first)
    let line = HabitLine(Array(habit.example.written.utf8), hasBlock: true)
    let found = try #require(habit.find(in: line))
    #expect(problem.message == found.message)
    #expect(problem.notes.count == habit.notes.count)
    #expect(
      problem.fixIts.map(\.isAutomatic)
        == (habit.write == nil ? [] : [found.isCertain]))
    guard let meant = habit.example.meant, let change = problem.fixIts.first else { return }
    let file = SourceFile(path: "", text: habit.example.written)
    #expect(String(decoding: file.applying([change]).file.bytes, as: UTF8.self) == meant)
  }

  @Test(arguments: cases) func writesWhatIsRead(_ testCase: Case) {
    guard let meant = testCase.habit.example.meant else { return }
    let hasBlock = testCase.habit.traits.contains(.block)
    let isRead =
      Self.read(meant, testCase.form, hasBlock).problems == []
      || HabitText.isRead(meant, inPlaceOf: testCase.form)
    #expect(isRead)
  }

  private static func read(_ text: String, _ form: LineForm, _ hasBlock: Bool) -> Reading {
    var bag = DiagnosticBag()
    let file = SourceFile(path: "", text: text)
    let tokens = lex(file, into: &bag).tokens
    var reading = Reading(
      0..<(tokens.count - 1), of: tokens, in: file,
      LineContext(
        form: form,
        hasBlock: hasBlock || ["enum", "open", "caseless"].contains { text.hasPrefix($0) }))
    reading.read(hasHabits: true)
    return reading
  }
}
