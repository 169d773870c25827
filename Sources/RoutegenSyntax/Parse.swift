package import RoutegenSource

/// Parses `file`.
///
/// Always returns a tree. A declaration with a mistake is reported and omitted, so later stages do
/// not report it again.
package func parse(_ file: SourceFile, into bag: inout DiagnosticBag) -> FileSyntax {
  if let other = OtherFile(file) {
    bag.report(other.problem(in: file))
    var syntax = FileSyntax(file: file)
    syntax.isReadable = false
    return syntax
  }
  let lexed = lex(file, into: &bag)
  var parser = Parser(file, lexed.tokens)
  var syntax = parser.parseFile()
  syntax.comments = lexed.comments
  syntax.isReadable = lexed.isReadable
  parser.problems.removeCascades(in: file)
  bag.report(parser.problems)
  return syntax
}
