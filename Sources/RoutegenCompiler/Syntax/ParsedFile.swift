/// A file and its syntax, which every stage after the parser shares.
package struct ParsedFile: Sendable {
  package let file: SourceFile

  /// What the file declares.
  ///
  /// A declaration with a mistake is reported and omitted, so later stages do not report it again.
  package private(set) var syntax: FileSyntax

  /// The tokens and lines of the file.
  package let tree: SyntaxTree

  /// The diagnostics of the lexer and the parser.
  package private(set) var diagnostics: DiagnosticBag

  /// Reads the syntax of a file.
  package init(_ file: SourceFile) {
    var bag = DiagnosticBag()
    var syntax = FileSyntax(file: file)
    if let other = OtherFile(file) {
      bag.report(other.problem(in: file))
      syntax.isReadable = false
      tree = SyntaxTree(file)
    } else {
      let lexed = lex(file, into: &bag)
      var builder = TreeBuilder(file, lexed.tokens, isUTF8: lexed.isUTF8)
      var reader = OutlineReader(file, lexed.tokens)
      let outline = reader.read()
      syntax.declarations = builder.build(outline)
      syntax.comments = lexed.comments
      syntax.isReadable = lexed.isReadable
      bag.report(builder.bag)
      if lexed.isUTF8 { bag.reportLiterals(of: syntax) }
      tree = SyntaxTree(file, lexed, outline, builder.roles)
    }
    (self.file, self.syntax, diagnostics) = (file, syntax, bag)
  }

  /// Returns the file as builds with a variant have it, without the diagnostics that it has itself.
  package func replacingOrigins(by variant: VariantSyntax) -> ParsedFile {
    var file = self
    file.syntax = syntax.replacingOrigins(by: variant)
    file.diagnostics = DiagnosticBag()
    return file
  }

  /// Whether the syntax has all of the text; a declaration with a mistake is left out.
  package var isComplete: Bool { !diagnostics.hasErrors }
}

extension SyntaxTree {
  /// Reads the lines of a file, and reports nothing.
  package init(_ file: SourceFile) {
    var bag = DiagnosticBag()
    let lexed = lex(file, into: &bag)
    var reader = OutlineReader(file, lexed.tokens)
    let outline = reader.read()
    var builder = TreeBuilder(file, lexed.tokens, hasHabits: false)
    _ = builder.build(outline)
    self.init(file, lexed, outline, builder.roles)
  }
}

extension DiagnosticBag {
  /// Reports literal text that was probably not meant so, unless something else is wrong with it.
  fileprivate mutating func reportLiterals(of syntax: FileSyntax) {
    var check = LiteralCheck(syntax.file)
    check.check(syntax.declarations)
    let known = diagnostics.map(\.span)
    for problem in check.problems
    where !known.contains(where: { $0.start < problem.span.end && problem.span.start < $0.end }) {
      report(problem)
    }
  }
}
