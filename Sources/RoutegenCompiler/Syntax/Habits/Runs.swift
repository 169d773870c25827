/// The habits of several lines.
extension Run {
  static let forms: [@Sendable (Run) -> Result?] = [
    { $0.links }, { $0.code }, { $0.payloadExample }, { $0.quotedGroup }, { $0.openAPI },
    { $0.listBelow },
    { $0.documentation }, { $0.fence }, { $0.condition }, { $0.otherBlock }, { $0.data },
  ]

  /// The maximum number of declarations in which the end of a block of another language is looked for.
  private static let longest = 100

  private func problem(_ message: String, at span: Span, _ note: String) -> Diagnostic {
    Diagnostic(.unknownDirective, message, at: span).note(note)
  }

  // `payload {"type": "recipe"}`
  private var payloadExample: Result? {
    guard text == "payload", let block = first.block, let line = block.entries.first?.line,
      let inner = line.first, tokens[inner].kind == .string
    else { return nil }
    let isOneLine = block.open + 1 == inner
    let end = tokens[isOneLine ? block.close ?? block.open : inner].span
    let found = Diagnostic(
      .unexpectedToken,
      isOneLine
        ? "a payload is not declared by an example"
        : "a line of 'payload' begins with 'type', 'link', 'when' or 'else'",
      at: isOneLine ? tokens[block.open].span.union(end) : end)
    return (1, found.note("write 'payload type' if the key 'type' has the path of the route"))
  }

  // `"/users/{id}": { … }`
  private var quotedGroup: Result? {
    guard let block = first.block, text.hasPrefix("\"/"), text.hasSuffix(":") else { return nil }
    let pattern = ForeignPath.pattern(String(text.dropFirst().prefix { $0 != "\"" }))
    let whole = span(first.line).union(tokens[block.open].span)
    let found = Diagnostic(
      .unknownDirective, "a pattern is written without quotation marks, and a block without ':'",
      at: whole)
    return (1, found.propose("change it to '\(pattern) {'", replace: whole, with: "\(pattern) {"))
  }

  // `paths:`, and `/users/{id}:` and `get:` below it
  private var openAPI: Result? {
    let isPath = text.hasPrefix("/") && second?.isKeyOfYAML == true
    guard text.hasSuffix(":"), isPath || text.isKeyOfYAML else { return nil }
    let lines = indented
    let paths = lines.map(text).filter { $0.hasPrefix("/") && $0.hasSuffix(":") }
    guard lines.count > 1, !paths.isEmpty else { return nil }
    let patterns = paths.map { ForeignPath.pattern(String($0.dropLast())) }.joined(separator: "\n")
    let found = Diagnostic(
      .unknownDirective, "this is OpenAPI; a route is its pattern", at: span(first.line))
    return (
      lines.count,
      found.propose(
        paths.count == 1 ? "write '\(patterns)'" : "write the patterns alone",
        replace: place(lines), with: patterns)
    )
  }

  // A list of links.
  private var links: Result? {
    let lines = entries.prefix { text($0).contains("://") && !text($0).contains(" ") }
    guard lines.count > 1 else { return nil }
    let patterns = lines.flatMap { Pieces(Array(text($0).utf8)).patterns }.withoutRepetitions
    let examples = patterns.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return (
      lines.count,
      problem(
        "these are links, and a route is a pattern: the path, with a placeholder for what differs",
        at: span(first.line),
        "write \(examples), with '{id: Int}' in place of a number; 'routegen import FILE' makes routes of a list"
      )
    )
  }

  // `host:` and `- a.com` below it
  private var listBelow: Result? {
    guard text == "host:" || text == "scheme:" else { return nil }
    let lines = entries.prefix(1) + entries.dropFirst().prefix { text($0).hasPrefix("-") }
    let found = Diagnostic(
      .unexpectedToken, "the names of a list are on the line of its keyword",
      at: tokens[first.line.upperBound - 1].span)
    let example = text == "host:" ? "host example.com" : "scheme myapp"
    return (lines.count, found.note("write '\(example)'; ',' separates the names"))
  }

  // `"""`
  private var documentation: Result? {
    guard text == "\"\"\"" else { return nil }
    let close = entries.dropFirst().prefix(Self.longest).firstIndex { text($0).hasSuffix("\"\"\"") }
    return (
      (close ?? entries.startIndex) - entries.startIndex + 1,
      problem(
        "documentation is written after '///', on each line", at: span(first.line),
        "write '/// The home page.' on the line above a route")
    )
  }

  // A block of Markdown: its fences only.
  private var fence: Result? {
    guard text.hasPrefix("```") else { return nil }
    return (
      1,
      problem(
        "a file has no fences, which belong to Markdown", at: span(first.line),
        "remove both lines that begin with '```'")
    )
  }

  // `#if DEBUG`, `#endif`
  private var condition: Result? {
    guard ["#if", "#else", "#elseif", "#endif"].contains(where: text.hasPrefix) else { return nil }
    let words = first.line.lowerBound..<min(first.line.lowerBound + 2, first.line.upperBound)
    return (
      1,
      Diagnostic(.unexpectedToken, "a file of routes has no conditions", at: span(words))
        .note(
          "a block 'variant BETA { … }' has the schemes and hosts of builds with a condition, and '@internal' "
            + "keeps a route out of the published links")
    )
  }

  // `/users do`, `/users (`, `/users [`, up to `end`, `)`, `]`
  private var otherBlock: Result? {
    guard first.block == nil, first.line.count > 1, text.hasPrefix("/") else { return nil }
    let (mark, before) = (
      tokens[first.line.upperBound - 1].span, tokens[first.line.upperBound - 2].span
    )
    guard ["(", "[", "do", "begin", "then"].contains(file.text(of: mark)), before.end < mark.start,
      let end = entries.dropFirst().prefix(Self.longest).firstIndex(where: {
        [")", "]", "end", "}"].contains(text($0))
      })
    else { return nil }
    let close = tokens[entries[end].line.lowerBound].span
    let inner = String(decoding: file.bytes[mark.end..<close.start], as: UTF8.self)
    return (
      end - entries.startIndex + 1,
      Diagnostic(.unexpectedToken, "a block is written between braces", at: mark)
        .propose(
          "change it to '{', and its end to '}'", replace: mark.union(close), with: "{\(inner)}"
        )
        .note("a '}' on a line of its own closes the block")
    )
  }
}
