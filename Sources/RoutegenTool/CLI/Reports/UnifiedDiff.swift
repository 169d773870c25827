import RoutegenCompiler

/// The differences of two texts as a unified diff, which `patch` and `git apply` read.
///
/// Control characters are escaped, so a text with some cannot be patched.
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
    var edits: [Edit] = []
    var (place, other) = (0, 0)
    for block in LineAlignment(old, new).blocks + [(old: old.count..<old.count, new: new.count)] {
      edits += Self.edits(old[place..<block.old.lowerBound], new[other..<block.new])
      edits += old[block.old].map { Edit(mark: " ", line: $0) }
      (place, other) = (block.old.upperBound, block.new + block.old.count)
    }
    self.edits = edits
  }

  /// The most comparisons of lines to find the smallest difference; a greater block is replaced as a whole.
  private static let mostComparisons = 40_000

  /// The edits of lines between those that are the same.
  private static func edits(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Edit] {
    var (removed, inserted) = (Set(0..<old.count), Set(0..<new.count))
    if old.count * new.count <= mostComparisons {
      (removed, inserted) = ([], [])
      for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
      }
    }
    var edits: [Edit] = []
    var (place, other) = (0, 0)
    while place < old.count || other < new.count {
      if removed.contains(place) {
        edits.append(Edit(mark: "-", line: old[old.startIndex + place]))
        place += 1
      } else if inserted.contains(other) {
        edits.append(Edit(mark: "+", line: new[new.startIndex + other]))
        other += 1
      } else {
        edits.append(Edit(mark: " ", line: old[old.startIndex + place]))
        (place, other) = (place + 1, other + 1)
      }
    }
    return edits
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
        let end = edit.line.utf8.suffix(2)
        let lineBreak = end.elementsEqual("\r\n".utf8) ? "\r\n" : end.last == 0x0A ? "\n" : ""
        let text = String(edit.line.utf8.dropLast(lineBreak.utf8.count)) ?? ""
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

/// The lines of two texts that are certain to be the same, in time that grows with the number of lines.
///
/// Texts of few lines are one block. Of others, these are the lines that each text has once, as many as are in one
/// order (patience diff).
private struct LineAlignment {
  /// The ranges of lines of the old text, each with the first line of the new one.
  private(set) var blocks: [(old: Range<Int>, new: Int)] = []

  private static let fewLines = 200

  init(_ old: [Substring], _ new: [Substring]) {
    guard max(old.count, new.count) > Self.fewLines else { return }
    let first = zip(old, new).prefix { $0 == $1 }.count
    let (rest, newRest) = (old.dropFirst(first), new.dropFirst(first))
    let last = zip(rest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    blocks = [(0..<first, 0)]
    blocks += Self.unique(rest.dropLast(last), newRest.dropLast(last))
      .map { (old: $0.old..<$0.old + 1, new: $0.new) }
    blocks.append((old.count - last..<old.count, new.count - last))
  }

  private typealias Pair = (old: Int, new: Int)

  /// The lines that each text has once, in the longest order that both have.
  private static func unique(
    _ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>
  ) -> [Pair] {
    let (places, others) = (Self.places(old), Self.places(new))
    let pairs = old.indices.compactMap { index -> Pair? in
      guard places[old[index]] == .some(index), let other = others[old[index]] ?? nil else {
        return nil
      }
      return (index, other)
    }
    // The longest increasing sequence: for each length, the pair that ends it with the least number.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitionPoint { pairs[$0].new >= pair.new }
      if length > 0 { before[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var sequence: [Pair] = []
    var next = ends.last
    while let index = next {
      sequence.append(pairs[index])
      next = before[index]
    }
    return sequence.reversed()
  }

  /// The place of each line that occurs once; `nil` for any other.
  private static func places(_ lines: ArraySlice<Substring>) -> [Substring: Int?] {
    lines.indices.reduce(into: [:]) { places, index in
      places[lines[index]] = .some(places[lines[index]] == nil ? index : nil)
    }
  }
}
