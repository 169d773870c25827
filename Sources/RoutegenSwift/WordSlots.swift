/// The words of a table in the slots that the runtime looks for them in.
///
/// `WordTable` in the runtime is the other side of this: the slot follows from the word's length, its
/// first and last eight bytes, and for long ones those between. Words of one bucket share a number
/// of steps, which is chosen so that every word has a slot of its own.
struct WordSlots {
  /// What distinguishes the hashes of tables.
  let seed: Int
  let bucketBits: Int
  let slotBits: Int

  /// The steps of each bucket.
  let steps: [UInt8]

  /// The word in each slot, as its place in the list; `nil` for a free one.
  let words: [Int?]

  /// How many bytes of a table they take.
  var size: Int { steps.count + words.count * 24 }

  /// - Parameter words: All different.
  init(_ words: [[UInt8]]) {
    let keys = words.map { WordKey($0) }
    slotBits = Self.bits(for: max(words.count + words.count / 4, 1))
    bucketBits = Self.bits(for: max(words.count / 3, 1))
    var seed = 0
    while true {
      if let (steps, slots) = Self.place(keys, seed, bucketBits: bucketBits, slotBits: slotBits) {
        self.seed = seed
        self.steps = steps
        self.words = slots
        return
      }
      seed += 1
      precondition(seed < 1000, "no hash keeps the words of the table apart")
    }
  }

  /// How many bits number so many things.
  private static func bits(for count: Int) -> Int {
    Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  private static func place(
    _ keys: [WordKey], _ seed: Int, bucketBits: Int, slotBits: Int
  ) -> (steps: [UInt8], slots: [Int?])? {
    let factor = WordKey.factor(seed: UInt64(seed))
    let hashes = keys.map { $0.hash(factor) }
    var buckets = [[Int]](repeating: [], count: 1 << bucketBits)
    for word in hashes.indices {
      buckets[Int(truncatingIfNeeded: hashes[word] & (1 << UInt64(bucketBits) - 1))].append(word)
    }
    var steps = [UInt8](repeating: 0, count: buckets.count)
    var slots = [Int?](repeating: nil, count: 1 << slotBits)
    // Full buckets first: they are the hardest to place.
    for bucket in buckets.indices.sorted(by: { buckets[$0].count > buckets[$1].count }) {
      let words = buckets[bucket]
      guard let step = freeStep(for: words.map { hashes[$0] }, slots) else { return nil }
      steps[bucket] = step
      for word in words { slots[slot(hashes[word], step, slots.count)] = word }
    }
    return (steps, slots)
  }

  /// The first number of steps that leads every word of a bucket to a slot of its own.
  private static func freeStep(for hashes: [UInt64], _ slots: [Int?]) -> UInt8? {
    for step in UInt8(0)..<128 {
      var taken: [Int] = []
      for hash in hashes {
        let place = slot(hash, step, slots.count)
        if slots[place] != nil || taken.contains(place) { break }
        taken.append(place)
      }
      if taken.count == hashes.count { return step }
    }
    return nil
  }

  private static func slot(_ hash: UInt64, _ step: UInt8, _ count: Int) -> Int {
    let sum = (hash >> 20) &+ UInt64(step) &* (hash >> 40 & 0xFFFF | 1)
    return Int(truncatingIfNeeded: sum & UInt64(count - 1))
  }
}

/// What the runtime looks at of a word.
struct WordKey {
  /// The first and the last eight bytes, the first of each in the lowest place.
  let first: UInt64
  let last: UInt64
  private let count: Int

  /// What stands between them, in steps of eight bytes.
  private let middle: [UInt64]

  /// The length, where it and the bytes above say everything; otherwise what says that they do not.
  let tag: Int

  init(_ word: [UInt8]) {
    count = word.count
    first = Self.bytes(word, from: 0)
    last = count > 8 ? Self.bytes(word, from: count - 8) : first
    let isASCII = (first | last) & 0x8080_8080_8080_8080 == 0
    tag = isASCII && count <= 16 ? count : 0x40 | count & 0x3F
    middle =
      count > 16 ? stride(from: 8, to: count - 8, by: 8).map { Self.bytes(word, from: $0) } : []
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
    return (middle + [last]).reduce(mixed(first ^ UInt64(count))) { hash, word in
      mixed(hash ^ (word << 23 | word >> 41))
    }
  }

  private static func bytes(_ word: [UInt8], from start: Int) -> UInt64 {
    var bytes: UInt64 = 0
    for offset in (start..<min(start + 8, word.count)).reversed() {
      bytes = bytes << 8 | UInt64(word[offset])
    }
    return bytes
  }
}
