import RoutegenSource

/// What the grammar allows in a line and the language does not, as far as the line alone shows it.

extension RouteLine {
  /// Adds what a line says that continues the route.
  mutating func append(_ line: RouteLine) {
    names += line.names
    mounts += line.mounts
    aliases += line.aliases
    examples += line.examples
  }

  /// A second name and a second mount.
  var problems: [Diagnostic] {
    names.dropFirst().map { .secondName($0, first: names[0]) }
      + mounts.dropFirst().map { .secondMount($0, first: mounts[0].span) }
  }
}

extension DeclarationSyntax {
  /// What is wrong with the word or the text of a directive.
  var problems: [Diagnostic] {
    switch self {
    case .access(let level) where !Expected.accessLevel.words.contains(level.text):
      [.unknownAccess(level)]
    case .handlers(let choice) where !Expected.handlers.words.contains(choice.text):
      [.unknownHandlers(choice)]
    case .type(let type): type.prefix.flatMap { .mistake(inPrefix: $0) }.map { [$0] } ?? []
    case _: []
    }
  }
}

extension LineContents {
  /// Segments that no link has.
  var dotSegments: [Diagnostic] {
    patterns.flatMap(\.segments).compactMap { segment in
      guard segment.pieces.count == 1, case .literal(let text) = segment.pieces[0],
        [".", ".."].contains(text.text)
      else { return nil }
      return .dotSegment(text)
    }
  }

  private var patterns: [PatternSyntax] {
    switch self {
    case .route(let line), .continuation(let line):
      [line.pattern].compactMap { $0 } + line.aliases.map(\.pattern)
    case .directive(.complete(.exception(let exception))): [exception.pattern]
    case .directive(.complete(.envelope(let envelope))): [envelope.pattern]
    case .payload(.when(_, _, let pattern)), .payload(.otherwise(let pattern)): [pattern]
    case .directive, .attribute, .values, .payload: []
    }
  }
}
