/// Writes the link of a route: what generated code calls, level by level, in the order of the link.
///
/// Literal texts come percent-encoded from the generator. A value that could not come back makes the
/// whole link unprintable; the first such parameter is the one that is named.
///
/// The same calls tell which route it is and what its values are; see ``RouteGroup``'s `==`.
public struct LinkWriter: ~Copyable {
  /// What is wanted of the writing.
  enum Purpose {
    /// Path, query and fragment.
    case link

    /// The same, with single parameters of the query set aside.
    case payload

    /// The values, one after the other, such that equal values are equal bytes.
    case values

    /// Only the number of the route.
    case number
  }

  let purpose: Purpose
  var buffer: LinkBuffer

  /// What only some purposes and some values ask for.
  var notes: WriterNotes?

  /// The number of the route.
  private(set) var index = -1

  /// The number of a mounted set's first route among those of its host.
  private var firstIndex = 0

  /// The first parameter whose value could not come back.
  private(set) var unprintable: StaticString?

  private var hasQuery = false
  private var hasFragment = false

  /// What the next item is called, where that is not the name of its parameter.
  private var nextKey: StaticString?

  init(_ purpose: Purpose, _ buffer: consuming LinkBuffer) {
    self.purpose = purpose
    self.buffer = buffer
  }

  /// Whether text is wanted.
  var writesText: Bool { purpose == .link || purpose == .payload }

  /// Ends the writing: this is the route of that number.
  public mutating func end(_ index: Int) {
    self.index = firstIndex + index
    if writesText { beginPath() }
  }

  /// Goes on with the routes of a mounted set, the first of which has that number.
  public mutating func mount(_ firstIndex: Int) {
    self.firstIndex += firstIndex
  }

  /// Names the first parameter whose value could not come back.
  mutating func refuse(_ name: StaticString) {
    if unprintable == nil { unprintable = name }
  }
}

/// Parts of a route that are no text of its link.
final class WriterNotes {
  /// Parameters for a payload's own keys, and the keys that are taken.
  var beside: [String: String] = [:]
  let reservedKeys: Set<String>

  /// Values that no bytes stand for.
  var others: [any Hashable] = []

  init(reservedKeys: Set<String> = []) { self.reservedKeys = reservedKeys }
}

// MARK: Literal text

extension LinkWriter {
  /// Adds literal text of the path, with the slashes of its segments.
  public mutating func path(_ text: StaticString) {
    if writesText { buffer.append(text) }
  }

  /// Adds an item that has this very text.
  public mutating func item(_ text: StaticString) {
    guard writesText else { return }
    beginItem()
    buffer.append(text)
  }

  /// Says what the next item is called; percent-encoded.
  public mutating func key(_ key: StaticString) { nextKey = key }

  /// Adds an item with this very text to a fragment that is written like a query.
  public mutating func fragmentItem(_ text: StaticString) {
    guard writesText else { return }
    beginFragment()
    buffer.append(text)
  }
}

// MARK: Between the values

extension LinkWriter {
  /// A path is never empty.
  private mutating func beginPath() {
    if buffer.count == 0 { buffer.append(UInt8(ascii: "/")) }
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
    buffer.append(key)
    buffer.append(UInt8(ascii: "="))
  }

  /// The key of the item for a parameter, once.
  mutating func consumeKey(orName name: StaticString) -> StaticString {
    guard let key = nextKey else { return name }
    nextKey = nil
    return key
  }

  /// An item that is left out has no key either.
  mutating func skipItem() { nextKey = nil }

  mutating func beginFragment() {
    if hasFragment {
      buffer.append(UInt8(ascii: "&"))
    } else {
      beginPath()
      hasFragment = true
      buffer.append(UInt8(ascii: "#"))
    }
  }
}
