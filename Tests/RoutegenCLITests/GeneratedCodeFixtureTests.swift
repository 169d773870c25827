import Foundation
import RoutegenCLI
import RoutegenDiff
import RoutegenExplain
import RoutegenGenerate
import RoutegenLinks
import Testing

/// The generated code that is kept in `Tests/GeneratedCode-VERSION`, where it is compiled with this
/// version of the runtime.
@Suite struct GeneratedCodeFixtureTests {
  /// The newest version of which the code is kept.
  private static let version = "0.1.0"
  private static let name = "GeneratedCode.routes.swift"
  private static let sets = ["Aisle.routes", "Radio.routes", "Store.routes"]

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private var folder: URL {
    root.appendingPathComponent("Tests/GeneratedCode-\(Self.version)")
  }

  /// Code that this version generates is code that is kept.
  ///
  /// The files of a version that is not released yet change with the generator. Those of a release
  /// never change.
  @Test func isCurrent() throws {
    let generated = try generate()
    let file = folder.appendingPathComponent(Self.name)
    guard try Data(contentsOf: file) != Data(generated) else { return }

    if try isReleased {
      Issue.record(
        """
        the generated code has changed since \(Self.version); keep that of the next version too: \
        "Fixtures" in Documentation/Versions.md
        """)
    } else if ProcessInfo.processInfo.environment["ROUTEGEN_UPDATE"] != nil {
      try Data(generated).write(to: file)
      Issue.record("\(Self.name) rewritten; run again without ROUTEGEN_UPDATE")
    } else {
      Issue.record("\(Self.name) differs; if this is right: ROUTEGEN_UPDATE=1 swift test")
    }
  }

  /// Whether the changelog has a heading for the version.
  private var isReleased: Bool {
    get throws {
      let changelog = try String(
        contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
      return changelog.contains("\n## [\(Self.version)]")
    }
  }

  private func generate() throws -> [UInt8] {
    var environment = FakeEnvironment()
    for set in Self.sets {
      environment.files[set] = try [UInt8](Data(contentsOf: folder.appendingPathComponent(set)))
    }
    let line = "generate \(Self.sets.joined(separator: " ")) -o Out --module GeneratedCode"
    try #require(environment.routegen(line) == .success, "\(environment.errors)")
    return try #require(environment.files["Out/\(Self.name)"])
  }
}
