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
  var reader = OutlineReader(file, lexed.tokens)
  var builder = TreeBuilder(file, lexed.tokens)
  var syntax = FileSyntax(file: file)
  syntax.declarations = builder.build(reader.read())
  syntax.comments = lexed.comments
  syntax.isReadable = lexed.isReadable
  bag.report(builder.bag)
  return syntax
}
