/// One way to arrive at a route, as the table has it.
struct CandidateRecord {
  let route: Int
  let isForPayloads: Bool
  let literals: [(key: Range<Int>, value: Range<Int>)]
  let fragmentLiterals: [(key: Range<Int>, value: Range<Int>)]
  let parameters: [ParameterRecord]

  init(_ table: ByteView, at offset: Int) {
    var cursor = TableCursor(table, at: offset)
    route = cursor.number(3)
    isForPayloads = cursor.number(1) != 0
    literals = (0..<cursor.count()).map { _ in (cursor.text(), cursor.text()) }
    fragmentLiterals = (0..<cursor.count()).map { _ in (cursor.text(), cursor.text()) }
    parameters = (0..<cursor.count()).map { _ in ParameterRecord(&cursor) }
  }

  func name(of slot: Int, _ table: ByteView) -> String {
    parameters.indices.contains(slot) ? table.string(parameters[slot].name) : ""
  }

  func type(of slot: Int, _ table: ByteView) -> TypeRecord {
    TypeRecord(table, at: parameters.indices.contains(slot) ? parameters[slot].type : 0)
  }

  func invalidValue(_ text: String, _ slot: Int, _ table: ByteView) -> LinkError {
    .invalidValue(
      parameter: name(of: slot, table), value: text,
      type: table.string(type(of: slot, table).name))
  }
}

extension TypeRecord {
  /// The place of the enum value that the text stands for.
  func ordinal(of text: String, _ source: LinkSource) -> Int? {
    guard kind == .enumeration else { return nil }
    var cursor = TableCursor(source.table, at: argument)
    let count = cursor.count()
    return withByteView(of: text) { bytes in
      for ordinal in 0..<count {
        let value = cursor.text()
        if source.table.isSame(value, bytes, 0..<bytes.count, caseless: source.isCaseless) {
          return ordinal
        }
      }
      return nil
    }
  }
}
