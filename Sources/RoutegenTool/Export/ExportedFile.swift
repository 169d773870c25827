package import RoutegenCompiler

/// A file that an export writes, and what it cannot say.
package struct ExportedFile: Sendable {
  package let text: String

  /// The diagnostics RG601 and following, in the order of the route set.
  package var findings: [Diagnostic] = []

  /// Other remarks for the user.
  package var notes: [String] = []

  package init(_ text: String) { self.text = text }
}

/// The reason why a file cannot be merged with an export.
package struct MergeMistake: Error {
  /// A sentence about the file: `'applinks' is a list, but must be an object`.
  package let message: String
}
