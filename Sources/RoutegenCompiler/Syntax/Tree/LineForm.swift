/// What a line is by its place.
enum LineForm {
  case declaration, continuation, attribute, values, payload, variant
}

/// What a line says.
indirect enum LineContents {
  case route(RouteLine)
  case directive(DirectiveLine)
  case continuation(RouteLine)
  case attribute(AttributeSyntax)
  case values([EnumValueSyntax])
  case payload([PayloadEntrySyntax])
  case variant(VariantEntrySyntax)
}

extension LineParser {
  /// Reads the whole line.
  ///
  /// - Parameters:
  ///   - documentation: The text of the documentation above the line.
  ///   - hasBlock: Whether a block follows the line.
  mutating func contents(
    as form: LineForm, _ documentation: [String], hasBlock: Bool
  ) throws(Failure) -> LineContents {
    let contents: LineContents
    switch form {
    case .declaration: contents = try declaration(documentation, hasBlock: hasBlock)
    case .continuation: contents = .continuation(try tail(of: RouteLine()))
    case .attribute: contents = .attribute(try attribute())
    case .values: contents = .values(try values())
    case .payload: contents = .payload(try payloadEntries())
    case .variant: contents = .variant(try variantEntry())
    }
    if !atEnd { throw failure(.endOfLine) }
    note(.endOfLine)
    return contents
  }

  // Declaration : Route | Directive
  private mutating func declaration(
    _ documentation: [String], hasBlock: Bool
  ) throws(Failure) -> LineContents {
    if at(.slash) { return .route(try readRoute()) }
    guard at(.word), !isTouchedByPattern, let directive = Directive(rawValue: text) else {
      throw failure(.declaration)
    }
    return .directive(try self.directive(directive, documentation, hasBlock: hasBlock))
  }

  /// Whether the current word is the text of a pattern that lacks its slash.
  private var isTouchedByPattern: Bool {
    (next == .slash || next.beginsPart) && touches(position + 1)
  }
}
