import Foundation
package import RoutegenCompiler

extension ProcessEnvironment {
  /// The seconds after which git is ended: it waits for a file of a repository that is a pipe.
  private static let mostSeconds = 10

  /// Settings that count more than those of the repository, which may be anybody's.
  ///
  /// The commands that are run have no external diff and no text conversion.
  private static let settings = [
    // A folder with the files of a repository may come from another repository, with its settings.
    "safe.bareRepository=explicit",
    // git would run the programs that these name.
    "core.fsmonitor=false", "core.hooksPath=/dev/null",
  ]

  private static let variables = [
    // Objects that are missing stay missing.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
  ]

  package func git(
    _ words: [String], in folder: String
  ) throws(UsageError) -> ProgramOutput {
    guard let output = try answer(to: words, in: folder) else { throw UsageError(Self.noAnswer) }
    return output
  }

  /// The reason why the output of git is not known.
  static let noAnswer = "git has not answered for \(mostSeconds) s"

  /// Runs git, and returns its output; `nil` if it was ended because it did not answer.
  func answer(
    to words: [String], in folder: String
  ) throws(UsageError) -> ProgramOutput? {
    let place = absolute(folder)
    if let trustedFolders, !trustedFolders.contains(where: { isInside(place.text, $0.text) }) {
      throw UsageError("the editor does not trust the folder '\(folder)', so git is not run")
    }
    guard let program = Self.program(variable("PATH") ?? "", self) else {
      throw UsageError("there is no program 'git'")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["--no-pager", "-C", place.text] + Self.settings.flatMap { ["-c", $0] } + words
    process.environment = ProcessInfo.processInfo.environment
      .merging(Self.variables) { _, own in own }
    return try Self.output(of: process)
  }

  /// Returns the path of git in a folder of `PATH` that does not depend on the current folder.
  private static func program(_ folders: String, _ environment: Self) -> String? {
    folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/git" }
      .first { access($0, X_OK) == 0 && environment.kind(of: $0) == .file }
  }

  private static func output(of process: Process) throws(UsageError) -> ProgramOutput? {
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    // The exit code is enough; messages of git would be in another language and order.
    process.standardError = FileHandle.nullDevice
    let bytes: [UInt8]
    do {
      try process.run()
      let end = end(of: process)
      defer { end.cancel() }
      bytes = try read(output.fileHandleForReading)
      if bytes.count > FileSystem.mostBytes { process.terminate() }
      process.waitUntilExit()
    } catch {
      throw UsageError("git cannot be run")
    }
    guard bytes.count <= FileSystem.mostBytes else { throw UsageError("git prints too much") }
    guard process.terminationReason == .exit else { return nil }
    return ProgramOutput(exitCode: process.terminationStatus, output: bytes)
  }

  /// Ends a process when it has had enough time, unless the result is canceled.
  private static func end(of process: Process) -> DispatchWorkItem {
    let number = process.processIdentifier
    let end = DispatchWorkItem { kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(mostSeconds), execute: end)
    return end
  }

  /// Reads to the end, or a little more than the most bytes.
  private static func read(_ file: FileHandle) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= FileSystem.mostBytes, let chunk = try file.read(upToCount: 1 << 16),
      !chunk.isEmpty
    {
      bytes += chunk
    }
    return bytes
  }
}
