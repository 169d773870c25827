// Writes values as text of the link, or as bytes for comparison.

extension LinkWriter {
  @usableFromInline
  mutating func addSegment(_ name: StaticString, _ value: WrittenValue) {
    guard writesText else { return remember(value) }
    buffer.append(UInt8(ascii: "/"))
    let remarks = value.write(to: &buffer, keeping: .segment)
    let isDotSegment = remarks.hasDot && !isInFragment && hasDotPart(value.text)
    if remarks.isEmptyText || remarks.isUnprintable || isDotSegment { refuse(name) }
  }

  @usableFromInline
  mutating func setHost(_ value: String, _ suffix: StaticString) {
    guard writesText else { return remember(.text(value)) }
    let notes = self.notes ?? WriterNotes()
    notes.host = value + suffix.description
    self.notes = notes
  }

  /// Leaves out a segment.
  @usableFromInline
  mutating func skipSegment() {
    guard notesParts else { return }
    let notes = self.notes ?? WriterNotes()
    notes.missing.append(buffer.count)
    self.notes = notes
  }

  @usableFromInline
  mutating func addPiece(_ name: StaticString, _ value: WrittenValue) {
    addText(name, value, keeping: .segment)
  }

  @inline(never)
  mutating func addText(
    _ name: StaticString, _ value: WrittenValue, keeping kept: UnescapedBytes
  ) {
    guard writesText else { return remember(value) }
    if value.write(to: &buffer, keeping: kept).isUnprintable { refuse(name) }
  }

  @usableFromInline
  mutating func addItem(_ name: StaticString, _ value: WrittenValue) {
    guard writesText else { return remember(value) }
    beginItem()
    let start = buffer.count - 1
    appendKey(consumeKey(orName: name))
    let remarks = value.write(to: &buffer, keeping: .query)
    if remarks.isUnprintable { refuse(name) }
    if notesParts { note(name, value.text, start..<buffer.count) }
  }

  @usableFromInline
  mutating func addItem(
    _ name: StaticString, _ value: WrittenValue, default: WrittenValue
  ) {
    if writesText, value.isSame(as: `default`) { skipItem() } else { addItem(name, value) }
  }

  /// Notes an item that can be a key of the payload, which an empty one cannot.
  private mutating func note(_ name: StaticString, _ text: String, _ range: Range<Int>) {
    if text.isEmpty { return }
    let notes = self.notes ?? WriterNotes()
    notes.items.append(PayloadItem(name: name, text: text, range: range))
    self.notes = notes
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
}

// MARK: Remembering

extension LinkWriter {
  mutating func remember(_ value: WrittenValue) {
    guard !writesText, let other = value.remember(in: &buffer) else { return }
    // The bytes of no other value of the type begin with this number.
    buffer.append(UInt64.max)
    rememberOther(other)
  }

  /// Remembers a value that has no bytes for comparison.
  @usableFromInline
  mutating func rememberOther(_ value: any Hashable) {
    guard !writesText else { return }
    let notes = self.notes ?? WriterNotes()
    notes.others.append(value)
    self.notes = notes
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
