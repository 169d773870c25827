import RoutegenSource

/// Mounts, redirects and types as in other tools.
extension Parser {
  // `mount Shop /shop`
  mutating func parseForeignMount() -> ForeignLine {
    let line = restOfLine
    let keyword = current
    let names = line.dropFirst().prefix { $0.kind == .word }
    let pattern = line.drop { $0.kind != .slash }
    guard let name = names.first, let first = pattern.first, let last = pattern.last else {
      report(.mountAlone(at: keyword.span))
      skipLine()
      return .parsed(nil)
    }
    let path = file.text(of: first.span.union(last.span))
    report(
      .mountFirst(
        at: keyword.span, keyword.span.union(last.span), with: "\(path) mount \(text(of: name))"))
    skipLine()
    return .parsed(nil)
  }

  // `redirect /old /new`
  mutating func parseRedirect() -> ForeignLine {
    let keyword = current
    let line = file.text(of: restOfLine.reduce(keyword.span) { $0.union($1.span) })
    let patterns = line.split(separator: " ").filter { $0.hasPrefix("/") }
    report(.redirect(patterns.map(String.init), at: keyword.span))
    skipLine()
    return .parsed(nil)
  }

  // `struct Sort { newest, top }`, `typealias UserID = Int`
  mutating func parseForeignType(_ keyword: String) -> ForeignLine {
    let word = current
    advance()
    let name = NameSyntax(text: text(of: current), span: current.span)
    report(.foreignType(text(of: word), name.text, keyword, at: word.span))
    skipDeclaration()
    // The name is known, so that its uses are not reported as well.
    return .parsed(.type(DeclaredTypeSyntax(name: name, hasBrokenPrefix: true)))
  }
}

extension Diagnostic {
  fileprivate static func mountAlone(at span: Span) -> Diagnostic {
    Diagnostic(.unknownDirective, "a pattern precedes 'mount'", at: span)
      .note("write '/shop mount Shop': links below '/shop' then belong to the route set 'Shop'")
  }

  fileprivate static func mountFirst(
    at span: Span, _ whole: Span, with text: String
  ) -> Diagnostic {
    Diagnostic(.unknownDirective, "a pattern precedes 'mount'", at: span)
      .propose("change it to '\(text)'", replace: whole, with: text)
  }

  fileprivate static func redirect(_ patterns: [String], at span: Span) -> Diagnostic {
    let (old, new) = (patterns.first ?? "/old", patterns.dropFirst().first ?? "/new")
    return Diagnostic(.unknownDirective, "another pattern of a route is written below it", at: span)
      .note("write 'also \(old)' on the line below '\(new)'")
  }

  fileprivate static func foreignType(
    _ word: String, _ name: String, _ keyword: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(.unknownDirective, "no declaration begins with '\(word)'", at: span)
      .note(
        "a list of values is 'enum \(name) { first, second }'; 'type \(name)' names a Swift type")
  }
}
