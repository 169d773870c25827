import RoutegenLayout
import RoutegenSource
import RoutegenSyntax

/// A group whose block begins and ends on lines of its own.
struct GroupLayout {
  private let group: RouteSyntax
  private let block: [DeclarationSyntax]

  /// The lines of the group: those above the pattern, that of the pattern, and that of the closing brace.
  private let head: ClosedRange<Int>
  private let lastLine: Int

  /// The end of the opening brace.
  private let braceEnd: Int

  init?(_ group: RouteSyntax, in file: SourceFile) {
    guard let block = group.block, let brace = group.closingBrace else { return nil }
    let line = file.location(of: group.head.end).line
    head = file.lines(headedBy: line)
    lastLine = file.location(of: brace.start).line
    let rest = file.bytes[group.head.end..<file.span(ofLine: line).end]
    let last = file.span(ofLine: lastLine)
    guard let open = rest.firstIndex(of: UInt8(ascii: "{")), lastLine > line,
      file.bytes[last.start..<brace.start].allSatisfy(\.isBlank)
    else { return nil }
    (self.group, self.block, braceEnd) = (group, block, open + 1)
  }

  /// Returns the file with the routes of the group in its place.
  func ungrouped(in file: SourceFile) -> [UInt8] {
    let prefix = String(
      decoding: group.pattern.prefix(group.pattern.segments.count, in: file), as: UTF8.self)
    let changed = file.applying(block.flatMap { fixes(of: $0, prefix, file) }).file
    let lineBreak = Array(file.lineBreak.utf8)
    let indentation = file.indentation(of: group.pattern.span.start)
    var lines = headLines(in: file)
    let attributes = attributeLines(in: file)
    let patternLines = Set(block.compactMap(\.attributedLine).map { file.location(of: $0).line })
    for number in (head.upperBound + 1)..<lastLine {
      let span = changed.span(ofLine: number)
      let line = changed.bytes[span.start..<span.end].dedented(below: indentation.utf8.count)
      if patternLines.contains(number) {
        lines += attributes
      }
      lines.append(line)
    }
    let brace = file.span(ofLine: lastLine)
    lines += comment(file.bytes[brace.start..<brace.end].drop { $0.isBlank }.dropFirst())
    let start = changed.span(ofLine: head.lowerBound).start
    let end = changed.span(ofLine: lastLine).end
    let text = changed.bytes[..<start] + lines.joined(separator: lineBreak)
    return Array(text + changed.bytes[end...])
  }

  /// The comments of the group, of which documentation becomes an ordinary comment.
  private func headLines(in file: SourceFile) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for number in head {
      let span = file.span(ofLine: number)
      let line = file.bytes[span.start..<span.end]
      let text = line.drop { $0.isBlank }
      if number == head.upperBound {
        lines += comment(file.bytes[braceEnd..<span.end])
      } else if text.starts(with: "///".utf8) {
        lines.append(Array(line[..<text.startIndex]) + Array(text.dropFirst()))
      } else if text.starts(with: "//".utf8) {
        lines.append(Array(line))
      }
    }
    return lines
  }

  /// The attributes of the group, which each of its routes gets.
  private func attributeLines(in file: SourceFile) -> [[UInt8]] {
    head.map { file.span(ofLine: $0) }.map { Array(file.bytes[$0.start..<$0.end]) }
      .filter { $0.first { !$0.isBlank } == UInt8(ascii: "@") }
  }

  /// The comment at the end of a line that is removed, as a line.
  private func comment(_ rest: ArraySlice<UInt8>) -> [[UInt8]] {
    let text = rest.drop { $0.isBlank }
    return text.starts(with: "//".utf8) ? [Array(text)] : []
  }

  // MARK: Patterns

  private func fixes(
    of declaration: DeclarationSyntax, _ prefix: String, _ file: SourceFile
  ) -> [FixIt] {
    switch declaration {
    case .route(let route):
      route.relativePatterns.flatMap { fixes(of: $0, prefix, items: items(file)) }
    case .exception(let exception): fixes(of: exception.pattern, prefix, items: "")
    case .envelope(let envelope): fixes(of: envelope.pattern, prefix, items: "")
    case _:
      []
    }
  }

  /// The items that all routes of the group have.
  private func items(_ file: SourceFile) -> String {
    group.pattern.query.map { file.text(of: $0.span) }.joined(separator: "&")
  }

  private func fixes(of pattern: PatternSyntax, _ prefix: String, items: String) -> [FixIt] {
    let start = pattern.span.start
    let pathEnd = pattern.segments.last?.span.end ?? start + 1
    let slash = Span(
      file: pattern.span.file, start: start, end: pattern.segments.isEmpty ? start + 1 : start)
    var fixes = [FixIt(title: "", span: slash, replacement: prefix, isAutomatic: true)]
    if !items.isEmpty {
      let end = pattern.query.last?.span.end ?? pathEnd
      fixes.append(
        FixIt(
          title: "", span: Span(file: slash.file, start: end, end: end),
          replacement: (pattern.query.isEmpty ? "?" : "&") + items, isAutomatic: true))
    }
    return fixes
  }
}

extension DeclarationSyntax {
  /// The start of the pattern of a route or group, which can have attributes.
  fileprivate var attributedLine: Int? {
    if case .route(let route) = self { route.pattern.span.start } else { nil }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the line without four of the blanks that it has more than an indentation.
  fileprivate func dedented(below indentation: Int) -> [UInt8] {
    let blanks = prefix { $0.isBlank }.count
    guard blanks > indentation else { return Array(self) }
    return Array(dropFirst(Swift.min(4, blanks - indentation)))
  }
}
