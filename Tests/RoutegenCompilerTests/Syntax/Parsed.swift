import RoutegenCompiler

/// A text, what the parser makes of it, and what it reports.
struct Parsed {
  let file: SourceFile
  let syntax: FileSyntax
  let diagnostics: [Diagnostic]

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    file = SourceFile(path: "test.routes", bytes: bytes)
    let parsed = ParsedFile(file)
    (syntax, diagnostics) = (parsed.syntax, parsed.diagnostics.sorted)
  }

  var codes: [String] { diagnostics.map(\.code.rawValue) }
  var messages: [String] { diagnostics.map(\.message) }

  /// The text with the first fix of every diagnostic applied.
  var fixed: String { String(decoding: fixedBytes, as: UTF8.self) }

  var fixedBytes: [UInt8] {
    var bytes = file.bytes
    let fixes = diagnostics.compactMap(\.fixIts.first)
    for fix in fixes.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(fix.span.start..<fix.span.end, with: Array(fix.replacement.utf8))
    }
    return bytes
  }
}
