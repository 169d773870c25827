/// The values of a link for the parameters of a route, by the positions of the parameters in the
/// case.
///
/// Generated code makes a route from these values; they are valid only for the duration of that
/// call. All values were checked before. A value that is accessed as another type, or at a position
/// that does not exist, is empty or zero.
public struct RouteValues: ~Copyable {
  let source: LinkSource
  private let slots: FilledSlots

  /// The number of the route; -1 if there is none.
  public let _route: Int

  /// The address of the candidate that the link matches, and the end of the path.
  private let candidateAddress, endOfPath: Int32

  /// The reason why there is no route.
  private let failure: Failure
  let rare: RareValues?

  /// The values that a matcher has found for a candidate, or the reason why the link has none.
  @inline(__always)
  init(_ matcher: consuming LinkMatcher, _ failure: Failure? = nil) {
    let candidate = matcher.candidate
    source = matcher.source
    slots = matcher.frame.filledSlots(failure == nil ? candidate.parameterCount : 0)
    _route = failure == nil ? candidate.route : -1
    candidateAddress = Int32(truncatingIfNeeded: candidate.address)
    endOfPath = Int32(truncatingIfNeeded: matcher.pathEnd)
    self.failure = failure ?? matcher.failure
    rare = matcher.takeRare()
  }

  private init(_ values: borrowing RouteValues, dropping count: Int) {
    source = values.source
    slots = values.slots.dropping(count)
    _route = values._route
    (candidateAddress, endOfPath) = (values.candidateAddress, values.endOfPath)
    failure = values.failure
    rare = values.rare
  }

  /// Returns the values for a mounted route set, without the first `count` values, which belong to
  /// its host.
  public func dropping(_ count: Int) -> RouteValues { RouteValues(self, dropping: count) }

  /// The error for a number that no route has, which occurs only with a damaged table.
  public var _noRoute: LinkError { .notFound(after: "") }

  /// The reason why there is no route.
  public var _error: LinkError { failure.error(in: source, rare) }

  var candidate: CandidateRecord { CandidateRecord(source.table, at: Int(candidateAddress)) }

  var pathEnd: Int { Int(endOfPath) }

  /// The query that the candidate reads.
  var query: Range<Int>? {
    @inline(never)
    get { rare?.cut?.query ?? source.link.query(after: pathEnd) }
  }

  @inline(__always)
  func capture(_ slot: Int) -> Capture { slots.capture(slot) }

  @inline(__always)
  private func number(_ slot: Int) -> UInt64 { slots.value(slot) }

  private func parameter(_ slot: Int) -> ParameterRecord {
    candidate.parameter(slots.first(of: slot))
  }

  // MARK: Texts

  /// Returns the text of a parameter.
  public func string(_ slot: Int) -> String { text(of: capture(slot)) ?? "" }

  /// Returns the text of a parameter, or `nil` if it is missing.
  public func optionalString(_ slot: Int) -> String? { text(of: capture(slot)) }

  /// Returns the text of a parameter, or the default if it is missing.
  public func string(_ slot: Int, default: String) -> String {
    text(of: capture(slot)) ?? `default`
  }

  /// Returns the text of a parameter that is the host, or its first label in front of other text, in lower case.
  ///
  /// - Throws: ``LinkError/invalidValue(parameter:value:type:)`` for a text that no host has.
  public func host(_ slot: Int, _ suffix: StaticString) throws(LinkError) -> String {
    try host(slot, before: suffix.description)
  }

  func host(_ slot: Int, before suffix: String) throws(LinkError) -> String {
    let text = string(slot)
    let value = RouteTable._foldedASCII(text)
    let isLabel = suffix.isEmpty || !value.utf8.contains(UInt8(ascii: "."))
    guard isLabel, LinkText.isHost(value + suffix) else { throw invalidValue(text, slot) }
    return value
  }

  @inline(__always)
  private func text(of capture: Capture) -> String? { source.text(of: capture, rare) }

  /// Returns the texts of a list, without empty ones if they are no values.
  @inline(never)
  public func texts(_ slot: Int) -> [String] {
    var texts: [String] = []
    let isFilled = parameter(slot).descriptor.reader == .filledText
    for capture in source.captures(in: capture(slot), query, rare)
    where !isFilled || capture.start != capture.end {
      if let text = text(of: capture) { texts.append(text) }
    }
    let type = parameter(slot).type
    guard type.kind == .joined, let text = texts.first else { return texts }
    return withByteView(of: text) { bytes in
      type.parts(of: bytes, bytes.range).map { bytes.string($0) }
    }
  }

  // MARK: Numbers

  /// Returns a number, or the position of an enum value among the values that the file declares.
  public func int(_ slot: Int) -> Int { Int(truncatingIfNeeded: number(slot)) }

  /// Returns a number, or `nil` if it is missing.
  public func optionalInt(_ slot: Int) -> Int? { capture(slot).isAbsent ? nil : int(slot) }

  /// Returns a number, or the default if it is missing.
  public func int(_ slot: Int, default: Int) -> Int {
    capture(slot).isAbsent ? `default` : int(slot)
  }

  /// Returns an unsigned number.
  public func uint(_ slot: Int) -> UInt { UInt(truncatingIfNeeded: number(slot)) }

  /// Returns an unsigned number, or `nil` if it is missing.
  public func optionalUint(_ slot: Int) -> UInt? { capture(slot).isAbsent ? nil : uint(slot) }

  /// Returns an unsigned number, or the default if it is missing.
  public func uint(_ slot: Int, default: UInt) -> UInt {
    capture(slot).isAbsent ? `default` : uint(slot)
  }

  /// Returns a number with a fraction.
  public func double(_ slot: Int) -> Double { Double(bitPattern: number(slot)) }

  /// Returns a number with a fraction, or `nil` if it is missing.
  public func optionalDouble(_ slot: Int) -> Double? {
    capture(slot).isAbsent ? nil : double(slot)
  }

  /// Returns a number with a fraction, or the default if it is missing.
  public func double(_ slot: Int, default: Double) -> Double {
    capture(slot).isAbsent ? `default` : double(slot)
  }

  /// Returns a Boolean value.
  public func bool(_ slot: Int) -> Bool { number(slot) != 0 }

  /// Returns a Boolean value, or `nil` if it is missing.
  public func optionalBool(_ slot: Int) -> Bool? { capture(slot).isAbsent ? nil : bool(slot) }

  /// Returns a Boolean value, or the default if it is missing.
  public func bool(_ slot: Int, default: Bool) -> Bool {
    capture(slot).isAbsent ? `default` : bool(slot)
  }

  // MARK: Enums

  /// Returns the positions of the enum values of a list.
  @_alwaysEmitIntoClient
  public func ordinals(_ slot: Int) -> [Int] {
    texts(slot).compactMap { ordinal(of: $0, slot) }
  }

  @usableFromInline
  func ordinal(of text: String, _ slot: Int) -> Int? {
    withByteView(of: text) { parameter(slot).type.element.ordinal($0) }
  }

  // MARK: UUIDs

  /// Returns a UUID, or `nil` if it is missing.
  package func uuidBits(_ slot: Int) -> UUIDBits? {
    if capture(slot).isAbsent { return nil }
    return UUIDBits(high: number(slot), low: slots.low(slot))
  }
}

extension RouteValues {
  // MARK: Values of other types

  /// Returns the value of a required parameter.
  ///
  /// - Throws: ``LinkError/missing(parameter:)`` or
  ///   ``LinkError/invalidValue(parameter:value:type:)``. A value was checked before, so this
  ///   happens only if its type does not parse a text in the same way each time.
  @_alwaysEmitIntoClient
  public func value<Value: RouteValue>(
    _ slot: Int, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value {
    guard let value: Value = try optional(slot) else {
      throw missing(slot)
    }
    return value
  }

  /// Returns the value of a parameter, or `nil` if it is missing.
  ///
  /// - Throws: ``LinkError/invalidValue(parameter:value:type:)``, as ``value(_:as:)``.
  @_alwaysEmitIntoClient
  public func optional<Value: RouteValue>(
    _ slot: Int, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value? {
    guard let text = optionalString(slot) else { return nil }
    guard let value = Value(routeValue: text) else { throw invalidValue(text, slot) }
    return value
  }

  /// Returns the values of a list, without empty texts that are no values.
  ///
  /// - Throws: ``LinkError/invalidValue(parameter:value:type:)``, as ``value(_:as:)``.
  @_alwaysEmitIntoClient
  public func list<Value: RouteValue>(
    _ slot: Int, of type: Value.Type = Value.self
  ) throws(LinkError) -> [Value] {
    var values: [Value] = []
    for text in texts(slot) {
      if let value = Value(routeValue: text) {
        values.append(value)
      } else if !text.isEmpty {
        throw invalidValue(text, slot)
      }
    }
    return values
  }

  /// Returns the query items that the rest of the pattern does not name.
  ///
  /// - Throws: ``LinkError/repeatedKey(_:at:)`` if two keys are canonically equivalent, such as `é`
  ///   and `e` with a combining accent.
  @_alwaysEmitIntoClient
  public func dictionary(_ slot: Int) throws(LinkError) -> [String: String] {
    var dictionary: [String: String] = [:]
    for (key, value, start) in otherItems(slot) {
      // Swift's `==` compares canonically equivalent keys as equal. The same item may be there again.
      let other = dictionary.updateValue(value, forKey: key)
      if let other, !other.utf8.elementsEqual(value.utf8) {
        throw .repeatedKey(key, at: start)
      }
    }
    return dictionary
  }

  /// Returns the query items that the rest of the pattern does not name, as the values of each key
  /// in the order of the link.
  @_alwaysEmitIntoClient
  public func listDictionary(_ slot: Int) -> [String: [String]] {
    var dictionary: [String: [String]] = [:]
    for (key, value, _) in otherItems(slot) { dictionary[key, default: []].append(value) }
    return dictionary
  }

  @usableFromInline
  func missing(_ slot: Int) -> LinkError {
    .missing(parameter: candidate.name(of: slots.first(of: slot)))
  }

  @usableFromInline
  func invalidValue(_ text: String, _ slot: Int) -> LinkError {
    candidate.invalidValue(text, slots.first(of: slot))
  }

  /// An item that no parameter reads, and where it begins.
  @usableFromInline
  typealias OtherItem = (key: String, value: String, start: Int)

  @usableFromInline
  func otherItems(_ slot: Int) -> [OtherItem] {
    let capture = capture(slot)
    guard capture.kind == .otherItems else { return [] }
    return source.otherItems(than: candidate, query).map { item in
      let (key, value) = source.texts(of: item, plusIsSpace: capture.plusIsSpace)
      return (key, value, item.start)
    }
  }
}
