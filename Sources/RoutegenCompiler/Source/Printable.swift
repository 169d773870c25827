/// Returns `text` on one line, without control characters that a terminal would interpret.
///
/// Every name and text of a repository that a command shows goes through this function.
///
/// - Parameter keepsTabs: Whether a tab stays as it is; otherwise it is a space.
package func printable(_ text: String, keepsTabs: Bool = false) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09: result.append(keepsTabs ? scalar : " ")
    case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: result.append("\u{2421}")
    // C1 controls, line separators, and marks that change the direction of writing.
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
    // The runner of GitHub obeys `##[command]` wherever it is, and `::command::` at the beginning of a line.
    case 0x5B where result.suffix(2).elementsEqual("##".unicodeScalars):
      result.removeLast()
      result.append("\u{FF03}")
      result.append(scalar)
    case 0x3A where result.last == ":" && result.dropLast().allSatisfy(\.properties.isWhitespace):
      result.append("\u{FF1A}")
    default: result.append(scalar)
    }
  }
  return String(result)
}
