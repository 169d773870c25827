/// A new text for a range of bytes.
struct TextChange {
  let range: Range<Int>
  let text: String
}

extension DocumentText {
  func range(of offsets: Range<Int>, in encoding: PositionEncoding) -> LSP.Range {
    LSP.Range(
      start: position(of: offsets.lowerBound, in: encoding),
      end: position(of: offsets.upperBound, in: encoding))
  }

  /// Returns changes as the protocol writes them.
  func edits(_ changes: [TextChange], in encoding: PositionEncoding) -> [LSP.TextEdit] {
    changes.map { change in
      LSP.TextEdit(
        range: range(of: change.range, in: encoding), newText: change.text)
    }
  }
}

/// Returns the changes between two texts that differ only in white space; `nil` for other texts.
///
/// Each change replaces a run of white space, so cursors and breakpoints stay with their words.
func whitespaceChanges(from old: [UInt8], to new: [UInt8]) -> [TextChange]? {
  var changes: [TextChange] = []
  var (start, newStart) = (0, 0)
  while true {
    let end = old.endOfWhitespace(from: start)
    let newEnd = new.endOfWhitespace(from: newStart)
    if old[start..<end] != new[newStart..<newEnd] {
      let text = String(decoding: new[newStart..<newEnd], as: UTF8.self)
      changes.append(TextChange(range: start..<end, text: text))
    }
    if end == old.count, newEnd == new.count { return changes }
    guard end < old.count, newEnd < new.count, old[end] == new[newEnd] else { return nil }
    (start, newStart) = (end + 1, newEnd + 1)
  }
}

/// Returns the changes of whole lines that turn one text into another.
func lineChanges(from old: [UInt8], to new: [UInt8]) -> [TextChange] {
  var changes: [TextChange] = []
  var text: [UInt8] = []
  var (start, end) = (0, 0)
  func addChange() {
    guard start < end || !text.isEmpty else { return }
    changes.append(TextChange(range: start..<end, text: String(decoding: text, as: UTF8.self)))
    text = []
  }
  for edit in LineDifference(from: old, to: new).edits {
    if edit.isSame {
      addChange()
      start = end + edit.line.count
    }
    if edit.mark == "+" { text += edit.line } else { end += edit.line.count }
  }
  addChange()
  return changes
}

extension [UInt8] {
  /// Returns the end of the white space that begins at an offset.
  fileprivate func endOfWhitespace(from start: Int) -> Int {
    var end = start
    while end < count, [0x09, 0x0A, 0x0D, 0x20].contains(self[end]) { end += 1 }
    return end
  }
}
