extension LSP {
  struct FoldingRange: Hashable, Encodable {
    let startLine: Int
    let endLine: Int

    /// `comment` for comments; `nil` for anything else.
    let kind: String?
  }

  struct SelectionRangeParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let positions: [Position]
  }

  /// A range, and the larger ones around it.
  final class SelectionRange: Encodable {
    let range: Range
    let parent: SelectionRange?

    init(_ range: Range, in parent: SelectionRange?) {
      (self.range, self.parent) = (range, parent)
    }
  }

  struct DocumentLinkOptions: Encodable {
    let resolveProvider = false
  }

  struct DocumentLink: Encodable {
    let range: Range
    let target: String
  }

  struct ExecuteCommandOptions: Encodable {
    let commands = [matchCommand]
  }

  /// The command that shows what a link opens; its arguments are the URI of a document, and a link or payload.
  static let matchCommand = "routegen.match"

  struct ExecuteCommandParams: Decodable {
    let command: String
    let arguments: [String]?
  }
}
