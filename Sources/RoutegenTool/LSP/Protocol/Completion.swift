extension LSP {
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
