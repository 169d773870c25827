/// Reads the lines of an outline, and puts declarations together.
///
/// A declaration with a mistake is reported and omitted, so later stages do not report it again.
struct TreeBuilder {
  let file: SourceFile
  let tokens: [Token]
  var roles: [Role]
  var bag = DiagnosticBag()

  /// Whether lines that the grammar does not read are looked up among the habits.
  private let hasHabits: Bool

  /// Whether all of the file is UTF-8.
  private let isUTF8: Bool

  /// Types declared in a block by mistake, which later stages should know nevertheless.
  var misplacedTypes: [DeclarationSyntax] = []
  var indentation = IndentationCheck()

  /// The first token of the declaration at the top level that is read.
  private(set) var topLevelStart = 0

  init(_ file: SourceFile, _ tokens: [Token], hasHabits: Bool = true, isUTF8: Bool = true) {
    (self.file, self.tokens, self.hasHabits, self.isUTF8) = (file, tokens, hasHabits, isUTF8)
    roles = Array(repeating: .none, count: tokens.count)
  }

  mutating func build(_ outline: LineOutline) -> [DeclarationSyntax] {
    for problem in outline.problems { bag.report(problem) }
    return declarations(outline.entries, depth: 0) + misplacedTypes
  }

  // MARK: Declarations

  mutating func declarations(_ entries: [LineOutline.Entry], depth: Int) -> [DeclarationSyntax] {
    indentation.enterBlock()
    defer { indentation.enterBlock() }
    var found: [DeclarationSyntax] = []
    var rest = entries[...]
    var before: LineOutline.Entry?
    while let first = rest.first {
      if hasHabits, isUTF8, !bag.hasEnough, let run = Run.find(in: rest, tokens, file) {
        if !run.isEnd || !bag.has(run.problem.message) { bag.report(run.problem) }
        rest = rest.dropFirst(run.count)
        continue
      }
      rest = rest.dropFirst()
      if depth == 0 { topLevelStart = first.start }
      defer { before = first }
      guard let declaration = declaration(first, depth, below: before) else { continue }
      if depth == 0 || declaration.isAllowedInBlocks {
        found.append(declaration)
      } else if declaration.declaresType {
        misplacedTypes.append(declaration)
      }
    }
    return found
  }

  private mutating func declaration(
    _ entry: LineOutline.Entry, _ depth: Int, below previous: LineOutline.Entry?
  ) -> DeclarationSyntax? {
    let before = indentation.start()
    if entry.isStrayBrace {
      bag.report(indentation.strayBrace(entry.line.lowerBound, tokens, &bag, in: file))
      return nil
    }
    let attributes = entry.attributes.compactMap { range -> AttributeSyntax? in
      guard case .attribute(let attribute)? = read(range, LineContext(form: .attribute)).contents
      else { return nil }
      return attribute
    }
    if entry.line.isEmpty {
      reportNothing(after: entry, attributes, below: previous)
      return nil
    }
    let documentation = entry.documentation.map { file.text(of: $0).documentationText }
    let context = LineContext(
      form: .declaration, documentation: documentation, hasBlock: entry.block != nil,
      isAlone: depth == 0 && entry.attributes.isEmpty && documentation.isEmpty)
    let line = read(entry.line, context, block: entry.block)
    switch line.contents {
    case .route(let route)?:
      return self.route(route, entry, context, attributes, before, depth)
    case .directive(let directive)?:
      return self.directive(directive, entry, attributes, before, depth)
    case .attribute?, .continuation?, .values?, .payload?, .variant?, nil:
      if !line.ownsBlock { readRest(of: entry, depth) }
      return standIn(for: entry)
    }
  }

  /// Reads the lines and the block of a declaration whose first line says nothing.
  private mutating func readRest(of entry: LineOutline.Entry, _ depth: Int) {
    for line in entry.continuations { _ = read(line, LineContext(form: .continuation)) }
    guard let block = entry.block else { return }
    mark(block)
    // The lines of a variant or a payload are no declarations.
    guard block.kind == .declarations else { return }
    _ = aliases(of: block)
    _ = declarations(block.entries, depth: depth + 1)
  }

  /// Reports attributes and documentation that no declaration follows.
  private mutating func reportNothing(
    after entry: LineOutline.Entry, _ attributes: [AttributeSyntax],
    below previous: LineOutline.Entry?
  ) {
    reportDocumentation(entry.documentation, before: nil)
    if let first = attributes.first {
      let problem: Diagnostic =
        first.kind != nil ? .attributeOfNothing(first) : .foreignAttribute(first.name)
      let last = attributes.last ?? first
      bag.report(
        (previous?.line.first).flatMap { tokens[$0].kind == .slash ? previous : nil }.map {
          moving(first.span.union(last.span), above: $0.start, "above the route before it", problem)
        } ?? problem)
    }
    if let block = entry.block {
      bag.report(.unexpected("'{'", at: tokens[block.open].span, .declaration))
    }
  }

  // MARK: Lines

  /// Reads a line, and reports what is wrong with it.
  mutating func read(
    _ range: Range<Int>, _ context: LineContext, block: LineOutline.Block? = nil
  ) -> Reading {
    var reading = Reading(range, of: tokens, in: file, context)
    if let block { reading.block = span(of: block) }
    reading.read(hasHabits: hasHabits && !bag.hasEnough && isText(range))
    for problem in reading.problems { bag.report(problem) }
    roles.replaceSubrange(range, with: reading.roles)
    return reading
  }

  /// A diagnostic that offers to move lines up, above a declaration.
  func moving(
    _ lines: Span, above start: Int, _ place: String, _ problem: Diagnostic
  ) -> Diagnostic {
    let first = tokens[start].span.start
    let line = file.span(ofLine: file.location(of: first).line).start
    let white = String(decoding: file.bytes[line..<first], as: UTF8.self)
    guard first < lines.start, lines.end - first < SourceFile.mostMoved,
      white.allSatisfy({ $0 == " " || $0 == "\t" })
    else { return problem }
    var between = file.bytes[first..<lines.start]
    while let last = between.last, last.isBlank || last.isLineEnd { between.removeLast() }
    return problem.propose(
      "move it \(place)", replace: Span(file: file.id, start: first, end: lines.end),
      with: "\(file.text(of: lines))\n\(white)\(String(decoding: between, as: UTF8.self))")
  }

  /// Whether a line is UTF-8.
  ///
  /// In one that is not, the places of habits would be at other bytes.
  private func isText(_ range: Range<Int>) -> Bool {
    guard !isUTF8, let first = tokens[range].first, let last = tokens[range].last else {
      return true
    }
    return firstInvalidUTF8(in: file.bytes[first.span.start..<last.span.end]) == nil
  }

  mutating func mark(_ block: LineOutline.Block) {
    roles[block.open] = .blockBrace
    if let close = block.close { roles[close] = .blockBrace }
  }

  func span(of block: LineOutline.Block) -> Span {
    tokens[block.open].span.union(tokens[block.close ?? block.open].span)
  }
}

extension DiagnosticBag {
  fileprivate func has(_ message: String) -> Bool { diagnostics.contains { $0.message == message } }
}
