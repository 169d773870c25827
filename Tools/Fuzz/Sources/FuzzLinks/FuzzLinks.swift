import Foundation
import FuzzSupport
import RoutegenCompiler
import RoutegenTool

/// Compares the tool's answer with the runtime's, for a route set with all features of the language.
@main enum FuzzLinks {
  static func main() {
    runFuzzer { start, count in
      let link = String(
        decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
      let expected = matchers.tool.match(link).withoutReason
      let actual = matchers.runtime.match(link)
      guard expected != actual, actual != .notFound || !isExpired(link) else { return 0 }
      fatalError("\(link)\n the tool: \(expected)\n the runtime: \(actual)")
    }
  }
}

/// Whether the link has expired.
///
/// The tool reports this separately from its answer; `TableMatcher` returns `.notFound` for the
/// runtime's error.
private func isExpired(_ link: String) -> Bool {
  let now = Date().timeIntervalSince1970
  return matchers.tool.explain(link).expiries.contains { $0.isPast(at: now) }
}

private let matchers: (tool: ExplainingMatcher, runtime: TableMatcher) = {
  let compilation = Compilation(SourceFile(path: "Rich.routes", text: richRoutes))
  if let mistake = compilation.diagnostics.first(where: { $0.severity == .error }) {
    fatalError(mistake.message)
  }
  return (ExplainingMatcher(compilation.model), TableMatcher(compilation.model))
}()
