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

  // `host [a.com, b.com]`, `host {shop}.example.com`
  mutating func rejectForeignOrigins(_ kind: OriginsSyntax.Kind) -> Bool {
    let line = restOfLine
    guard line.count > 2, !line.contains(where: \.isBroken), let last = line.last else {
      return false
    }
    let whole = current.span.union(last.span)
    if at(.leftBracket), last.kind == .rightBracket {
      let list = file.text(of: line[1].span.union(line[line.count - 2].span))
      report(.originsInBrackets(list.filter { $0 != "\"" }, at: whole))
      return true
    }
    guard kind == .hosts, at(.leftBrace), line[2].kind == .rightBrace else { return false }
    let placeholder = current.span.union(line[2].span)
    report(.placeholderInHost(at: placeholder))
    return true
  }

  // `1. /home`
  mutating func parseNumberedLine(_ documentation: [String]) -> ForeignLine? {
    let word = text(of: current)
    guard let mark = word.last, ".)".contains(mark), word.dropLast().allSatisfy(\.isNumber),
      next.kind == .slash, !isTouchedByNext, word.count > 1
    else { return nil }
    report(.needlessWord(word, before: next, isSame: false, at: current.span))
    advance()
    return .parsed(parseRoute(documentation, []))
  }

  // `| /home | Home |`
  mutating func parseTableRow() -> ForeignLine? {
    guard at(word: "|") else { return nil }
    let line = restOfLine
    let cell = line.dropFirst().prefix { text(of: $0) != "|" }
    let whole = line.reduce(current.span) { $0.union($1.span) }
    let pattern = cell.first.flatMap { first in cell.last.map { first.span.union($0.span) } }
    let isPattern = cell.first?.kind == .slash
    report(.tableRow(at: current.span, whole, isPattern ? pattern.map { file.text(of: $0) } : nil))
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
    Diagnostic(.unknownDirective, "'mount' comes after its pattern", at: span)
      .note("write '/shop mount Shop': links below '/shop' then belong to the route set 'Shop'")
  }

  fileprivate static func mountFirst(
    at span: Span, _ whole: Span, with text: String
  ) -> Diagnostic {
    Diagnostic(.unknownDirective, "'mount' comes after its pattern", at: span)
      .propose("change it to '\(text)'", replace: whole, with: text)
  }

  fileprivate static func originsInBrackets(_ list: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a list is written without brackets", at: span)
      .propose("change it to '\(list)'", replace: span, with: list)
  }

  fileprivate static func placeholderInHost(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a host cannot contain a placeholder", at: span)
      .propose("change it to '*'", replace: span, with: "*")
      .note("'*.example.com' matches every host that ends with '.example.com'")
  }

  fileprivate static func tableRow(
    at span: Span, _ whole: Span, _ pattern: String?
  ) -> Diagnostic {
    let problem = Diagnostic(.unknownDirective, "a route is written without '|'", at: span)
    return pattern.map { problem.propose("change it to '\($0)'", replace: whole, with: $0) }
      ?? problem.note("write each pattern on a line of its own, such as '/home'")
  }

  fileprivate static func redirect(_ patterns: [String], at span: Span) -> Diagnostic {
    let (old, new) = (patterns.first ?? "/old", patterns.dropFirst().first ?? "/new")
    return Diagnostic(.unknownDirective, "another pattern of a route is written below it", at: span)
      .note("write 'also \(old)' on the line below '\(new)'")
  }

  fileprivate static func foreignType(
    _ word: String, _ name: String, _ keyword: String, at span: Span
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unknownDirective, "no declaration begins with '\(word)'", at: span)
    if word == "typealias" {
      return problem.note(
        "write the type itself in the placeholder; 'type \(name)' names a Swift type of your code")
    }
    if ["extend", "extension"].contains(word) {
      return problem.note(
        "list all values in 'enum \(name) { … }'; an 'open enum' also accepts others")
    }
    return problem.note(
      "a list of values is 'enum \(name) { first, second }'; 'type \(name)' names a Swift type")
  }
}
