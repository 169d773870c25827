// Rules of the file that a value may break, of which the link would be nobody's.

extension LinkWriter {
  /// Refuses a number out of its range.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value, in range: ClosedRange<Value>
  ) {
    if !range.contains(value) { refuse(name) }
  }

  /// The same for a value that may be missing.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ value: Value?, in range: ClosedRange<Value>
  ) {
    if let value { check(name, value, in: range) }
  }

  /// The same for every value of a list.
  public mutating func check<Value: Comparable>(
    _ name: StaticString, _ values: [Value], in range: ClosedRange<Value>
  ) {
    for value in values { check(name, value, in: range) }
  }

  /// Refuses a URL that is on none of the hosts.
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ value: Value?, on hosts: StaticString...
  ) {
    if let value { checkHost(name, value, hosts) }
  }

  /// The same for every URL of a list.
  public mutating func check<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], on hosts: StaticString...
  ) {
    for value in values { checkHost(name, value, hosts) }
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
