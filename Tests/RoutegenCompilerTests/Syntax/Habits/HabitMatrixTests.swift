import RoutegenCompiler
import RoutegenTool
import Testing

/// Each habit has one message in each place, with a change that makes exactly the file that is meant.
@Suite struct HabitMatrixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let written: String
    let meant: String

    init(_ habit: String, _ meant: String, _ place: (name: String, file: String)) {
      testDescription = "\(habit) | \(place.name)"
      written = place.file.replacing("@", with: habit).replacing("!", with: "@")
      self.meant = place.file.replacing("@", with: meant).replacing("!", with: "@")
    }
  }

  private static let cases: [Case] = segments + lines

  private static let segments: [Case] = HabitMatrix.segments.flatMap { habit in
    HabitMatrix.placesOfSegments
      .filter { place in
        let isInText = ["text", "placeholder"].contains { place.name.hasSuffix($0) }
        // A regular expression, and a '#', are not recognized in a value.
        let isValue = place.name.hasPrefix("value")
        return (!isInText || habit.isPart)
          && !(isValue && ["#{id}", ":id(\\d+)", "(?<id>\\d+)"].contains(habit.habit))
      }
      .map { Case(habit.habit, habit.meant, $0) }
  }

  private static let lines: [Case] = HabitMatrix.lines.flatMap { habit in
    HabitMatrix.placesOfLines.map { Case(habit.habit, habit.meant, $0) }
  }

  @Test(arguments: cases) func hasOneMessageThatWritesWhatIsMeant(_ testCase: Case) {
    let parsed = Parsed("\(Self.head)\(testCase.written)\n")
    // A line that is indented without a block is reported as such, too.
    let problems = parsed.diagnostics.filter { $0.code != .misleadingIndentation }
    let meant = Self.normalized("\(Self.head)\(testCase.meant)\n")
    let isPerfect =
      problems.count == 1
      && problems[0].fixIts.contains {
        Self.normalized(String(decoding: parsed.file.applying([$0]).file.bytes, as: UTF8.self))
          == meant
      }
    #expect(isPerfect != knownShortfalls.contains(testCase.testDescription), "\(parsed.messages)")
  }

  private static let head = "routes App\n\nhost a.example\n\n"

  /// The lines that are not empty, regardless of white space.
  private static func normalized(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}

/// The list only shrinks: the test of a file in it fails as soon as its message is perfect.
private let knownShortfalls: Set<String> = [
  // A pattern may begin with its fragment.
  "#{id} | first"
]
