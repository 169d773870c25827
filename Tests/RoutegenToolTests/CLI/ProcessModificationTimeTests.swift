import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing

/// The modification times of real files that `routegen generate` rewrites.
@Suite final class ProcessModificationTimeTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("routegen-\(UUID().uuidString)").path
  private var output: String { "\(folder)/Out/App.routes.swift" }
  private var environment = ProcessEnvironment()

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func generate(_ route: String) throws {
    let input = "\(folder)/App.routes"
    try environment.write("routes App\n/\(route)\n", to: input)
    #expect(run(["generate", input, "-o", "\(folder)/Out"], in: &environment) == .success)
    let text = String(decoding: try environment.read(output), as: UTF8.self)
    #expect(text.contains("case \(route)"))
  }

  private func date() throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date
  }

  private func setDate(_ date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: output)
  }

  @Test func eachFileOfOneSecondHasASecondOfItsOwn() throws {
    try generate("a")
    // Ahead of the clock, so that this test does not depend on its own speed.
    let second = Date().timeIntervalSince1970.rounded(.down) + 20
    try setDate(Date(timeIntervalSince1970: second + 0.5))
    #expect(environment.modificationSecond(of: output) == Int(second))
    for (index, route) in ["b", "c", "d"].enumerated() {
      try generate(route)
      #expect(try date() == Date(timeIntervalSince1970: second + Double(index + 1)))
    }
  }

  @Test func rewritesInARowHaveDifferentSeconds() throws {
    var seconds: Set<Int?> = []
    for route in ["a", "b", "c"] {
      try generate(route)
      seconds.insert(environment.modificationSecond(of: output))
    }
    #expect(seconds.count == 3 && !seconds.contains(nil))
  }

  @Test(arguments: [-100_000.0, -2, 86_400])
  func otherTimesAreThoseOfTheClock(offset: Double) throws {
    try generate("a")
    try setDate(Date(timeIntervalSinceNow: offset))
    try generate("b")
    let age = try date().map { Date().timeIntervalSince($0) }
    #expect(age.map { (-1..<20).contains($0) } == true)
  }

  @Test func aFileThatIsNotThereHasNoSecond() {
    #expect(environment.modificationSecond(of: output) == nil)
    environment.setModificationSecond(1, of: output)
    #expect(environment.modificationSecond(of: output) == nil)
  }
}
