import RoutegenCompiler

/// A part of the text with what it is, for colors.
struct ColoredToken {
  fileprivate(set) var span: Span
  let type: TokenType
  let modifiers: Set<TokenModifier>
}

extension SyntaxTree {
  /// The parts of the text with a color, in order.
  ///
  /// A line that is being written keeps the colors up to its mistake.
  var coloredTokens: [ColoredToken] {
    let enums = Set(tokens.indices.filter { roles[$0] == .enumName }.map(text))
    let modifiers = modifiers
    var found: [ColoredToken] = []
    for (index, role) in roles.enumerated() {
      guard let type = type(of: index, enums) else { continue }
      let span = tokens[index].span
      if index > 0, role.isOfRun, roles[index - 1].isOfRun, tokens[index - 1].span.end == span.start
      {
        found[found.count - 1].span = found[found.count - 1].span.union(span)
      } else {
        found.append(ColoredToken(span: span, type: type, modifiers: modifiers[index]))
      }
    }
    found += comments.map { comment in
      let text = file.text(of: comment)
      let isDocumentation = text.hasPrefix("///") && !text.hasPrefix("////")
      return ColoredToken(
        span: comment, type: .comment, modifiers: isDocumentation ? [.documentation] : [])
    }
    return found.sorted { $0.span < $1.span }
  }

  /// The modifiers of each token: the placeholders of a route's own pattern declare parameters, and the
  /// attributes above it are about its path and its name.
  private var modifiers: [Set<TokenModifier>] {
    var modifiers = roles.map { $0.declares ? [.declaration] : [] as Set<TokenModifier> }
    for entry in outline.allEntries where entry.line.first.map(text) == "/" {
      let isDeprecated = entry.attributes.contains { text($0.lowerBound) == "@deprecated" }
      for index in entry.line {
        if roles[index] == .parameterName { modifiers[index].insert(.declaration) }
        if isDeprecated, [.literal, .routeName].contains(roles[index]) {
          modifiers[index].insert(.deprecated)
        }
      }
    }
    return modifiers
  }

  private func type(of index: Int, _ enums: Set<String>) -> TokenType? {
    let (role, kind) = (roles[index], tokens[index].kind)
    switch role {
    case .none: return nil
    case _ where kind == .string: return .string
    case .host where kind != .word: return nil
    case .type where enums.contains(text(index)): return .enum
    case .value where kind == .word:
      let first = text(index).first { $0 != "-" }
      if let first, ("0"..."9").contains(first) { return .number }
      return ["true", "false", "nil"].contains(text(index)) ? .keyword : .enumMember
    case _: return role.type
    }
  }
}

extension Role {
  /// The color of tokens that their role alone determines.
  fileprivate var type: TokenType? {
    switch self {
    case .none, .mark, .blockBrace, .placeholderBrace, .value: nil
    case .keyword, .choice: .keyword
    case .attribute: .decorator
    case .routesName, .module, .mountedName: .namespace
    case .routeName, .expected: .function
    case .enumName: .enum
    case .typeName, .type: .type
    case .valueName, .requirementName, .requirement: .enumMember
    case .parameterName, .discarded, .assigned: .parameter
    case .payloadKey, .key, .label: .property
    case .literal, .origin, .text, .link, .host: .string
    case .number: .number
    case .separator, .equals, .rest, .arrow: .operator
    }
  }

  /// Whether tokens that touch are one text.
  fileprivate var isOfRun: Bool { self == .literal || self == .origin || self == .link }

  /// Whether a name with the role is declared where it stands.
  fileprivate var declares: Bool {
    switch self {
    case .routesName, .routeName, .enumName, .typeName, .valueName, .requirementName: true
    case _: false
    }
  }
}
