extension Finding {
  /// Text that is a placeholder in another tool, and would be literal text here.
  ///
  /// - Parameters:
  ///   - whole: The part to replace, if it is more than the text.
  init(
    _ found: ForeignSegment, _ text: String, _ range: Range<Int>,
    replacing whole: Range<Int>? = nil
  ) {
    self.init(
      code: .foreignPlaceholder,
      message: "'\(text)' looks like \(found.meaning), and would be literal text here",
      notes: [found.note, "for links that have the text itself, write '\(text.encodedLiteral)'"]
        .compactMap { $0 },
      place: whole ?? range)
    if let replacement = found.replacement { self = declaring(replacement, in: whole ?? range) }
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
