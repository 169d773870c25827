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
  func problems(in file: SourceFile) -> [Diagnostic] {
    names.dropFirst().map { .secondName($0, first: names[0], in: file) }
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
