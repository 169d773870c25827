import RoutegenCompiler
import Testing

/// The modification times of files that `routegen generate` rewrites: swift-driver compares seconds.
@Suite struct ModificationTimeTests {
  private static let path = "Out/App.routes.swift"
  private static let second = 1_700_000_000.0

  private var environment = FakeEnvironment()

  /// The modification time of the generated file, after the second of the tests.
  private var time: Double? { environment.modificationTimes[Self.path].map { $0 - Self.second } }

  /// Generates another file than before, at a time after the second of the tests.
  private mutating func generate(_ route: String, at time: Double?) -> ExitCode {
    environment.files["App.routes"] = Array("routes App\n/\(route)\n".utf8)
    environment.secondsSince1970 = time.map { Self.second + $0 }
    let code = environment.routegen("generate App.routes -o Out")
    #expect(environment.errors == "")
    #expect(environment.text(of: Self.path)?.contains("case \(route)") == true)
    return code
  }

  @Test mutating func eachFileOfOneSecondHasASecondOfItsOwn() {
    for (route, now, expected) in [
      ("a", 0.25, 0.25), ("b", 0.5, 1), ("c", 0.5, 2), ("d", 0.75, 3),
      // Seconds that have come in the meantime are given away already.
      ("e", 1.5, 4), ("f", 4.5, 5), ("g", 6.25, 6.25), ("h", 7, 7),
    ] {
      #expect(generate(route, at: now) == .success)
      #expect(time == expected, "\(route)")
    }
  }

  /// Parts of a second do not count, in whichever order they come.
  @Test(arguments: [(0.0, 0.0), (0.0, 0.75), (0.75, 0.0), (0.25, 0.25)])
  mutating func aSecondIsWhole(old: Double, new: Double) {
    #expect(generate("a", at: old) == .success)
    #expect(generate("b", at: new) == .success)
    #expect(time == 1)
  }

  @Test(arguments: [(0.75, 1.0), (0.0, 1.0), (0.0, 100.5)])
  mutating func aLaterSecondIsKept(old: Double, new: Double) {
    #expect(generate("a", at: old) == .success)
    #expect(generate("b", at: new) == .success)
    #expect(time == new)
  }

  @Test(arguments: [
    (1.5, 2.0), (59.5, 60.0), (60.0, 0.25), (3600.0, 0.25), (4e9, 0.25), (9e18, 0.25),
  ])
  mutating func aTimeFarInTheFutureIsNotContinued(old: Double, expected: Double) {
    #expect(generate("a", at: 0) == .success)
    environment.modificationTimes[Self.path] = Self.second + old
    #expect(generate("b", at: 0.25) == .success)
    #expect(time == expected)
  }

  @Test mutating func aFileThatStaysKeepsItsTime() {
    #expect(generate("a", at: 0.25) == .success)
    #expect(generate("a", at: 0.5) == .success)
    #expect(time == 0.25)
    environment.files["App.routes"] = Array("routes App\n/b\n".utf8)
    #expect(environment.routegen("generate App.routes -o Out --check") == .problemsFound)
    #expect(time == 0.25)
  }

  @Test mutating func fileSystemsThatCannotSetTimesFailNothing() {
    environment.setsModificationTimes = false
    #expect(generate("a", at: 0.25) == .success)
    #expect(generate("b", at: 0.5) == .success)
    #expect(time == 0.5)
    #expect(generate("c", at: nil) == .success)
    #expect(generate("d", at: nil) == .success)
    #expect(time == nil)
  }
}
