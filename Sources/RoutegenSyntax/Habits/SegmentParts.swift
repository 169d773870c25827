import RoutegenSource

/// Notations of other tools in a segment: the whole of it, or parts.
struct SegmentParts {
  private let draft: Draft
  private let scan: PatternScan

  init(_ draft: Draft, _ scan: PatternScan) { (self.draft, self.scan) = (draft, scan) }

  func finding(_ text: String, _ range: Range<Int>, _ isLast: Bool) -> Finding? {
    if let mark = markBeforeBrace(text, range) { return mark }
    if let warning = SuspiciousText.finding(text, range, in: draft) { return warning }
    guard let found = Self.find(text, isLast: isLast) else { return nil }
    if let part = optionalPart(text, range) { return part }
    return Finding(found, text, range, isAfterMark: isAfterMark(range))
  }

  // `/#{id}`, `/:{id}`
  private func markBeforeBrace(_ text: String, _ range: Range<Int>) -> Finding? {
    let mark = range.lowerBound..<(range.lowerBound + 1)
    let isRuby = text.hasPrefix("#{")
    guard isRuby || text.hasPrefix(":{") else { return nil }
    let message =
      isRuby
      ? "'#' begins the fragment of a link, not a placeholder"
      : "a placeholder has no ':' before its '{'"
    var finding = Finding(code: .foreignPlaceholder, message: message, place: mark)
    finding.notes = [
      isRuby
        ? "for a fragment, remove the '/' before the '#'"
        : "for links that have the text itself, write '%3A'"
    ]
    finding.change = Finding.Change(
      range: mark, text: "", title: "remove the '\(isRuby ? "#" : ":")'")
    return finding
  }

  // `{id}(/edit)`
  private func optionalPart(_ text: String, _ range: Range<Int>) -> Finding? {
    guard let (before, _, part) = text[...].cut(at: "}("), part.hasPrefix("/"), part.hasSuffix(")"),
      !before.dropFirst().contains("{"), part.dropFirst().allSatisfy({ $0 != "/" && $0 != "{" })
    else { return nil }
    let place = (range.upperBound - part.utf8.count - 1)..<range.upperBound
    let pattern = draft.text(scan.start..<place.lowerBound) + part.dropLast()
    let found = ForeignSegment(
      "an optional part", "", note: "a pattern with the part is another line: 'also \(pattern)'")
    return Finding(found, draft.text(place), place)
  }

  /// Whether a segment before this one has a mark before its placeholder: `/!{room}/${event}`.
  private func isAfterMark(_ segment: Range<Int>) -> Bool {
    draft.bytes[scan.start..<segment.lowerBound].indices.contains { index in
      index + 2 < segment.lowerBound && draft.bytes[index] == UInt8(ascii: "/")
        && "!@~+*-".utf8.contains(draft.bytes[index + 1])
        && draft.bytes[index + 2] == UInt8(ascii: "{")
    }
  }

  // MARK: Notations

  /// Returns what a segment means elsewhere; `nil` if it is text.
  static func find(_ segment: String, isLast: Bool) -> ForeignSegment? {
    guard mayBeForeign(segment) else { return nil }
    return ForeignSegment(segment: segment, isLast: isLast) ?? parts(of: segment)
  }

  /// Whether the text outside of placeholders has a byte that another notation needs.
  private static func mayBeForeign(_ segment: String) -> Bool {
    // A loop without closures: most segments are text, and plugins run a debug build of the tool.
    let (bytes, foreign) = (Array(segment.utf8), foreignBytes)
    var (index, depth) = (0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "{"),
        depth > 0 || index == 0 || !bytes[index - 1].isMarkOfPlaceholder
      {
        depth += 1
      }
      if depth == 0, foreign.contains(byte) { return true }
      if byte == UInt8(ascii: "}"), depth > 0 { depth -= 1 }
      index += 1
    }
    return false
  }

  private static let foreignBytes = ByteSet { ":<[$\\%(*^.?|#".utf8.contains($0) }

  /// The notations that may be a part of a segment, with the text in their place.
  private static let notations: [(template: Template, write: String)] = [
    ("${‹name›}", "{‹name›}"), ("${‹host›}", "{‹host.last›}"), ("\\(‹host›)", "{‹host.last›}"),
    ("$(‹name›)", "{‹name›}"), ("\\(‹name›)", "{‹name›}"),
    ("#{‹name›}", "{‹name›}"), ("<‹type›:‹name›>", "{‹name›: ‹type.type›}"),
    ("<‹name›>", "{‹name›}"), ("[‹name›]", "{‹name›}"),
    (":‹name›(‹text›)", "{‹name›}"), (":‹name›", "{‹name›}"),
    ("$‹name›<[0-9]+>", "{‹name›: Int}"), ("$‹name›<‹text›>", "{‹name›}"), ("$‹name›", "{‹name›}"),
    ("%d", "{id: Int}"), ("%@", "{id}"), ("%s", "{id}"),
    ("*", "{rest}"),
  ].map { (Template($0.0, isPart: true), $0.1) }

  // `user-:id`, `<id>.html`, `shop*`, `${name}.jpg`
  private static func parts(of segment: String) -> ForeignSegment? {
    let line = HabitLine(segment)
    let bytes = line.bytes
    var result: [UInt8] = []
    var (offset, count, depth) = (0, 0, 0)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0, let (text, end) = notation(at: offset, in: line) {
        result += text.utf8
        (offset, count) = (end, count + 1)
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    guard count > 0 else { return nil }
    let text = String(decoding: result, as: UTF8.self)
    let isWhole = count == 1 && text.first == "{" && text.last == "}"
    var found = ForeignSegment(
      isWhole ? "a placeholder" : count > 1 ? "text with placeholders" : "text with a placeholder",
      text)
    if segment.hasSuffix("*"), count == 1 {
      let before = segment.dropLast()
      found.note =
        "'/\(before)*' of other tools also has '/\(before)/…': that is '/\(before)/{path...?}'"
    }
    return found
  }

  private static func notation(at offset: Int, in line: HabitLine) -> (String, Int)? {
    guard "$\\#<[:%*".utf8.contains(line.bytes[offset]), isBegin(offset, in: line.bytes) else {
      return nil
    }
    for (template, write) in notations {
      guard let match = template.match(line, from: offset) else { continue }
      var holes = match.holes
      // `<id:int>` has the type behind the name.
      if ForeignType.name(of: holes["type"]) == nil, ForeignType.name(of: holes["name"]) != nil {
        (holes["type"], holes["name"]) = (holes["name"], holes["type"])
      }
      let text = holes.fill(write).replacing(": String}", with: "}")
      return (String(text), match.whole.upperBound)
    }
    return nil
  }

  /// Whether a notation may begin at an offset.
  ///
  /// `Special:Search`, `{kind}:info`, `a$b`, `list[0]`: a mark after a word or a placeholder is text.
  private static func isBegin(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : UInt8(ascii: "/")
    if bytes[offset] == UInt8(ascii: "*") { return offset == 0 || offset + 1 == bytes.count }
    let isMark =
      ":[".utf8.contains(bytes[offset])
      || bytes[offset] == UInt8(ascii: "$") && !"{(".utf8.contains(next)
    return !isMark || offset == 0 || "-._~@(/".utf8.contains(bytes[offset - 1])
  }
}
