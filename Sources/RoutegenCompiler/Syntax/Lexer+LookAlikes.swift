/// Characters that are invisible or look like other characters.
extension Lexer {
  /// Consumes a look-alike that ends words, as the token that it looks like; returns `false` if
  /// there is none.
  mutating func lexLookAlike() -> Bool {
    guard let found = lookAlike(at: offset), found.endsWord else { return false }
    let start = offset
    offset += found.length
    switch found.lookAlike {
    case .space: break
    case .text("\""): lexQuotedText(from: start, found)
    case .text("..."): append(.ellipsis, from: start, isBroken: true)
    case .text(let text):
      guard let kind = text.utf8.first.flatMap(Token.Kind.init(punctuation:)) else { break }
      append(kind, from: start, isBroken: true)
    case .invisible: break
    }
    if found.lookAlike != .text("\"") { lookAlikes.append(found) }
    return true
  }

  /// Consumes text in typographic quotation marks, which is a broken string.
  private mutating func lexQuotedText(from start: Int, _ opening: FoundLookAlike) {
    var end = offset
    while start >= openQuotesUntil, end < bytes.count, !isLineBreak(at: end) {
      let closing = lookAlike(at: end)
      if closing?.lookAlike == .text("\"") || bytes[end] == UInt8(ascii: "\"") {
        let text = String(decoding: bytes[offset..<end], as: UTF8.self)
        offset = end + (closing?.length ?? 1)
        let isInPattern = start > 0 && "/=".utf8.contains(bytes[start - 1])
        var whole = opening
        whole.end = offset
        whole.replacement = isInPattern ? text : "\"\(text)\""
        lookAlikes.append(whole)
        append(.string, from: start, isBroken: true)
        return
      }
      end += 1
    }
    openQuotesUntil = max(openQuotesUntil, end)
    lookAlikes.append(opening)
    append(.word, from: start, isBroken: true)
  }

  /// Whether a look-alike at an offset ends a word.
  func isLookAlikeToken(at offset: Int) -> Bool { lookAlike(at: offset)?.endsWord == true }

  /// Finds look-alikes in a word; returns whether there are any.
  mutating func findLookAlikes(inWord span: Span) -> Bool {
    guard hasNonASCII, isValidUTF8 else { return false }
    let count = lookAlikes.count
    var place = span.start
    while place < span.end {
      if bytes[place] >= 0x80, let found = lookAlike(at: place) {
        if !isInExample || found.lookAlike == .invisible || found.lookAlike == .text("->") {
          lookAlikes.append(found)
        }
      }
      place += 1
    }
    lookAlikes += Homoglyph.all(in: bytes[span.start..<span.end])
    return lookAlikes.count > count
  }

  /// Finds invisible characters in quoted text, in which other look-alikes may be meant.
  mutating func findInvisible(in span: Span, where isFound: (Unicode.Scalar) -> Bool) -> Bool {
    guard hasNonASCII, isValidUTF8 else { return false }
    let count = lookAlikes.count
    for place in span.start..<span.end where bytes[place] >= 0x80 {
      if let found = lookAlike(at: place), found.lookAlike == .invisible, isFound(found.scalar) {
        lookAlikes.append(found)
      }
    }
    return lookAlikes.count > count
  }

  private func lookAlike(at offset: Int) -> FoundLookAlike? {
    guard bytes[offset] >= 0xC2 else { return nil }
    guard let scalar = scalar(at: offset), let lookAlike = LookAlike(scalar) else { return nil }
    if scalar.isJoiner, isNonASCII(before: offset), isNonASCII(after: offset, scalar) { return nil }
    return FoundLookAlike(scalar, lookAlike, start: offset)
  }

  private func isNonASCII(before offset: Int) -> Bool { offset > 0 && bytes[offset - 1] >= 0x80 }

  private func isNonASCII(after offset: Int, _ scalar: Unicode.Scalar) -> Bool {
    let next = offset + scalar.utf8.count
    return next < bytes.count && bytes[next] >= 0x80
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return text.unicodeScalars.first
  }

  /// Reports the look-alikes, those of one run of text together.
  func reportLookAlikes(into bag: inout DiagnosticBag) {
    if lookAlikes.isEmpty { return }
    var rest = lookAlikes.sorted { $0.start < $1.start }[...]
    while let first = rest.first {
      var group = [rest.removeFirst()]
      while let next = rest.first, let last = group.last, isOneRun(last, next) {
        group.append(next)
        rest.removeFirst()
      }
      let span = Span(file: file.id, start: first.start, end: group.last?.end ?? first.end)
      bag.report(lookAlike(first, at: span, replacing: replaced(group)))
    }
  }

  /// The diagnostic of a group of look-alikes.
  private func lookAlike(
    _ found: FoundLookAlike, at span: Span, replacing replacement: String
  ) -> Diagnostic {
    if !found.lookAlike.isSpace, isTextOfPattern(span) {
      return .lookAlike(found, at: span, replacing: replacement, meaning: bytes[span])
    }
    let isQuoted = replacement.count > 2 && replacement.first == "'" && replacement.last == "'"
    if isQuoted {
      let bare = String(replacement.dropFirst().dropLast())
      return .lookAlike(found, at: span, replacing: bare, meaning: nil)
    }
    // Two dashes begin a comment in other languages.
    if replacement == "-", span.start > 0, bytes[span.start - 1] == UInt8(ascii: "-") {
      let dashes = Span(file: span.file, start: span.start - 1, end: span.end)
      return .lookAlike(found, at: dashes, replacing: "//", meaning: nil)
    }
    return .lookAlike(found, at: span, replacing: replacement, meaning: nil)
  }

  /// Whether a place is in the literal text of a pattern, and not in a placeholder or a comment.
  private func isTextOfPattern(_ span: Span) -> Bool {
    var start = span.start
    var depth = 0
    while start > 0, !bytes[start - 1].isLineEnd, !bytes[start - 1].isBlank {
      start -= 1
      if bytes[start] == UInt8(ascii: "}") { depth += 1 }
      if bytes[start] == UInt8(ascii: "{") {
        guard depth > 0 else { return false }
        depth -= 1
      }
    }
    return bytes[start] == UInt8(ascii: "/") && !bytes[start...].starts(with: "//".utf8)
  }

  private func isOneRun(_ first: FoundLookAlike, _ second: FoundLookAlike) -> Bool {
    guard first.lookAlike.isSpace == second.lookAlike.isSpace, first.end <= second.start else {
      return false
    }
    let between = bytes[first.end..<second.start]
    return first.lookAlike.isSpace
      ? between.isEmpty : !between.contains { $0.isBlank || $0 == UInt8(ascii: "\n") }
  }

  /// The text of the group with other characters in place of the look-alikes.
  private func replaced(_ group: [FoundLookAlike]) -> String {
    var result: [UInt8] = []
    var end = group[0].start
    for found in group {
      result += bytes[end..<found.start] + Array(found.replacement.utf8)
      end = found.end
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate subscript(span: Span) -> String {
    String(decoding: self[span.start..<span.end], as: UTF8.self)
  }
}

extension String {
  /// The text in the quotation marks of diagnostics; in backticks if it contains such a mark.
  var inMarks: String { contains("'") ? "`\(self)`" : "'\(self)'" }
}

extension Unicode.Scalar {
  /// Whether the character joins its neighbors, as in emoji and in Persian.
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }
}

extension Diagnostic {
  fileprivate static func lookAlike(
    _ found: FoundLookAlike, at span: Span, replacing replacement: String, meaning text: String?
  ) -> Diagnostic {
    let problem = Diagnostic(.lookAlikeCharacter, found.message, at: span)
    let title: String
    switch found.lookAlike {
    case .space: title = "change it to a space"
    case .invisible: title = "remove it"
    case .text: title = "change it to \(replacement.inMarks)"
    }
    let proposed = problem.propose(title, replace: span, with: replacement)
    guard let encoded = text?.percentEncoded(keeping: "-._~") else { return proposed }
    return proposed.note(
      "a pattern that means the character itself has it percent-encoded: '\(encoded)'")
  }
}
