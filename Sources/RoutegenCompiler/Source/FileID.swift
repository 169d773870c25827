/// The number of a source file within one compilation.
///
/// Spans contain this number instead of a path, so they are small and fast to compare.
package struct FileID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}
