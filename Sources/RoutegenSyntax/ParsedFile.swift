package import RoutegenSource

/// A file and its syntax, which every stage after the parser shares.
package struct ParsedFile: Sendable {
  package let file: SourceFile
  package let syntax: FileSyntax

  /// The diagnostics of the lexer and the parser.
  package let diagnostics: DiagnosticBag

  /// Reads the syntax of a file.
  package init(_ file: SourceFile) {
    var bag = DiagnosticBag()
    self.file = file
    syntax = parse(file, into: &bag)
    diagnostics = bag
  }

  /// Whether the syntax has all of the text; a declaration with a mistake is left out.
  package var isComplete: Bool { !diagnostics.hasErrors }
}
