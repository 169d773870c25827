/// The code that reads and prints links in JavaScript, as one module: the files beside this one.
///
/// They are modules of their own, so that their compiler and Node.js read them as they are.
package enum JavaScriptModule {
  /// `routegen.js`, which exports what `routegen.d.ts` declares.
  package static let text: String = {
    let lines = joined(parts).map { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      let isLocal = line.hasPrefix("export ") && words.count > 2 && !exported.contains(words[2])
      return isLocal ? line.dropFirst("export ".count) : line
    }
    let words = Set(lines.flatMap { $0.split { !$0.isLetter } })
    let used = types.filter { words.contains(Substring($0)) }
    return """
      // Reads and prints the links of route sets. Written by routegen. Do not edit.
      // @ts-self-types="./routegen.d.ts"
      /** @import { \(used.joined(separator: ", ")) } from './routegen.d.ts' */

      """ + lines.joined(separator: "\n") + "\n"
  }()

  /// `routegen.d.ts`.
  package static let declarations = Embedded.routegenDTS

  static let parts = [
    Embedded.textMJS, Embedded.linkMJS, Embedded.valuesMJS, Embedded.payloadMJS,
    Embedded.patternsMJS, Embedded.matcherMJS, Embedded.readerMJS, Embedded.printerMJS,
    Embedded.tableMJS,
  ]

  /// Returns the lines of modules in one, without their imports.
  static func joined(_ modules: [String]) -> [Substring] {
    var isImport = false
    var lines: [Substring] = []
    for line in modules.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
      if line.hasPrefix("import ") { isImport = true }
      if !isImport, !line.hasPrefix("/** @import "), !(line.isEmpty && lines.last?.isEmpty ?? true)
      {
        lines.append(line)
      }
      if line.hasSuffix(";") { isImport = false }
    }
    return lines.dropLast(lines.last?.isEmpty ?? false ? 1 : 0)
  }

  /// The names of declarations, after their keywords.
  private static func names(after keywords: Set<String>) -> [String] {
    declarations.split(separator: "\n").compactMap { line in
      let words = line.split { !($0.isLetter || $0.isNumber) }.prefix(3).map(String.init)
      return words.count == 3 && words[0] == "export" && keywords.contains(words[1])
        ? words[2] : nil
    }
  }

  private static let exported = Set(names(after: ["class", "const", "function"]))
  private static let types = names(after: ["interface", "type"])
}
