extension LSP {
  struct SemanticTokensOptions: Encodable {
    let legend = Legend()
    let range = true
    let full = true

    struct Legend: Encodable {
      let tokenTypes = TokenType.allCases.map(\.rawValue)
      let tokenModifiers = TokenModifier.allCases.map(\.rawValue)
    }
  }

  struct SemanticTokensRangeParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let range: Range
  }

  struct SemanticTokens: Encodable {
    /// Five numbers for each token: lines and columns from the last one, length, type and modifiers.
    let data: [Int]
  }
}
