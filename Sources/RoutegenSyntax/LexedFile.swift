package import RoutegenSource

/// The tokens of a file, with the end of the file as the last of them, and its comments.
package struct LexedFile: Sendable {
  package internal(set) var tokens: [Token] = []

  /// Every comment in order, documentation included.
  package internal(set) var comments: [Span] = []
}
