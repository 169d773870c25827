/// The symbols of a table arranged by a perfect hash: every symbol has a slot of its own.
///
/// The method is "hash and displace". A symbol's hash chooses a bucket and, with the bucket's
/// displacement, a slot; the displacements are chosen so that no two symbols share a slot. See
/// D. Belazzougui, F. C. Botelho and M. Dietzfelbinger, "Hash, Displace, and Compress", ESA 2009.
///
/// `SymbolTable` in the runtime looks symbols up; both compute the same hash.
struct SymbolSlots {
  /// The seed of the hash: the first for which displacements are found.
  let seed: Int
  let bucketBits: Int
  let slotBits: Int

  /// The displacement of each bucket.
  let displacements: [UInt8]

  /// The symbol in each slot, as its index in the list; `nil` for a free slot.
  let symbols: [Int?]

  /// The number of bytes in a table: one for each displacement, and 24 for each slot.
  var size: Int { displacements.count + symbols.count * 24 }

  /// - Parameter symbols: Distinct texts.
  init(_ symbols: [[UInt8]]) {
    let keys = symbols.map { SymbolKey($0) }
    slotBits = Self.bits(for: max(symbols.count + symbols.count / 4, 1))
    bucketBits = Self.bits(for: max(symbols.count / 3, 1))
    var seed = 0
    while true {
      if let (displacements, slots) = Self.place(
        keys, seed, bucketBits: bucketBits, slotBits: slotBits)
      {
        self.seed = seed
        self.displacements = displacements
        self.symbols = slots
        return
      }
      seed += 1
      precondition(seed < 1000, "no hash keeps the symbols of the table apart")
    }
  }

  /// Returns the number of bits of the indices of `count` elements.
  private static func bits(for count: Int) -> Int {
    Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  /// Returns the displacements and slots for a seed; `nil` if a bucket has no displacement that
  /// fits.
  private static func place(
    _ keys: [SymbolKey], _ seed: Int, bucketBits: Int, slotBits: Int
  ) -> (displacements: [UInt8], slots: [Int?])? {
    let factor = SymbolKey.factor(seed: UInt64(seed))
    let hashes = keys.map { $0.hash(factor) }
    let buckets = buckets(hashes, bits: bucketBits)
    var displacements = [UInt8](repeating: 0, count: buckets.count)
    var slots = [Int?](repeating: nil, count: 1 << slotBits)
    // Full buckets first, because they are the hardest to place.
    for bucket in buckets.indices.sorted(by: { buckets[$0].count > buckets[$1].count }) {
      let symbols = buckets[bucket]
      guard let displacement = displacement(for: symbols.map { hashes[$0] }, slots) else {
        return nil
      }
      displacements[bucket] = displacement
      for symbol in symbols { slots[slot(hashes[symbol], displacement, slots.count)] = symbol }
    }
    return (displacements, slots)
  }

  /// Returns the symbols of each bucket; the low bits of a hash choose the bucket.
  private static func buckets(_ hashes: [UInt64], bits: Int) -> [[Int]] {
    var buckets = [[Int]](repeating: [], count: 1 << bits)
    let mask: UInt64 = 1 << UInt64(bits) - 1
    for symbol in hashes.indices {
      buckets[Int(truncatingIfNeeded: hashes[symbol] & mask)].append(symbol)
    }
    return buckets
  }

  /// Returns the first displacement that gives every symbol of a bucket a free slot of its own.
  private static func displacement(for hashes: [UInt64], _ slots: [Int?]) -> UInt8? {
    for displacement in UInt8(0)..<128 {
      var occupied: [Int] = []
      for hash in hashes {
        let slot = slot(hash, displacement, slots.count)
        if slots[slot] != nil || occupied.contains(slot) { break }
        occupied.append(slot)
      }
      if occupied.count == hashes.count { return displacement }
    }
    return nil
  }

  /// Returns the slot of a hash: middle bits, moved by the displacement times an odd step of high
  /// bits.
  private static func slot(_ hash: UInt64, _ displacement: UInt8, _ count: Int) -> Int {
    let sum = (hash >> 20) &+ UInt64(displacement) &* (hash >> 40 & 0xFFFF | 1)
    return Int(truncatingIfNeeded: sum & UInt64(count - 1))
  }
}
