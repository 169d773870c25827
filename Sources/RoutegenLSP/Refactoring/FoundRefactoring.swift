/// A refactoring that is possible at a place of a file.
struct FoundRefactoring {
  let kind: Refactoring
  let title: String

  /// Makes the new text of the file; `nil` if there turns out to be none.
  let text: () -> [UInt8]?
}
