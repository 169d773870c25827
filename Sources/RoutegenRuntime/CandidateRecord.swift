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

/// One parameter of a candidate: where its value comes from and what it may be.
struct ParameterRecord {
  enum Source: Int {
    case absent, path, query, fragment, fragmentItem, constant, payload
  }

  enum Form: Int {
    case required, optional, list, rest
  }

  let source: Source

  /// The key, the constant's text, or as its start the number of the captured segment.
  let argument: Range<Int>
  let type: Int
  let form: Form
  let name: Range<Int>

  init(_ cursor: inout TableCursor) {
    source = Source(rawValue: cursor.number(1)) ?? .absent
    argument = cursor.text()
    type = cursor.address()
    form = Form(rawValue: cursor.number(1)) ?? .required
    name = cursor.text()
  }
}
