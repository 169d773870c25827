import RoutegenCompiler
import Testing
@testable import RoutegenTool

/// The page about diagnostics, which the tool contains, says of each what its code says.
@Suite struct DiagnosticsPageTests {
  private static let page = Page("Documentation/Diagnostics.md")

  @Test func everyCodeHasATitle() {
    let titles = Self.page.lines.filter { $0.hasPrefix("### ") }.map { $0.dropFirst(4) }
    #expect(titles == DiagnosticCode.all.map { $0.rawValue[...] })
  }

  @Test(arguments: DiagnosticCode.all) func aRowAndASentenceNameIt(_ code: DiagnosticCode) {
    let row =
      "| [\(code.rawValue)](#\(code.rawValue.lowercased())) | `\(code.name)` "
      + "| \(code.defaultLevel.rawValue) | \(code.summary) |"
    #expect(Self.page.lines.contains(row), "the page lacks: \(row)")
    let kind = code.severity == .error ? "an error" : "a warning"
    let level = code.defaultLevel == .off ? ", off by default" : ""
    #expect(code.markdown.hasPrefix("`\(code.name)`, \(kind)\(level): "))
  }

  @Test(arguments: DiagnosticCode.all) func itSaysHowToSilenceIt(_ code: DiagnosticCode) {
    let isReported = code.severity == .warning || code.isAboutChanges || code.isAboutLinks
    #expect(code.markdown.contains(isReported ? "\nThis is reported:\n" : "\nThis is refused:\n"))
    let ways = code.waysToSilence
    #expect(code.markdown.hasSuffix(ways ?? "```\n"), "the section should end with: \(ways ?? "")")
  }
}

extension DiagnosticCode {
  /// The command that reports the diagnostic.
  private var command: String {
    if isAboutChanges { return "diff" }
    if rawValue.hasPrefix("RG60") { return "export" }
    if rawValue.hasPrefix("RG62") { return "generate" }
    if rawValue.hasPrefix("RG61") { return "verify" }
    return isAboutLinks ? "links" : "check"
  }

  /// How to silence the diagnostic, or to turn it on or off; `nil` for an error.
  fileprivate var waysToSilence: String? {
    guard isAdjustable else { return nil }
    let comment =
      isSilenceable || isAboutLinks
      ? "To silence it on the next line:\n\n    // routegen:disable-next-line \(name)"
      : "No comment silences it."
    let isOff = defaultLevel == .off
    return comment + """


      To turn it \(isOff ? "on" : "off") for `routegen \(command)`, in `.routegen.json`:

          "rules": { "\(name)": "\(isOff ? "warning" : "off")" }

      """
  }
}
