import RoutegenSource

/// Placeholders of other tools in patterns.
extension Parser {
  /// Reports a segment that is a placeholder in another tool, and skips it; returns `false` if the
  /// segment is not one.
  mutating func rejectForeignSegment() -> Bool {
    if rejectColonBeforeBrace() { return true }
    guard let span = foreignSegmentSpan else { return false }
    let text = file.text(of: span)
    let isLast = span.end == file.bytes.count || file.bytes[span.end] != UInt8(ascii: "/")
    guard var found = ForeignSegment(segment: text, isLast: isLast) else { return false }
    if let name = found.optionalName { found.note = optionalNote(name, before: span) }
    if let marked = found.markedPlaceholder, isAfterMark(span) {
      (found.markedPlaceholder, found.replacement) = (found.replacement, marked)
    }
    fail(.foreign(found, text, at: span))
    skip(to: span.end)
    return true
  }

  /// Whether a segment before this one has a mark before its placeholder: `/!{room}/${event}`.
  private func isAfterMark(_ segment: Span) -> Bool {
    let before = file.bytes[max(0, segment.start - 2 * Self.longestForeign)..<segment.start]
    let line = before.suffix(from: before.lastIndex(where: \.isLineEnd) ?? before.startIndex)
    return zip(zip(line, line.dropFirst()), line.dropFirst(2)).contains { bytes, brace in
      bytes.0 == UInt8(ascii: "/") && "!@~+*-".utf8.contains(bytes.1)
        && brace == UInt8(ascii: "{")
    }
  }

  /// Reports `/:{id}`, and skips it.
  private mutating func rejectColonBeforeBrace() -> Bool {
    guard at(.colon), next.kind == .leftBrace, isTouchedByNext, !current.isBroken else {
      return false
    }
    let colon = current.span
    fail(.colonBeforeBrace(at: colon))
    advance()
    skipParameter()
    return true
  }

  /// What to write for a segment that may be missing: one route with two patterns.
  ///
  /// - Parameter segment: The segment; `/` precedes it.
  func optionalNote(_ name: String, before segment: Span) -> String {
    var start = segment.start - 1
    while start > 0, !file.bytes[start - 1].isBlank, !file.bytes[start - 1].isLineEnd {
      start -= 1
    }
    var end = segment.end
    while end < file.bytes.count, !file.bytes[end].isBlank, !file.bytes[end].isLineEnd { end += 1 }
    guard segment.start > 0 else { return "write '/{\(name)}'" }
    let before = text(start, max(start, segment.start - 1))
    let after = text(segment.end, end)
    let isPlain = [before, after].allSatisfy { !$0.contains { ":?#&<[(*".contains($0) } }
    guard isPlain, before.isEmpty || before.hasPrefix("/"), after.isEmpty || after.hasPrefix("/")
    else {
      return "for one route with and without it, write '/users?{\(name): String?}', "
        + "and below it 'also /users/{\(name)}'"
    }
    let path = before.isEmpty && after.isEmpty ? "/" : before + after
    return "for one route with and without it, write '\(path)?{\(name): String?}', "
      + "and below it 'also \(before)/{\(name)}\(after)'"
  }

  private func text(_ start: Int, _ end: Int) -> String {
    file.text(of: Span(file: file.id, start: start, end: end))
  }

  /// Reports the value of a query item that is a placeholder in another tool, and skips it.
  mutating func rejectForeignValue(of key: NameSyntax) -> Bool {
    guard !current.isBroken, at(.word) || at(.leftBracket) || at(.colon) else { return false }
    let span = foreignSpan(endedBy: "&#")
    let text = file.text(of: span)
    guard let found = ForeignSegment(value: text, of: key.text) else { return false }
    let other = found.replacement ?? ""
    if other == "{\(key.text)}" || other.hasPrefix("{\(key.text):") {
      fail(.foreign(found, text, at: span, replacing: key.span.union(span)))
    } else {
      fail(.foreign(found, text, at: span))
    }
    skip(to: span.end)
    return true
  }

  /// Reports `#{id}`, which is a placeholder in a text of Ruby and a fragment here.
  mutating func rejectRubyPlaceholder() -> Bool {
    guard at(.hash), isTouching, next.kind == .leftBrace, isTouchedByNext else { return false }
    report(.rubyPlaceholder(current.span))
    return true
  }

  /// The text of the current segment, if it has characters of other notations.
  private var foreignSegmentSpan: Span? {
    guard !current.isBroken, !at(.leftBrace) else { return nil }
    let span = foreignSpan(endedBy: "/?&#")
    let foreign = Self.nativeBytes.firstOffset(in: file.bytes, span.start, span.end)
    return foreign < span.end ? span : nil
  }

  /// The bytes that no other notation needs.
  private static let nativeBytes = ByteSet { !":<[$\\%(*.^?|".utf8.contains($0) }

  /// The bytes that neither end a placeholder nor are brackets.
  private static let ordinaryBytes = ByteSet { !" \t\n\r/?&#([<)]>{}".utf8.contains($0) }

  /// The text from the current token to white space or to a byte of `ends` outside of brackets.
  private func foreignSpan(endedBy ends: String) -> Span {
    let bytes = file.bytes
    var end = current.span.start
    var depth = 0
    let limit = min(bytes.count, end + 4 * Self.longestForeign)
    while true {
      end = Self.ordinaryBytes.firstOffset(in: bytes, end, limit)
      guard end < limit, !bytes[end].isBlank, !bytes[end].isLineEnd else { break }
      let byte = bytes[end]
      if "([<".utf8.contains(byte) { depth += 1 }
      if ")]>".utf8.contains(byte), depth > 0 { depth -= 1 }
      if byte == UInt8(ascii: "{"), depth == 0 {
        guard end > current.span.start, bytes[end - 1] == UInt8(ascii: "$") else { break }
        depth += 1
      }
      if byte == UInt8(ascii: "}"), depth > 0 { depth -= 1 }
      if depth == 0, ends.utf8.contains(byte) {
        if byte == UInt8(ascii: "?"), isOptionalMark(at: end) { end += 1 }
        break
      }
      end += 1
    }
    return Span(file: file.id, start: current.span.start, end: end)
  }

  /// Whether a `?` begins no query.
  private func isOptionalMark(at offset: Int) -> Bool {
    let next = offset + 1
    return next >= file.bytes.count || file.bytes[next].isBlank || file.bytes[next].isLineEnd
      || file.bytes[next] == UInt8(ascii: "/")
  }

  /// Skips the tokens before an offset.
  mutating func skip(to offset: Int) {
    while current.span.start < offset, !at(.endOfFile) { advance() }
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension Diagnostic {
  fileprivate static func foreign(
    _ found: ForeignSegment, _ text: String, at span: Span, replacing whole: Span? = nil
  ) -> Diagnostic {
    var problem = Diagnostic(
      .foreignPlaceholder, "'\(text)' looks like \(found.meaning), and would be literal text here",
      at: span)
    if let note = found.note { problem = problem.note(note) }
    if let replacement = found.replacement {
      problem = problem.propose(
        "change it to '\(replacement)'", replace: whole ?? span, with: replacement)
    }
    if let marked = found.markedPlaceholder {
      problem = problem.propose("change it to '\(marked)'", replace: span, with: marked)
    }
    let dots = text.allSatisfy { $0 == "." } ? "" : "."
    let encoded = text.percentEncoded(keeping: "-_~@\(dots)")
    return problem.note("for links that have the text itself, write '\(encoded)'")
  }

  fileprivate static func colonBeforeBrace(at span: Span) -> Diagnostic {
    Diagnostic(
      .foreignPlaceholder, "a placeholder has no ':' before its '{'", at: span
    )
    .propose("remove the ':'", replace: span, with: "")
    .note("for links that have the text itself, write '%3A'")
  }

  fileprivate static func rubyPlaceholder(_ hash: Span) -> Diagnostic {
    Diagnostic(
      .foreignPlaceholder, "'#' begins the fragment of a link, not a placeholder", at: hash
    )
    .propose("remove the '#'", replace: hash, with: "")
    .note("for a fragment, remove the '/' before the '#'")
  }
}
