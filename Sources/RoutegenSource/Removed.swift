/// Returns what to do in place of a word that the drafts of this version knew, such as a code or an option: the end of a
/// sentence that says that there is no such word.
package func removal(of word: String) -> String? {
  let instead: String? =
    switch word {
    case "API", "RG531", "case-removed", "RG532", "case-renamed", "RG533", "parameter-changed",
      "RG534",
      "enum-value-changed", "RG535", "visibility-reduced", "RG536", "handler-changed":
      "the Swift compiler tells whoever uses the enum"
    case "accepted": "'baseline' of the settings names the file for 'diff --accept', too"
    default: nil
    }
  return instead.map { "it is gone: \($0)" }
}
