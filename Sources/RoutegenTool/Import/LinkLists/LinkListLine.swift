package import RoutegenCompiler

/// A line of a list of links: `LINK`, or a link, a tab, and what it is expected to open.
package struct LinkListLine: Sendable {
  /// The number of the line, from 1.
  package let number: Int
  package let link: Span

  /// The text after the tab: a route, or `-` for a link that opens nothing; empty without any.
  package let expectation: Span
}

extension SourceFile {
  /// The lines of a list of links, without those that are empty, and without comments, which begin with `#` and white
  /// space: no link has white space, so none is taken for a comment.
  package var linkListLines: [LinkListLine] {
    (1...lineCount).compactMap { number in
      let whole = span(ofLine: number)
      let line = trimmed(
        Span(file: id, start: number == 1 ? offsetAfterMark : whole.start, end: whole.end))
      guard line.start < line.end, !isComment(line) else { return nil }
      var end = line.start
      while end < line.end, bytes[end] != 0x09 { end += 1 }
      return LinkListLine(
        number: number, link: trimmed(Span(file: id, start: line.start, end: end)),
        expectation: trimmed(Span(file: id, start: min(end + 1, line.end), end: line.end)))
    }
  }

  /// The lines of a list of links or, of a table whose first line has the names of its columns, the links of the first
  /// column with links.
  var importedLines: [LinkListLine] {
    let lines = linkListLines
    guard lines.count > 1 else { return lines }
    let wholes = lines.map { Span(file: id, start: $0.link.start, end: $0.expectation.end) }
    let names = bytes[wholes[0].start..<wholes[0].end]
    let separator = names.first(where: ",;\t".utf8.contains)
    if separator == nil, names.contains(UInt8(ascii: " ")) { return lines }
    let rows = wholes.map { fields(of: $0, separator) }
    guard !rows[0].contains(where: isLink), let column = rows[1].firstIndex(where: isLink),
      rows.dropFirst().allSatisfy({ column < $0.count && isLink($0[column]) })
    else { return lines }
    return zip(lines, rows).dropFirst().map { line, fields in
      let end = Span(file: id, start: line.expectation.end, end: line.expectation.end)
      return LinkListLine(number: line.number, link: fields[column], expectation: end)
    }
  }

  /// The parts of a line between separators that are not in quotation marks.
  private func fields(of line: Span, _ separator: UInt8?) -> [Span] {
    var (fields, start, isQuoted): ([Span], Int, Bool) = ([], line.start, false)
    for offset in line.start..<line.end {
      if bytes[offset] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard bytes[offset] == separator, !isQuoted else { continue }
      fields.append(trimmed(Span(file: id, start: start, end: offset)))
      start = offset + 1
    }
    return fields + [trimmed(Span(file: id, start: start, end: line.end))]
  }

  private func isLink(_ field: Span) -> Bool {
    let text = text(of: field)
    return text.contains("://") || text.drop { $0 == "\"" }.hasPrefix("/")
  }

  private func isComment(_ line: Span) -> Bool {
    bytes[line.start] == UInt8(ascii: "#")
      && (line.start + 1 == line.end || Self.isSpace(bytes[line.start + 1]))
  }

  /// A part of a line without white space at its ends.
  private func trimmed(_ part: Span) -> Span {
    var (start, end) = (part.start, part.end)
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return Span(file: id, start: start, end: end)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
