import RoutegenCompiler

/// Where the texts of a file are after changes.
struct EditedOffsets {
  private let edits: [FixIt]

  /// For each number of changes, from none, by how much they move what follows them.
  private var shifts = [0]

  /// - Parameter applied: Changes that do not overlap.
  init(_ applied: [FixIt]) {
    edits = applied.sorted { $0.span < $1.span }
    for edit in edits {
      let growth = edit.replacement.utf8.count - (edit.span.end - edit.span.start)
      shifts.append((shifts.last ?? 0) + growth)
    }
  }

  /// Whether a change is inside of a span, or shares a part of it.
  func isTouched(_ span: Span) -> Bool {
    let index = edits.partitionPoint { $0.span.end > span.start }
    return index < edits.count && edits[index].span.start < span.end
  }

  /// Returns where a text begins that began at an offset.
  func start(_ offset: Int) -> Int {
    let index = edits.partitionPoint { $0.span.end > offset }
    guard index < edits.count else { return offset + shifts[index] }
    return min(offset, edits[index].span.start) + shifts[index]
  }

  /// Returns where a text ends that ended at an offset.
  func end(_ offset: Int) -> Int {
    let index = edits.partitionPoint { $0.span.start >= offset }
    guard index > 0 else { return offset }
    return max(offset, edits[index - 1].span.end) + shifts[index]
  }

  /// Returns the change that begins a comment which goes on to an offset of its line, if there is one.
  func comment(upTo offset: Int, in file: SourceFile) -> FixIt? {
    let index = edits.partitionPoint { $0.span.end >= offset }
    guard index > 0, edits[index - 1].replacement.hasPrefix("//") else { return nil }
    let gap = file.bytes[edits[index - 1].span.end..<offset]
    return gap.contains { [0x0A, 0x0D].contains($0) } ? nil : edits[index - 1]
  }
}
