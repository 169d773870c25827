/// What is between the braces of a group.
private struct GroupBlock {
  let aliases: [AliasSyntax]
  let declarations: [DeclarationSyntax]
  let hasMistakes: Bool
}

/// Routes, groups and directives from what their lines say.
extension TreeBuilder {
  mutating func route(
    _ first: RouteLine, _ entry: LineOutline.Entry, _ context: LineContext,
    _ attributes: [AttributeSyntax], _ before: LineWithoutBlock?, _ depth: Int
  ) -> DeclarationSyntax? {
    guard let pattern = first.pattern else { return nil }
    indentation.check(
      LineWithoutBlock(pattern.span, isPattern: true, in: file),
      hasBlock: entry.block != nil || !first.mounts.isEmpty, before, &bag, in: file)
    let block = entry.block.map { self.block(of: $0, depth) }
    var whole = first
    for range in entry.continuations {
      guard case .continuation(let line)? = read(range, LineContext(form: .continuation)).contents
      else { continue }
      if let name = line.names.first, entry.block != nil {
        bag.report(.nameAfterBlock(name, of: file.text(of: pattern.span)))
      }
      if let block = entry.block, let alias = line.aliases.first {
        bag.report(.aliasBesideBlock(alias, gap(before: range, block, after: entry), in: file))
      }
      whole.append(line)
    }
    if let block { whole.aliases = block.aliases }
    for problem in whole.problems(in: file) { bag.report(problem) }
    // A block of which all declarations are omitted is not reported as empty as well.
    if let block, block.declarations.isEmpty, block.hasMistakes { return nil }
    let route = RouteSyntax(
      documentation: context.documentation, attributes: attributes, pattern: pattern,
      name: whole.names.first, aliases: whole.aliases, examples: whole.examples,
      block: block?.declarations, closingBrace: entry.block?.close.map { tokens[$0].span },
      mount: whole.mounts.first)
    for problem in route.repeatedPrefixes(in: file) { bag.report(problem) }
    return .route(route)
  }

  private mutating func block(of block: LineOutline.Block, _ depth: Int) -> GroupBlock {
    mark(block)
    let mistakes = bag.errorCount
    let aliases = aliases(of: block)
    let declarations = declarations(block.entries, depth: depth + 1)
    reportOutdented(in: block)
    // A declaration that is omitted has a mistake, which may be reported with the braces.
    let isOmitted = declarations.isEmpty && block.entries.contains { !$0.line.isEmpty }
    return GroupBlock(
      aliases: aliases, declarations: declarations,
      hasMistakes: bag.errorCount > mistakes || block.isBroken || isOmitted)
  }

  /// Reads the lines of a block that begin with `also`.
  mutating func aliases(of block: LineOutline.Block) -> [AliasSyntax] {
    block.aliases.flatMap { range -> [AliasSyntax] in
      guard case .continuation(let line)? = read(range, LineContext(form: .continuation)).contents
      else { return [] }
      for name in line.names { bag.report(.unexpectedAfterAlias("as", at: name.span)) }
      for name in line.mounts { bag.report(.unexpectedAfterAlias("mount", at: name.span)) }
      return line.aliases
    }
  }

  /// The text from the end of a group's line to the end of its brace, if a line `also` is all that is between
  /// them; `nil` if more is.
  private func gap(
    before alias: Range<Int>, _ block: LineOutline.Block, after entry: LineOutline.Entry
  ) -> Span? {
    guard alias.upperBound == block.open, tokens[block.open + 1].kind.endsLine,
      let last = entry.line.last
    else { return nil }
    let start = tokens[last].span.end
    let between = file.bytes[start..<tokens[alias.lowerBound].span.start]
    guard between.allSatisfy({ $0.isBlank || $0.isLineEnd }) else { return nil }
    return Span(file: file.id, start: start, end: tokens[block.open].span.end)
  }

  mutating func directive(
    _ line: DirectiveLine, _ entry: LineOutline.Entry, _ attributes: [AttributeSyntax],
    _ before: LineWithoutBlock?, _ depth: Int
  ) -> DeclarationSyntax? {
    let keyword = tokens[entry.line.lowerBound].span
    if let first = attributes.first {
      bag.report(.attributeOfDirective(first, file.text(of: keyword)))
    }
    reportDocumentation(entry.documentation, before: file.text(of: keyword))
    if let block = entry.block { mark(block) }
    let declaration = declaration(line, entry.block, depth)
    for range in entry.continuations {
      _ = read(range, LineContext(form: .continuation))
      bag.report(
        .unexpected(
          "'\(file.text(of: tokens[range.lowerBound].span))'", at: tokens[range.lowerBound].span,
          .endOfLine))
    }
    for problem in declaration?.problems ?? [] { bag.report(problem) }
    if depth > 0, declaration?.isAllowedInBlocks == false, !isAfterUnclosedBlock(keyword) {
      let problem = Diagnostic.misplacedDirective(file.text(of: keyword), at: keyword)
      let last = entry.block?.close ?? entry.line.last { !tokens[$0].kind.endsLine }
      let lines = last.map { keyword.union(tokens[$0].span) } ?? keyword
      let isAlone = attributes.isEmpty && entry.documentation.isEmpty
      bag.report(
        isAlone ? moving(lines, above: topLevelStart, "above the block", problem) : problem)
    }
    if case .hosts(let names)? = declaration { checkIndentation(keyword, names, before) }
    if case .schemes(let names)? = declaration { checkIndentation(keyword, names, before) }
    return declaration
  }

  /// Whether a `}` is missing before a line, which is then perhaps outside of blocks.
  private func isAfterUnclosedBlock(_ line: Span) -> Bool {
    bag.diagnostics.contains { problem in
      problem.code == .unclosedBlock && problem.labels.contains { $0.span.start <= line.start }
    }
  }

  private mutating func checkIndentation(
    _ keyword: Span, _ names: [NameSyntax], _ before: LineWithoutBlock?
  ) {
    let whole = names.last.map { keyword.union($0.span) } ?? keyword
    indentation.check(
      LineWithoutBlock(whole, isPattern: false, in: file), hasBlock: false, before, &bag, in: file)
  }

  private mutating func declaration(
    _ line: DirectiveLine, _ block: LineOutline.Block?, _ depth: Int
  ) -> DeclarationSyntax? {
    switch line {
    case .complete(let declaration):
      if let block {
        let problem = Diagnostic.unexpected("'{'", at: tokens[block.open].span, .endOfLine)
        let note =
          if case .requirements(let names) = declaration, let name = names.first {
            "write '@requires(\(name.text))' on the line above each route or group that needs it"
          } else {
            "only routes, 'host', 'scheme', 'variant', 'payload' and enums have a block"
          }
        bag.report(problem.note(note))
      }
      return declaration
    case .origins(let kind, let names, let value):
      guard let block else { return nil }
      for alias in aliases(of: block) { bag.report(.aliasOfOrigins(alias)) }
      reportOutdented(in: block)
      return .origins(
        OriginsSyntax(
          kind: kind, names: names, value: value,
          block: declarations(block.entries, depth: depth + 1),
          closingBrace: block.close.map { tokens[$0].span }))
    case .payload(let keyword):
      let entries = (block?.entries ?? []).flatMap { entry -> [PayloadEntrySyntax] in
        guard case .payload(let syntax)? = read(entry.line, LineContext(form: .payload)).contents
        else { return [] }
        return syntax
      }
      return .payload(PayloadSyntax(entries: entries, span: keyword))
    case .variant(let name):
      let lines = block?.entries ?? []
      let entries = lines.compactMap { entry -> VariantEntrySyntax? in
        guard case .variant(let syntax)? = read(entry.line, LineContext(form: .variant)).contents
        else { return nil }
        return syntax
      }
      return .variant(
        VariantSyntax(name: name, entries: entries, hasMistakes: entries.count < lines.count))
    case .enumeration(let documentation, let name, let isOpen, let isCaseless):
      guard let block, let range = block.values, !block.isBroken,
        case .values(let values)? = read(range, LineContext(form: .values)).contents
      else { return .standIn(for: name) }
      return .enumeration(
        EnumSyntax(
          documentation: documentation, name: name, values: values, isOpen: isOpen,
          isCaseless: isCaseless))
    }
  }

  // MARK: Stand-ins

  /// The name that a line with a mistake declares, so that its uses are not reported as well.
  func standIn(for entry: LineOutline.Entry) -> DeclarationSyntax? {
    var words = entry.line.prefix(4)
    if Vocabulary.modifiers.contains(text(words.first)) { words = words.dropFirst() }
    guard let first = words.popFirst() else { return nil }
    if text(first).lowercased() == "routes" {
      let name = NameSyntax(text: "Unnamed", span: tokens[entry.line.lowerBound].span)
      return .routes(RoutesSyntax(documentation: [], name: name))
    }
    guard Vocabulary.wordsOfTypes.contains(text(first)) else { return nil }
    words = words.drop { ["caseless", "open", "enum", "type"].contains(text($0)) }
    guard let name = words.first, tokens[name].kind == .word else { return nil }
    return .standIn(for: NameSyntax(text: text(name), span: tokens[name].span))
  }

  private func text(_ index: Int?) -> String { index.map { file.text(of: tokens[$0].span) } ?? "" }
}

extension DeclarationSyntax {
  /// A type of which only the name is known.
  static func standIn(for name: NameSyntax) -> DeclarationSyntax {
    .type(DeclaredTypeSyntax(name: name, hasBrokenPrefix: true))
  }

  var isAllowedInBlocks: Bool {
    switch self {
    case .route, .exception, .envelope: true
    case _:
      false
    }
  }

  var declaresType: Bool {
    switch self {
    case .type, .enumeration: true
    case _: false
    }
  }
}
