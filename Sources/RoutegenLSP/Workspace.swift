package import RoutegenModel
package import RoutegenSource
package import RoutegenSyntax

/// The files of the editor and of the disk, with the compiler for them.
///
/// The server knows neither files nor the settings of `check`; it asks the workspace.
package protocol Workspace {
  /// Sets the text that the editor has for a document; `nil` after the document was closed.
  mutating func setText(_ bytes: [UInt8]?, of document: DocumentURI)

  /// Forgets everything about files that are not open, because they may have changed.
  mutating func filesChanged()

  /// Sets the files of other modules whose route sets may be mounted, by module.
  ///
  /// - Parameter folder: The folder to which the paths of the files are relative.
  mutating func setImports(_ imports: [String: String], in folder: String?)

  /// Lets programs run only in these folders, and those below; without a call, in none.
  mutating func trustOnly(_ folders: [String])

  /// Returns what `routegen check FILE` finds.
  mutating func check(_ document: DocumentURI) throws(WorkspaceFailure) -> CheckedDocument

  /// Returns the text that `routegen check --fix FILE` writes.
  mutating func fixed(_ document: DocumentURI) throws(WorkspaceFailure) -> [UInt8]

  /// Returns whether `routegen check --fix` applies the first fix of a diagnostic of a checked document.
  func isFixedByCheck(_ diagnostic: Diagnostic, in document: CheckedDocument) -> Bool

  /// Returns what a document does to links of the versions that the settings name, with the changes that
  /// keep the links; nothing without such versions, and for a document with errors.
  mutating func lostLinks(of document: DocumentURI) throws(WorkspaceFailure) -> [Diagnostic]

  /// Returns the files whose route sets a document can mount, whether it does or not.
  func filesToMount(around document: DocumentURI) throws(WorkspaceFailure) -> [ParsedFile]

  /// Returns the drawing of `routegen match` for a link, or for a payload as JSON text.
  mutating func match(
    _ text: String, in document: DocumentURI
  ) throws(WorkspaceFailure) -> String

  /// Returns a short description of a diagnostic.
  func summary(of code: DiagnosticCode) -> String?

  /// Returns the `.routes` files below a folder, except those that settings exclude.
  func routesFiles(below folder: String) -> [DocumentURI]
}

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

  package init(
    files: [ParsedFile], uris: [DocumentURI], model: RouteModel, diagnostics: [Diagnostic]
  ) {
    (self.files, self.uris, self.model) = (files, uris, model)
    self.diagnostics = diagnostics
  }
}
