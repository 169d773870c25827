/// The values that a link gave to the parameters of a route, by their places in the case.
///
/// Generated code builds the route from it; it is valid only while that runs.
public struct RouteValues {
  let source: LinkSource
  let captures: [Capture]
  let candidate: CandidateRecord

  /// The value of a required parameter.
  public func value<Value: RouteValue>(
    _ slot: Int, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value {
    guard let value: Value = try optional(slot) else {
      throw .missing(parameter: candidate.name(of: slot, source.table))
    }
    return value
  }

  /// The value of a parameter that may be missing.
  public func optional<Value: RouteValue>(
    _ slot: Int, as type: Value.Type = Value.self
  ) throws(LinkError) -> Value? {
    guard captures.indices.contains(slot), let text = source.text(of: captures[slot]) else {
      return nil
    }
    return try read(text, slot)
  }

  /// The values of a list.
  public func list<Value: RouteValue>(
    _ slot: Int, of type: Value.Type = Value.self
  ) throws(LinkError) -> [Value] {
    guard captures.indices.contains(slot) else { return [] }
    var values: [Value] = []
    for text in source.texts(of: captures[slot]) { values.append(try read(text, slot)) }
    return values
  }

  /// The items that nothing else in the pattern names.
  public func dictionary(_ slot: Int) throws(LinkError) -> [String: String] {
    guard captures.indices.contains(slot), case .otherItems = captures[slot] else { return [:] }
    var dictionary: [String: String] = [:]
    for (key, value) in source.otherItems(than: candidate) {
      let text = decoded(source.bytes, key, plusIsSpace: source.plusIsSpace)
      let value = decoded(source.bytes, value, plusIsSpace: source.plusIsSpace)
      // Swift takes two keys for one that differ in how an accent is written.
      if dictionary.updateValue(value, forKey: text) != nil {
        throw .malformed(.repeatedKey(text), at: key.lowerBound)
      }
    }
    return dictionary
  }

  /// The values for a mounted route set: those after the first `count`, which are its host's.
  public func dropping(_ count: Int) -> RouteValues {
    RouteValues(
      source: source, captures: Array(captures.dropFirst(count)),
      candidate: candidate.dropping(count))
  }

  private func read<Value: RouteValue>(
    _ text: String, _ slot: Int
  ) throws(LinkError) -> Value {
    guard let value = Value(routeValue: text) else {
      throw candidate.invalidValue(text, slot, source.table)
    }
    return value
  }

  /// The place of a required enum value among the values that the file declares.
  public func ordinal(_ slot: Int) throws(LinkError) -> Int {
    guard let ordinal = try optionalOrdinal(slot) else {
      throw .missing(parameter: candidate.name(of: slot, source.table))
    }
    return ordinal
  }

  /// The same for a parameter that may be missing.
  public func optionalOrdinal(_ slot: Int) throws(LinkError) -> Int? {
    try ordinals(slot).first
  }

  /// The same for a list.
  public func ordinals(_ slot: Int) throws(LinkError) -> [Int] {
    guard captures.indices.contains(slot) else { return [] }
    let type = candidate.type(of: slot, source.table)
    var ordinals: [Int] = []
    for text in source.texts(of: captures[slot]) {
      guard let ordinal = type.ordinal(of: text, source) else {
        throw candidate.invalidValue(text, slot, source.table)
      }
      ordinals.append(ordinal)
    }
    return ordinals
  }
}
