/// The types of the Language Server Protocol 3.17 that the server uses, with the protocol's names.
package enum LSP {
  /// A place in a document: a line, and a column in units of the ``PositionEncoding``, from 0.
  package struct Position: Hashable, Comparable, Codable, Sendable {
    package let line: Int
    package let character: Int

    package init(line: Int, character: Int) {
      (self.line, self.character) = (line, character)
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.line, left.character) < (right.line, right.character)
    }
  }

  /// The text between two positions.
  package struct Range: Hashable, Codable, Sendable {
    package let start: Position
    package let end: Position

    package init(start: Position, end: Position) {
      (self.start, self.end) = (start, end)
    }
  }

  /// A range of a document.
  package struct Location: Hashable, Encodable, Sendable {
    let uri: String
    let range: Range
  }

  /// A new text for a range.
  package struct TextEdit: Hashable, Encodable, Sendable {
    package let range: Range
    package let newText: String
  }

  struct TextDocumentIdentifier: Decodable {
    let uri: String
  }

  /// The common part of the parameters of most requests.
  struct TextDocumentParams: Decodable {
    let textDocument: TextDocumentIdentifier
  }

  struct CancelParams: Decodable {
    let id: RequestID
  }

  /// A result that is `null`.
  struct Null: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

extension LSP {
  struct DidOpenTextDocumentParams: Decodable {
    let textDocument: TextDocumentItem
  }

  struct TextDocumentItem: Decodable {
    let uri: String
    let version: Int
    let text: String
  }

  struct DidChangeTextDocumentParams: Decodable {
    let textDocument: VersionedTextDocumentIdentifier
    let contentChanges: [TextDocumentContentChangeEvent]
  }

  struct VersionedTextDocumentIdentifier: Decodable {
    let uri: String
    let version: Int
  }

  /// A change of a range or, without one, of the whole text.
  struct TextDocumentContentChangeEvent: Decodable {
    let range: Range?
    let text: String
  }
}

extension LSP {
  struct CodeActionParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let range: Range
    let context: Context

    struct Context: Decodable {
      /// The kinds that the client asks for; `nil` for all.
      let only: [String]?
    }
  }

  enum CodeActionKind {
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.routegen"
  }
}

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

  /// The command that shows what a link opens; its arguments are the URI of a document, and a link or payload.
  static let matchCommand = "routegen.match"

  struct ExecuteCommandParams: Decodable {
    let command: String
    let arguments: [String]?
  }
}
