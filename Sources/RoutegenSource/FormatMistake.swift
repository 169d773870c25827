/// A mistake in the text of a JSON file, and its place.
package struct JSONMistake: Error {
  package let message: String

  /// The offset in bytes from the beginning of the file.
  package let offset: Int
}
