import Foundation
import RoutegenCLI
import RoutegenSource

@testable import RoutegenModel

/// How many random route sets and links the tests of association files try.
enum AssociationFigures {
  private static let asked = ProcessInfo.processInfo.environment["ROUTEGEN_RANDOM_SETS"]
    .flatMap { Int($0) }

  /// Whether somebody asks for more than the tests try in each run.
  static let isCampaign = asked != nil
  static let setCount = asked ?? 80
  static let linksPerHost = 60

  /// A random route set of which some routes are `@internal`; `nil` if it has a mistake.
  static func routeSet(_ seed: UInt64) -> RouteModel? {
    var random = RandomRouteSet(seed: seed)
    var lines = random.text().split(separator: "\n").map(String.init)
    // Some of the routes are for links of the app alone.
    if seed % 3 == 0, let index = lines.lastIndex(where: { $0.hasPrefix("/") }) {
      lines.insert("@internal", at: index)
    }
    let text = lines.joined(separator: "\n") + "\n"
    let compilation = Compilation(SourceFile(path: "random.routes", text: text))
    return compilation.hasErrors ? nil : compilation.model
  }
}
