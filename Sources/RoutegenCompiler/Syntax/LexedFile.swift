/// The tokens of a file, the last of which is `endOfFile`, and its comments.
package struct LexedFile: Sendable {
  package internal(set) var tokens: [Token] = []

  /// Every comment in order, documentation included.
  package internal(set) var comments: [Span] = []

  /// Whether the text could be split into tokens at all.
  package internal(set) var isReadable = true

  /// Whether all of the text is UTF-8.
  var isUTF8 = true
}
