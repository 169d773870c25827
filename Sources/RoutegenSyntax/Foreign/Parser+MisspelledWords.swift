import RoutegenSource

/// Misspelled words of a route's lines: `alos /start`, `/home sa start`, `/shop moutn Shop`.
extension Parser {
  /// A word that a route's line most likely means.
  private struct Misspelling {
    let keyword: String
    let span: Span

    /// The number of tokens: two for `no match`.
    let count: Int
    let beginsLine: Bool
  }

  /// Reports a misspelled word that continues the route, on this line or at the start of the next,
  /// and goes to its last token; returns the word that is meant.
  mutating func rejectMisspelledWord() -> String? {
    guard let index = at(.newline) ? firstOfNextLine : position,
      let found = misspelling(at: index, beginsLine: index > position)
    else { return nil }
    restart(at: index + found.count - 1)
    report(.misspelled(found.keyword, as: file.text(of: found.span), found.span, found.beginsLine))
    return found.keyword
  }

  private func misspelling(at index: Int, beginsLine: Bool) -> Misspelling? {
    let token = tokens[index]
    guard token.kind == .word, !token.isBroken, index + 2 < tokens.count else { return nil }
    let word = text(of: token)
    let isNoMatch =
      ["no", "not"].contains(word.lowercased()) && beginsLine
      && text(of: tokens[index + 1]) == "match"
    let last = tokens[index + (isNoMatch ? 1 : 0)]
    let following = tokens[index + (isNoMatch ? 2 : 1)]
    guard last.span.end < following.span.start, !following.kind.endsLine else { return nil }
    guard let keyword = isNoMatch ? "nomatch" : keyword(closestTo: word, beginsLine) else {
      return nil
    }
    let isNamed = keyword == "as" || keyword == "mount"
    guard following.kind == (isNamed ? .word : .slash) else { return nil }
    if isNamed, !isLastOfLine(at: index + 1) { return nil }
    return Misspelling(
      keyword: keyword, span: token.span.union(last.span), count: isNoMatch ? 2 : 1,
      beginsLine: beginsLine)
  }

  private func keyword(closestTo word: String, _ beginsLine: Bool) -> String? {
    let words = beginsLine ? ["also", "example", "nomatch", "as"] : ["as", "mount"]
    guard let guess = closest(to: word, among: words + (beginsLine ? Directive.words : [])),
      words.contains(guess)
    else { return nil }
    return guess
  }

  /// Whether only a block, if anything, follows a token on its line.
  private func isLastOfLine(at index: Int) -> Bool {
    let next = tokens[min(index + 1, tokens.count - 1)].kind
    return next.endsLine || next == .leftBrace || next == .rightBrace
  }

  /// Reports a misspelled `with` before an assignment, and skips it.
  mutating func eatMisspelledWith() -> Bool {
    guard at(.word), !current.isBroken, position + 2 < tokens.count, next.kind == .word,
      tokens[position + 2].kind == .equals, closest(to: text(of: current), among: ["with"]) != nil
    else { return false }
    report(.misspelled("with", as: text(of: current), current.span, false))
    advance()
    return true
  }

  /// Reports a misspelled `begins` after the name of a type, and skips it.
  mutating func eatMisspelledBegins() -> Bool {
    guard at(.word), !current.isBroken, next.kind == .string, isLikeBegins(text(of: current)) else {
      return false
    }
    report(.misspelled("begins", as: text(of: current), current.span, false))
    advance()
    return true
  }

  /// Whether a word is `begins`, or most likely a misspelling of it.
  func isLikeBegins(_ word: String) -> Bool {
    word.lowercased().hasPrefix("begin") || word.lowercased().hasPrefix("start")
      || closest(to: word, among: ["begins"]) != nil
  }
}

extension Diagnostic {
  fileprivate static func misspelled(
    _ keyword: String, as word: String, _ span: Span, _ beginsLine: Bool
  ) -> Diagnostic {
    let message =
      beginsLine
      ? "no line of a route begins with '\(word)'" : "'\(word)' is not a word of the language"
    let problem = Diagnostic(.unknownDirective, message, at: span)
    let title = "change it to '\(keyword)'"
    return problem.correct(
      title, replace: span, with: keyword, isCertain: word.lowercased() == keyword)
  }
}
