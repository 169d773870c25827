import Foundation

extension ProcessEnvironment {
  /// The exit code of `env` for a program that does not exist.
  private static let notFound: Int32 = 127

  package func runProgram(_ program: String, _ words: [String]) throws -> ProgramOutput {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + words
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    // The exit code is enough; messages of the program would be in another language and order.
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = Array(try output.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    guard process.terminationStatus != Self.notFound else { throw MissingProgram(program) }
    return ProgramOutput(exitCode: process.terminationStatus, output: bytes)
  }
}
