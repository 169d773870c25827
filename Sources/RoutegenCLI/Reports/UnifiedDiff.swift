/// The differences of two texts as a unified diff, which `patch` and `git apply` read.
struct UnifiedDiff {
  /// The lines around a difference that are shown.
  private static let context = 3

  private let path: String
  private let edits: [Edit]

  /// A line of one of the texts, or of both.
  private struct Edit {
    /// `" "`, `"-"` or `"+"`.
    let mark: String
    let line: Substring
    var isSame: Bool { mark == " " }
  }

  init(_ path: String, from old: String, to new: String) {
    self.path = path
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (place, other) = (0, 0)
    while place < old.count || other < new.count {
      if removed.contains(place) {
        edits.append(Edit(mark: "-", line: old[place]))
        place += 1
      } else if inserted.contains(other) {
        edits.append(Edit(mark: "+", line: new[other]))
        other += 1
      } else {
        edits.append(Edit(mark: " ", line: old[place]))
        (place, other) = (place + 1, other + 1)
      }
    }
    self.edits = edits
  }

  /// The lines, each with its line break.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let lineBreak = text.utf8[start...].firstIndex(of: 0x0A)
      let end = lineBreak.map { text.utf8.index(after: $0) } ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
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
    return "--- \(path)\n+++ \(path)\n" + hunks.map(text).joined()
  }

  private func text(of hunk: Range<Int>) -> String {
    let before = edits[..<hunk.lowerBound]
    let lines = edits[hunk]
    let old = Self.range(before.count { $0.mark != "+" }, lines.count { $0.mark != "+" })
    let new = Self.range(before.count { $0.mark != "-" }, lines.count { $0.mark != "-" })
    return "@@ -\(old) +\(new) @@\n"
      + lines.map { edit in
        let isComplete = edit.line.utf8.last == 0x0A
        return edit.mark + edit.line + (isComplete ? "" : "\n\\ No newline at end of file\n")
      }
      .joined()
  }

  /// The lines of a hunk, such as `4,2`: the first line, from 1, and the number of lines.
  private static func range(_ before: Int, _ count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}
