import Foundation
package import RoutegenCompiler
import Testing

extension Corpus.Case {
  /// The levels of the lints in the case: the default ones, and those that a comment changes.
  ///
  ///     // levels: undocumented-route = warning, many-cases = off
  ///
  /// The comment is on a line of its own. A case of a lint that is off by default needs it.
  package var levels: Levels {
    let prefix = "// levels:"
    var levels = Levels.default
    let file = file
    for line in 1...file.lineCount {
      let text = file.text(of: file.span(ofLine: line)).trimmingCharacters(in: .whitespaces)
      guard text.hasPrefix(prefix) else { continue }
      for entry in text.dropFirst(prefix.count).split(separator: ",") {
        let parts = entry.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, let level = Level(rawValue: parts[1]),
          let code = DiagnosticCode.ofCompiler.code(parts[0]), code.isLint
        else {
          Issue.record("\(name).routes:\(line): '\(entry)' is not of the form 'lint = level'")
          continue
        }
        levels[code] = level
      }
    }
    return levels
  }
}
