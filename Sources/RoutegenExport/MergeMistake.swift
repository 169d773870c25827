/// The reason why a file cannot be merged with an export.
package struct MergeMistake: Error {
  /// What is wrong with the file, as the end of a sentence about it: `has 'applinks' that is a list`.
  package let message: String
}
