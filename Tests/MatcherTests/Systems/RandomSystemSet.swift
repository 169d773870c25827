import TestSupport
@testable import RoutegenCompiler

/// The random route sets with which files for systems are tried.
enum RandomSystemSet {
  static let hosts = ["example.com", "b.wild.example", "a.wild.example", "other.example"]

  /// A random route set of which some routes are `@internal`; `nil` if it has a mistake.
  static func matcher(_ seed: UInt64) -> ExplainingMatcher? { matcher(text(seed)) }

  static func text(_ seed: UInt64) -> String {
    var random = RandomRouteSet(seed: seed)
    var lines = random.text().split(separator: "\n").map(String.init)
    // Some of the routes are for links of the app alone.
    if seed % 3 == 0, let index = lines.lastIndex(where: { $0.hasPrefix("/") }) {
      lines.insert("@internal", at: index)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A random route set with what a file can hardly say: fragments, prefixes, exclusions of types that have
  /// no pattern, and so many numbers that the file reaches its limits.
  static func difficultText(_ seed: UInt64) -> String {
    var set = DifficultRouteSet(seed: seed)
    return set.text()
  }

  static func matcher(_ text: String) -> ExplainingMatcher? {
    let compilation = Compilation(SourceFile(path: "random.routes", text: text))
    return compilation.hasErrors ? nil : ExplainingMatcher(compilation.model)
  }
}
