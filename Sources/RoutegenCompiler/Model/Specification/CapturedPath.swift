/// The texts that the placeholders of a path capture.
package struct CapturedPath {
  /// The texts of each placeholder, from the left; more than one only for the rest of the path.
  package var texts: [[String]] = []

  /// The index of the first placeholder whose text does not parse as its type.
  package var firstUnreadable: Int?

  package init(texts: [[String]] = [], firstUnreadable: Int? = nil) {
    (self.texts, self.firstUnreadable) = (texts, firstUnreadable)
  }

  /// The failure of a candidate that keeps the unreadable text; `nil` if it does not keep it.
  func failure(for candidate: Candidate) -> ExplainingMatcher.Failure? {
    guard let firstUnreadable,
      let slot = candidate.sources.firstIndex(of: .path(firstUnreadable))
    else { return nil }
    return ExplainingMatcher.Failure(
      .invalidValue(
        parameter: candidate.parameters[slot].name, value: texts[firstUnreadable][0]))
  }
}

extension ExplainingMatcher {
  /// The texts that a pattern's segments capture of a link's path; `nil` if the path is another one.
  package func captures(of segments: [Segment], _ link: LinkParts) -> CapturedPath? {
    let count = link.segments.count
    guard segments.last?.isRest == true ? count >= segments.count : count == segments.count else {
      return nil
    }
    // Literal text decides most paths, and costs less than values.
    for case (.literal(let literal), let bytes) in zip(segments, link.segments)
    where !model.isSame(String(decoding: bytes, as: UTF8.self), literal) { return nil }
    var path = CapturedPath()
    var rest = link.segments[...]
    for segment in segments {
      if case .rest = segment {
        guard !rest.isEmpty else { return nil }
        path.texts.append(rest.map { String(decoding: $0, as: UTF8.self) })
        return path
      }
      guard let bytes = rest.popFirst(), !bytes.isEmpty,
        capture(String(decoding: bytes, as: UTF8.self), segment, in: &path)
      else { return nil }
    }
    return rest.isEmpty ? path : nil
  }

  /// Captures the text of one segment; returns `false` if its literal text is another one.
  private func capture(_ text: String, _ segment: Segment, in path: inout CapturedPath) -> Bool {
    switch segment {
    case .literal(let literal): return model.isSame(text, literal)
    case .parameter(_, let type):
      capture(text, as: type, in: &path)
      return true
    case .mixed(let pieces):
      guard let texts = model.split(text, pieces) else { return false }
      for (type, text) in texts { capture(text, as: type, in: &path) }
      return true
    case .rest: return false
    }
  }

  private func capture(_ text: String, as type: ValueType, in path: inout CapturedPath) {
    if path.firstUnreadable == nil, !model.reads(text, as: type, inPath: true) {
      path.firstUnreadable = path.texts.count
    }
    path.texts.append([text])
  }
}
