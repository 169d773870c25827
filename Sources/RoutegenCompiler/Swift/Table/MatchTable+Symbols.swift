extension MatchTable {
  /// Writes the displacements and slots after the header; texts of long symbols are added at the
  /// end.
  mutating func addSymbols() {
    var record = TableRecord()
    for displacement in symbols.slots.displacements {
      record.number(Int(displacement), digits: 1)
    }
    for symbol in symbols.slots.symbols {
      record.beginPart()
      if let symbol { addSlot(symbol, to: &record) } else { addFreeSlot(to: &record) }
    }
    builder.writeReserved(record, at: Self.headerSize)
  }

  private mutating func addSlot(_ symbol: Int, to record: inout TableRecord) {
    let text = symbols.texts[symbol]
    let key = SymbolKey(text)
    record.octets(key.first)
    record.octets(key.last)
    record.number(key.tag, digits: 1)
    record.number(symbol + 1, digits: 3)
    record.address(key.isLong ? builder.add(text: text) : 0)
  }

  /// Adds a slot with a tag that no symbol has.
  private func addFreeSlot(to record: inout TableRecord) {
    record.zeros(16)
    record.number(0x3F, digits: 1)
    record.zeros(7)
  }
}
