/// The habits of several lines.
extension Run {
  static let forms: [@Sendable (Run) -> Result?] = [
    { $0.links }, { $0.code }, { $0.openAPI }, { $0.known }, { $0.otherBlock }, { $0.data },
  ]

  /// The maximum number of declarations in which the end of a block of another language is looked for.
  private static let longest = 100

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
      Diagnostic(
        .unknownDirective,
        "these are links, and a route is a pattern: the path, with a placeholder for what differs",
        at: span(first.line)
      ).note(
        "write \(examples), with '{id: Int}' in place of a number; 'routegen import FILE' makes routes of a list"
      )
    )
  }

  /// Lines of other files that have no place here, by how they begin.
  private static let known: [(start: String, message: String, note: String)] =
    [
      (
        "```", "a file has no fences, which belong to Markdown",
        "remove both lines that begin with '```'"
      ),
      (
        "\"\"\"", "documentation is written after '///', on each line",
        "write '/// The home page.' on the line above a route"
      ),
    ]
    + ["#if", "#else", "#endif"].map {
      (
        $0, "a file of routes has no conditions",
        "a block 'variant BETA { … }' has the schemes and hosts of builds with a condition, and '@internal' keeps a route out of the published links"
      )
    }

  private var known: Result? {
    if text == "payload", let inner = first.block?.entries.first?.line.first {
      return (
        1,
        Diagnostic(
          .unexpectedToken, "a line of 'payload' begins with 'type', 'link', 'when' or 'else'",
          at: tokens[inner].span
        ).note("write 'payload type' if the key 'type' has the path of the route")
      )
    }
    guard let row = Self.known.first(where: { text.hasPrefix($0.start) }) else { return nil }
    let isQuoted = row.start == "\"\"\""
    let below = isQuoted ? entries.dropFirst().prefix(Self.longest) : []
    let close = below.firstIndex { text($0).hasSuffix(row.start) } ?? entries.startIndex
    let code: DiagnosticCode = row.start.hasPrefix("#") ? .unexpectedToken : .unknownDirective
    return (
      close - entries.startIndex + 1,
      Diagnostic(code, row.message, at: span(first.line)).note(row.note)
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
