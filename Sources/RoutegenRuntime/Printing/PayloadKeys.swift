/// The items of a route that are keys of a payload, beside the key of the path.
final class PayloadKeys {
  /// Adds the value of an item; returns whether it can be a key.
  ///
  /// This is a property, so that an app that prints no payload does not contain the function.
  let take: (PayloadKeys, inout LinkWriter, StaticString, WrittenValue) -> Bool = {
    $0.add($2, $3, &$1)
  }

  private let header: TableHeader

  /// The key of the path.
  private let path: Range<Int>

  // No access begins during another one, so none is checked at run time.

  /// The keys, with values that are not percent-encoded.
  @exclusivity(unchecked) private var values: [String: String] = Dictionary(minimumCapacity: 6)

  /// The number of bytes of the keys as items of a link.
  @exclusivity(unchecked) private var bytes = 0

  init(_ header: TableHeader, path: Range<Int>) {
    self.header = header
    self.path = path
  }

  var byteCount: Int { unsafe bytes }

  /// An empty text can be no key, and neither can an item with the name of a key that has another meaning.
  private func add(
    _ name: StaticString, _ value: WrittenValue, _ writer: inout LinkWriter
  ) -> Bool {
    let (text, end) = (value.text, writer.buffer.count)
    if text.isEmpty || isTaken(ByteView(name)) { return false }
    if value.write(to: &writer.buffer, keeping: .query).isUnprintable { writer.refuse(name) }
    // As long as the item would be, with its separator and its '='.
    unsafe bytes += writer.buffer.count - end + name.utf8CodeUnitCount + 2
    writer.buffer.cut(to: end)
    unsafe values[name.description] = text
    return true
  }

  private func isTaken(_ name: ByteView) -> Bool {
    header.table.equals(path, name, name.range)
      || header.table.equals(header.expiryKey, name, name.range)
  }

  /// The payload with a path.
  func payload(_ path: String) -> [String: String] {
    unsafe values[header.table.string(self.path)] = path
    return unsafe values
  }
}
