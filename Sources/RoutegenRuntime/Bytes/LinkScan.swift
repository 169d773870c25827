/// A link in memory of the call that reads it, with a bit for every byte that separates its parts.
///
/// The text is copied once. Zeros follow it, so a whole chunk can be read at every offset up to the
/// end, and nothing that is found in the link refers to the `String`. One pass over the copy, 16
/// bytes at a time, finds the separators and whether the text needs a closer look.
///
///     memory    byte… zero… bit…
@safe struct LinkScan {
  /// The number of bytes of the link.
  private(set) var count: Int

  /// Whether every byte is ASCII and represents itself, except for a `+` in a query.
  ///
  /// There is no escape, control character, space or backslash, and no dot after a slash.
  let isPlain: Bool

  /// Whether there is a `+`, which in a query represents a space.
  let hasPlus: Bool

  /// Whether there is a `#`.
  let hasHash: Bool

  /// The part of the link from the first `%` or `+` to the last one; without any, nothing is decoded.
  private let codes: Codes

  /// The bytes, and at least 32 zeros after them.
  private let bytes: UnsafeRawPointer

  /// A bit for each byte, which is set for a slash, `?`, `#`, `&` and `=`.
  ///
  /// The bit after those of the bytes is set, too.
  private let bits: UnsafeRawPointer

  private typealias Block = SIMD16<UInt8>

  /// The number of bytes of memory, aligned to 16 bytes, for a link of `count` bytes.
  static func room(for count: Int) -> Int { roomForBytes(count) &+ (count &+ 128) &>> 7 &* 16 }

  /// The number of bytes for a link and for at least 48 bytes after it.
  @inline(__always)
  private static func roomForBytes(_ count: Int) -> Int { (count &+ 63) & ~15 }

  /// Copies a link to memory of at least ``room(for:)`` bytes, which must outlive the scan.
  @unsafe
  @inline(__always)
  init(_ text: borrowing String, to memory: UnsafeMutableRawPointer) {
    if let scan = unsafe text.utf8.withContiguousStorageIfAvailable({
      unsafe LinkScan($0, to: memory)
    }) {
      self = scan
    } else {
      self = unsafe Self.bridged(copy text, to: memory)
    }
  }

  /// Copies a text that is not UTF-8 in memory, which occurs on Apple platforms.
  @inline(never)
  private static func bridged(_ text: String, to memory: UnsafeMutableRawPointer) -> LinkScan {
    var text = text
    return text.withUTF8 { unsafe LinkScan($0, to: memory) }
  }

  /// Copies a link to memory of at least ``room(for:)`` bytes, which must outlive the scan.
  @inline(never)
  init(_ text: UnsafeBufferPointer<UInt8>, to memory: UnsafeMutableRawPointer) {
    count = text.count
    unsafe bytes = UnsafeRawPointer(memory)
    let bits = unsafe memory + Self.roomForBytes(text.count)
    unsafe self.bits = UnsafeRawPointer(bits)
    if let source = text.baseAddress {
      unsafe memory.copyMemory(from: source, byteCount: text.count)
    }
    // The last block has digits after the end, which are not noticed.
    unsafe Self.store(Block(repeating: UInt8(ascii: "0")), twiceTo: memory + text.count)
    var (suspects, pluses, hashes) = (Block(), Block(), Block())
    var offset = 0
    while offset <= text.count {
      let block = unsafe memory.loadUnaligned(fromByteOffset: offset, as: Block.self)
      let next = unsafe memory.loadUnaligned(fromByteOffset: offset &+ 1, as: Block.self)
      suspects |= Self.suspects(block, next)
      pluses |= Self.bytes(block .== Block(repeating: UInt8(ascii: "+")))
      let hash = block .== Block(repeating: UInt8(ascii: "#"))
      hashes |= Self.bytes(hash)
      let marks = Self.bits(Self.pathOrItemSeparators(block) .| hash)
      unsafe bits.storeBytes(of: marks, toByteOffset: offset &>> 3, as: UInt16.self)
      offset &+= 16
    }
    isPlain = Self.isEmpty(suspects)
    hasPlus = !Self.isEmpty(pluses)
    hasHash = !Self.isEmpty(hashes)
    codes = unsafe isPlain && !hasPlus ? Codes() : Codes(memory, text.count, isPlain: isPlain)
    unsafe Self.store(Block(), twiceTo: memory + text.count)
    unsafe Self.endBits(bits, at: text.count)
  }

  /// Where the bytes of a link are that must be decoded.
  private struct Codes {
    /// The offsets of the first one and after the last one.
    ///
    /// The highest bit of the end is set if a URI contains all other bytes unescaped.
    var first = UInt16.max, end: UInt16 = 0

    init() {}

    /// Finds the codes of a link with digits after its end.
    ///
    /// - Parameter isPlain: Whether a URI contains all bytes unescaped.
    @unsafe
    @inline(never)
    init(_ memory: UnsafeMutableRawPointer, _ count: Int, isPlain: Bool) {
      var others = Block()
      var offset = 0
      while offset < count {
        let block = unsafe memory.loadUnaligned(fromByteOffset: offset, as: Block.self)
        let marks =
          (block .== Block(repeating: UInt8(ascii: "%")))
          .| (block .== Block(repeating: UInt8(ascii: "+")))
        if !LinkScan.isEmpty(LinkScan.bytes(marks)) {
          let bits = UInt16(littleEndian: LinkScan.bits(marks))
          if end == 0 { first = UInt16(clamping: offset &+ bits.trailingZeroBitCount) }
          end = UInt16(clamping: min(offset &+ 16 &- bits.leadingZeroBitCount, 0x7FFF))
        }
        if !isPlain { others |= Self.unescaped(block) }
        offset &+= 16
      }
      if LinkScan.isEmpty(others) { end |= 0x8000 }
    }

    /// Marks the bytes that no URI contains unescaped.
    @inline(__always)
    private static func unescaped(_ block: Block) -> Block {
      // The bit 0x20 is the difference of `[` and `{`, and the bit 0x02 that of `<` and `>`.
      let folded = block | Block(repeating: 0x20)
      let brackets =
        (folded .>= Block(repeating: UInt8(ascii: "{")))
        .& (folded .<= Block(repeating: UInt8(ascii: "}")))
      return LinkScan.bytes(
        LinkScan.areOutsideOfText(block) .| brackets
          .| ((block | Block(repeating: 0x02)) .== Block(repeating: UInt8(ascii: ">")))
          .| (block .== Block(repeating: UInt8(ascii: "\"")))
          .| (block .== Block(repeating: UInt8(ascii: "^")))
          .| (block .== Block(repeating: UInt8(ascii: "`"))))
    }
  }

  /// Marks control characters, the space, delete, and the bytes that are not ASCII.
  @inline(__always)
  private static func areOutsideOfText(_ block: Block) -> SIMDMask<SIMD16<Int8>> {
    (block .< Block(repeating: 0x21)) .| (block .>= Block(repeating: 0x7F))
  }

  /// Whether a URI contains every byte unescaped, or `%`; of a link that is not plain.
  var isOfURI: Bool { codes.end >= 0x8000 }

  /// The part of a link that is not plain outside of which every byte is one that a URI contains
  /// unescaped.
  var doubtful: Range<Int> {
    isOfURI ? min(Int(codes.first), endOfCodes)..<endOfCodes : 0..<count
  }

  /// The offset after the last code, unless the link ends before it.
  @inline(__always)
  private var endOfCodes: Int { min(Int(codes.end & 0x7FFF), count) }

  /// Marks the bytes that prevent ``isPlain``; `next` is the block one byte further.
  @inline(__always)
  private static func suspects(_ block: Block, _ next: Block) -> Block {
    let slashAndDot =
      (block .== Block(repeating: UInt8(ascii: "/")))
      .& (next .== Block(repeating: UInt8(ascii: ".")))
    return bytes(
      slashAndDot .| areOutsideOfText(block) .| (block .== Block(repeating: UInt8(ascii: "%")))
        .| (block .== Block(repeating: UInt8(ascii: "\\"))))
  }

  /// Marks `/`, `?`, `=` and `&`.
  @inline(__always)
  private static func pathOrItemSeparators(_ block: Block) -> SIMDMask<SIMD16<Int8>> {
    // The bit 0x02 is the difference of `?` and `=`.
    let folded = block | Block(repeating: 0x02)
    return (block .== Block(repeating: UInt8(ascii: "/")))
      .| (block .== Block(repeating: UInt8(ascii: "&")))
      .| (folded .== Block(repeating: UInt8(ascii: "?")))
  }

  @inline(__always)
  private static func store(_ block: Block, twiceTo memory: UnsafeMutableRawPointer) {
    unsafe memory.storeBytes(of: block, as: Block.self)
    unsafe memory.storeBytes(of: block, toByteOffset: 16, as: Block.self)
  }

  /// Sets the bit at the end, and clears those after it.
  @inline(__always)
  private static func endBits(_ bits: UnsafeMutableRawPointer, at end: Int) {
    let offset = end &>> 6 &* 8
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: end)
    // The lowest byte has the bits of the first bytes, on any processor.
    let word = unsafe UInt64(littleEndian: bits.load(fromByteOffset: offset, as: UInt64.self))
    unsafe bits.storeBytes(
      of: (word & (bit &- 1) | bit).littleEndian, toByteOffset: offset, as: UInt64.self)
  }

  /// A byte of ones for each byte that a mask marks.
  @inline(__always)
  private static func bytes(_ mask: SIMDMask<SIMD16<Int8>>) -> Block {
    unsafe unsafeBitCast(mask, to: Block.self)
  }

  /// Whether no byte is marked.
  ///
  /// Swift's `==` compares the bytes one by one.
  @inline(__always)
  private static func isEmpty(_ marks: Block) -> Bool {
    let halves = unsafe unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }

  /// A bit for each byte that a mask marks, the first in the lowest bit of the first byte.
  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD16<Int8>>) -> UInt16 {
    let halves = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    let (low, high) = (bits(UInt64(littleEndian: halves[0])), bits(UInt64(littleEndian: halves[1])))
    return UInt16(truncatingIfNeeded: low &>> 56 | high &>> 48 & 0xFF00).littleEndian
  }

  /// A bit for each byte of ones of a chunk, in the highest byte.
  @inline(__always)
  private static func bits(_ ones: UInt64) -> UInt64 {
    // Keeps another bit of each byte; the product is their sum.
    (ones & 0x8040_2010_0804_0201) &* ByteMasks.all(1)
  }
}

// Every access is one comparison: a negative offset is a huge unsigned one.
extension LinkScan {
  /// The byte at `offset`, or 0 outside of the link.
  @inline(__always)
  subscript(_ offset: Int) -> UInt8 {
    UInt(bitPattern: offset) <= UInt(bitPattern: count)
      ? unsafe bytes.load(fromByteOffset: offset, as: UInt8.self) : 0
  }

  /// The eight bytes from `offset` on, the first in the lowest byte; bytes outside of the link are 0.
  @inline(__always)
  func chunk(at offset: Int) -> UInt64 {
    UInt(bitPattern: offset) <= UInt(bitPattern: count)
      ? unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      : 0
  }

  /// Whether no byte of a part of the link has to be decoded.
  @inline(__always)
  func isLiteral(_ start: Int, _ end: Int) -> Bool {
    end <= Int(codes.first) || start >= endOfCodes
  }

  /// The offset of the first separator from `offset` on, or the end.
  @inline(__always)
  func separator(from offset: Int) -> Int {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return count }
    var place = offset &>> 6
    var word = bitWord(place) &>> UInt64(truncatingIfNeeded: offset)
    if word != 0 { return offset &+ word.trailingZeroBitCount }
    // The bit at the end is set, so this ends there.
    repeat {
      place &+= 1
      word = bitWord(place)
    } while word == 0
    return place &* 64 &+ word.trailingZeroBitCount
  }

  @inline(__always)
  private func bitWord(_ place: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bits.load(fromByteOffset: place &* 8, as: UInt64.self))
  }

  /// The text of a part of the link that is inside of it; otherwise an empty text.
  @inline(__always)
  func string(_ start: Int, _ end: Int) -> String {
    guard UInt(bitPattern: start) <= UInt(bitPattern: end), end <= count else { return "" }
    let part = unsafe UnsafeRawBufferPointer(start: bytes + start, count: end &- start)
    return unsafe String(decoding: part, as: UTF8.self)
  }

  /// The bytes as a view, for functions that read any text.
  var view: ByteView {
    unsafe ByteView(
      UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self), count: count))
  }
}

// MARK: Parts of a link

extension LinkScan {
  /// Whether a byte ends a path: the byte after the link, `?` or `#`.
  @inline(__always)
  static func endsPath(_ byte: UInt8) -> Bool {
    byte == 0 || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// The end of the path segment that begins at `start`.
  @inline(__always)
  func segmentEnd(from start: Int) -> Int {
    var end = separator(from: start)
    while self[end] == UInt8(ascii: "&") || self[end] == UInt8(ascii: "=") {
      end = separator(from: end &+ 1)
    }
    return end
  }

  /// The end of the path that contains the byte at `start`.
  func pathEnd(from start: Int) -> Int {
    var end = segmentEnd(from: start)
    while !Self.endsPath(self[end]) { end = segmentEnd(from: end &+ 1) }
    return end
  }

  /// The query after a path, without the `?`; `nil` without one.
  @inline(__always)
  func query(after pathEnd: Int) -> Range<Int>? {
    guard self[pathEnd] == UInt8(ascii: "?") else { return nil }
    return pathEnd &+ 1..<(hasHash ? hash(after: pathEnd) : count)
  }

  /// The fragment after a path and perhaps a query, without the `#`; `nil` without one.
  func fragment(after pathEnd: Int) -> Range<Int>? {
    let hash = hash(after: pathEnd)
    return hash < count ? hash &+ 1..<count : nil
  }

  /// The directive for browsers at the end of a fragment, such as `:~:text=hello`; `nil` without one.
  func directive(in fragment: Range<Int>) -> Range<Int>? {
    for offset in fragment where chunk(at: offset) & 0xFF_FFFF == 0x3A_7E_3A {
      return offset..<count
    }
    return nil
  }

  /// Ends the link at an offset inside of it.
  mutating func end(at end: Int) {
    guard end >= 0, end < count else { return }
    unsafe Self.store(Block(), twiceTo: UnsafeMutableRawPointer(mutating: bytes) + end)
    unsafe Self.endBits(UnsafeMutableRawPointer(mutating: bits), at: end)
    count = end
  }

  private func hash(after start: Int) -> Int {
    var offset = separator(from: start)
    while offset < count, self[offset] != UInt8(ascii: "#") {
      offset = separator(from: offset &+ 1)
    }
    return offset
  }
}

/// Calls `body` with a scan of a text.
///
/// The scan must not outlive the call.
func withLinkScan<R, E: Error>(
  of text: ByteView, _ body: (LinkScan) throws(E) -> R
) throws(E) -> R {
  let memory = UnsafeMutableRawPointer.allocate(
    byteCount: LinkScan.room(for: text.count), alignment: 16)
  defer { unsafe memory.deallocate() }
  return try body(unsafe LinkScan(text.buffer, to: memory))
}
