// Bounds of types: a link with a value out of bounds could not be read back.

extension LinkWriter {
  /// Makes the route unprintable if the number is out of range.
  @_alwaysEmitIntoClient
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value, in range: ClosedRange<Value>
  ) {
    if !range.contains(value) { refuse(name) }
  }

  /// Makes the route unprintable if there is a number and it is out of range.
  @_alwaysEmitIntoClient
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value?, in range: ClosedRange<Value>
  ) {
    if let value { check(name, value, in: range) }
  }

  /// Makes the route unprintable if any of the numbers is out of range.
  @_alwaysEmitIntoClient
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ values: [Value], in range: ClosedRange<Value>
  ) {
    for value in values { check(name, value, in: range) }
  }

  /// Makes the route unprintable if there is a URL and its host is not one of these.
  @_alwaysEmitIntoClient
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ value: Value?, on hosts: StaticString...
  ) {
    if let value { checkHost(name, value, hosts) }
  }

  /// Makes the route unprintable if the host of any of the URLs is not one of these.
  @_alwaysEmitIntoClient
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], on hosts: StaticString...
  ) {
    for value in values { checkHost(name, value, hosts) }
  }

  /// Makes the route unprintable if there is a value and its text does not begin with the prefix.
  @_alwaysEmitIntoClient
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ value: Value?, beginning prefix: StaticString
  ) {
    if let value { checkPrefix(name, value, prefix) }
  }

  /// Makes the route unprintable if the text of any of the values does not begin with the prefix.
  @_alwaysEmitIntoClient
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], beginning prefix: StaticString
  ) {
    for value in values { checkPrefix(name, value, prefix) }
  }

  @_alwaysEmitIntoClient
  mutating func checkPrefix<Value: RouteValue>(
    _ name: StaticString, _ value: Value, _ prefix: StaticString
  ) {
    if writesText { checkPrefix(name, of: value.routeValue, prefix) }
  }

  @usableFromInline
  mutating func checkPrefix(_ name: StaticString, of text: String, _ prefix: StaticString) {
    let hasPrefix = prefix.withUTF8Buffer { unsafe text.utf8.starts(with: $0) }
    if !hasPrefix { refuse(name) }
  }

  @_alwaysEmitIntoClient
  mutating func checkHost<Value: RouteValue>(
    _ name: StaticString, _ value: Value, _ hosts: [StaticString]
  ) {
    if writesText { checkHost(name, of: value.routeValue, hosts) }
  }

  @usableFromInline
  mutating func checkHost(_ name: StaticString, of text: String, _ hosts: [StaticString]) {
    let isAllowed = WebLink.isOn(text) { bytes, host in
      hosts.contains { DeclaredHost($0).covers(bytes, host) }
    }
    if !isAllowed { refuse(name) }
  }
}
