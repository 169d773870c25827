// Bounds of types: a link with a value out of bounds could not be read back.

extension LinkWriter {
  /// Makes the route unprintable if there is a number and it is out of range.
  @_alwaysEmitIntoClient
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value?, in range: ClosedRange<Value>
  ) {
    if let value, !range.contains(value) { refuse(name) }
  }

  /// Makes the route unprintable if any of the numbers is out of range.
  @_alwaysEmitIntoClient
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ values: [Value], in range: ClosedRange<Value>
  ) {
    for value in values { check(name, value, in: range) }
  }

  /// Makes the route unprintable if any of the texts is not a URL on one of these hosts.
  public mutating func check(
    _ name: StaticString, _ texts: @autoclosure () -> [String?], on hosts: StaticString...
  ) {
    guard writesText else { return }
    for case let text? in texts() {
      let isAllowed = WebLink.isOn(text) { bytes, host in
        hosts.contains { DeclaredHost($0).covers(bytes, host) }
      }
      if !isAllowed { refuse(name) }
    }
  }

  /// Makes the route unprintable if any of the texts does not begin with the prefix.
  public mutating func check(
    _ name: StaticString, _ texts: @autoclosure () -> [String?], beginning prefix: StaticString
  ) {
    guard writesText else { return }
    for case let text? in texts() {
      let hasPrefix = prefix.withUTF8Buffer { unsafe text.utf8.starts(with: $0) }
      if !hasPrefix { refuse(name) }
    }
  }
}
