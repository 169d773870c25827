import RoutegenCompiler
import RoutegenTool
import Testing

/// Expects a text to be a route file without errors, in the layout of `format`.
@discardableResult
func expectSound(
  _ text: String, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> ExplainingMatcher {
  let file = SourceFile(path: "import.routes", text: text)
  let compilation = Compilation(file)
  let messages = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
  #expect(messages == [], comment, sourceLocation: sourceLocation)
  #expect(ParsedFile(file).formatted == text, comment, sourceLocation: sourceLocation)
  return ExplainingMatcher(compilation.model)
}

extension ExplainingMatcher {
  /// Whether a link or a path opens a route.
  func opens(_ link: String) -> Bool {
    if case .route = match(link, isPath: true) { true } else { false }
  }
}
