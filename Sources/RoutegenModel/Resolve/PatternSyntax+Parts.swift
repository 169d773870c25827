import RoutegenSyntax

/// Parts of a pattern that several steps look for.
extension PatternSyntax {
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

  /// The path without its last segment.
  var withoutLastSegment: PatternSyntax {
    PatternSyntax(segments: segments.dropLast(), query: [], fragment: nil, span: span)
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
  var unlinkablePathText: [NameSyntax] { segments.flatMap(\.unlinkableText) }

  /// The same for the whole pattern.
  var unlinkableText: [NameSyntax] {
    unlinkablePathText + (query + fragmentItems).flatMap(\.unlinkableText)
  }
}

extension SegmentSyntax {
  /// Whether the segment is a placeholder of one value that is written as optional.
  var mayBeMissing: Bool {
    guard pieces.count == 1, case .parameter(let placeholder) = pieces[0], !placeholder.isRest,
      placeholder.type?.isList != true, placeholder.type?.dictionaryValue == nil
    else { return false }
    return placeholder.type?.isOptional == true || placeholder.defaultValue != nil
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
    return [key, text].compactMap { $0 }.filter(\.text.hasControlCharacter)
  }
}

extension String {
  fileprivate var hasControlCharacter: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Whether the text is `.` or `..`, or has one of them between encoded slashes.
  fileprivate var hasDotSegment: Bool {
    split(separator: "/", omittingEmptySubsequences: false).contains { $0 == "." || $0 == ".." }
  }
}
