/// Where the value of a parameter was found.
enum Capture {
  case absent

  /// Text of the link as it stands there, percent-encoded.
  case link(Range<Int>, plusIsSpace: Bool)

  /// Text of the table.
  case constant(Range<Int>)

  /// A payload's value.
  case payload(String)

  /// The segments from this one to the end.
  case rest(from: Int)

  /// Every item of this key, which is text of the table.
  case list(key: Range<Int>)
}

/// The link and the table that captures refer to.
///
/// Lives as long as the call that reads the link: its views look at memory that others own.
struct LinkSource {
  let bytes: ByteView
  let table: ByteView
  let isCaseless: Bool
  var segments: [Range<Int>]
  let query: Range<Int>?
  let fragment: Range<Int>?

  func text(of capture: Capture) -> String? {
    switch capture {
    case .link(let range, let plusIsSpace):
      decoded(bytes, range, plusIsSpace: plusIsSpace)
    case .constant(let range): table.string(range)
    case .payload(let text): text
    case .absent, .rest, .list: nil
    }
  }

  func texts(of capture: Capture) -> [String] {
    switch capture {
    case .rest(let first):
      segments[min(first, segments.count)...].map {
        decoded(bytes, $0, plusIsSpace: false)
      }
    case .list(let key):
      items(of: query, key: key).map { decoded(bytes, $0, plusIsSpace: true) }
    default: text(of: capture).map { [$0] } ?? []
    }
  }

  /// The values of the items of one key.
  func items(of part: Range<Int>?, key: Range<Int>) -> [Range<Int>] {
    var values: [Range<Int>] = []
    forEachItem(of: part) { itemKey, value in
      if isSame(itemKey, key) { values.append(value) }
    }
    return values
  }

  /// Calls `body` with the raw key and value of every item that is not empty.
  func forEachItem(of part: Range<Int>?, _ body: (Range<Int>, Range<Int>) -> Void) {
    guard let part else { return }
    var start = part.lowerBound
    while start <= part.upperBound {
      var end = start
      var equals: Int?
      while end < part.upperBound, bytes[end] != UInt8(ascii: "&") {
        if equals == nil, bytes[end] == UInt8(ascii: "=") { equals = end }
        end += 1
      }
      if end > start {
        let keyEnd = equals ?? end
        body(start..<keyEnd, min(keyEnd + 1, end)..<end)
      }
      start = end + 1
    }
  }

  /// Whether a raw key of the link is this text of the table.
  func isSame(_ key: Range<Int>, _ text: Range<Int>) -> Bool {
    decodedEquals(
      bytes, key, plusIsSpace: true, table, text, caseless: isCaseless)
  }
}

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
