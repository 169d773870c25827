extension RouteValues {
  /// Throws unless every escaped tab and line break of the link is in the value of a `Text`.
  ///
  /// - Parameter first: The offset of the first of them.
  func checkLineBreaks(from first: Int) throws(LinkError) {
    var texts = textRanges[...]
    for offset in first..<source.bytes.count
    where Percent.isEscapedLineBreak(source.bytes, at: offset) {
      texts = texts.drop { $0.upperBound <= offset }
      guard texts.first?.contains(offset) == true else {
        throw .malformed(.escapedLineBreak, at: offset)
      }
    }
  }

  /// The values of the link for parameters of type `Text`, in the order of the link.
  private var textRanges: [Range<Int>] {
    (0..<candidate.parameterCount)
      .filter { candidate.parameter($0).type.kind == .text }
      .flatMap { source.captures(in: capture($0), query) }
      .filter { $0.kind == .link }
      .map(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}
