import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// `verify` has no finding about what `export` writes.
@Suite struct ExportedFilesTests {
  private static let setCount: UInt64 = rounds(30, short: 1)
  private static let appID = "ABCDE12345.com.example.app"
  private static let app = AssetLinksFile.App(
    package: "com.example.app",
    fingerprints: [Array(repeating: "14", count: 32).joined(separator: ":")])

  @Test(.tags(.random)) func verifyFindsNothing() throws {
    var compared = 0
    for seed in 0..<Self.setCount {
      guard let matcher = RandomSystemSet.matcher(seed) else { continue }
      compared += 1
      let findings =
        try RandomSystemSet.hosts.flatMap { host in
          try Self.findings(about: matcher, host: host)
        } + Self.findingsWithoutHosts(about: matcher)
      #expect(findings.map(\.message) == [], "\(RandomSystemSet.text(seed))")
    }
    #expect(compared > Self.setCount / 2)
  }

  private static func findings(
    about matcher: ExplainingMatcher, host: String
  ) throws -> [Diagnostic] {
    guard matcher.model.mayOpen(host: host) else { return [] }
    let association = try AppleAssociationFile(matcher, host: host, appIDs: [appID]).exported
    let links = try AssetLinksFile([app]).exported(isMinified: false)
    return AssociationComparison(
      DeployedAssociation(file(association), appID: appID), matcher, host: host
    ).findings + DeployedAssetLinks(file(links), app: app).problems
  }

  private static func findingsWithoutHosts(
    about matcher: ExplainingMatcher
  ) throws -> [Diagnostic] {
    let manifest = AndroidManifest(matcher).exported(matcher)
    return ManifestComparison(DeployedManifest(file(manifest)), matcher).findings
      + EntitlementsComparison(file(try Entitlements(matcher).exported()), matcher).findings
      + InfoPlistComparison(file(try InfoPlist(matcher.model).exported()), matcher.model).findings
  }

  private static func file(_ exported: ExportedFile) -> SourceFile {
    SourceFile(path: "deployed", text: exported.text)
  }
}
