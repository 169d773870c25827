/// One way to arrive at a route, as the table has it.
struct CandidateRecord {
  enum Kind: Int {
    case route, payloadRoute, exception, envelope
  }

  let route: Int
  let kind: Kind
  let literals: [LiteralRecord]
  let fragmentLiterals: [LiteralRecord]
  private(set) var parameters: [ParameterRecord]

  var isForPayloads: Bool { kind == .payloadRoute }

  init(_ table: ByteView, at offset: Int) {
    var cursor = TableCursor(table, at: offset)
    route = cursor.number(3)
    kind = Kind(rawValue: cursor.number(1)) ?? .route
    literals = (0..<cursor.count()).map { _ in LiteralRecord(&cursor) }
    fragmentLiterals = (0..<cursor.count()).map { _ in LiteralRecord(&cursor) }
    parameters = (0..<cursor.count()).map { _ in ParameterRecord(&cursor) }
  }

  /// The same without the first parameters.
  func dropping(_ count: Int) -> CandidateRecord {
    var copy = self
    copy.parameters.removeFirst(min(count, copy.parameters.count))
    return copy
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

/// An item that a link has to have.
struct LiteralRecord {
  let key: Range<Int>

  /// `nil` for any value.
  let value: Range<Int>?

  init(_ cursor: inout TableCursor) {
    key = cursor.text()
    let isAny = cursor.number(1) != 0
    let text = cursor.text()
    value = isAny ? nil : text
  }
}

/// One parameter of a candidate: where its value comes from and what it may be.
struct ParameterRecord {
  enum Source: Int {
    case absent, path, query, fragment, fragmentItem, constant, payload, restOfLink, otherItems
  }

  enum Form: Int {
    case required, optional, list, rest, dictionary
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
