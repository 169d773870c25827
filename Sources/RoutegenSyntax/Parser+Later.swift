import RoutegenSource

/// What the language has and this version does not: one diagnostic each, and nothing after it.
extension Parser {
  private static let laterDirectives: Set<String> = [
    "require", "plus", "unwrap", "except", "mount",
  ]

  func isLaterDirective(_ word: String) -> Bool {
    word.hasPrefix("@") || word == "open" || Self.laterDirectives.contains(word)
  }

  /// Whether the declaration is one of a later version.
  ///
  /// `open enum` is read as an enum, so that its uses are understood.
  mutating func rejectLaterDirective() -> Bool {
    let word = text(of: current)
    if word == "open", next.kind == .word, text(of: next) == "enum" {
      report(.later("'open'", at: current.span))
      advance()
      return false
    }
    guard word.hasPrefix("@") || Self.laterDirectives.contains(word) else { return false }
    report(.later("'\(word)'", at: current.span))
    return true
  }

  // HostBlock : ( `host` | `scheme` ) List Block
  mutating func rejectHostBlock() -> Bool {
    guard at(.leftBrace) else { return false }
    if depth == 0 { report(.later("a block of one host or scheme", at: current.span)) }
    return true
  }

  // Mount : Pattern `mount` Name
  mutating func rejectMount() -> Bool {
    guard at(word: "mount") else { return false }
    report(.later("'mount'", at: current.span))
    skipDeclaration()
    return true
  }

  /// `{_}`: a segment or a value that is not kept.
  mutating func rejectUnnamed() -> Bool {
    guard at(word: "_") else { return false }
    report(.laterPattern("'{_}'", at: current.span))
    return true
  }

  /// `in example.com`: the hosts that a URL may have.
  mutating func rejectHosts() -> Bool {
    guard at(.word), next.kind != .ellipsis, !text(of: current).looksLikeNumber else {
      return false
    }
    report(.laterPattern("a list of hosts after 'in'", at: current.span))
    return true
  }

  /// `[String: String]`: every item that nothing else names.
  mutating func rejectDictionary(from bracket: Token) -> Bool {
    guard at(.colon) else { return false }
    report(.laterPattern("a dictionary", at: bracket.span.union(current.span)))
    return true
  }
}

extension String {
  fileprivate var looksLikeNumber: Bool {
    utf8.first.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") } ?? false
  }
}

extension Diagnostic {
  fileprivate static func later(_ noun: String, at span: Span) -> Diagnostic {
    Diagnostic(.unknownDirective, "\(noun) is not supported yet by this version", at: span)
  }

  fileprivate static func laterPattern(_ noun: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "\(noun) is not supported yet by this version", at: span)
  }
}
