import RoutegenCompiler

/// A parameter of the route around a place.
struct ScopedName {
  let name: String

  /// The name of its type.
  let type: String
}

/// What is written around a place, by the roles of tokens.
extension SyntaxPlace {
  /// The first word of the line, or `/`.
  var first: String? { line.first.map(text) }

  /// Whether the line is in a block of `payload`.
  var isInPayload: Bool { path.dropLast().last?.block?.kind == .payload }

  /// The attributes above the place and on its line, without `@`.
  var attributes: [String] {
    path.last?.attributes.compactMap(\.first).map { String(text($0).dropFirst()) } ?? []
  }

  /// The lines of the declarations in whose blocks the place is.
  var lines: [Range<Int>] { path.dropLast().map(\.line) }

  /// The last token of the line that has a role; `nil` if no token has it.
  func last(_ role: Role) -> Int? { line.last { roles[$0] == role } }

  /// The tokens after the brace of the placeholder around the place.
  var placeholder: Range<Int>? {
    last(.placeholderBrace).flatMap {
      tokens[$0].kind == .leftBrace ? ($0 + 1)..<line.upperBound : nil
    }
  }

  /// Whether the placeholder is an item or the value of one.
  var isItem: Bool {
    placeholder.map { [.separator, .equals].contains(roles[max($0.lowerBound - 2, 0)]) } ?? false
  }

  /// The name of the type in the placeholder around the place.
  var type: String? { placeholder?.first { roles[$0] == .type }.map(typeName) }

  /// The name of a type without the `+` after it.
  private func typeName(_ index: Int) -> String {
    let name = text(index)
    return name.hasSuffix("+") ? String(name.dropLast()) : name
  }

  /// Returns the named placeholders in a part of the tokens.
  func parameters(_ part: Range<Int>) -> [ScopedName] {
    part.filter { roles[$0] == .parameterName }.map { index in
      let type = (index..<part.upperBound)
        .prefix { roles[$0] != .placeholderBrace }.first { roles[$0] == .type }
      return ScopedName(name: text(index), type: type.map(typeName) ?? "String")
    }
  }

  /// Returns the segments of the path in a line; `nil` for one that is not literal text.
  func segments(_ line: Range<Int>) -> [String?] {
    var segments: [String?] = []
    for index in line.prefix(while: { roles[$0] != .separator }) {
      if roles[index] == .literal, tokens[index].kind == .slash {
        segments.append("")
      } else if let last = segments.indices.last {
        if roles[index] == .literal { segments[last]? += text(index) }
        if roles[index] == .placeholderBrace { segments[last] = nil }
      }
    }
    return segments
  }
}
