/// The symbols of a table: its literal segments, the keys of queries and the values of enums.
///
/// A perfect hash finds the number of a symbol. It is of the kind "hash and displace" (R. Pagh,
/// "Hash and displace: efficient evaluation of minimal perfect hash functions", 1999): one part of
/// the hash chooses a bucket, and the displacement of the bucket, together with other parts,
/// chooses the slot. Slot and text are then compared, so a text that is no symbol has no number.
/// `SymbolSlots` in `RoutegenCompiler/Swift` chooses the seed and the displacements.
///
///     slot    first:8 last:8 tag:1 symbol:3 text:address
///     text    length:3 bytes
///
/// `first` and `last` are the first and the last eight bytes of the symbol, with 7 bits each so
/// that the table remains text. The tag is the length if length, `first` and `last` determine the
/// symbol. Otherwise the tag has the bit 0x40 set, and the whole text is compared.
struct SymbolTable: Sendable {
  private static let slotSize = 24

  /// The bit of a tag whose text must be compared.
  private static let isLong: UInt64 = 0x40

  private let factor: UInt64
  private let bucketMask, slotMask, slots: UInt32

  init(_ table: ByteView) {
    let head = table.wholeChunk(at: 0)
    factor = Self.factor(seed: UInt64(ByteView.number(head & 0xFFFF_FFFF)))
    bucketMask = (1 << UInt32(head >> 32 & 0x1F)) - 1
    slotMask = (1 << UInt32(head >> 40 & 0x1F)) - 1
    slots = UInt32(TableHeader.size) &+ bucketMask &+ 1
  }

  /// The odd number by which a hash with this seed multiplies.
  static func factor(seed: UInt64) -> UInt64 {
    (seed &* 0xD6E8_FEB8_6659_FD93 ^ 0x9E37_79B9_7F4A_7C15) | 1
  }

  /// The symbol that is equal to a part of a link, as its three digits; 0 if there is none.
  @inline(__always)
  func symbol(_ table: ByteView, _ link: LinkScan, _ start: Int, _ end: Int) -> UInt64 {
    let count = end &- start
    let first = ByteMasks.prefix(link.chunk(at: start), count)
    let last = count > 8 ? link.chunk(at: end &- 8) : first
    return symbol(table, first, last, start, count, in: link.view)
  }

  /// The symbol that is equal to a part of a text, as its three digits; 0 if there is none.
  func symbol(_ table: ByteView, _ text: ByteView, _ start: Int, _ end: Int) -> UInt64 {
    let count = end &- start
    let first = ByteMasks.prefix(text.chunk(at: start), count)
    let last = count > 8 ? text.chunk(at: end &- 8) : first
    return symbol(table, first, last, start, count, in: text)
  }

  /// - Parameters:
  ///   - first: The first eight bytes.
  ///   - last: The last eight bytes; of a text that has no more than eight, the same.
  ///   - text: The bytes that contain the text.
  @inline(__always)
  private func symbol(
    _ table: ByteView, _ first: UInt64, _ last: UInt64, _ start: Int, _ count: Int,
    in text: @autoclosure () -> ByteView
  ) -> UInt64 {
    let length = UInt64(truncatingIfNeeded: count)
    // Each chunk is mixed with the factor, so no two texts collide for every seed.
    var hash = mixed(first ^ length)
    if count > 8 {
      if count > 16 { hash = addingMiddle(to: hash, text(), start, count) }
      hash = mixed(hash, last)
    }
    let bucket = TableHeader.size &+ Int(UInt32(truncatingIfNeeded: hash) & bucketMask)
    let displacement = UInt64(table[bucket]) &* (hash &>> 40 & 0xFFFF | 1)
    let place = UInt32(truncatingIfNeeded: hash &>> 20 &+ displacement) & slotMask
    let slot = table.threeChunks(at: Int(truncatingIfNeeded: slots) &+ Int(place) &* Self.slotSize)
    let symbol = slot.2 &>> 8 & 0xFF_FFFF
    // The slot of a text that is not ASCII has other bytes than the text.
    if (slot.0 ^ first) | (slot.1 ^ last) | (slot.2 & 0x7F ^ length) == 0 { return symbol }
    let isLong = slot.2 & Self.isLong != 0
    let difference = ((slot.0 ^ first) | (slot.1 ^ last)) & ByteMasks.all(0x7F)
    guard isLong, difference == 0 else { return 0 }
    return isText(at: ByteView.number(slot.2 &>> 32), table, text(), start, count) ? symbol : 0
  }

  /// The hash mixed with a chunk, which is rotated so that equal bits of two chunks do not cancel
  /// out.
  @inline(__always)
  private func mixed(_ hash: UInt64, _ chunk: UInt64) -> UInt64 {
    mixed(hash ^ (chunk &<< 23 | chunk &>> 41))
  }

  @inline(__always)
  private func mixed(_ bits: UInt64) -> UInt64 {
    let product = bits &* factor
    return product ^ product &>> 32
  }

  /// The hash mixed with the chunks between the first and the last.
  @inline(never)
  private func addingMiddle(
    to hash: UInt64, _ text: ByteView, _ start: Int, _ count: Int
  ) -> UInt64 {
    var hash = hash
    var offset = start &+ 8
    while offset < start &+ count &- 8 {
      hash = mixed(hash, text.chunk(at: offset))
      offset &+= 8
    }
    return hash
  }

  @inline(never)
  private func isText(
    at address: Int, _ table: ByteView, _ text: ByteView, _ start: Int, _ count: Int
  ) -> Bool {
    let symbol = address &+ 3..<address &+ 3 &+ table.number(at: address, digits: 3)
    return table.equals(symbol, text, start..<start &+ count)
  }
}
