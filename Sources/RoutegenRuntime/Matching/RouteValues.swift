/// The values that a link gave to the parameters of a route, by their places in the case.
///
/// Generated code builds the route from it; it is valid only while that runs. That a value is there and
/// of its type was found out before: what is asked for in another way reads as empty or zero.
public struct RouteValues: ~Copyable {
  let source: LinkSource

  /// The parts of the link as the candidate sees it.
  var query: Range<Int>?
  var fragment: Range<Int>?
  let frame: MatchFrame

  /// The place of the first of them among the parameters of the candidate.
  private var firstSlot = 0

  /// Where the candidate stands in the table.
  var candidateAddress = 0

  /// The texts of a payload that captures name.
  var payloadTexts: [String]?

  @inline(__always)
  init(_ source: consuming LinkSource, _ frame: MatchFrame) {
    (query, fragment) = (source.query, source.fragment)
    self.source = source
    self.frame = frame
  }

  var candidate: CandidateRecord { CandidateRecord(source.table, at: candidateAddress) }

  /// The values for a mounted route set: those after the first `count`, which are its host's.
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

  /// What is thrown for a number that no route has, which a sound table does not give.
  public var _noRoute: LinkError { .notFound(after: "") }

  @inline(__always)
  func capture(_ slot: Int) -> Capture { frame.capture(ofSlot: firstSlot &+ slot) }

  @inline(__always)
  func number(_ slot: Int) -> UInt64 { frame.value(ofSlot: firstSlot &+ slot) }

  // MARK: Texts

  /// The text of a parameter.
  public func string(_ slot: Int) -> String { text(of: capture(slot)) ?? "" }

  /// The text of a parameter that may be missing.
  public func optionalString(_ slot: Int) -> String? { text(of: capture(slot)) }

  /// The text of a parameter, or its default.
  public func string(_ slot: Int, default: String) -> String {
    text(of: capture(slot)) ?? `default`
  }

  @inline(__always)
  func text(of capture: Capture) -> String? {
    guard capture.kind == .payload else { return source.string(of: capture) }
    let number = capture.range.lowerBound
    return payloadTexts.flatMap { number < $0.count ? $0[number] : nil }
  }

  /// The texts of a list.
  func texts(_ slot: Int) -> [String] {
    source.captures(in: capture(slot), query).compactMap { text(of: $0) }
  }

  // MARK: Numbers

  /// A number.
  public func int(_ slot: Int) -> Int { Int(truncatingIfNeeded: number(slot)) }

  /// A number that may be missing.
  public func optionalInt(_ slot: Int) -> Int? { capture(slot).isAbsent ? nil : int(slot) }

  /// A number, or its default.
  public func int(_ slot: Int, default: Int) -> Int {
    capture(slot).isAbsent ? `default` : int(slot)
  }

  /// A number without sign.
  public func uint(_ slot: Int) -> UInt { UInt(truncatingIfNeeded: number(slot)) }

  /// A number without sign that may be missing.
  public func optionalUint(_ slot: Int) -> UInt? { capture(slot).isAbsent ? nil : uint(slot) }

  /// A number without sign, or its default.
  public func uint(_ slot: Int, default: UInt) -> UInt {
    capture(slot).isAbsent ? `default` : uint(slot)
  }

  /// A number with a fraction.
  public func double(_ slot: Int) -> Double { Double(bitPattern: number(slot)) }

  /// A number with a fraction that may be missing.
  public func optionalDouble(_ slot: Int) -> Double? {
    capture(slot).isAbsent ? nil : double(slot)
  }

  /// A number with a fraction, or its default.
  public func double(_ slot: Int, default: Double) -> Double {
    capture(slot).isAbsent ? `default` : double(slot)
  }

  /// A truth value.
  public func bool(_ slot: Int) -> Bool { number(slot) != 0 }

  /// A truth value that may be missing.
  public func optionalBool(_ slot: Int) -> Bool? { capture(slot).isAbsent ? nil : bool(slot) }

  /// A truth value, or its default.
  public func bool(_ slot: Int, default: Bool) -> Bool {
    capture(slot).isAbsent ? `default` : bool(slot)
  }

  // MARK: Enums

  /// The place of a required enum value among the values that the file declares.
  public func ordinal(_ slot: Int) -> Int { int(slot) }

  /// The same for a parameter that may be missing.
  public func optionalOrdinal(_ slot: Int) -> Int? { optionalInt(slot) }

  /// The same, or the place of the default.
  public func ordinal(_ slot: Int, default: Int) -> Int { int(slot, default: `default`) }

  /// The same for a list.
  public func ordinals(_ slot: Int) -> [Int] {
    let type = candidate.parameter(firstSlot &+ slot).type
    return source.captures(in: capture(slot), query).compactMap {
      source.value(of: $0, type, isPath: false).map { Int(truncatingIfNeeded: $0) }
    }
  }

  // MARK: UUIDs

  /// A UUID that may be missing.
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

  /// The value of a required parameter.
  public func value<Value: RouteValue>(
    _ slot: Int, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value {
    guard let value: Value = try optional(slot) else {
      throw .missing(parameter: candidate.name(of: firstSlot &+ slot))
    }
    return value
  }

  /// The value of a parameter that may be missing.
  public func optional<Value: RouteValue>(
    _ slot: Int, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value? {
    guard let text = text(of: capture(slot)) else { return nil }
    return try read(text, slot)
  }

  /// The values of a list.
  public func list<Value: RouteValue>(
    _ slot: Int, of type: Value.Type = Value.self
  ) throws(LinkError) -> [Value] {
    var values: [Value] = []
    for text in texts(slot) { values.append(try read(text, slot)) }
    return values
  }

  /// The items that nothing else in the pattern names.
  public func dictionary(_ slot: Int) throws(LinkError) -> [String: String] {
    guard capture(slot).kind == .otherItems else { return [:] }
    var dictionary: [String: String] = [:]
    for item in source.otherItems(than: candidate, query) {
      let (key, value) = source.texts(of: item)
      // Swift takes two keys for one that differ in how an accent is written.
      if dictionary.updateValue(value, forKey: key) != nil {
        throw .malformed(.repeatedKey(key), at: item.key.lowerBound)
      }
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
