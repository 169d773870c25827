import FuzzSupport
import RoutegenSource
import RoutegenSyntax

/// Runs the lexer, the parser and the formatter.
@main enum FuzzSyntax {
  static func main() {
    runFuzzer { start, count in
      let file = SourceFile(path: "A.routes", bytes: input(start, count))
      var bag = DiagnosticBag()
      _ = parse(file, into: &bag)
      let formatted = format(file)
      guard !bag.hasErrors else { return 0 }
      let twice = format(SourceFile(path: "A.routes", text: formatted))
      if twice != formatted { fail(["formatting a formatted file changes it"]) }
      return 0
    }
  }
}
