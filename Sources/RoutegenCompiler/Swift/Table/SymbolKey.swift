/// The parts of a symbol that the runtime hashes and compares.
struct SymbolKey {
  /// The first and the last eight bytes as little-endian numbers.
  let first: UInt64
  let last: UInt64
  private let count: Int

  /// The chunks of eight bytes between the first and the last.
  private let middle: [UInt64]

  /// The length, if ``first``, ``last`` and the length identify the symbol; otherwise 0x40 and the
  /// low bits of the length.
  let tag: Int

  init(_ symbol: [UInt8]) {
    count = symbol.count
    first = Self.chunk(symbol, at: 0)
    last = count > 8 ? Self.chunk(symbol, at: count - 8) : first
    let isASCII = (first | last) & 0x8080_8080_8080_8080 == 0
    tag = isASCII && count <= 16 ? count : 0x40 | count & 0x3F
    middle =
      count > 16 ? stride(from: 8, to: count - 8, by: 8).map { Self.chunk(symbol, at: $0) } : []
  }

  /// Whether the runtime compares the whole text, which the table then contains.
  var isLong: Bool { tag & 0x40 != 0 }

  /// Returns the odd number by which the hash of a seed multiplies.
  static func factor(seed: UInt64) -> UInt64 {
    (seed &* 0xD6E8_FEB8_6659_FD93 ^ 0x9E37_79B9_7F4A_7C15) | 1
  }

  func hash(_ factor: UInt64) -> UInt64 {
    func mixed(_ bits: UInt64) -> UInt64 {
      let product = bits &* factor
      return product ^ product >> 32
    }
    let others = count > 8 ? middle + [last] : []
    return others.reduce(mixed(first ^ UInt64(count))) { hash, chunk in
      mixed(hash ^ (chunk << 23 | chunk >> 41))
    }
  }

  /// Returns up to eight bytes from `start` as a little-endian number.
  private static func chunk(_ symbol: [UInt8], at start: Int) -> UInt64 {
    var chunk: UInt64 = 0
    for offset in (start..<min(start + 8, symbol.count)).reversed() {
      chunk = chunk << 8 | UInt64(symbol[offset])
    }
    return chunk
  }
}
