package import RoutegenSource

/// What is written in `file`.
///
/// Always returns a tree. A declaration with a mistake in it is reported and left out, so that
/// later stages stay quiet about it.
package func parse(_ file: SourceFile, into bag: inout DiagnosticBag) -> FileSyntax {
  let lexed = lex(file, into: &bag)
  var parser = Parser(file, lexed.tokens)
  var syntax = parser.parseFile()
  syntax.comments = lexed.comments
  bag.report(parser.problems)
  return syntax
}
