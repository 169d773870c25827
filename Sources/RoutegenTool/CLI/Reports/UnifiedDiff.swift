import RoutegenCompiler

/// The differences of two texts as a unified diff, which `patch` and `git apply` read.
///
/// Control characters are escaped, so a text with some cannot be patched.
struct UnifiedDiff {
  /// The lines around a difference that are shown.
  private static let context = 3

  private let path: String
  private let edits: [LineDifference.Edit]

  init(_ path: String, from old: String, to new: String) {
    self.path = path
    edits = LineDifference(from: Array(old.utf8), to: Array(new.utf8)).edits
  }

  /// The diff; empty if the texts are equal.
  var text: String {
    let changed = edits.indices.filter { !edits[$0].isSame }
    guard !changed.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for index in changed {
      let start = max(0, index - Self.context)
      let end = min(edits.count, index + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    let path = printable(path)
    return "--- \(path)\n+++ \(path)\n" + hunks.map(text).joined()
  }

  private func text(of hunk: Range<Int>) -> String {
    let before = edits[..<hunk.lowerBound]
    let lines = edits[hunk]
    let old = Self.range(before.count { $0.mark != "+" }, lines.count { $0.mark != "+" })
    let new = Self.range(before.count { $0.mark != "-" }, lines.count { $0.mark != "-" })
    return "@@ -\(old) +\(new) @@\n"
      + lines.map { edit in
        let end = edit.line.suffix(2)
        let lineBreak = end.elementsEqual("\r\n".utf8) ? "\r\n" : end.last == 0x0A ? "\n" : ""
        let text = String(decoding: edit.line.dropLast(lineBreak.utf8.count), as: UTF8.self)
        return edit.mark + printable(text, keepsTabs: true) + lineBreak
          + (lineBreak.isEmpty ? "\n\\ No newline at end of file\n" : "")
      }
      .joined()
  }

  /// The lines of a hunk, such as `4,2`: the first line, from 1, and the number of lines.
  private static func range(_ before: Int, _ count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
