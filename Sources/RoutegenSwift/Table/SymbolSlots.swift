/// The symbols of a table in the slots that the runtime looks for them in.
///
/// `SymbolTable` in the runtime is the other side of this: the slot follows from the symbol's length, its
/// first and last eight bytes, and for long ones those between. Symbols of one bucket share a number
/// of displacements, which is chosen so that every symbol has a slot of its own.
struct SymbolSlots {
  /// What distinguishes the hashes of tables.
  let seed: Int
  let bucketBits: Int
  let slotBits: Int

  /// The displacements of each bucket.
  let displacements: [UInt8]

  /// The symbol in each slot, as its place in the list; `nil` for a free one.
  let symbols: [Int?]

  /// How many bytes of a table they take.
  var size: Int { displacements.count + symbols.count * 24 }

  /// - Parameter symbols: All different.
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

  /// How many bits number so many things.
  private static func bits(for count: Int) -> Int {
    Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  private static func place(
    _ keys: [SymbolKey], _ seed: Int, bucketBits: Int, slotBits: Int
  ) -> (displacements: [UInt8], slots: [Int?])? {
    let factor = SymbolKey.factor(seed: UInt64(seed))
    let hashes = keys.map { $0.hash(factor) }
    var buckets = [[Int]](repeating: [], count: 1 << bucketBits)
    for symbol in hashes.indices {
      buckets[Int(truncatingIfNeeded: hashes[symbol] & (1 << UInt64(bucketBits) - 1))].append(
        symbol)
    }
    var displacements = [UInt8](repeating: 0, count: buckets.count)
    var slots = [Int?](repeating: nil, count: 1 << slotBits)
    // Full buckets first: they are the hardest to place.
    for bucket in buckets.indices.sorted(by: { buckets[$0].count > buckets[$1].count }) {
      let symbols = buckets[bucket]
      guard let displacement = freeDisplacement(for: symbols.map { hashes[$0] }, slots) else {
        return nil
      }
      displacements[bucket] = displacement
      for symbol in symbols { slots[slot(hashes[symbol], displacement, slots.count)] = symbol }
    }
    return (displacements, slots)
  }

  /// The first number of displacements that leads every symbol of a bucket to a slot of its own.
  private static func freeDisplacement(for hashes: [UInt64], _ slots: [Int?]) -> UInt8? {
    for displacement in UInt8(0)..<128 {
      var taken: [Int] = []
      for hash in hashes {
        let place = slot(hash, displacement, slots.count)
        if slots[place] != nil || taken.contains(place) { break }
        taken.append(place)
      }
      if taken.count == hashes.count { return displacement }
    }
    return nil
  }

  private static func slot(_ hash: UInt64, _ displacement: UInt8, _ count: Int) -> Int {
    let sum = (hash >> 20) &+ UInt64(displacement) &* (hash >> 40 & 0xFFFF | 1)
    return Int(truncatingIfNeeded: sum & UInt64(count - 1))
  }
}

/// What the runtime looks at of a symbol.
struct SymbolKey {
  /// The first and the last eight bytes, the first of each in the lowest place.
  let first: UInt64
  let last: UInt64
  private let count: Int

  /// What stands between them, in displacements of eight bytes.
  private let middle: [UInt64]

  /// The length, where it and the bytes above say everything; otherwise what says that they do not.
  let tag: Int

  init(_ symbol: [UInt8]) {
    count = symbol.count
    first = Self.bytes(symbol, from: 0)
    last = count > 8 ? Self.bytes(symbol, from: count - 8) : first
    let isASCII = (first | last) & 0x8080_8080_8080_8080 == 0
    tag = isASCII && count <= 16 ? count : 0x40 | count & 0x3F
    middle =
      count > 16 ? stride(from: 8, to: count - 8, by: 8).map { Self.bytes(symbol, from: $0) } : []
  }

  /// Whether the text itself has to be compared.
  var isLong: Bool { tag & 0x40 != 0 }

  static func factor(seed: UInt64) -> UInt64 {
    (seed &* 0xD6E8_FEB8_6659_FD93 ^ 0x9E37_79B9_7F4A_7C15) | 1
  }

  func hash(_ factor: UInt64) -> UInt64 {
    func mixed(_ bits: UInt64) -> UInt64 {
      let product = bits &* factor
      return product ^ product >> 32
    }
    return (middle + [last]).reduce(mixed(first ^ UInt64(count))) { hash, symbol in
      mixed(hash ^ (symbol << 23 | symbol >> 41))
    }
  }

  private static func bytes(_ symbol: [UInt8], from start: Int) -> UInt64 {
    var bytes: UInt64 = 0
    for offset in (start..<min(start + 8, symbol.count)).reversed() {
      bytes = bytes << 8 | UInt64(symbol[offset])
    }
    return bytes
  }
}
