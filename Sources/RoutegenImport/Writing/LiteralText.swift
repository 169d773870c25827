import RoutegenSource
import RoutegenSyntax

/// Literal text as a pattern of a route file has it.
enum LiteralText {
  /// Returns a segment, a key or a value, with everything escaped that may have a meaning in a pattern.
  static func written(_ text: String) -> String {
    let escaped = text.percentEncoded(keeping: "-._~@+!$',;()")
    if escaped.utf8.count == text.utf8.count || text.utf8.allSatisfy({ $0 < 0x80 }) {
      return escaped
    }
    let readable = text.unicodeScalars.map { scalar in
      scalar.isASCII || !scalar.properties.isAlphabetic
        ? String(scalar).percentEncoded(keeping: "-._~@+!$',;()") : String(scalar)
    }.joined()
    return isAccepted(readable) ? readable : escaped
  }

  /// Whether a pattern may have the text: characters that look like others may not be there.
  private static func isAccepted(_ text: String) -> Bool {
    let file = ParsedFile(SourceFile(path: "", text: "routes Text\n/x\(text) as text\n"))
    return file.diagnostics.count == 0
  }
}
