// Generated code calls these functions with the values of a route, and they are compiled with it for the
// types that it has, so that other apps do not contain them.

extension LinkWriter {
  /// Adds a value, whose key is the name of the parameter unless ``key(_:)`` has set another.
  @_alwaysEmitIntoClient
  public mutating func add<Value: RouteValue>(
    _ place: LinkPlace, _ name: StaticString, _ value: Value
  ) {
    if let value = written(name, value) { write(place, name, value) } else { leaveOut(place) }
  }

  /// Adds a value if there is one.
  @_alwaysEmitIntoClient
  @inline(never)
  public mutating func add<Value: RouteValue>(
    _ place: LinkPlace, _ name: StaticString, _ value: Value?
  ) {
    rememberPresence(value != nil)
    if let value { add(place, name, value) } else { leaveOut(place) }
  }

  /// Adds a value if it is not the default.
  @_alwaysEmitIntoClient
  @inline(never)
  public mutating func add<Value: RouteValue>(
    _ place: LinkPlace, _ name: StaticString, _ value: Value, default fallback: Value
  ) {
    if let value = value._written, let fallback = fallback._written {
      write(place, name, value, default: fallback)
    } else if writesText, value == fallback {
      leaveOut(place)
    } else {
      add(place, name, value)
    }
  }

  /// Adds each value in an item of its own.
  @_alwaysEmitIntoClient
  public mutating func add<Value: RouteValue>(
    _ place: LinkPlace, _ name: StaticString, _ values: [Value]
  ) {
    write(place, name, written(name, values))
  }

  /// Adds the texts of all values as one text, if there are any.
  ///
  /// A value whose text contains the separator makes the route unprintable.
  @_alwaysEmitIntoClient
  public mutating func add<Value: RouteValue>(
    _ place: LinkPlace, _ name: StaticString, _ values: [Value], by separator: StaticString
  ) {
    write(place, name, written(name, values), by: separator)
  }

  /// Adds the rest of a path, one segment for each text.
  public mutating func rest(
    _ name: StaticString, _ segments: [String], mayBeEmpty: Bool = false
  ) {
    guard writesText else { return rememberAll(segments) }
    if segments.isEmpty, !mayBeEmpty { refuse(name) }
    for segment in segments {
      buffer.append(UInt8(ascii: "/"))
      write(.piece, name, .text(segment))
      if !isInFragment, hasDotPart(segment) { refuse(name) }
    }
    // A slash at the end of a path does not count, so an empty last segment needs another one.
    if segments.last?.isEmpty == true { buffer.append(UInt8(ascii: "/")) }
  }

  /// Adds a query item for each key of a dictionary, in the order of the keys' UTF-8 bytes.
  @_alwaysEmitIntoClient
  public mutating func otherItems(_ name: StaticString, _ items: [String: String]) {
    guard writesText else { return rememberOther(items) }
    addOtherItems(name, items.map { LinkExtra(key: $0.key, value: $0.value) })
  }

  /// Adds a query item for each value of each key, in the order of the keys' UTF-8 bytes.
  ///
  /// A key without values makes the route unprintable, because a link cannot have it.
  @_alwaysEmitIntoClient
  public mutating func otherItems(_ name: StaticString, _ items: [String: [String]]) {
    guard writesText else { return rememberOther(items) }
    var others: [LinkExtra] = []
    for (key, values) in items {
      if values.isEmpty { refuse(name) }
      for value in values { others.append(LinkExtra(key: key, value: value)) }
    }
    addOtherItems(name, others)
  }

  @usableFromInline
  mutating func addOtherItems(_ name: StaticString, _ items: [LinkExtra]) {
    let order = sortedPositions(items.count) {
      items[$0].key.utf8.lexicographicallyPrecedes(items[$1].key.utf8)
    }
    for position in order where !add(items[position]) { refuse(name) }
  }

  /// Returns a value as it is written.
  ///
  /// If the text of a value of another type does not parse as an equal value, the route is unprintable, and there is
  /// no text. If the purpose is not a text, this remembers the value instead.
  @_alwaysEmitIntoClient
  mutating func written<Value: RouteValue>(_ name: StaticString, _ value: Value) -> WrittenValue? {
    if let value = value._written { return value }
    guard writesText else {
      rememberOther(value)
      return nil
    }
    let text = value.routeValue
    if Value(routeValue: text) == value { return .text(text) }
    refuse(name)
    return nil
  }

  @_alwaysEmitIntoClient
  mutating func written<Value: RouteValue>(
    _ name: StaticString, _ values: [Value]
  ) -> [WrittenValue] {
    rememberCount(values.count)
    var written: [WrittenValue] = []
    for value in values {
      if let value = self.written(name, value) { written.append(value) }
    }
    return written
  }
}
