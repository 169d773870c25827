/// Parts of a pattern that several steps look for.
extension PatternSyntax {
  var spans: Pattern.Spans {
    Pattern.Spans(pattern: span, segments: hasPath ? segments.map(\.span) : [span])
  }

  /// The items of the fragment; empty if it is not written like a query.
  var fragmentItems: [ItemSyntax] {
    switch fragment {
    case .items(let items)?: items
    case .whole?, nil: []
    }
  }

  /// The placeholders of the path and of the items.
  var placeholders: [ParameterSyntax] {
    pathPlaceholders + (query + fragmentItems).compactMap(\.placeholder)
  }

  var pathPlaceholders: [ParameterSyntax] {
    segments.flatMap(\.pieces).compactMap { piece in
      switch piece {
      case .literal: nil
      case .parameter(let placeholder): placeholder
      }
    }
  }

  /// The literal texts of the path, from the left.
  var pathLiterals: [String] {
    segments.flatMap(\.literals).map(\.text)
  }

  /// Text of the path that no link can have, so that the pattern could never match.
  var unlinkablePathText: [NameSyntax] {
    var found: [NameSyntax] = []
    for segment in segments
    where segment.fragmentMark == nil && segment.mayBeUnlinkable { found += segment.unlinkableText }
    return found
  }

  /// The same for the whole pattern.
  var unlinkableText: [NameSyntax] {
    var found = unlinkablePathText
    for item in query { found += item.unlinkableText }
    for item in fragmentItems { found += item.unlinkableText }
    return found
  }
}

extension SegmentSyntax {
  /// Whether a literal text has characters that ``unlinkableText`` looks for.
  fileprivate var mayBeUnlinkable: Bool {
    for piece in pieces {
      if case .literal(let literal) = piece, literal.text.mayBeUnlinkable { return true }
    }
    return false
  }

  fileprivate var literals: [NameSyntax] {
    pieces.compactMap { piece in
      switch piece {
      case .literal(let literal): literal
      case .parameter: nil
      }
    }
  }

  /// The dots of `/v{major}.{minor}` are fine; a whole segment `.` or `..` is not.
  fileprivate var unlinkableText: [NameSyntax] {
    let segment = pieces.map { piece in
      switch piece {
      case .literal(let literal): literal.text
      case .parameter: "_"
      }
    }.joined()
    return literals.filter { segment.hasDotSegment || $0.text.hasControlCharacter }
  }
}

extension ItemSyntax {
  var placeholder: ParameterSyntax? {
    switch value {
    case .literal: nil
    case .parameter(let placeholder): placeholder
    }
  }

  /// Text of the item that no link can have.
  var unlinkableText: [NameSyntax] {
    let text: NameSyntax? =
      switch value {
      case .literal(let text): text
      case .parameter: nil
      }
    let isLinkable = key?.text.mayBeUnlinkable != true && text?.text.mayBeUnlinkable != true
    return isLinkable ? [] : [key, text].compactMap { $0 }.filter(\.text.hasControlCharacter)
  }
}

extension String {
  /// Whether the text has a dot, a control character or a byte other than ASCII; most texts do not.
  fileprivate var mayBeUnlinkable: Bool { !Self.linkableBytes.containsAll(of: self) }

  private static let linkableBytes = ByteSet {
    (0x20...0x7E).contains($0) && $0 != UInt8(ascii: ".")
  }

  var hasControlCharacter: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Whether the text is `.` or `..`, or has one of them between encoded slashes.
  fileprivate var hasDotSegment: Bool {
    split(separator: "/", omittingEmptySubsequences: false).contains { $0 == "." || $0 == ".." }
  }
}
