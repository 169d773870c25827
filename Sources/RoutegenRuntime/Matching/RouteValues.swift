/// The values of a link for the parameters of a route, by the positions of the parameters in the
/// case.
///
/// Generated code makes a route from these values; they are valid only for the duration of that
/// call. All values were checked before. A value that is accessed as another type, or at a position
/// that does not exist, is empty or zero.
public struct RouteValues: ~Copyable {
  let source: LinkSource

  /// The query and the fragment that the candidate reads.
  var query: Range<Int>?
  var fragment: Range<Int>?
  let frame: MatchFrame

  /// The position of the first value among the parameters of the candidate.
  private var firstSlot = 0

  /// The address of the candidate in the table.
  var candidateAddress = 0

  /// The texts of a payload that captures refer to.
  var payloadTexts: [String]?

  @inline(__always)
  init(_ source: consuming LinkSource, _ frame: MatchFrame) {
    (query, fragment) = (source.query, source.fragment)
    self.source = source
    self.frame = frame
  }

  var candidate: CandidateRecord { CandidateRecord(source.table, at: candidateAddress) }

  /// Returns the values for a mounted route set, without the first `count` values, which belong to
  /// its host.
  public func dropping(_ count: Int) -> RouteValues {
    var values = RouteValues(source.copy, frame)
    (values.query, values.fragment) = (query, fragment)
    values.firstSlot = firstSlot &+ count
    values.candidateAddress = candidateAddress
    values.payloadTexts = payloadTexts
    return values
  }

  /// The number of the route.
  public var _route: Int { candidate.route }

  /// The error for a number that no route has, which occurs only with a damaged table.
  public var _noRoute: LinkError { .notFound(after: "") }

  @inline(__always)
  func capture(_ slot: Int) -> Capture { frame.capture(ofSlot: firstSlot &+ slot) }

  @inline(__always)
  func number(_ slot: Int) -> UInt64 { frame.value(ofSlot: firstSlot &+ slot) }

  // MARK: Texts

  /// Returns the text of a parameter.
  public func string(_ slot: Int) -> String { text(of: capture(slot)) ?? "" }

  /// Returns the text of a parameter, or `nil` if it is missing.
  public func optionalString(_ slot: Int) -> String? { text(of: capture(slot)) }

  /// Returns the text of a parameter, or the default if it is missing.
  public func string(_ slot: Int, default: String) -> String {
    text(of: capture(slot)) ?? `default`
  }

  @inline(__always)
  func text(of capture: Capture) -> String? {
    guard capture.kind == .payload else { return source.string(of: capture) }
    let number = capture.range.lowerBound
    return payloadTexts.flatMap { number < $0.count ? $0[number] : nil }
  }

  /// Returns the texts of a list.
  func texts(_ slot: Int) -> [String] {
    source.captures(in: capture(slot), query).compactMap { text(of: $0) }
  }

  // MARK: Numbers

  /// Returns a number.
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

  /// Returns the position of an enum value among the values that the file declares.
  public func ordinal(_ slot: Int) -> Int { int(slot) }

  /// Returns the position of an enum value, or `nil` if it is missing.
  public func optionalOrdinal(_ slot: Int) -> Int? { optionalInt(slot) }

  /// Returns the position of an enum value, or that of the default if it is missing.
  public func ordinal(_ slot: Int, default: Int) -> Int { int(slot, default: `default`) }

  /// Returns the positions of the enum values of a list.
  public func ordinals(_ slot: Int) -> [Int] {
    let type = candidate.parameter(firstSlot &+ slot).type
    return source.captures(in: capture(slot), query).compactMap {
      source.value(of: $0, type, isPath: false).map { Int(truncatingIfNeeded: $0) }
    }
  }

  // MARK: UUIDs

  /// Returns a UUID, or `nil` if it is missing.
  package func uuidBits(_ slot: Int) -> UUIDBits? {
    let capture = capture(slot)
    if capture.kind == .link, !capture.isEncoded {
      return UUIDText.bytes(source.bytes, capture.range)
    }
    return text(of: capture).flatMap { withByteView(of: $0) { UUIDText.bytes($0, $0.range) } }
  }
}

extension RouteValues {
  // MARK: Values of other types

  /// Returns the value of a required parameter.
  ///
  /// - Throws: ``LinkError/missing(parameter:)`` or
  ///   ``LinkError/invalidValue(parameter:value:type:)``. A value was checked before, so this
  ///   happens only if its type does not parse a text in the same way each time.
  public func value<Value: RouteValue>(
    _ slot: Int, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value {
    guard let value: Value = try optional(slot) else {
      throw .missing(parameter: candidate.name(of: firstSlot &+ slot))
    }
    return value
  }

  /// Returns the value of a parameter, or `nil` if it is missing.
  ///
  /// - Throws: ``LinkError/invalidValue(parameter:value:type:)``, as ``value(_:as:)``.
  public func optional<Value: RouteValue>(
    _ slot: Int, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value? {
    guard let text = text(of: capture(slot)) else { return nil }
    return try read(text, slot)
  }

  /// Returns the values of a list.
  ///
  /// - Throws: ``LinkError/invalidValue(parameter:value:type:)``, as ``value(_:as:)``.
  public func list<Value: RouteValue>(
    _ slot: Int, of type: Value.Type = Value.self
  ) throws(LinkError) -> [Value] {
    var values: [Value] = []
    for text in texts(slot) { values.append(try read(text, slot)) }
    return values
  }

  /// Returns the query items that the rest of the pattern does not name.
  ///
  /// - Throws: ``LinkError/malformed(_:at:)`` if two keys are canonically equivalent, such as `é`
  ///   and `e` with a combining accent.
  public func dictionary(_ slot: Int) throws(LinkError) -> [String: String] {
    guard capture(slot).kind == .otherItems else { return [:] }
    var dictionary: [String: String] = [:]
    for item in source.otherItems(than: candidate, query) {
      let (key, value) = source.texts(of: item)
      // Swift's `==` compares canonically equivalent keys as equal.
      if dictionary.updateValue(value, forKey: key) != nil {
        throw .malformed(.repeatedKey(key), at: item.key.lowerBound)
      }
    }
    return dictionary
  }

  /// Returns the query items that the rest of the pattern does not name, as the values of each key
  /// in the order of the link.
  public func listDictionary(_ slot: Int) -> [String: [String]] {
    guard capture(slot).kind == .otherItems else { return [:] }
    var dictionary: [String: [String]] = [:]
    for item in source.otherItems(than: candidate, query) {
      let (key, value) = source.texts(of: item)
      dictionary[key, default: []].append(value)
    }
    return dictionary
  }

  private func read<Value: RouteValue>(_ text: String, _ slot: Int) throws(LinkError) -> Value {
    guard let value = Value(routeValue: text) else {
      throw candidate.invalidValue(text, firstSlot &+ slot)
    }
    return value
  }
}
