// Generated code calls these functions with the values of a route, and they are compiled with it for the
// types that it has, so that other apps do not contain them.

// MARK: Path

extension LinkWriter {
  /// Sets the host of the link to a value, which is one of an enum, and the text after it.
  @_alwaysEmitIntoClient
  public mutating func host(_ value: String, _ suffix: StaticString) {
    setHost(value, suffix)
  }

  /// Adds a path segment that is one value.
  @_alwaysEmitIntoClient
  public mutating func segment<Value: RouteValue>(_ name: StaticString, _ value: Value) {
    if let value = written(name, value) { addSegment(name, value) }
  }

  /// Adds a path segment if there is a value.
  @_alwaysEmitIntoClient
  public mutating func segment<Value: RouteValue>(_ name: StaticString, _ value: Value?) {
    rememberPresence(value != nil)
    if let value { segment(name, value) } else { skipSegment() }
  }

  /// Adds a path segment if the value is not the default.
  @_alwaysEmitIntoClient
  public mutating func segment<Value: RouteValue>(
    _ name: StaticString, _ value: Value, default: Value
  ) {
    if !writesText || value != `default` { segment(name, value) } else { skipSegment() }
  }

  /// Adds a value to a mixed segment.
  @_alwaysEmitIntoClient
  public mutating func piece<Value: RouteValue>(_ name: StaticString, _ value: Value) {
    if let value = written(name, value) { addPiece(name, value) }
  }

  /// Adds the rest of a path, one segment for each text.
  public mutating func rest(_ name: StaticString, _ segments: [String]) {
    if writesText, segments.isEmpty { refuse(name) }
    optionalRest(name, segments)
  }

  /// Adds the rest of a path, one segment for each text; nothing if there are none.
  public mutating func optionalRest(_ name: StaticString, _ segments: [String]) {
    guard writesText else { return rememberAll(segments) }
    for segment in segments {
      buffer.append(UInt8(ascii: "/"))
      addPiece(name, .text(segment))
      if !isInFragment, hasDotPart(segment) { refuse(name) }
    }
    // A slash at the end of a path does not count, so an empty last segment needs another one.
    if segments.last?.isEmpty == true { buffer.append(UInt8(ascii: "/")) }
  }
}

// MARK: Query

extension LinkWriter {
  /// Adds a query item, whose key is the name of the parameter unless ``key(_:)`` has set another.
  @_alwaysEmitIntoClient
  public mutating func item<Value: RouteValue>(_ name: StaticString, _ value: Value) {
    if let value = written(name, value) { addItem(name, value) } else { skipItem() }
  }

  /// Adds a query item if there is a value.
  @_alwaysEmitIntoClient
  @inline(never)
  public mutating func item<Value: RouteValue>(_ name: StaticString, _ value: Value?) {
    rememberPresence(value != nil)
    if let value { item(name, value) } else { skipItem() }
  }

  /// Adds a query item if the value is not the default.
  @_alwaysEmitIntoClient
  @inline(never)
  public mutating func item<Value: RouteValue>(
    _ name: StaticString, _ value: Value, default fallback: Value
  ) {
    if let value = value._written, let fallback = fallback._written {
      addItem(name, value, default: fallback)
    } else if writesText, value == fallback {
      skipItem()
    } else {
      item(name, value)
    }
  }

  /// Adds a query item for each value.
  @_alwaysEmitIntoClient
  public mutating func items<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ values: [Value]
  ) {
    rememberCount(values.count)
    for value in values {
      if let text = written(name, value) { addItem(key, name, text) }
    }
  }

  /// Adds a query item with the texts of all values, if there are any.
  ///
  /// A value whose text contains the separator makes the route unprintable.
  @_alwaysEmitIntoClient
  public mutating func item<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], by separator: StaticString
  ) {
    if let list = joined(name, values, separator) { addItem(name, list) } else { skipItem() }
  }

  /// Adds a path segment with the texts of all values.
  @_alwaysEmitIntoClient
  public mutating func segment<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], by separator: StaticString
  ) {
    if let list = joined(name, values, separator) { addSegment(name, list) }
  }

  /// Adds the texts of all values to a mixed segment.
  @_alwaysEmitIntoClient
  public mutating func piece<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], by separator: StaticString
  ) {
    if let list = joined(name, values, separator) { addPiece(name, list) }
  }

  /// The texts of all values with the separator between them.
  ///
  /// It is `nil` for an empty list, and for a writer that only remembers values.
  @_alwaysEmitIntoClient
  mutating func joined<Value: RouteValue>(
    _ name: StaticString, _ values: [Value], _ separator: StaticString
  ) -> WrittenValue? {
    rememberCount(values.count)
    var texts: [WrittenValue] = []
    for value in values {
      if let text = written(name, value) { texts.append(text) }
    }
    return joined(name, texts, separator)
  }

  @usableFromInline
  mutating func joined(
    _ name: StaticString, _ values: [WrittenValue], _ separator: StaticString
  ) -> WrittenValue? {
    guard writesText, let first = values.first else {
      for value in values { remember(value) }
      return nil
    }
    let mark = ByteView(separator)
    var joined = ""
    for (index, value) in values.enumerated() {
      var text = value.text
      let count = text.utf8.count
      if index + 1 < values.count { text += separator.description }
      // The end of one element and the separator may contain another separator.
      let part = withByteView(of: text) { $0.parts(of: $0.range, by: mark, mark.range)[0] }
      if part.count != count || value.isUnprintable { refuse(name) }
      joined += text
    }
    // An empty text is an item without a list.
    if joined.isEmpty { refuse(name) }
    return first.withText(joined)
  }

  @usableFromInline
  mutating func addItem(_ key: StaticString, _ name: StaticString, _ text: WrittenValue) {
    guard writesText else { return remember(text) }
    beginItem(key)
    addText(name, text, keeping: .query)
  }

  /// Adds a query item for each key of a dictionary, in the order of the keys' UTF-8 bytes.
  @_alwaysEmitIntoClient
  public mutating func otherItems(_ name: StaticString, _ items: [String: String]) {
    guard writesText else { return rememberOther(items) }
    var others: [LinkExtra] = []
    for (key, value) in items { others.append(LinkExtra(key: key, value: value)) }
    addOtherItems(name, others)
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
    for position in sortedPositions(
      items.count,
      by: {
        items[$0].key.precedesInBytes(items[$1].key)
      })
    {
      beginItem()
      addText(name, .text(items[position].key), keeping: .query)
      buffer.append(UInt8(ascii: "="))
      addText(name, .text(items[position].value), keeping: .query)
    }
  }

  /// Adds the last query item, whose value extends to the end of the link and is not
  /// percent-encoded.
  ///
  /// A value with characters that a parser would escape there, such as the brackets of an IPv6 address,
  /// is percent-encoded like that of any other item.
  @_alwaysEmitIntoClient
  public mutating func restOfLink<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value
  ) {
    if let text = written(name, value) { addRest(key, name, text) }
  }

  @usableFromInline
  mutating func addRest(_ key: StaticString, _ name: StaticString, _ value: WrittenValue) {
    guard writesText else { return remember(value) }
    let text = value.text
    beginLastItem(key)
    let isWritten = withByteView(of: text) {
      $0.isPartOfURI && !$0.isCutInLink(isInFragment: isInFragment)
    }
    if isWritten {
      buffer.append(text)
    } else {
      _ = buffer.append(text, keeping: .restOfLink)
    }
    if value.isUnprintable { refuse(name) }
  }
}

// MARK: Fragment

extension LinkWriter {
  /// Adds a fragment if there is a value.
  @_alwaysEmitIntoClient
  public mutating func fragment<Value: RouteValue>(_ name: StaticString, _ value: Value?) {
    rememberPresence(value != nil)
    if let value, let text = written(name, value) { addFragment(name, text) }
  }

  @usableFromInline
  mutating func addFragment(_ name: StaticString, _ text: WrittenValue) {
    guard writesText else { return remember(text) }
    beginFragment()
    addText(name, text, keeping: .fragment)
  }

  /// Adds a fragment if the value is not the default.
  @_alwaysEmitIntoClient
  public mutating func fragment<Value: RouteValue>(
    _ name: StaticString, _ value: Value, default: Value
  ) {
    if !writesText || value != `default` { fragment(name, value) }
  }

  /// Adds an item to a fragment that is written like a query, if there is a value.
  @_alwaysEmitIntoClient
  public mutating func fragmentItem<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value?
  ) {
    rememberPresence(value != nil)
    if let value, let text = written(name, value) { addFragmentItem(key, name, text) }
  }

  @usableFromInline
  mutating func addFragmentItem(
    _ key: StaticString, _ name: StaticString, _ text: WrittenValue
  ) {
    guard writesText else { return remember(text) }
    beginFragment()
    buffer.append(key)
    buffer.append(UInt8(ascii: "="))
    addText(name, text, keeping: .query)
  }

  /// Adds an item to a fragment that is written like a query, if the value is not the default.
  @_alwaysEmitIntoClient
  public mutating func fragmentItem<Value: RouteValue>(
    _ key: StaticString, _ name: StaticString, _ value: Value, default: Value
  ) {
    if !writesText || value != `default` { fragmentItem(key, name, value) }
  }
}
