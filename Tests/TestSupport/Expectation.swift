package import RoutegenCompiler

/// The code and place of a diagnostic, to compare the diagnostics that a test case expects with those
/// that were reported.
package struct Expectation: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let code: String
  package let line: Int

  /// Counted in characters from 1, so that a mark is below its text.
  package let column: Int
  package let length: Int

  package var description: String { "\(line):\(column)+\(length) \(code)" }

  /// The expectation that `diagnostic` meets; of several lines, only the first is marked.
  package init(_ diagnostic: Diagnostic, in file: SourceFile) {
    let span = diagnostic.span
    line = file.location(of: span.start).line
    let whole = file.span(ofLine: line)
    let start = min(span.start, whole.end)
    let end = min(span.end, whole.end)
    code = diagnostic.code.rawValue
    column = file.text(of: Span(file: file.id, start: whole.start, end: start)).count + 1
    length = max(file.text(of: Span(file: file.id, start: start, end: max(start, end))).count, 1)
  }

  /// Returns the expectations in the comments of `file`, in order.
  ///
  /// `//   ^^^^ RG203` marks the nearest line above it that is not such a comment.
  package static func all(in file: SourceFile) -> [Expectation] {
    var result: [Expectation] = []
    var marked = 0
    for line in 1...file.lineCount {
      let text = file.text(of: file.span(ofLine: line))
      if let mark = Mark(text) {
        result.append(
          Expectation(code: mark.code, line: marked, column: mark.column, length: mark.length))
      } else {
        marked = line
      }
    }
    return result.sorted()
  }

  /// Returns the expectations that `diagnostics` meet, in the order of ``all(in:)``.
  package static func all(
    of diagnostics: [Diagnostic], in file: SourceFile
  ) -> [Expectation] {
    diagnostics.map { Expectation($0, in: file) }.sorted()
  }

  package static func < (left: Expectation, right: Expectation) -> Bool {
    (left.line, left.column, left.length, left.code)
      < (right.line, right.column, right.length, right.code)
  }

  private init(code: String, line: Int, column: Int, length: Int) {
    self.code = code
    self.line = line
    self.column = column
    self.length = length
  }
}

/// A comment of carets and a code.
private struct Mark {
  let column: Int
  let length: Int
  let code: String

  init?(_ line: String) {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let comment = line.drop(while: isBlank)
    guard comment.hasPrefix("//") else { return nil }
    let carets = comment.dropFirst(2).drop(while: isBlank)
    let count = carets.prefix { $0 == "^" }.count
    let code = carets.dropFirst(count).drop(while: isBlank)
    guard count > 0, code.hasPrefix("RG") else { return nil }
    column = line.distance(from: line.startIndex, to: carets.startIndex) + 1
    length = count
    self.code = String(code.prefix { !isBlank($0) })
  }
}
