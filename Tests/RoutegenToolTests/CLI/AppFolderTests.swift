import Foundation
import RoutegenCompiler
import Testing
import TestSupport

/// `check --app` with folders as users have them.
@Suite struct AppFolderTests {
  static let corpus = Corpus("apps")
  /// Each app of `Tests/Corpus/apps` has a hole.
  @Test(arguments: corpus.cases) func findsTheHole(_ testCase: Corpus.Case) {
    let world = checked(testCase.file.path, testCase.name, in: "Tests/Corpus/apps")
    testCase.expect(world.output + world.errors, in: "check")
  }

  @Test func corpusIsSound() {
    #expect(Self.corpus.cases.count == 3)
    #expect(Self.corpus.orphans == [])
  }

  @Test func hasNothingToSayAboutTheExampleWithViews() {
    let world = checked("Greenhouse", "Greenhouse/Sources", in: "Examples")
    #expect(world.output + world.errors == "no problems in 1 file\n")
  }

  @Test(arguments: ["Cinema", "Recipes", "Server", "Web"])
  func findsNoAppInTheOtherExamples(_ name: String) {
    let world = checked("Recipes", name, in: "Examples")
    #expect(world.output == "")
    #expect(
      world.errors == """
        error: no file below '\(name)' has an app: an 'App' of SwiftUI, or the delegate of a scene or of the application

        """)
  }

  /// Checks files with the code in a folder; all files below `folder` are there.
  private func checked(_ path: String, _ app: String, in folder: String) -> FakeEnvironment {
    var world = FakeEnvironment()
    let folder = Repository.url(folder)
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let file = files?.nextObject() as? String {
      // The contents of folders cannot be read.
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else { continue }
      world.files[file] = Array(data)
    }
    _ = world.routegen("check \(path) --app \(app)")
    return world
  }

  // MARK: What is no folder of an app

  private static let routes = "routes Shop\nscheme shop\n/home\n"
  private static let app = "@main struct Main: App { .onOpenURL { links.open($0) } }"

  /// A file of an app may be anything, and long.
  @Test func readsBeside() {
    var world = FakeEnvironment([
      "Shop.routes": Self.routes, "App/Main.swift": Self.app,
      "App/Nested.swift": String(repeating: ".onOpenURL { url in ", count: 20_000),
      "App/Open.swift": String(repeating: ".onOpenURL(perform: f(", count: 20_000),
      "App/Closed.swift": String(repeating: ".onOpenURL { ", count: 20_000)
        + String(repeating: "}", count: 20_000),
      "App/Functions.swift": String(repeating: "func a(b c", count: 20_000),
    ])
    world.files["App/Binary.swift"] = (0...255).map { UInt8($0) } + [0xFF, 0xFE, 0x00]
    world.files["App/UTF16.swift"] = Array("struct A {}".utf16).flatMap { [UInt8($0), 0] }
    #expect(world.routegen("check Shop.routes --app App") == .success)
    #expect(world.output == "no problems in 1 file\n")
    #expect(world.errors == "")
  }

  /// Changed code of an app is read, too, and each place is in its file.
  @Test(.tags(.random), arguments: corpus.cases) func readsChangedCode(_ testCase: Corpus.Case) {
    var world = checked(testCase.file.path, testCase.name, in: "Tests/Corpus/apps")
    let files = world.files.filter { $0.key.hasPrefix(testCase.name + "/") }
    let pieces = Strange.pieces + files.values.flatMap { $0.split(separator: 0x20).map(Array.init) }
    var random = SplitMix(seed: UInt64(testCase.name.count))
    for _ in 0..<rounds(2000, short: 100) {
      for (path, bytes) in files {
        var parts = bytes.split(separator: 0x20, omittingEmptySubsequences: false).map(Array.init)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          parts.mutate(inserting: pieces, using: &random)
        }
        world.files[path] = Array(parts.joined(separator: [0x20]))
      }
      let code = world.routegen("check \(testCase.file.path) --app \(testCase.name) --format json")
      let isRefused = world.errors.hasPrefix("error: no file below '\(testCase.name)' has an app")
      #expect(code == (isRefused ? .couldNotRun : .success), "\(world.errors)")
    }
  }
}
