package import RoutegenSource

/// Returns the text of `file` in the standard layout.
///
/// Every token and every comment is kept; only the white space and line breaks between them change.
/// The formatter works on tokens, because the tree has neither white space nor comments. The file
/// should have no syntax errors: otherwise its layout is unspecified.
package func format(_ file: SourceFile) -> String {
  var bag = DiagnosticBag()
  var formatter = Formatter(file)
  for line in lex(file, into: &bag).lines { formatter.layOut(line) }
  return formatter.finish()
}
