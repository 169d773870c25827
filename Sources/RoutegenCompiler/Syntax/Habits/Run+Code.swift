/// Code of another language that declares routes: one message, and the paths in it.
extension Run {
  private static let message = "this is code of another language; a route is its pattern"

  /// What to write, with the paths of the first lines.
  private func note(_ count: Int) -> String {
    let kinds = ["android:", "applinks", "\"components\"", "CFBundleURL"]
    if kinds.contains(where: text.contains) {
      return "'routegen import FILE' writes the routes of such a file"
    }
    let lines = entries.prefix(min(count, Self.longestNote)).flatMap {
      Pieces(Array(file.bytes[place([$0]).start..<place([$0]).end])).patterns
    }
    let patterns = lines.isEmpty ? ["/users/{id: Int}"] : lines.withoutRepetitions
    let examples = patterns.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return "write each path on a line, such as \(examples), and a host as 'host example.com'"
  }

  private static let longestNote = 8

  var code: Result? {
    guard let start else { return nil }
    var (rest, patterns) = (entries, [String]() as [String]?)
    var (end, endOfPath) = (start, Int?.none)
    while let statement = Run(rest, tokens, file), let start = statement.start,
      let code = ForeignCode(
        file.bytes, from: start, statements: statement.statements,
        indentation: indentation(statement.first))
    {
      let inside = rest.prefix { tokens[$0.start].span.start < code.end }
      // A block without a path is code, and a line without one is perhaps a mistake in this language.
      if inside.isEmpty || inside.count == 1 && code.endOfPath == nil { break }
      // A function of Python goes on with the lines that are indented deeper.
      let isPython = file.bytes[..<code.end].last == UInt8(ascii: ":")
      let below = rest.dropFirst(inside.count).prefix {
        isPython && indentation($0) > indentation(statement.first)
      }
      end = max(place(inside + below).end, code.end)
      endOfPath = endOfPath ?? code.endOfPath ?? span(statement.first.line).end
      patterns = patterns.flatMap { all in code.patterns(in: file.bytes).map { all + $0 } }
      rest = rest.dropFirst(inside.count + below.count)
    }
    guard let endOfPath else { return nil }
    let count = entries.count - rest.count
    var problem = Diagnostic(
      foreignAttributes.isEmpty ? .unknownDirective : .invalidAttribute, Self.message,
      at: Span(file: file.id, start: start, end: endOfPath))
    if text.contains("host") { problem = problem.note("a host is written 'host example.com'") }
    let single = Pieces(Array(file.bytes[start..<end])).patterns.withoutRepetitions
    if patterns?.isEmpty ?? true, single.count == 1, count == 1 { patterns = single }
    let lines = patterns?.joined(separator: "\n") ?? ""
    guard !lines.isEmpty, HabitText.isRead(lines) else { return (count, problem.note(note(count))) }
    return (
      count,
      problem.propose(
        lines.contains("\n") ? "write the patterns alone" : "write '\(lines)'",
        replace: Span(file: file.id, start: start, end: end), with: lines)
    )
  }

  /// Lines that are data of another format, or a block that no line of this language begins.
  var data: Result? {
    let lines: ArraySlice<LineOutline.Entry>
    if text.isMarkup {
      lines = entries.prefix { text($0).isMarkup }
    } else if text.isKeyOfYAML, second?.isKeyOfYAML == true, indented.count > 1 {
      lines = indented
    } else {
      guard let block = first.block, first.line.isEmpty || isForeign(block) else { return nil }
      lines = entries.prefix(1)
    }
    let mark = first.line.isEmpty ? first.block?.open : nil
    let problem = Diagnostic(
      .unknownDirective, Self.message, at: mark.map { tokens[$0].span } ?? span(first.line))
    return (lines.count, problem.note(note(lines.count)))
  }

  /// Whether a block has no line of this language, and looks like code, as may the line before it.
  private func isForeign(_ block: LineOutline.Block) -> Bool {
    !mayBeMisspelled && !block.entries.contains(where: isNative)
      && (text.utf8.contains(UInt8(ascii: "("))
        || block.entries.contains {
          $0.block != nil || text($0).hasSuffix(";") || text($0).utf8.contains(UInt8(ascii: "("))
        })
  }

  /// Whether the first word is nearly one of this language: `hots "https://example.com"`, and not `Route::get("/")`.
  private var mayBeMisspelled: Bool {
    Directive(closestTo: firstWord(first)).map { $0 != .routes } ?? false
  }

  private func firstWord(_ entry: LineOutline.Entry) -> String {
    entry.line.first.map { file.text(of: tokens[$0].span) } ?? ""
  }

  /// Whether a declaration begins with `/` or a word of this language.
  private func isNative(_ entry: LineOutline.Entry) -> Bool {
    let word = firstWord(entry)
    return word == "/" || Directive(rawValue: word) != nil
  }

  /// The offset of the attribute, or of the line, if it may be code.
  private var start: Int? {
    guard !first.line.isEmpty || first.block != nil, !isNative(first) else { return nil }
    if mayBeMisspelled { return nil }
    if first.block == nil, "\"'`".contains(text.prefix(1)), !"[{(".contains(text.suffix(1)) {
      return nil
    }
    guard
      first.block != nil || !first.attributes.isEmpty || text.hasMarkOfCode
        || second?.hasPrefix(".") == true || second?.hasPrefix("->") == true
    else { return nil }
    let attribute = foreignAttributes.first.map { tokens[$0.lowerBound] }
    return (attribute ?? tokens[first.line.lowerBound]).span.start
  }

  private var foreignAttributes: ArraySlice<Range<Int>> {
    first.attributes.drop {
      AttributeKind.has(file.text(of: tokens[$0.lowerBound].span).dropFirst())
    }
  }

  /// An attribute belongs to the function or type after it.
  private var statements: Int {
    let next = second ?? ""
    let isAttribute =
      text.hasPrefix("#[") && ["fn ", "pub ", "async ", "#["].contains(where: next.hasPrefix)
    return foreignAttributes.count + (isAttribute ? 2 : 1)
  }
}

extension String {
  /// Whether the text has a bracket or a text, without which no line is code.
  fileprivate var hasMarkOfCode: Bool { utf8.contains(where: "([{<\"'`:".utf8.contains) }

  /// Whether the text is `key:` or `key: value`.
  var isKeyOfYAML: Bool {
    let name = (hasPrefix("- ") ? dropFirst(2) : self[...]).prefix {
      $0.isLetter || $0.isNumber || "_-".contains($0)
    }
    let rest = self[name.endIndex...].trimmed
    return hasPrefix("- ")
      || !name.isEmpty && (rest == ":" || rest.hasPrefix(":") && contains(": "))
  }

  fileprivate var isMarkup: Bool {
    hasPrefix("<") && !hasPrefix("<!--") && !hasPrefix("<<")
      && (dropFirst().first.map { $0.isLetter || $0 == "/" || $0 == "?" } ?? false)
  }
}
