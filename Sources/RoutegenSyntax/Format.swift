package import RoutegenSource

/// The text of `file` in the one layout that every `.routes` file may have.
///
/// Every token and every comment is kept; only white space and line breaks between them change.
/// Goes by the tokens and not by the tree, because the tree has no white space and no comments.
/// Meant for files without a mistake in their syntax: of others it returns some layout.
package func format(_ file: SourceFile) -> String {
  var bag = DiagnosticBag()
  var formatter = Formatter(file)
  for line in lex(file, into: &bag).lines { formatter.layOut(line) }
  return formatter.finish()
}
