import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Completion over the files of the corpus.
@Suite struct CompletionCorpusTests {
  private static let uri = "file:///work/a.routes"
  private static let files = ["check", "generate", "export", "builders"]
    .flatMap { chosen(Corpus($0).usualCases, oneIn: 2) }.filter { testCase in
      !Compilation(testCase.file).hasErrors
    }

  /// The largest number of words of a file that are removed.
  private static let most = rounds(12, short: 2)

  /// Texts that the pattern of a payload has in place of a placeholder, and which are not offered.
  private static let texts: Set = ["food"]

  /// A word that is removed is offered in its place: one that begins a line, and one that names something
  /// that is declared elsewhere.
  @Test(.tags(.random), arguments: files) func offersWhatWasThere(_ testCase: Corpus.Case) {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    let document = DocumentText(text)
    var session = Session(TestFiles(), [.pull, .snippets])
    session.open(Self.uri, text)
    var random = SplitMix(seed: UInt64(text.utf8.count))
    let words = words(of: testCase.file).shuffled(using: &random)
    for word in words.prefix(Self.most) {
      let place = document.position(of: word.span.start, in: .utf8)
      let isKeyword = word.isFirst && Directive.words.contains(word.text)
      guard isKeyword || isUse(at: place, &session), !Self.texts.contains(word.text) else {
        continue
      }
      var shortened = document
      shortened.replace(word.span.start..<word.span.end, with: "")
      session.change(Self.uri, to: String(decoding: shortened.bytes, as: UTF8.self))
      let list = session.request("textDocument/completion", Self.uri, at: place)
      let labels = list["items"].items?.compactMap { $0["label"].text } ?? []
      #expect(
        labels.contains { label in
          label == word.text || label == "/" + word.text
            // In a payload, the whole pattern is offered; in a caseless file, its case may differ.
            || word.isInPayload && label.lowercased().contains(word.text.lowercased())
        },
        "'\(word.text)' at \(place): \(labels)")
      session.change(Self.uri, to: text)
    }
  }

  /// Whatever is accepted at the end of a text, which is then closed, has no mistake of form.
  @Test(.tags(.random), arguments: files) func acceptedTextsAreWellFormed(_ testCase: Corpus.Case) {
    let bytes = testCase.file.bytes
    var random = SplitMix(seed: UInt64(bytes.count))
    for word in words(of: testCase.file).shuffled(using: &random).prefix(Self.most) {
      let document = DocumentText(Array(bytes[..<word.span.start]))
      var session = Session(TestFiles(), [.pull, .snippets])
      session.open(Self.uri, String(decoding: document.bytes, as: UTF8.self))
      let place = document.position(of: document.bytes.count, in: .utf8)
      let list = session.request("textDocument/completion", Self.uri, at: place)
      for item in (list["items"].items ?? []).shuffled(using: &random).prefix(6) {
        var accepted = document
        accepted.replace(
          session.offsets(of: item["textEdit"]["range"], in: document),
          with: expanded(item["textEdit"]["newText"].text ?? ""))
        let text = String(decoding: accepted.bytes, as: UTF8.self) + word.end
        let parsed = ParsedFile(SourceFile(path: "a.routes", text: text))
        let mistakes = parsed.diagnostics.diagnostics.filter { $0.code.severity == .error }
        #expect(mistakes.isEmpty, "\(item["label"]): \(mistakes.map(\.message))\n\(text)")
      }
    }
  }

  /// The text of a snippet with its placeholders.
  private func expanded(_ snippet: String) -> String {
    snippet.replacing(#/\$\{\d+:([^}]*)\}/#) { $0.1 }.replacing("\\}", with: "}")
      .replacing("\\$", with: "$").replacing("\\\\", with: "\\")
  }

  /// Whether the word at a place uses something that is declared elsewhere.
  private func isUse(at place: LSP.Position, _ session: inout Session) -> Bool {
    let found = session.request("textDocument/definition", Self.uri, at: place).items ?? []
    return !found.isEmpty
      && !found.contains { location in
        LSP.Position(location["range"]["start"]) <= place
          && place <= LSP.Position(location["range"]["end"])
      }
  }

  /// A word of a file, outside of comments.
  private struct Word {
    let text: String
    let span: Span

    /// Whether it is the first of its line.
    let isFirst: Bool

    let isInPayload: Bool

    /// What closes everything that is open before the word.
    let end: String
  }

  private func words(of file: SourceFile) -> [Word] {
    var bag = DiagnosticBag()
    let tokens = lex(file, into: &bag).tokens
    var closing: [String] = []
    var lineStart = 0
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      let first = file.text(of: tokens[lineStart].span)
      switch token.kind {
      case .newline, .documentation:
        lineStart = index + 1
        // In a pattern, it is text.
        if first == "/" { closing.removeAll { $0 == ")" } }
      case .leftBrace where first == "unwrap": closing.append("}?zz")
      case .leftBrace where first == "host" && index == lineStart + 1:
        closing.append("} {\n/zz\n}")
      case .leftBrace where index > 0 && tokens[index - 1].span.end == token.span.start:
        closing.append("}")
      case .leftBrace:
        let hasRoutes = !["payload", "enum", "variant"].contains(first)
        closing.append(hasRoutes ? "\n/zz\n}" : "\n}")
      case .leftBracket: closing.append("]")
      case .leftParenthesis: closing.append(")")
      case .rightBrace, .rightBracket, .rightParenthesis: _ = closing.popLast()
      case .word:
        return Word(
          text: file.text(of: token.span), span: token.span, isFirst: index == lineStart,
          isInPayload: ["when", "else"].contains(first),
          end: closing.reversed().joined() + "\n/zz\n")
      case _: break
      }
      return nil
    }
  }
}
