import Foundation
import RoutegenCompiler
import Testing
@testable import RoutegenTool

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

  @Test(arguments: [(["format"], "routes  App\n"), (["check", "--fix"], "routes App\n/a/\n")])
  func leavesReadOnlyFilesAlone(_ words: [String], _ text: String) throws {
    let file = "\(folder)/App.routes"
    try environment.write(text, to: file)
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    #expect(run(words + [file], in: &environment) == .couldNotRun)
    #expect(String(decoding: try environment.read(file), as: UTF8.self) == text)
    #expect(try mode(of: file) == 0o444)
  }

  /// A file is replaced by one that is complete, so another name of it keeps the old one.
  @Test func aHardLinkKeepsTheOldText() throws {
    let (file, other) = ("\(folder)/App.routes", "\(folder)/Other.routes")
    try environment.write("routes  App\n", to: file)
    try files.linkItem(atPath: file, toPath: other)
    #expect(run(["format", file], in: &environment) == .success)
    #expect(String(decoding: try environment.read(file), as: UTF8.self) == "routes App\n")
    #expect(String(decoding: try environment.read(other), as: UTF8.self) == "routes  App\n")
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
    let error = #expect(throws: FileProblem.self) {
      try self.environment.routesFiles(below: self.folder)
    }
    #expect(error?.path == secret)
    #expect(run(["check", folder], in: &environment) == .couldNotRun)
  }

  // MARK: Files that are none

  /// Each is an error in words, by whatever command and in whatever role, and nothing waits.
  @Test func onlyRegularFilesAreRead() throws {
    try environment.write("routes App\nscheme app\n/home\n", to: "\(folder)/App.routes")
    try files.createDirectory(atPath: "\(folder)/folder", withIntermediateDirectories: true)
    #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
    try link("zero", to: "/dev/zero")
    try link("circle", to: "circle")
    try link("nothing", to: "nowhere")
    #expect(truncate("large") == 0)
    for (name, reason) in [
      ("folder", "it is a folder"), ("pipe", "it is a pipe, not a file"),
      ("zero", "it is a device, not a file"), ("circle", "its links lead in a circle"),
      ("nothing", "it is a link that leads to nothing"), ("none", "it does not exist"),
      ("large", "it has more than 64 MiB"),
    ] {
      let problem = #expect(throws: FileProblem.self) {
        try self.environment.read("\(self.folder)/\(name)")
      }
      #expect(problem?.reason == reason, "\(name)")
      let path = "\(folder)/\(name)"
      for words in [
        ["check", path], ["generate", path, "-o", folder, "--module", "M"], ["tree", path],
        ["export", "json", path], ["verify", "\(folder)/App.routes", "--entitlements", path],
        ["import", path], ["match", "\(folder)/App.routes", "--payload", "@\(path)"],
        ["check", "\(folder)/App.routes", "--baseline", path],
        ["diff", path, "\(folder)/App.routes"],
        ["check", "\(folder)/App.routes", "--import", "M=\(path)"],
      ] {
        #expect(run(words, in: &environment) == .couldNotRun, "\(words)")
      }
    }
  }

  /// A name below a folder is not left out because it is no name, or no file.
  @Test(arguments: ["pipe.routes", "M\u{FFFD}.routes"]) func nothingIsLeftOutInSilence(name: String)
    throws
  {
    try environment.write("routes App\n/home\n", to: "\(folder)/App.routes")
    var bytes = Array("\(folder)/\(name)".utf8)
    if let index = bytes.firstIndex(of: 0xEF) {
      bytes.replaceSubrange(index..<(index + 3), with: [0xFC])
    }
    #expect(mkfifo(bytes.map(CChar.init(bitPattern:)) + [0], 0o600) == 0)
    for command in ["check", "format", "snapshot"] {
      let words = [command, folder] + (command == "snapshot" ? ["-o", "\(folder)/s.json"] : [])
      #expect(run(words, in: &environment) == .couldNotRun, "\(words)")
    }
    #expect(!files.fileExists(atPath: "\(folder)/s.json"))
  }

  @Test func linksThatLeadOutAreNotReadOrWritten() throws {
    let (project, other) = ("\(folder)/project", "\(folder)/other")
    try environment.write("secret token\n", to: "\(other)/Secret.routes")
    try files.createDirectory(atPath: "\(project)/.git", withIntermediateDirectories: true)
    try Data("secret token\n".utf8).write(to: URL(fileURLWithPath: "\(project)/.git/config"))
    try environment.write("routes App\n\n\n/home\n", to: "\(project)/Sources/App.routes")
    try environment.write("routes In\n\n\n/in\n", to: "\(project)/Shared/In.routes")
    for (name, target) in [
      ("Out", "../../other/Secret.routes"), ("Git", "../.git/config"),
      ("In", "../Shared/In.routes"),
      ("New", "../../other/new"),
    ] {
      try link("project/Sources/\(name).routes", to: target)
    }
    #expect(run(["format", "\(project)/Sources/In.routes"], in: &environment) == .success)
    #expect(try environment.read("\(project)/Shared/In.routes") == Array("routes In\n\n/in\n".utf8))
    for name in ["Out", "Git"] {
      let path = "\(project)/Sources/\(name).routes"
      for command in [["check"], ["format"], ["format", "--diff"], ["tree"], ["export", "json"]] {
        #expect(run(command + [path], in: &environment) == .couldNotRun, "\(command) \(name)")
      }
    }
    for name in ["Out", "Git", "New"] {
      #expect(throws: FileProblem.self) {
        try self.environment.write("x", to: "\(project)/Sources/\(name).routes")
      }
    }
    #expect(try files.contentsOfDirectory(atPath: other) == ["Secret.routes"])
    #expect(throws: FileProblem.self) {
      try self.environment.write("x", to: "\(project)/.git/config")
    }
  }

  /// A link to nothing in the project becomes a file with the usual mode.
  @Test func aNewFileHasTheUsualMode() throws {
    let mask = umask(0o027)
    defer { umask(mask) }
    try link("link", to: "new")
    try environment.write("x", to: "\(folder)/link")
    try environment.write("x", to: "\(folder)/a/b/c")
    #expect(try mode(of: "\(folder)/new") == 0o640)
    #expect(try mode(of: "\(folder)/a/b/c") == 0o640)
  }

  @Test func aFileWithTheSameBytesStaysTheSameFile() throws {
    let path = "\(folder)/file"
    func number() throws -> Int? {
      try files.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    try environment.write("x", to: path)
    let first = try number()
    try environment.write("x", to: path)
    #expect(try number() == first)
    try environment.write("y", to: path)
    #expect(try number() != first)
    #expect(try files.contentsOfDirectory(atPath: folder) == ["file"])
  }

  /// The code of an app is what its folder has: no link is followed, and nothing waits.
  @Test func theCodeOfAnAppIsInItsFiles() throws {
    let (routes, app) = ("\(folder)/App.routes", "\(folder)/App")
    try environment.write("routes App\nscheme app\n/home\n", to: routes)
    try environment.write("struct Main: App {}\n", to: "\(app)/Main.swift")
    try environment.write("x.onOpenURL { open($0) }\n", to: "\(folder)/Other/Links.swift")
    try link("App/Circle", to: "..")
    try link("App/Nothing.swift", to: "nowhere")
    try link("App/Links.swift", to: "../Other/Links.swift")
    #expect(mkfifo("\(app)/Pipe.swift", 0o600) == 0)
    #expect(truncate("App/Large.swift") == 0)
    let words = ["check", "--strict", routes, "--app"]
    #expect(run(words + [app], in: &environment) == .problemsFound)
    try link("Link", to: "App")
    #expect(run(words + ["\(folder)/Link"], in: &environment) == .problemsFound)
    try environment.write("x.onOpenURL { open($0) }\n", to: "\(app)/Links2.swift")
    #expect(run(words + [app], in: &environment) == .success)
    #expect(run(words + ["\(app)/Pipe.swift"], in: &environment) == .couldNotRun)
    #expect(run(words + ["\(app)/Circle/nowhere"], in: &environment) == .couldNotRun)
  }

  // MARK: Folders

  @Test func everyCommandSearchesTheSameFiles() throws {
    for path in [
      "App.routes", "Sub/a.routes", "Sub/vendor/b.routes", "Pods/c.routes", "Carthage/d.routes",
      "DerivedData/e.routes", "SourcePackages/f.routes", "node_modules/g.routes", "build/h.routes",
      "ignored/i.routes", ".hidden/j.routes", "k.ignored.routes",
    ] {
      let name = path.filter(\.isLetter)
      try environment.write("routes X\(name)\n/home\n", to: "\(folder)/\(path)")
    }
    try environment.write("ignored/\n*.ignored.routes\n", to: "\(folder)/.gitignore")
    #expect(try environment.git(["init", "-q"], in: folder).exitCode == 0)
    let found = ["App.routes", "Sub/a.routes"].map { "\(folder)/\($0)" }
    #expect(try environment.routesFiles(below: folder) == found)
    #expect(try environment.allFiles(below: folder) == found)
    // What is named is searched.
    for name in ["Pods/c", "ignored/i", "Sub/vendor/b"] {
      let path = "\(folder)/\(name).routes"
      let below = String(path.prefix(path.count - 9))
      #expect(try environment.routesFiles(below: below) == [path])
    }
  }

  /// git waits for a pipe, in the folder that is searched or in one around it.
  @Test func rulesOfGitThatArePipesAreRefused() throws {
    try environment.write("routes App\n/home\n", to: "\(folder)/Sub/App.routes")
    #expect(mkfifo("\(folder)/.gitignore", 0o600) == 0)
    let start = ContinuousClock.now
    for path in [folder, "\(folder)/Sub"] {
      let problem = #expect(throws: FileProblem.self) {
        try self.environment.routesFiles(below: path)
      }
      #expect(problem?.reason.contains("git would wait for '\(folder)/.gitignore'") == true)
      #expect(run(["check", path], in: &environment) == .couldNotRun)
    }
    #expect(start.duration(to: .now) < .seconds(5))
  }

  /// Swift Package Manager compiles a symbolic link to a Swift file.
  @Test func theSourceOfATargetMayBeALink() throws {
    let plugin = "plugins: [.plugin(name: \"RoutegenPlugin\", package: \"swift-routegen\")]"
    let targets = ".target(name: \"Trips\", \(plugin)), .target(name: \"Other\")"
    let manifest = "let package = Package(name: \"Trips\", targets: [\(targets)])"
    try environment.write(manifest, to: "\(folder)/Package.swift")
    let file = "\(folder)/Sources/Trips/Links.routes"
    try environment.write("routes Trip\n\n/home\n", to: file)
    #expect(run(["check", "--strict", file], in: &environment) == .problemsFound)
    try link("Sources/Trips/A.swift", to: "../../A.swift")
    #expect(run(["check", "--strict", file], in: &environment) == .success)
  }

  private func link(_ name: String, to target: String) throws {
    try files.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: target)
  }

  /// Makes a file that is larger than what is read, without bytes on the disk.
  private func truncate(_ name: String) -> Int32 {
    _ = files.createFile(atPath: "\(folder)/\(name)", contents: nil)
    return Foundation.truncate("\(folder)/\(name)", 1 << 40)
  }
}
