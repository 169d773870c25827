/// All tokens of a file, what each of them is, and how its lines and blocks contain each other.
///
/// The tree is lossless: the bytes of a file are those of its tokens, and of white space and comments between
/// them. Unlike ``FileSyntax``, it has the lines with mistakes, too.
package struct SyntaxTree: Sendable {
  package let file: SourceFile
  package let tokens: [Token]

  /// Every comment in order, documentation included.
  package let comments: [Span]
  package let outline: LineOutline

  /// The role of the token with the same index.
  package let roles: [Role]

  init(
    _ file: SourceFile, _ lexed: LexedFile = LexedFile(), _ outline: LineOutline = LineOutline(),
    _ roles: [Role] = []
  ) {
    (self.file, tokens, comments) = (file, lexed.tokens, lexed.comments)
    (self.outline, self.roles) = (outline, roles)
  }

  package func text(_ index: Int) -> String { file.text(of: tokens[index].span) }
}
