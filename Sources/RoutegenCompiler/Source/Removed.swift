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
    case "RG403", "mixed-naming", "RG405", "single-value-enum", "RG408", "single-child-group",
      "RG410", "keyword-parameter", "RG411", "duplicate-documentation", "RG416", "unusual-case":
      "no rule is about style alone"
    case "RG622", "unchecked-links": "only the app knows the values of its types"
    case "python": "the page 'Other languages' has a program that prints links"
    case "maestro": "the page 'Tools' makes flows from 'export links'"
    case "--dynamic", "dynamic": "the paths of the manifest open the app"
    default: nil
    }
  return instead.map { "it is gone: \($0)" }
}
