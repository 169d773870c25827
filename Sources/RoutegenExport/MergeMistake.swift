/// The reason why a file cannot be merged with an export.
package struct MergeMistake: Error {
  /// A sentence about the file: `'applinks' is a list, but must be an object`.
  package let message: String
}
