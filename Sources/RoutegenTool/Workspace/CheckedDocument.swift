package import RoutegenCompiler

/// The reason why files cannot be checked, such as invalid settings.
package struct WorkspaceFailure: Error, Sendable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// A document after `check`.
package struct CheckedDocument: Sendable {
  /// The document, and then the files that it may mount; the number of each is its index.
  package let files: [ParsedFile]

  /// The URI of each file.
  package let uris: [DocumentURI]

  /// The meaning of the document.
  package let model: RouteModel

  /// The diagnostics of the document, and the errors of files that it mounts.
  package let diagnostics: [Diagnostic]
}
