/// The records that one match writes and reads, in memory of the call.
///
///     frame     path… slot… choice…
///     path      capture value low 0              a text of the path that a parameter matched
///     slot      capture value low descriptor     a parameter of the candidate
///     choice    alternative:32 position:32 captureCount:32 unreadable:32
///
/// Each part has eight bytes, except for those of a choice. A value is a ``ReadValue``. The table says
/// how many records of each kind a match needs. A record is read only after it was written; one that
/// is outside of the frame, which occurs only with a damaged table, is not written and reads as
/// zeros.
@safe struct MatchFrame {
  static var size: Int { MatchSpace.recordSize }
  static var choiceSize: Int { MatchSpace.choiceSize }

  private let start: UnsafeMutableRawPointer

  /// The offsets of the first slot and of the first choice, and of the last record of 32 bytes.
  private let slots, choices, last: Int

  /// - Parameter memory: As many bytes as the space says, aligned to 16 bytes.
  @inline(__always)
  init(_ space: MatchSpace, in memory: UnsafeMutableRawPointer) {
    unsafe start = memory
    slots = space.slots
    choices = space.choices
    last = space.byteCount &- Self.size
  }

  private typealias Pair = SIMD2<UInt64>

  @inline(__always)
  private func isInside(_ offset: Int) -> Bool {
    UInt(bitPattern: offset) <= UInt(bitPattern: last)
  }

  @inline(__always)
  private func store(_ first: UInt64, _ second: UInt64, at offset: Int) {
    unsafe start.storeBytes(of: Pair(first, second), toByteOffset: offset, as: Pair.self)
  }

  @inline(__always)
  private func load(_ offset: Int) -> UInt64 {
    isInside(offset) ? unsafe start.load(fromByteOffset: offset, as: UInt64.self) : 0
  }

  // MARK: Texts of the path

  @inline(__always)
  func setPath(_ order: Int, _ capture: Capture, _ value: ReadValue) {
    let offset = order &* Self.size
    guard isInside(offset) else { return }
    store(capture.bits, value.bits, at: offset)
    store(value.low, 0, at: offset &+ 16)
  }

  func pathCapture(_ order: Int) -> Capture { Capture(bits: load(order &* Self.size)) }

  /// Copies a text of the path and its value to a slot.
  @inline(__always)
  func fill(slot: Int, fromPath order: Int, _ descriptor: SlotDescriptor) {
    let (source, target) = (order &* Self.size, slots &+ slot &* Self.size)
    guard isInside(source), isInside(target) else { return }
    let pair = unsafe start.load(fromByteOffset: source, as: Pair.self)
    unsafe start.storeBytes(of: pair, toByteOffset: target, as: Pair.self)
    let low = unsafe start.load(fromByteOffset: source &+ 16, as: UInt64.self)
    store(low, descriptor.bits, at: target &+ 16)
  }

  // MARK: Slots

  /// Fills a slot whose value is read later.
  @inline(__always)
  func fill(slot: Int, _ capture: Capture, _ descriptor: SlotDescriptor) {
    let offset = slots &+ slot &* Self.size
    guard isInside(offset) else { return }
    store(capture.bits, 0, at: offset)
    store(0, descriptor.bits, at: offset &+ 16)
  }

  @inline(__always)
  func capture(ofSlot slot: Int) -> Capture { Capture(bits: load(slots &+ slot &* Self.size)) }

  @inline(__always)
  func setCapture(_ capture: Capture, ofSlot slot: Int) {
    let offset = slots &+ slot &* Self.size
    guard isInside(offset) else { return }
    unsafe start.storeBytes(of: capture.bits, toByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  func setValue(_ value: ReadValue, ofSlot slot: Int) {
    let offset = slots &+ slot &* Self.size
    guard isInside(offset) else { return }
    unsafe start.storeBytes(of: value.bits, toByteOffset: offset &+ 8, as: UInt64.self)
    unsafe start.storeBytes(of: value.low, toByteOffset: offset &+ 16, as: UInt64.self)
  }

  @inline(__always)
  func descriptor(ofSlot slot: Int) -> SlotDescriptor {
    SlotDescriptor(bits: load(slots &+ slot &* Self.size &+ 24))
  }

  /// The slots alone, of which this many are filled.
  @inline(__always)
  func filledSlots(_ count: Int) -> FilledSlots {
    // Slots that are not inside of the frame, which occur only with a damaged table, are not filled.
    let isInside = slots &+ count &* Self.size <= last &+ Self.size
    return unsafe FilledSlots(start + slots, isInside ? count : 0)
  }

  // MARK: Choices

  /// A segment at which the match may continue in another way, and its state there.
  struct Choice {
    /// The address of the first alternative that is not tried yet.
    let alternative: Int

    /// The offset of the segment in the link.
    let position: Int

    /// See the properties of ``LinkMatcher`` of these names.
    let captureCount: Int
    let unreadable: Int
  }

  func choice(_ number: Int) -> Choice {
    let offset = choices &+ number &* Self.choiceSize
    let (first, second) = (load(offset), load(offset &+ 8))
    return Choice(
      alternative: Int(truncatingIfNeeded: first &>> 32),
      position: Int(truncatingIfNeeded: first & 0xFFFF_FFFF),
      captureCount: Int(truncatingIfNeeded: second &>> 32),
      unreadable: Int(truncatingIfNeeded: second & 0xFFFF_FFFF))
  }

  /// Records a choice; returns `false` if there is no room for it.
  @inline(__always)
  func setChoice(_ number: Int, _ choice: Choice) -> Bool {
    let offset = choices &+ number &* Self.choiceSize
    guard isInside(offset) else { return false }
    store(
      UInt64(truncatingIfNeeded: choice.alternative) &<< 32
        | UInt64(truncatingIfNeeded: choice.position),
      UInt64(truncatingIfNeeded: choice.captureCount) &<< 32
        | UInt64(truncatingIfNeeded: choice.unreadable), at: offset)
    return true
  }
}

/// The filled slots of a ``MatchFrame``; other slots are absent.
@safe struct FilledSlots {
  private let start: UnsafeRawPointer
  private let count: Int32
  private var first: Int32 = 0

  @inline(__always)
  fileprivate init(_ start: UnsafeMutableRawPointer, _ count: Int) {
    unsafe self.start = UnsafeRawPointer(start)
    self.count = Int32(truncatingIfNeeded: count)
  }

  /// The slots without the first `count` ones.
  func dropping(_ count: Int) -> FilledSlots {
    var slots = self
    slots.first = Int32(clamping: first(of: max(count, 0)))
    return slots
  }

  /// The position of a slot among those of the candidate.
  @inline(__always)
  func first(of slot: Int) -> Int { Int(first) &+ slot }

  @inline(__always)
  private func load(_ slot: Int, _ offset: Int) -> UInt64 {
    let slot = first(of: slot)
    guard UInt(bitPattern: slot) < UInt(UInt32(bitPattern: count)) else { return 0 }
    return unsafe start.load(fromByteOffset: slot &* MatchFrame.size &+ offset, as: UInt64.self)
  }

  @inline(__always)
  func capture(_ slot: Int) -> Capture { Capture(bits: load(slot, 0)) }

  @inline(__always)
  func value(_ slot: Int) -> UInt64 { load(slot, 8) }

  @inline(__always)
  func low(_ slot: Int) -> UInt64 { load(slot, 16) }
}
