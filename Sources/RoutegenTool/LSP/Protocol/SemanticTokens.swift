extension LSP {
  struct SemanticTokensRangeParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let range: Range
  }
}

/// The types of semantic tokens, in the order of the legend.
enum TokenType: String, CaseIterable {
  case namespace, keyword, decorator, type, `enum`, enumMember, parameter, property, string, number
  case `operator`, comment, function
}

/// The modifiers of semantic tokens, in the order of the legend.
enum TokenModifier: String, CaseIterable {
  case declaration, deprecated, documentation

  /// The bit in the protocol.
  var bit: Int { 1 << (Self.allCases.firstIndex(of: self) ?? 0) }
}
