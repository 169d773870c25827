extension TableHeader {
  /// The symbol that is equal to a text of the link, decoded; 0 if there is none.
  @inline(never)
  func symbol(
    of bytes: ByteView, _ range: Range<Int>, plusIsSpace: Bool, _ symbols: SymbolTable
  ) -> UInt64 {
    withDecodedBytes(bytes, range, plusIsSpace: plusIsSpace, folded: isCaseless) {
      symbols.symbol(table, $0, 0, $0.count)
    }
  }

  /// The symbol that is equal to a decoded text; 0 if there is none.
  func symbol(of text: ByteView, caseless: Bool) -> UInt64 {
    guard isCaseless || caseless else { return symbols.symbol(table, text, 0, text.count) }
    return withByteView(of: RouteTable._foldedASCII(text.string(text.range))) {
      symbols.symbol(table, $0, 0, $0.count)
    }
  }
}
