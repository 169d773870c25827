import RoutegenSource

/// Envelopes: patterns of links that contain the link to open.
extension Parser {
  // Envelope : `unwrap` Path ( `?` Item ( `&` Item )* )? `#`?
  //
  // Without `#`, the last item is a key without a value: the key of the link to open.
  mutating func parseEnvelope() -> DeclarationSyntax? {
    guard let (pattern, hasHash) = parsePatternWithHash() else { return nil }
    if hasHash { return .envelope(EnvelopeSyntax(pattern: pattern, key: nil)) }
    guard case .literal(let value)? = pattern.query.last?.value, value.text.isEmpty,
      let key = pattern.query.last?.key
    else {
      report(.missingEnvelopeKey(pattern))
      return nil
    }
    let rest = PatternSyntax(
      segments: pattern.segments, query: pattern.query.dropLast(), fragment: nil,
      span: pattern.span)
    return .envelope(EnvelopeSyntax(pattern: rest, key: key))
  }

  // PatternWithHash : Path Query? `#`?
  //
  // Returns whether the pattern ends with `#`.
  private mutating func parsePatternWithHash() -> (pattern: PatternSyntax, hasHash: Bool)? {
    let start = current
    isPatternBroken = false
    let segments = parsePath()
    guard current != start else { return nil }
    let query = parseQuery()
    let pattern = PatternSyntax(
      segments: segments, query: query, fragment: nil, span: span(from: start))
    let hasHash = at(.hash) && isTouching
    if hasHash { advance() }
    rejectRest()
    return isPatternBroken ? nil : (pattern, hasHash)
  }
}

extension Diagnostic {
  fileprivate static func missingEnvelopeKey(_ pattern: PatternSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .invalidPattern, "the key of the link to open is missing", at: pattern.span)
    if let item = pattern.query.last, case .parameter(let written) = item.value {
      let key = item.key?.text ?? written.name.text
      return problem.note("the key is written alone: '?\(key)'")
        .propose("change it to '\(key)'", replace: item.span, with: key)
    }
    return
      problem
      .note(
        "write 'unwrap /click?url' for the value of 'url', or 'unwrap /click#' for the fragment")
  }
}
