import RoutegenSource

extension Finding {
  /// Text that is a placeholder in another tool, and would be literal text here.
  ///
  /// - Parameters:
  ///   - whole: The part to replace, if it is more than the text.
  ///   - isAfterMark: Whether a segment before has a mark before its placeholder, so a '$' may be one.
  init(
    _ found: ForeignSegment, _ text: String, _ range: Range<Int>, optionalIn scan: PatternScan,
    replacing whole: Range<Int>? = nil, isAfterMark: Bool = false
  ) {
    let note = found.optionalName.map { scan.optionalNote($0, range) } ?? found.note
    self.init(
      code: .foreignPlaceholder,
      message: "'\(text)' looks like \(found.meaning), and would be literal text here",
      notes: [note, "for links that have the text itself, write '\(text.encodedLiteral)'"]
        .compactMap { $0 },
      place: whole ?? range)
    if let replacement = found.replacement { self = declaring(replacement, in: whole ?? range) }
    other = found.markedPlaceholder.map {
      Change(range: range, text: $0, title: "change it to '\($0)'")
    }
    if isAfterMark, let marked = other { (change, other) = (marked, change) }
  }
}

extension String {
  /// Text of a pattern as a pattern in which it is no notation of another tool.
  fileprivate var encodedLiteral: String {
    let dots = allSatisfy { $0 == "." } ? "" : "."
    let decoded = PercentDecoded(Array(utf8)[...])
    return (decoded.mistakes.isEmpty ? decoded.text : self)
      .percentEncoded(keeping: "-_~@\(dots)")
  }
}

extension PatternScan {
  /// What to write for a segment that may be missing: one route with two patterns.
  func optionalNote(_ name: String, _ segment: Range<Int>) -> String {
    let slash = max(start, segment.lowerBound - 1)
    let before = String(decoding: bytes[start..<slash], as: UTF8.self)
    let after = String(
      decoding: bytes[segment.upperBound..<max(end, segment.upperBound)], as: UTF8.self)
    let isPlain = [before, after].allSatisfy { !$0.contains { ":?#&<[(*".contains($0) } }
    guard isPlain, after.isEmpty || after.hasPrefix("/") else {
      return "for one route with and without it, write '/users?{\(name): String?}', "
        + "and below it 'also /users/{\(name)}'"
    }
    let path = before.isEmpty && after.isEmpty ? "/" : before + after
    return "for one route with and without it, write '\(path)?{\(name): String?}', "
      + "and below it 'also \(before)/{\(name)}\(after)'"
  }
}
