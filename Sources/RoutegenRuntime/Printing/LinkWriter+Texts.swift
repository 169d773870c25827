// Writes values as text of the link, or as bytes for comparison.

extension LinkWriter {
  @usableFromInline
  mutating func write(_ place: LinkPlace, _ name: StaticString, _ value: WrittenValue) {
    guard writesText else { return remember(value) }
    var kept = UnescapedBytes.query
    switch place {
    case .segment:
      buffer.append(UInt8(ascii: "/"))
      kept = .segment
    case .piece: kept = .segment
    case .itemPiece: kept = .query
    case .fragmentPiece: kept = .fragment
    case .item:
      if let keys, keys.take(keys, &self, name, value) { return leaveOut(place) }
      beginItem(itemSeparator(), name)
    case .restOfPath, .restOfLink: return writeRest(place, name, value)
    case .fragment:
      buffer.append(fragmentSeparator())
      kept = .fragment
    case .fragmentItem: beginItem(fragmentSeparator(), name)
    }
    let remarks = value.write(to: &buffer, keeping: kept)
    if remarks.isUnprintable || place == .segment && isNoSegment(value, remarks) { refuse(name) }
  }

  @inline(__always)
  private func isNoSegment(_ value: WrittenValue, _ remarks: LinkBuffer.Remarks) -> Bool {
    remarks.isEmptyText || remarks.hasDot && !isInFragment && hasDotPart(value.text)
  }

  @usableFromInline
  mutating func write(
    _ place: LinkPlace, _ name: StaticString, _ value: WrittenValue, default: WrittenValue
  ) {
    if writesText, value.isSame(as: `default`) {
      leaveOut(place)
    } else {
      write(place, name, value)
    }
  }

  @usableFromInline
  mutating func write(_ place: LinkPlace, _ name: StaticString, _ values: [WrittenValue]) {
    let (key, keys) = (nextKey, keys)
    self.keys = nil
    for value in values {
      nextKey = key
      write(place, name, value)
    }
    self.keys = keys
    leaveOut(place)
  }

  @usableFromInline
  mutating func write(
    _ place: LinkPlace, _ name: StaticString, _ values: [WrittenValue], by separator: StaticString
  ) {
    guard writesText, let first = values.first else {
      for value in values { remember(value) }
      return leaveOut(place)
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
    write(place, name, first.withText(joined))
  }

  private mutating func writeRest(_ place: LinkPlace, _ name: StaticString, _ value: WrittenValue) {
    let text = value.text
    let isWritten = withByteView(of: text) {
      $0.isPartOfURI && !$0.isCutInLink(isInFragment: isInFragment)
    }
    if place == .restOfPath {
      if !isWritten { return write(.segment, name, value) }
      buffer.append(UInt8(ascii: "/"))
      pathRest = buffer.count
      buffer.append(text)
      if value.isUnprintable { refuse(name) }
      return
    }
    if !hasQuery { beginPath() }
    tail = buffer.count
    beginItem(itemSeparator(), name)
    if isWritten {
      buffer.append(text)
    } else {
      _ = buffer.append(text, keeping: .restOfLink)
    }
    if value.isUnprintable { refuse(name) }
  }

  /// Leaves out a value without one, or with its default.
  @usableFromInline
  mutating func leaveOut(_ place: LinkPlace) {
    nextKey = nil
    if notesParts, place == .segment { needNotes().missing.append(buffer.count) }
  }

  /// Sets the host of the link to a value, which is one of an enum, and the text after it.
  public mutating func host(_ value: String, _ suffix: StaticString) {
    guard writesText else { return remember(.text(value)) }
    needNotes().host = value + suffix.description
  }
}

// MARK: Remembering

extension LinkWriter {
  private mutating func remember(_ value: WrittenValue) {
    guard let other = value.remember(in: &buffer) else { return }
    // The bytes of no other value of the type begin with this number.
    buffer.append(UInt64.max)
    rememberOther(other)
  }

  /// Remembers a value that has no bytes for comparison.
  @usableFromInline
  mutating func rememberOther(_ value: any Hashable) {
    needNotes().others.append(AnyHashable(value))
  }

  mutating func rememberAll(_ texts: [String]) {
    rememberCount(texts.count)
    for text in texts { remember(.text(text)) }
  }

  @usableFromInline
  mutating func rememberPresence(_ isPresent: Bool) {
    if !writesText { buffer.append(isPresent ? 1 : 0 as UInt8) }
  }

  @usableFromInline
  mutating func rememberCount(_ count: Int) {
    if !writesText { buffer.append(UInt64(count)) }
  }
}
