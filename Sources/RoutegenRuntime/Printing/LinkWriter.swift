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

    /// To print the same, and to note its parts: items that can be keys of a payload, and segments that
    /// are left out.
    case parts

    /// To compare routes: the values as bytes that are equal if and only if the values are.
    case values
  }

  /// Whether the purpose is a text.
  @usableFromInline
  let writesText: Bool

  /// Whether the parts of the link are noted.
  let notesParts: Bool
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

  private var hasQuery = false
  private var hasFragment = false

  /// Whether the end of the path is in the fragment.
  private(set) var isInFragment = false

  /// The number of bytes before the fragment, or before the item that is the rest of the link, if
  /// there is one.
  private var tail: Int?

  /// The key of the next query item, if it is not the name of the parameter.
  private var nextKey: StaticString?

  /// - Parameter buffer: An empty buffer, or one with the scheme and host of the link.
  init(_ purpose: Purpose, _ buffer: consuming LinkBuffer) {
    writesText = purpose != .values
    notesParts = purpose == .parts
    pathStart = buffer.count
    self.buffer = buffer
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
}

/// The parts of a route that are not bytes of the buffer.
final class WriterNotes {
  /// The query items that can be keys of the payload, in the order of the buffer.
  var items: [PayloadItem] = []

  /// The offsets of the segments that are left out, because they have no value or their default.
  var missing: [Int] = []

  /// The host, if it is the value of a parameter.
  var host: String?

  /// The values that have no bytes for comparison.
  var others: [any Hashable] = []

  /// Moves the items from an offset on.
  func moveItems(from start: Int, by distance: Int) {
    for index in items.indices where items[index].range.lowerBound >= start {
      let range = items[index].range
      items[index].range = range.lowerBound + distance..<range.upperBound + distance
    }
  }
}

/// A query item that can be a key of a payload.
struct PayloadItem {
  let name: StaticString

  /// The value, not percent-encoded.
  let text: String

  /// The bytes of the item and of the separator before it.
  var range: Range<Int>
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

  /// Escapes a directive for browsers in the fragment, which would be no part of the link.
  mutating func escapeDirectives() {
    if hasFragment || isInFragment { buffer.escapeDirectives() }
  }

  /// Adds a literal query item, with its key.
  public mutating func item(_ text: StaticString) {
    guard writesText else { return }
    beginItem()
    buffer.append(text)
  }

  /// Sets the key of the next query item, percent-encoded.
  public mutating func key(_ key: StaticString) { nextKey = key }

  /// Adds a literal item, with its key, to a fragment that is written like a query.
  public mutating func fragmentItem(_ text: StaticString) {
    guard writesText else { return }
    beginFragment()
    buffer.append(text)
  }
}

// MARK: Between the values

extension LinkWriter {
  /// Makes sure that the path is not empty.
  @usableFromInline
  mutating func beginPath() {
    if buffer.count == pathStart { buffer.append(UInt8(ascii: "/")) }
  }

  mutating func beginItem() {
    if hasQuery {
      buffer.append(UInt8(ascii: "&"))
    } else {
      beginPath()
      hasQuery = true
      buffer.append(UInt8(ascii: "?"))
    }
  }

  mutating func beginItem(_ key: StaticString) {
    beginItem()
    appendKey(key)
  }

  @inline(__always)
  mutating func appendKey(_ key: StaticString) {
    buffer.append(key)
    buffer.append(UInt8(ascii: "="))
  }

  /// Begins the item that is the rest of the link.
  mutating func beginLastItem(_ key: StaticString) {
    if !hasQuery { beginPath() }
    tail = buffer.count
    beginItem(key)
  }

  /// Returns the key of the next query item, and resets it.
  mutating func consumeKey(orName name: StaticString) -> StaticString {
    guard let key = nextKey else { return name }
    nextKey = nil
    return key
  }

  /// Resets the key of a query item that is left out.
  @usableFromInline
  mutating func skipItem() { nextKey = nil }

  mutating func beginFragment() {
    if hasFragment {
      buffer.append(UInt8(ascii: "&"))
    } else {
      beginPath()
      tail = buffer.count
      hasFragment = true
      buffer.append(UInt8(ascii: "#"))
    }
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
    notes?.moveItems(from: start, by: end - start)
    // If the rest of the link was the first item, the other items are before it now.
    if buffer[end + count] == UInt8(ascii: "?") { buffer.swapAt(end, end + count) }
  }

  /// Adds items that no parameter reads.
  @usableFromInline
  mutating func add(_ items: [LinkExtra]) {
    guard writesText else { return }
    let start = beginOuterItems()
    for item in items {
      beginItem()
      // A text that no link can contain is noticed when the link is read.
      _ = buffer.append(item.key, keeping: .query)
      buffer.append(UInt8(ascii: "="))
      _ = buffer.append(item.value, keeping: .query)
    }
    endOuterItems(start)
  }
}
