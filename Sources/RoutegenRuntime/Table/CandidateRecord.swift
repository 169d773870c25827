/// A pattern that ends at a node, or that a payload rule, a shortcut or an activity names.
///
///     candidate   route:3 kindAndFlags:1 literals:2 fragmentLiterals:2 parameters:2
///                 literal… slot…
///     slot        sourceAndForm:1 readerAndPlus:1 symbolOrOrder:3 parameter:address
///     parameter   type:address name:text text:text
///
/// Properties are read from the table on each access.
struct CandidateRecord {
  enum Kind: UInt8 {
    case route, payloadRoute, exception, envelope
  }

  let table: ByteView
  let address: Int

  /// The first eight bytes: the route, the kind and flags, and the numbers of literal items.
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

  /// Whether a parameter is the rest of the link, an item of the fragment, or a dictionary.
  @inline(__always)
  var usesRareSources: Bool { head &>> 24 & 4 != 0 }

  /// Whether any parameter comes from the query.
  @inline(__always)
  var hasQuery: Bool { head &>> 24 & 8 != 0 }

  private var literalCount: Int { ByteView.number(head &>> 32 & 0x7F7F) }
  private var fragmentLiteralCount: Int { ByteView.number(head &>> 48 & 0x7F7F) }

  @inline(__always)
  var parameterCount: Int { ByteView.number(table.chunk(at: address &+ 8) & 0x7F7F) }

  @inline(__always)
  var hasLiterals: Bool { head &>> 32 != 0 }

  /// The number of literal items: those of the query, then those of the fragment.
  var allLiteralCount: Int { literalCount &+ fragmentLiteralCount }

  func literal(_ number: Int) -> LiteralRecord {
    LiteralRecord(table, at: address &+ Self.size &+ number &* LiteralRecord.size)
  }

  func isOfQuery(_ literal: Int) -> Bool { literal < literalCount }

  /// The literal items of the query.
  var literals: [LiteralRecord] { (0..<literalCount).map(literal) }

  /// The address of the first slot.
  @inline(__always)
  private var slots: Int {
    let slots = address &+ Self.size
    return hasLiterals ? slots &+ allLiteralCount &* LiteralRecord.size : slots
  }

  /// The slots of the parameters.
  @inline(__always)
  var descriptors: SlotDescriptors { SlotDescriptors(table, at: slots) }

  @inline(never)
  func parameter(_ slot: Int) -> ParameterRecord {
    ParameterRecord(table, ofSlotAt: slots &+ slot &* SlotDescriptor.size)
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

/// A literal item of a pattern: a key that a link must contain, with this value or with any value.
///
///     literal   key:text isAny:1 value:text
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

/// A parameter of a candidate; the value fills the slot of the same number.
struct ParameterRecord {
  let descriptor: SlotDescriptor
  private let table: ByteView
  private let address: Int

  init(_ table: ByteView, ofSlotAt slot: Int) {
    descriptor = SlotDescriptor(bits: table.wholeChunk(at: slot))
    self.table = table
    address = table.address(at: slot &+ 5)
  }

  var source: SlotDescriptor.Source { descriptor.source }
  var form: SlotDescriptor.Form { descriptor.form }

  var type: TypeRecord { written.ofPart }

  /// The type, with the text of which the value is a part.
  var written: TypeRecord { TypeRecord(table, at: table.address(at: address)) }

  var name: Range<Int> { table.text(at: address &+ 4) }

  /// The key of the item, or the text of a constant.
  var text: Range<Int> { table.text(at: address &+ 11) }

  /// The key under which a payload may have the value.
  var payloadKey: String { table.string(source == .payload ? text : name) }
}
