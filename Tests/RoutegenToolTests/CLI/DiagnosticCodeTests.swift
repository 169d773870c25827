import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

@Suite struct DiagnosticCodeTests {
  /// Each code is declared in the sources, with its number and name.
  private static let declared: [[String]] = {
    let sources = Repository.url("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .flatMap { file in
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.matches(of: /static let \w+ = DiagnosticCode\(\s*"(RG\d+)", "([a-z0-9-]+)"/).map
        {
          [String($0.1), String($0.2)]
        }
      }
  }()

  /// A code that no list has would be unknown to `explain`, settings and comments.
  @Test func everyDeclaredCodeIsListedOnce() {
    let listed = DiagnosticCode.all.map { [$0.rawValue, $0.name] }
    #expect(listed == Self.declared.sorted { $0[0] < $1[0] })
  }

  @Test func numbersAndNamesAreUnique() {
    let codes = DiagnosticCode.all
    #expect(Set(codes.map(\.rawValue)).count == codes.count)
    #expect(Set(codes.map(\.name)).count == codes.count)
  }

  @Test func lintsAreWarnings() {
    for code in DiagnosticCode.all where code.isLint { #expect(code.severity == .warning) }
  }

  @Test func codesAreFoundByNumberAndName() {
    for code in DiagnosticCode.all {
      #expect(DiagnosticCode.all.code(code.rawValue) == code)
      #expect(DiagnosticCode.all.code(code.name) == code)
    }
    #expect(DiagnosticCode.all.code("manyCases") == nil)
  }
}
