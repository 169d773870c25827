import RoutegenCompiler
import Testing
import TestSupport

/// What the parser makes of texts.
@Suite struct ReadingTests {
  @Test func readsTexts() {
    Corpus.answers("syntax-reads").expectAnswers { entry in
      let parsed = Parsed(entry.question)
      let errors = parsed.diagnostics.filter { $0.severity == .error }
      #expect(errors == [], "\(entry.place)")
      let windows = Parsed(entry.question.replacing("\n", with: "\r\n"))
      #expect(windows.syntax.dump == parsed.syntax.dump, "\(entry.place)")
      expectSpan(parsed, in: entry)
      return parsed.syntax.dump
    }
  }

  /// What was read of the text is behind `=`, and the text after its changes behind `⇒`.
  @Test func reportsMistakes() {
    Corpus.answers("syntax-mistakes").expectAnswers { entry in
      let parsed = Parsed("\(entry.question)\n/good")
      #expect(parsed.diagnostics.count == 1, "\(entry.place)")
      let rest = parsed.syntax.dump.split(separator: "\n")
      let isRead = rest.contains { $0.hasSuffix("route /\"good\"") }
      #expect(isRead, "\(entry.place)")
      let hasFixes = parsed.diagnostics.allSatisfy { !$0.fixIts.isEmpty }
      let others = hasFixes ? Parsed(parsed.fixed).messages.map { "then \($0)" } : []
      let messages = parsed.diagnostics.map { "\($0.code.rawValue) \($0.message)" }
      let read = rest.filter { $0 != "route /\"good\"" }.map { "= \($0)" }
      let fixed = parsed.fixed.split(separator: "\n").dropLast().map { "⇒ \($0)" }
      return (messages + read + (hasFixes ? fixed : []) + others).joined(separator: "\n")
    }
  }

  /// The span of a route's pattern begins the text, and white space is after it.
  private func expectSpan(_ parsed: Parsed, in entry: Corpus.Entry) {
    guard entry.question.hasPrefix("/"), !entry.question.hasPrefix("//"),
      case .route(let route)? = parsed.syntax.declarations.first
    else { return }
    let pattern = parsed.file.text(of: route.pattern.span)
    #expect(entry.question.hasPrefix(pattern), "\(entry.place)")
    let next = entry.question.dropFirst(pattern.count).first
    #expect(next.map { $0.isWhitespace } ?? true, "\(entry.place)")
  }

  @Test func wantsALinkBehindAnExample() {
    #expect(Parsed("/a\n  example\n  also /b").codes == ["RG103"])
  }
}
