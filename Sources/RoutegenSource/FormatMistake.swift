/// A mistake in the text of a JSON or XML file, and its place.
package struct FormatMistake: Error {
  package let message: String

  /// The offset in bytes from the beginning of the file.
  package let offset: Int
}
