/// Parts of a pattern that several steps look for.
extension PatternSyntax {
  var spans: Pattern.Spans {
    Pattern.Spans(pattern: span, segments: hasPath ? segments.map(\.span) : [span])
  }

  /// The literal texts of the path, from the left.
  var pathLiterals: [String] { segments.flatMap(\.literals).map(\.text) }

  /// Text of the path that no link can have, so that the pattern could never match.
  var unlinkablePathText: [NameSyntax] {
    var found: [NameSyntax] = []
    for segment in segments where segment.fragmentMark == nil { found += segment.unlinkableText }
    return found
  }

  /// The same for the whole pattern.
  var unlinkableText: [NameSyntax] {
    let inFragment = if case .mixed(let pieces)? = fragment { pieces } else { [PieceSyntax]() }
    return unlinkablePathText + items.flatMap(\.unlinkableText) + inFragment.unlinkableText
  }
}

extension SegmentSyntax {
  /// Whether a text has a dot or a character that is rare; most texts do not.
  private var mayBeUnlinkable: Bool {
    for case .literal(let literal) in pieces where literal.text.mayBeUnlinkable { return true }
    return false
  }

  fileprivate var literals: [NameSyntax] {
    pieces.compactMap { piece in
      if case .literal(let literal) = piece { literal } else { nil }
    }
  }

  /// The dots of `/v{major}.{minor}` are fine; a whole segment `.` or `..` is not.
  fileprivate var unlinkableText: [NameSyntax] {
    if !mayBeUnlinkable { return [] }
    let segment = pieces.map { piece in
      if case .literal(let literal) = piece { literal.text } else { "_" }
    }.joined()
    return literals.filter { segment.hasDotSegment || $0.text.hasControlCharacter }
  }
}

extension ItemSyntax {
  /// Text of the item that no link can have.
  var unlinkableText: [NameSyntax] {
    var texts: [NameSyntax] = []
    if let key, key.text.hasControlCharacter { texts.append(key) }
    if case .literal(let text) = value, text.text.hasControlCharacter { texts.append(text) }
    if case .mixed(let pieces) = value { texts += pieces.unlinkableText }
    return texts
  }
}

extension [PieceSyntax] {
  fileprivate var unlinkableText: [NameSyntax] {
    compactMap { piece in
      if case .literal(let text) = piece, text.text.hasControlCharacter { text } else { nil }
    }
  }
}
