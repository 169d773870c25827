// Bounds of types: a link with a value out of bounds could not be read back.

extension LinkWriter {
  /// Makes the route unprintable if the number is out of range.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value, in range: ClosedRange<Value>
  ) {
    if !range.contains(value) { refuse(name) }
  }

  /// Makes the route unprintable if there is a number and it is out of range.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value?, in range: ClosedRange<Value>
  ) {
    if let value { check(name, value, in: range) }
  }

  /// Makes the route unprintable if any of the numbers is out of range.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ values: [Value], in range: ClosedRange<Value>
  ) {
    for value in values { check(name, value, in: range) }
  }

  /// Makes the route unprintable if there is a URL and its host is not one of these.
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ value: Value?, on hosts: StaticString...
  ) {
    if let value { checkHost(name, value, hosts) }
  }

  /// Makes the route unprintable if the host of any of the URLs is not one of these.
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], on hosts: StaticString...
  ) {
    for value in values { checkHost(name, value, hosts) }
  }

  /// Makes the route unprintable if there is a value and its text does not begin with the prefix.
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ value: Value?, beginning prefix: StaticString
  ) {
    if let value { checkPrefix(name, value, prefix) }
  }

  /// Makes the route unprintable if the text of any of the values does not begin with the prefix.
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], beginning prefix: StaticString
  ) {
    for value in values { checkPrefix(name, value, prefix) }
  }

  private mutating func checkPrefix<Value: RouteValue>(
    _ name: StaticString, _ value: Value, _ prefix: StaticString
  ) {
    guard writesText else { return }
    let text = value.routeValue
    let hasPrefix = prefix.withUTF8Buffer { unsafe text.utf8.starts(with: $0) }
    if !hasPrefix { refuse(name) }
  }

  private mutating func checkHost<Value: RouteValue>(
    _ name: StaticString, _ value: Value, _ hosts: [StaticString]
  ) {
    guard writesText else { return }
    let isAllowed = WebLink.isOn(value.routeValue) { bytes, host in
      hosts.contains { DeclaredHost($0).covers(bytes, host) }
    }
    if !isAllowed { refuse(name) }
  }
}
