extension TreeBuilder {
  /// Warns of a line that is indented less than the first one of its block, which was probably meant to end
  /// before it: two wrong braces cancel each other.
  mutating func reportOutdented(in block: LineOutline.Block) {
    // An unclosed block is reported, and shows where it should end.
    guard !bag.hasErrors, let close = block.close, let first = block.entries.first,
      let own = indentation(of: first)
    else { return }
    let outdented = block.entries.dropFirst().first { entry in
      guard let indentation = indentation(of: entry) else { return false }
      return indentation.count < own.count && own.hasPrefix(indentation)
    }
    guard let outdented else { return }
    let line = tokens[outdented.start].span
    let start = file.span(ofLine: file.location(of: line.start).line).start
    let inside = Span(file: file.id, start: start, end: tokens[close].span.start)
    bag.report(
      .outdented(
        line, in: tokens[block.open].span, file.text(of: inside),
        replacing: inside.union(tokens[close].span),
        indentation: file.indentation(ofLineAt: tokens[block.open].span)))
  }

  /// The white space before a declaration; `nil` if it does not begin its line.
  private func indentation(of entry: LineOutline.Entry) -> String? {
    guard !entry.line.isEmpty, entry.start > 0, tokens[entry.start - 1].kind.endsLine else {
      return nil
    }
    return file.indentation(ofLineAt: tokens[entry.start].span)
  }
}

extension Diagnostic {
  fileprivate static func outdented(
    _ line: Span, in brace: Span, _ inside: String, replacing span: Span, indentation: String
  ) -> Diagnostic {
    let kept = inside.reversed().drop(while: \.isWhitespace).reversed()
    return Diagnostic(
      .misleadingIndentation, "this line is indented less than the block that it is in", at: line
    )
    .also(brace, "a '}' for this '{' is probably missing before the line")
    .propose(
      "end the block before it", replace: span,
      with: "\(indentation)}\n" + String(kept))
  }
}
