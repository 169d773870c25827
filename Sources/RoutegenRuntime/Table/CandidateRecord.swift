/// One way to arrive at a route, as the table has it; every property is read when it is asked for.
struct CandidateRecord {
  enum Kind: UInt8 {
    case route, payloadRoute, exception, envelope
  }

  let table: ByteView
  let address: Int

  /// Route, kind with flags, and the numbers of literals.
  private let head: UInt64

  @inline(__always)
  init(_ table: ByteView, at address: Int) {
    self.table = table
    self.address = address
    head = table.chunk(at: address)
  }

  @inline(__always)
  var route: Int { ByteView.number(head & 0xFF_FFFF) }

  @inline(__always)
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head &>> 24 & 3)) ?? .route }

  @inline(__always)
  var isForPayloads: Bool { kind == .payloadRoute }

  /// Whether the candidate asks for more than single items of the query.
  @inline(__always)
  var usesRareSources: Bool { head &>> 24 & 4 != 0 }

  /// Whether any parameter comes from the query.
  @inline(__always)
  var hasQuery: Bool { head &>> 24 & 8 != 0 }

  private var literalCount: Int { ByteView.number(head &>> 32 & 0x7F7F) }
  private var fragmentLiteralCount: Int { ByteView.number(head &>> 48 & 0x7F7F) }

  @inline(__always)
  var parameterCount: Int { table.number(at: address &+ 8, digits: 2) }

  @inline(__always)
  var hasLiterals: Bool { head &>> 32 != 0 }

  /// How many items the link has to have: those of the query, then those of a fragment that is
  /// written like one.
  var allLiteralCount: Int { literalCount &+ fragmentLiteralCount }

  func literal(_ number: Int) -> LiteralRecord {
    LiteralRecord(table, at: address &+ Self.size &+ number &* LiteralRecord.size)
  }

  func isOfQuery(_ literal: Int) -> Bool { literal < literalCount }

  /// The items that the query has to have.
  var literals: [LiteralRecord] { (0..<literalCount).map(literal) }

  @inline(__always)
  func parameter(_ slot: Int) -> ParameterRecord {
    let literals = (literalCount &+ fragmentLiteralCount) &* LiteralRecord.size
    let offset = address &+ Self.size &+ literals &+ slot &* 4
    return ParameterRecord(table, at: table.address(at: offset))
  }

  var parameters: [ParameterRecord] { (0..<parameterCount).map { parameter($0) } }

  func name(of slot: Int) -> String { table.string(parameter(slot).name) }

  func invalidValue(_ text: String, _ slot: Int) -> LinkError {
    let parameter = parameter(slot)
    return .invalidValue(
      parameter: table.string(parameter.name), value: text,
      type: table.string(parameter.type.name))
  }

  private static let size = 10
}

/// An item that a link has to have.
struct LiteralRecord {
  static let size = 15

  let key: Range<Int>

  /// `nil` for any value.
  let value: Range<Int>?

  init(_ table: ByteView, at address: Int) {
    key = table.text(at: address)
    value = table[address &+ 7] != 0 ? nil : table.text(at: address &+ 8)
  }
}

/// One parameter of a candidate: where its value comes from and what it may be.
struct ParameterRecord {
  enum Source: UInt8 {
    case absent, path, query, fragment, fragmentItem, constant, payload, restOfLink, otherItems
  }

  enum Form: UInt8 {
    case required, optional, list, rest, dictionary
  }

  private let table: ByteView
  private let address: Int

  /// Source, form and the argument's digits.
  private let head: UInt64

  @inline(__always)
  init(_ table: ByteView, at address: Int) {
    self.table = table
    self.address = address
    head = table.chunk(at: address)
  }

  @inline(__always)
  var source: Source { Source(rawValue: UInt8(truncatingIfNeeded: head)) ?? .absent }

  /// Whether an item of the query has the value, or else a payload's key.
  var isItem: Bool { form != .list && (source == .query || source == .restOfLink) }

  @inline(__always)
  var form: Form { Form(rawValue: UInt8(truncatingIfNeeded: head &>> 8)) ?? .required }

  /// The symbol of the key, as its three digits.
  @inline(__always)
  var key: UInt64 { head &>> 16 & 0xFF_FFFF }

  /// The number of the captured text of the path.
  @inline(__always)
  var order: Int { ByteView.number(head &>> 16 & 0xFF_FFFF) }

  /// The key, or the constant's text.
  var text: Range<Int> { table.text(at: address &+ 16) }

  var name: Range<Int> { table.text(at: address &+ 9) }

  @inline(__always)
  var type: TypeRecord { TypeRecord(table, at: table.address(at: address &+ 5)) }
}
