/// Writes the link of a route.
///
/// Generated code calls the methods level by level, in the order of the link. Literal texts are
/// percent-encoded by the generator. If a value cannot be read back from a link, the route is
/// unprintable, and the error names the first such parameter.
///
/// The same calls are used to compare and hash routes by their numbers and values.
public struct LinkWriter: ~Copyable {
  /// The purpose of writing a route.
  enum Purpose {
    /// To print path, query and fragment.
    case link

    /// To print the same, and to note the segments that are left out.
    case parts

    /// To compare routes: the values as bytes that are equal if and only if the values are.
    case values
  }

  /// Whether the purpose is a text.
  @usableFromInline
  let writesText: Bool

  /// Whether the segments that are left out are noted.
  let notesParts: Bool

  /// Takes items as keys of a payload; `nil` where they are items of a link.
  var keys: PayloadKeys?
  var buffer: LinkBuffer

  /// Records that only some purposes and some values need.
  var notes: WriterNotes?

  /// The number of the route.
  private(set) var index = -1

  /// The number that the first route of a mounted set has in its host.
  private var firstIndex = 0

  /// The first parameter whose value cannot be read back.
  private(set) var unprintable: StaticString?

  /// The number of bytes before the path.
  private let pathStart: Int

  private(set) var hasQuery = false
  private var hasFragment = false

  /// Whether the end of the path is in the fragment.
  private(set) var isInFragment = false

  /// The number of bytes before the fragment, or before the item that is the rest of the link, if
  /// there is one.
  var tail: Int?

  /// The number of bytes before the rest of the link, if it is in the path.
  var pathRest: Int?

  /// The key of the next item, if it is not the name of the parameter.
  var nextKey: StaticString?

  /// - Parameter buffer: An empty buffer, or one with the scheme and host of the link.
  init(_ purpose: Purpose, _ buffer: consuming LinkBuffer) {
    writesText = purpose != .values
    notesParts = purpose == .parts
    pathStart = buffer.count
    self.buffer = buffer
  }

  /// The number of bytes that nearly all links need, which are on the stack.
  static let usualRoom = 1024

  /// Calls `body` with a writer that has written a route, and once more with enough room if it returns `nil`
  /// because the route did not fit.
  ///
  /// It does not fit then only if a type of the app returns another text each time.
  ///
  /// - Parameter keys: Returns what takes items as keys of a payload.
  static func writing<Result>(
    _ purpose: Purpose, keys: () -> PayloadKeys? = { nil }, room: Int = usualRoom,
    _ write: LinkPrinter.Writing, _ body: (inout LinkWriter) -> Result?
  ) -> Result? {
    var room = room
    for _ in 0..<2 {
      let result: Result? = withLinkBuffer(room: room) { buffer in
        var writer = LinkWriter(purpose, buffer)
        writer.keys = keys()
        write(&writer)
        let result = body(&writer)
        room = writer.buffer.count
        return result
      }
      if let result { return result }
    }
    return nil
  }

  /// Ends the link of the route with this number.
  public mutating func end(_ index: Int) {
    self.index = firstIndex + index
    if writesText { beginPath() }
  }

  /// Continues with the routes of a mounted set, the first of which has this number.
  public mutating func mount(_ firstIndex: Int) {
    self.firstIndex += firstIndex
  }

  /// Makes the route unprintable because of a parameter, unless it is already.
  @usableFromInline
  mutating func refuse(_ name: StaticString) {
    if unprintable == nil { unprintable = name }
  }

  /// Returns the notes, and creates them the first time.
  @inline(never)
  mutating func needNotes() -> WriterNotes {
    let notes = notes ?? WriterNotes()
    self.notes = notes
    return notes
  }
}

/// The parts of a route that are not bytes of the buffer.
final class WriterNotes {
  /// The offsets of the segments that are left out, because they have no value or their default.
  var missing: [Int] = []

  /// The host, if it is the value of a parameter.
  var host: String?

  /// The values that have no bytes for comparison.
  var others: [AnyHashable] = []
}

// MARK: Literal text

extension LinkWriter {
  /// Adds literal text of the path, including the slashes.
  public mutating func path(_ text: StaticString) {
    if writesText { buffer.append(text) }
  }

  /// Ends the path in front of a fragment that is written like one.
  public mutating func beginFragmentPath() {
    if writesText { beginPath() }
    isInFragment = true
  }

  /// Escapes what a reader would not take for a part of the fragment.
  mutating func escapeFragment(_ header: TableHeader) {
    guard hasFragment || isInFragment else { return }
    buffer.escapeFragment(isNoPath: hasFragment && header.fragmentMark != 0)
  }

  /// Adds a literal item, with its key.
  public mutating func add(_ place: LinkPlace, literal text: StaticString) {
    guard writesText else { return }
    buffer.append(place == .item ? itemSeparator() : fragmentSeparator())
    buffer.append(text)
  }

  /// Sets the key of the next item, percent-encoded.
  public mutating func key(_ key: StaticString) { nextKey = key }
}

// MARK: Between the values

extension LinkWriter {
  /// Makes sure that the path is not empty.
  mutating func beginPath() {
    if buffer.count == pathStart { buffer.append(UInt8(ascii: "/")) }
  }

  /// Returns the separator of the next query item, before which there is one.
  mutating func itemSeparator() -> UInt8 {
    if hasQuery { return UInt8(ascii: "&") }
    beginPath()
    hasQuery = true
    return UInt8(ascii: "?")
  }

  /// Begins an item, whose key is the name of the parameter unless there is another.
  @inline(__always)
  mutating func beginItem(_ separator: UInt8, _ name: StaticString) {
    guard let key = nextKey else { return buffer.append(separator, key: name) }
    buffer.append(separator, key: key)
    nextKey = nil
  }

  /// Returns the separator of the next item of the fragment, before which there is one, or its beginning.
  mutating func fragmentSeparator() -> UInt8 {
    if hasFragment { return UInt8(ascii: "&") }
    beginPath()
    tail = buffer.count
    hasFragment = true
    return UInt8(ascii: "#")
  }
}

// MARK: Items after the route's own

extension LinkWriter {
  /// Begins query items that come after those of the levels below, which are written already.
  ///
  /// - Returns: The value for ``endOuterItems(_:)``.
  public mutating func beginOuterItems() -> Int { buffer.count }

  /// Ends the query items that began at `start`, and moves them before the fragment, or before the
  /// item that is the rest of the link, if there is one.
  public mutating func endOuterItems(_ start: Int) {
    guard let end = tail, writesText, buffer.count > start, buffer.isComplete else { return }
    let count = buffer.count - start
    buffer.rotate(from: end, toStartAt: start)
    tail = end + count
    // If the rest of the link was the first item, the other items are before it now.
    if buffer[end + count] == UInt8(ascii: "?") { buffer.swapAt(end, end + count) }
  }

  /// Adds items that no parameter reads.
  @usableFromInline
  mutating func add(_ items: [LinkExtra]) {
    guard writesText else { return }
    // Behind the rest of a link, they would be a part of it.
    if let pathRest, !items.isEmpty, buffer.isComplete {
      let rest = buffer.withBytes { $0.string(pathRest..<$0.count) }
      buffer.cut(to: pathRest)
      _ = buffer.append(rest, keeping: .segment)
      self.pathRest = nil
    }
    let start = beginOuterItems()
    // A text that no link can contain is noticed when the link is read.
    for item in items { _ = add(item) }
    endOuterItems(start)
  }

  /// Adds an item; returns whether a link can contain it.
  mutating func add(_ item: LinkExtra) -> Bool {
    buffer.append(itemSeparator())
    let key = buffer.append(item.key, keeping: .query)
    buffer.append(UInt8(ascii: "="))
    return !buffer.append(item.value, keeping: .query).isUnprintable && !key.isUnprintable
  }
}
