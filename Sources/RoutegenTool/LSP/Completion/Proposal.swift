/// Something that completion offers.
struct Proposal {
  let label: String
  let kind: LSP.CompletionItemKind

  /// A few words beside the label, such as a type.
  var detail: String?

  /// In Markdown.
  var documentation: String?
  let insertion: Insertion

  /// Creates a proposal that inserts its label.
  init(
    _ label: String, _ kind: LSP.CompletionItemKind, detail: String? = nil,
    documentation: String? = nil
  ) {
    (self.label, self.kind) = (label, kind)
    (self.detail, self.documentation) = (detail, documentation)
    insertion = Insertion(label)
  }

  /// Creates a proposal of a form, as in ``LanguageWord/form``.
  init(
    _ label: String, _ kind: LSP.CompletionItemKind, form: String, documentation: String? = nil
  ) {
    (self.label, self.kind, self.documentation) = (label, kind, documentation)
    insertion = Insertion(form: form)
  }

  init(_ word: LanguageWord, _ kind: LSP.CompletionItemKind = .keyword) {
    self.init(word.text, kind, form: word.form, documentation: word.meaning)
  }
}

/// The text that a proposal inserts, parts of which may be placeholders.
struct Insertion {
  private var parts: [(text: String, isPlaceholder: Bool)] = []

  init(_ text: String) {
    parts = [(text, false)]
  }

  /// Creates the insertion of a form such as `as <name>`.
  init(form: String) {
    for (index, part) in form.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      let pieces = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      if index > 0 { parts.append((String(pieces[0]), true)) }
      parts.append((String(pieces[index > 0 ? pieces.count - 1 : 0]), false))
    }
  }

  /// The text up to the first placeholder, for clients without snippets.
  var plain: String {
    parts.prefix { !$0.isPlaceholder }.map(\.text).joined()
  }

  /// The text in the syntax of snippets; `nil` if it has no placeholders.
  var snippet: String? {
    guard parts.contains(where: \.isPlaceholder) else { return nil }
    var number = 0
    return parts.map { part in
      let text = part.text.escapedForSnippets
      guard part.isPlaceholder else { return text }
      number += 1
      return "${\(number):\(text)}"
    }.joined()
  }
}

extension String {
  /// The text with a backslash before each character that has a meaning in a snippet.
  fileprivate var escapedForSnippets: String { escaped("\\$}") }
}
