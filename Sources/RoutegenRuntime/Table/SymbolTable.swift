/// The symbols of a table: its literal segments, the keys of queries and the values of enums.
///
/// A perfect hash finds the number of a symbol. It is of the kind "hash and displace" (R. Pagh,
/// "Hash and displace: efficient evaluation of minimal perfect hash functions", 1999): one part of
/// the hash chooses a bucket, and the displacement of the bucket, together with other parts,
/// chooses the slot. Slot and text are then compared, so a text that is no symbol has no number.
/// `SymbolSlots` in `RoutegenSwift` chooses the seed and the displacements.
///
///     slot    first:8 last:8 tag:1 symbol:3 text:address
///     text    length:3 bytes
///
/// `first` and `last` are the first and the last eight bytes of the symbol, with 7 bits each so
/// that the table remains text. The tag is the length if length, `first` and `last` determine the
/// symbol. Otherwise the tag has the bit 0x40 set, and the whole text is compared.
struct SymbolTable {
  private static let slotSize = 24

  /// The bit of a tag whose text must be compared.
  private static let isLong: UInt64 = 0x40

  private let factor: UInt64
  private let bucketMask: UInt64
  private let slotMask: UInt64
  private let slots: Int

  @inline(__always)
  init(_ table: ByteView) {
    let head = table.wholeChunk(at: 0)
    factor = Self.factor(seed: UInt64(ByteView.number(head & 0xFFFF_FFFF)))
    bucketMask = (1 << (head >> 32 & 0x1F)) - 1
    slotMask = (1 << (head >> 40 & 0x1F)) - 1
    slots = TableHeader.size + Int(truncatingIfNeeded: bucketMask) + 1
  }

  /// The odd number by which a hash with this seed multiplies.
  static func factor(seed: UInt64) -> UInt64 {
    (seed &* 0xD6E8_FEB8_6659_FD93 ^ 0x9E37_79B9_7F4A_7C15) | 1
  }

  /// The symbol that is equal to these bytes, as its three digits; 0 if there is none.
  @inline(__always)
  func symbol(
    _ table: ByteView, _ bytes: some ChunkedBytes, _ start: Int, _ count: Int
  ) -> UInt64 {
    let first = ByteMasks.prefix(bytes.chunk(at: start), count)
    let last = count > 8 ? bytes.chunk(at: start &+ count &- 8) : first
    // Each chunk is mixed with the factor, so no two texts collide for every seed.
    var hash = mixed(first ^ UInt64(truncatingIfNeeded: count))
    if count > 16 { hash = addingMiddle(to: hash, bytes, start, count) }
    hash = mixed(hash, last)
    let bucket = TableHeader.size &+ Int(truncatingIfNeeded: hash & bucketMask)
    let displacement = UInt64(table[bucket]) &* (hash &>> 40 & 0xFFFF | 1)
    let slot =
      slots &+ Int(truncatingIfNeeded: (hash &>> 20 &+ displacement) & slotMask) &* Self.slotSize

    let digits = ByteMasks.all(0x7F)
    let isShort = count <= 16 && (first | last) & ~digits == 0
    let length = UInt64(truncatingIfNeeded: count)
    let tag = isShort ? length : Self.isLong | length & 0x3F
    let (slotFirst, slotLast, found) = table.threeChunks(at: slot)
    let difference = ((slotFirst ^ first) | (slotLast ^ last)) & digits
    guard difference | (found ^ tag) & 0xFF == 0 else { return 0 }
    if !isShort, !isText(at: ByteView.number(found &>> 32), table, bytes, start, count) { return 0 }
    return found &>> 8 & 0xFF_FFFF
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
  private func addingMiddle(
    to hash: UInt64, _ bytes: some ChunkedBytes, _ start: Int, _ count: Int
  ) -> UInt64 {
    var hash = hash
    var offset = start &+ 8
    while offset < start &+ count &- 8 {
      hash = mixed(hash, bytes.chunk(at: offset))
      offset &+= 8
    }
    return hash
  }

  private func isText(
    at address: Int, _ table: ByteView, _ bytes: some ChunkedBytes, _ start: Int, _ count: Int
  ) -> Bool {
    guard table.number(at: address, digits: 3) == count else { return false }
    var offset = 0
    while offset < count {
      let difference = table.chunk(at: address &+ 3 &+ offset) ^ bytes.chunk(at: start &+ offset)
      if ByteMasks.prefix(difference, count &- offset) != 0 { return false }
      offset &+= 8
    }
    return true
  }
}
