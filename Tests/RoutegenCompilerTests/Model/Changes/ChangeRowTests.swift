import Foundation
import RoutegenCompiler
import Testing
import TestSupport
@testable import RoutegenTool

/// What `routegen diff` says: the rows of `Tests/Corpus/changes`, each an old and a new version, with the findings and
/// what proves them.
@Suite struct ChangeRowTests {
  /// The beginning of the codes in each file.
  private static let codes = [
    "additions": "", "links": "RG50", "payloads": "RG52", "printed": "RG51", "website": "RG54",
  ]

  @Test(arguments: Corpus("changes", extensions: ["txt"]).cases)
  func finds(_ file: Corpus.Case) throws {
    _ = try #require(Self.codes[file.name])
    file.expect { row in
      let versions = row.replacingOccurrences(of: " | ", with: "\n").components(separatedBy: " => ")
      guard versions.count == 2 else { return "! not an old and a new version" }
      let (old, new) = (Resolved(versions[0]), Resolved(versions[1]))
      #expect(old.codes.isEmpty && new.codes.isEmpty, "\(row): \(old.messages + new.messages)")
      for same in [old, new] {
        #expect(Self.found(file.name, from: same, to: same) == [], "\(row)")
      }
      let found = Self.found(file.name, from: old, to: new)
      if file.name == "website" {
        // To go back is the opposite.
        let back = Self.found(file.name, from: new, to: old)
        let codes = ["RG541": "RG542", "RG542": "RG541"]
        let opposite = found.map { "\(codes[String($0.prefix(5))] ?? "")\($0.dropFirst(5))" }
        #expect(back == opposite, "\(row)")
      }
      return "-> " + (found.isEmpty ? "nothing" : found.joined(separator: ", "))
    }
  }

  private static func found(
    _ kind: String, from old: Resolved, to new: Resolved
  ) -> [String] {
    let changes = RouteSetChanges(from: old.model, to: new.model)
    guard kind != "additions" else { return changes.additions.map { "\($0.kind) \($0.text)" } }
    return changes.all.filter { $0.code.rawValue.hasPrefix(codes[kind] ?? "") }.map { change in
      var proof = change.proof?.reading?.link ?? change.diagnostic.message
      if case .payload(let json, _, _)? = change.proof { proof = json }
      return "\(change.code.rawValue) \(proof)"
    }
  }
}
