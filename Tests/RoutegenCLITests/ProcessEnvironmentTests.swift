import Foundation
import RoutegenCLI
import RoutegenDiff
import RoutegenExplain
import RoutegenGenerate
import RoutegenLinks
import Testing

/// The tool with real files, links, pipes and folders.
@Suite final class ProcessEnvironmentTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("routegen-\(UUID().uuidString)").path
  private var environment = ProcessEnvironment()
  private let files = FileManager.default

  init() throws {
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? files.removeItem(atPath: folder) }

  private func mode(of path: String) throws -> Int? {
    try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func writesThroughSymbolicLinks() throws {
    let (file, link) = ("\(folder)/App.routes", "\(folder)/Link.routes")
    try environment.write("routes App\n\n\n\n/home\n", to: file)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "App.routes")
    #expect(run(["format", link], in: &environment) == .success)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "App.routes")
    #expect(String(decoding: try environment.read(file), as: UTF8.self) == "routes App\n\n/home\n")
  }

  @Test(arguments: [0o600, 0o644, 0o755]) func keepsTheMode(_ mode: Int) throws {
    let file = "\(folder)/App.routes"
    try environment.write("routes App\n\n\n\n/home\n", to: file)
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    #expect(run(["format", file], in: &environment) == .success)
    #expect(try self.mode(of: file) == mode)
  }

  @Test func readsPipesToTheirEnd() throws {
    let pipe = Pipe()
    let text = String(repeating: "// a comment\n", count: 500) + "routes App\n/home\n"
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(String(decoding: try environment.read(path), as: UTF8.self) == text)
  }

  /// The super-user may search every folder.
  @Test(.enabled(if: geteuid() != 0)) func namesTheFolderThatItCannotSearch() throws {
    try environment.write("routes App\n/home\n", to: "\(folder)/App.routes")
    let secret = "\(folder)/secret"
    try files.createDirectory(atPath: secret, withIntermediateDirectories: true)
    try files.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    defer { try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: secret) }
    let error = #expect(throws: UnreadableFolder.self) {
      try self.environment.routesFiles(below: self.folder)
    }
    #expect(error?.description.contains(secret) == true)
    #expect(run(["check", folder], in: &environment) == .couldNotRun)
  }
}
