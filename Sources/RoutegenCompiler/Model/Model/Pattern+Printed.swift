extension Route {
  /// The pattern with which links are printed: the placeholders without a name are literal text.
  package var printedPattern: Pattern { printed(pattern) }

  /// The same, and then that pattern without segments that may be missing.
  package var printedPatterns: [Pattern] { ownPatterns.map(printed) }

  private func printed(_ pattern: Pattern) -> Pattern {
    unnamedTexts.isEmpty ? pattern : pattern.printed(with: unnamedTexts)
  }

  /// The texts that are printed at placeholders without a name, those of the groups included.
  package var unnamedTexts: UnnamedTexts { declaration.unnamedTexts }
}

extension Group {
  /// The group's own segments as links are printed with them.
  package var printedSegments: [Segment] {
    let count = segments.flatMap(\.placeholderSlots).filter { $0 == nil }.count
    var texts = declaration.unnamedTexts.path.suffix(count)
    return segments.flatMap { $0.printed(with: &texts) }
  }
}

extension Pattern {
  fileprivate func printed(with texts: UnnamedTexts) -> Pattern {
    var path = texts.path[...]
    var pattern = self
    pattern.segments = segments.flatMap { $0.printed(with: &path) }
    pattern.query = query.map { $0.printed(with: texts.query) }
    if case .items(let items)? = fragment {
      pattern.fragment = .items(items.map { $0.printed(with: texts.fragment) })
    }
    return pattern
  }
}

extension Segment {
  /// The segments that are printed for this one.
  ///
  /// - Parameter texts: The texts of placeholders without a name, from here on.
  fileprivate func printed(with texts: inout ArraySlice<String>) -> [Segment] {
    switch self {
    case .parameter(slot: nil, _): return [.literal(texts.popFirst() ?? "")]
    case .rest(slot: nil, _):
      return (texts.popFirst() ?? "").split(separator: "/").map { .literal(String($0)) }
    case .mixed(let pieces):
      let printed = pieces.map { piece -> Piece in
        if case .parameter(slot: nil, _) = piece { .literal(texts.popFirst() ?? "") } else { piece }
      }
      return [Segment.mixed(printed).joined]
    case .literal, .parameter, .rest: return [self]
    }
  }
}

extension Segment {
  /// The segment as one literal text, if it consists of literal texts.
  fileprivate var joined: Segment {
    guard case .mixed(let pieces) = self else { return self }
    var joined: [Piece] = []
    for piece in pieces {
      if case .literal(let text) = piece, case .literal(let before)? = joined.last {
        joined[joined.count - 1] = .literal(before + text)
      } else {
        joined.append(piece)
      }
    }
    if joined.count == 1, case .literal(let text) = joined[0] { return .literal(text) }
    return .mixed(joined)
  }
}

extension QueryItem {
  fileprivate func printed(with texts: [String: String]) -> QueryItem {
    guard value == .any, let text = texts[key] else { return self }
    return QueryItem(key: key, value: .literal(text))
  }
}
