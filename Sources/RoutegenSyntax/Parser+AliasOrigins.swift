import RoutegenSource

/// The scheme and host with which the pattern of an `also` may begin.
extension Parser {
  // OriginPattern : Scheme `://` Host? PathAfterOrigin Query? Fragment?
  //
  // Web links have a host, and links of custom schemes have none. Returns `nil` if the pattern begins with
  // its path.
  mutating func parseOriginPattern() -> (AliasOriginSyntax?, PatternSyntax?)? {
    if rejectCommentAsHost() || rejectSchemeWithoutSlashes() { return (nil, nil) }
    let start = current
    let isHost = atHostWithoutScheme
    guard atOrigin || isHost else { return nil }
    isPatternBroken = false
    let scheme = isHost ? missingScheme() : parseScheme()
    let isWeb = AliasOriginSyntax(scheme: scheme, host: nil, hasAuthority: false).isWeb
    let host = isWeb ? parseHostOfOrigin(isTouching: isTouching || isHost) : nil
    let hasAuthority = !isWeb && atSegment && !at(.slash)
    let path = parsePathAfterOrigin(mayBeginWithSegment: !isWeb)
    let pattern = parsePattern(from: start, path: path)
    return (AliasOriginSyntax(scheme: scheme, host: host, hasAuthority: hasAuthority), pattern)
  }

  /// Whether the current tokens are a scheme, `:` and two slashes.
  private var atOrigin: Bool {
    let line = rest.prefix(4)
    return line.map(\.kind) == [.word, .colon, .slash, .slash]
      && zip(line, line.dropFirst()).allSatisfy { $0.span.end == $1.span.start }
  }

  private mutating func parseScheme() -> NameSyntax {
    let scheme = current
    if scheme.isBroken { isPatternBroken = true }
    for _ in 0..<4 { advance() }
    return NameSyntax(text: text(of: scheme), span: scheme.span)
  }

  // Host : touching tokens other than `/ ? & # { }`
  private mutating func parseHostOfOrigin(isTouching: Bool) -> NameSyntax? {
    let ends: Set<Token.Kind> = [
      .slash, .question, .ampersand, .hash, .leftBrace, .rightBrace,
    ]
    guard isTouching, !atLineEnd, !ends.contains(current.kind) else {
      if at(.leftBrace), isTouching, !atBlockBrace {
        rejectPlaceholderInHost()
      } else {
        reportExpected(
          "a host", note: "write 'https://example.com/…', or 'https://*/…' for any host")
        isPatternBroken = true
      }
      return nil
    }
    let host = expectRun("a host", before: ends)
    if host == nil { isPatternBroken = true }
    if at(.leftBrace), self.isTouching, !atBlockBrace { rejectPlaceholderInHost() }
    return host
  }

  private mutating func rejectPlaceholderInHost() {
    fail(.placeholderInHost(at: current.span))
    skipRestOfOrigin { $0 == .slash || $0.beginsPart }
  }

  /// Skips the current token, and those that touch it, before the first of a kind that is an end.
  private mutating func skipRestOfOrigin(before isEnd: (Token.Kind) -> Bool) {
    repeat {
      if at(.leftBrace) { skipParameter() } else { advance() }
    } while isTouching && !atLineEnd && !atBlockBrace && !isEnd(current.kind)
  }
}

/// Origins that are not written completely.
extension Parser {
  /// Whether the current word is a domain before a path: `example.com/b`, `*.example.com/b`.
  private var atHostWithoutScheme: Bool {
    guard isTouchedByNext, next.kind == .slash, !current.isBroken else { return false }
    let labels = text(of: current).split(separator: ".", omittingEmptySubsequences: false)
    let isDomain = labels.allSatisfy { label in
      !label.isEmpty && label.utf8.allSatisfy(\.isOfLabel) || label == "*"
    }
    return labels.count > 1 && isDomain
      && labels[labels.count - 1].utf8.allSatisfy(\.isLetter)
  }

  /// Reports a host without `https://`; returns the scheme that is meant.
  private mutating func missingScheme() -> NameSyntax {
    report(.hostWithoutScheme(text(of: current), before: current.span))
    return NameSyntax(text: "https", span: current.span.startPoint)
  }

  /// Reports `app:join` and `https:/example.com`, which lack slashes; the pattern is omitted.
  private mutating func rejectSchemeWithoutSlashes() -> Bool {
    let line = rest.prefix(3)
    guard !atOrigin, line.map(\.kind).prefix(2) == [.word, .colon], isTouchedByNext,
      let last = line.last, last.span.start == next.span.end, !last.kind.endsLine,
      text(of: current).isLikeScheme
    else { return false }
    let hasSlash = last.kind == .slash
    let span = current.span.union(hasSlash ? last.span : next.span)
    report(.schemeWithoutSlashes(text(of: current), file.text(of: span), at: span))
    skipRestOfOrigin { _ in false }
    return true
  }

  /// Reports `also //example.com/b`, whose pattern is a comment.
  private mutating func rejectCommentAsHost() -> Bool {
    guard atLineEnd else { return false }
    let comment = file.bytes[previous.span.end...].drop(while: \.isBlank).prefix(3)
    guard comment.starts(with: "//".utf8), let first = comment.dropFirst(2).first,
      !first.isBlank, !first.isLineEnd, first != UInt8(ascii: "/")
    else { return false }
    reportExpected(
      "a pattern", note: "'//' after white space begins a comment; write 'https://example.com/…'")
    return true
  }
}

extension String {
  /// Whether the text is a letter followed by letters, digits, `+`, `-` and `.`.
  fileprivate var isLikeScheme: Bool {
    utf8.first?.isLetter == true && utf8.allSatisfy { $0.isOfLabel || "+.".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether labels of domains contain the byte.
  fileprivate var isOfLabel: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "-")
  }
}

extension Diagnostic {
  fileprivate static func placeholderInHost(at span: Span) -> Diagnostic {
    Diagnostic(.invalidHost, "a host contains no parameters", at: span)
      .note(
        "'https://*.example.com/…' matches all hosts below a domain, and 'https://*/…' any host")
  }

  fileprivate static func hostWithoutScheme(_ host: String, before span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern with a host begins with 'https://'", at: span)
      .propose("write 'https://\(host)'", replace: span.startPoint, with: "https://")
      .note("for a path that begins with '\(host)', write '/\(host)'")
  }

  fileprivate static func schemeWithoutSlashes(
    _ scheme: String, _ written: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(.invalidPattern, "'://' separates a scheme from what follows", at: span)
      .propose("write '\(scheme)://'", replace: span, with: "\(scheme)://")
      .note("for a path that begins with '\(written)', write '/\(written)'")
  }
}
