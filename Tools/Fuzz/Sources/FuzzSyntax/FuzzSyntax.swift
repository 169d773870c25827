import FuzzSupport
import RoutegenCompiler
import RoutegenTool

/// Runs the lexer, the parser and the formatter.
@main enum FuzzSyntax {
  static func main() {
    runFuzzer { start, count in
      let file = SourceFile(path: "A.routes", bytes: input(start, count))
      guard let formatted = ParsedFile(file).formatted else { return 0 }
      let twice = ParsedFile(SourceFile(path: "A.routes", text: formatted)).formatted
      if twice != formatted { fail(["formatting a formatted file changes it"]) }
      return 0
    }
  }
}
