extension LSP {
  struct CompletionOptions: Encodable {
    let triggerCharacters = ["/", "{", ":", "?", "&", "=", "@", "(", ",", ".", " "]
  }

  /// The result of `textDocument/completion`.
  struct CompletionList: Encodable {
    /// Whether more typing needs another request.
    let isIncomplete = false
    let items: [CompletionItem]
  }

  struct CompletionItem: Encodable {
    let label: String
    let kind: CompletionItemKind
    let detail: String?
    let documentation: MarkupContent?

    /// The text by which the list is ordered.
    let sortText: String

    /// The text that is compared with what is written already.
    let filterText: String
    let insertTextFormat: InsertTextFormat
    let textEdit: TextEdit
  }

  enum CompletionItemKind: Int, Encodable {
    case variable = 6
    case `class` = 7
    case module = 9
    case value = 12
    case `enum` = 13
    case keyword = 14
    case reference = 18
    case folder = 19
    case enumMember = 20
    case constant = 21
    case `operator` = 24
  }

  enum InsertTextFormat: Int, Encodable {
    case plainText = 1
    case snippet
  }
}
