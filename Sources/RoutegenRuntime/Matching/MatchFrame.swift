/// The records that one match reads and writes, as numbers in ``Scratch``.
///
///     frame     path… slot… choice…
///     path      capture value          a text of the path that a parameter matched
///     slot      capture value key      a parameter of the candidate
///     choice    alternative:32 position:32 captureCount:32 unreadable:32
///
/// A number has 64 bits, so a choice is two. A value is what ``TypeRecord/value(_:_:isPath:_:)``
/// returns. The table says how many records of each kind a match needs: ``MatchSpace``.
struct MatchFrame {
  private static let pathSize = 2
  private static let slotSize = 3
  private static let choiceSize = 2

  private let scratch: Scratch

  /// The index of the first slot, and of the first choice.
  private let slots: Int
  private let choices: Int

  @inline(__always)
  init(_ scratch: Scratch, _ space: MatchSpace) {
    self.scratch = scratch
    slots = space.captures &* Self.pathSize
    choices = slots &+ space.slots &* Self.slotSize
  }

  /// The number of numbers in a frame.
  static func count(for space: MatchSpace) -> Int {
    (space.captures &* pathSize) &+ (space.choices &* choiceSize) &+ (space.slots &* slotSize)
  }

  // MARK: Texts of the path

  @inline(__always)
  func pathCapture(_ order: Int) -> Capture { Capture(bits: scratch[order &* Self.pathSize]) }

  @inline(__always)
  func pathValue(_ order: Int) -> UInt64 { scratch[order &* Self.pathSize &+ 1] }

  @inline(__always)
  func setPath(_ order: Int, _ capture: Capture, _ value: UInt64) {
    scratch[order &* Self.pathSize] = capture.bits
    scratch[order &* Self.pathSize &+ 1] = value
  }

  // MARK: Slots

  /// The key of a slot that no item of the query can fill, because its value comes from the path.
  ///
  /// A symbol has 24 bits, so this is none.
  static var noKey: UInt64 { 1 << 32 }

  @inline(__always)
  private func index(ofSlot slot: Int) -> Int { slots &+ slot &* Self.slotSize }

  @inline(__always)
  func capture(ofSlot slot: Int) -> Capture { Capture(bits: scratch[index(ofSlot: slot)]) }

  @inline(__always)
  func setCapture(_ capture: Capture, ofSlot slot: Int) {
    scratch[index(ofSlot: slot)] = capture.bits
  }

  @inline(__always)
  func value(ofSlot slot: Int) -> UInt64 { scratch[index(ofSlot: slot) &+ 1] }

  @inline(__always)
  func setValue(_ value: UInt64, ofSlot slot: Int) {
    scratch[index(ofSlot: slot) &+ 1] = value
  }

  /// The symbol of the key whose item fills the slot; 0 if none does, or ``noKey``.
  @inline(__always)
  func key(ofSlot slot: Int) -> UInt64 { scratch[index(ofSlot: slot) &+ 2] }

  @inline(__always)
  func setKey(_ key: UInt64, ofSlot slot: Int) { scratch[index(ofSlot: slot) &+ 2] = key }

  // MARK: Choices

  /// A segment at which the match may continue in another way, and its state there.
  struct Choice {
    /// The address of the first alternative that is not tried yet.
    let alternative: Int

    /// The offset of the segment in the link.
    let position: Int

    /// See the properties of ``Matcher`` of these names.
    let captureCount: Int
    let unreadable: Int
  }

  @inline(__always)
  func choice(_ number: Int) -> Choice {
    let index = choices &+ number &* Self.choiceSize
    let (first, second) = (scratch[index], scratch[index &+ 1])
    return Choice(
      alternative: Int(truncatingIfNeeded: first &>> 32),
      position: Int(truncatingIfNeeded: first & 0xFFFF_FFFF),
      captureCount: Int(truncatingIfNeeded: second &>> 32),
      unreadable: Int(truncatingIfNeeded: second & 0xFFFF_FFFF))
  }

  @inline(__always)
  func setChoice(_ number: Int, _ choice: Choice) {
    let index = choices &+ number &* Self.choiceSize
    scratch[index] = UInt64(truncatingIfNeeded: choice.alternative &<< 32 | choice.position)
    scratch[index &+ 1] = UInt64(
      truncatingIfNeeded: choice.captureCount &<< 32 | choice.unreadable)
  }
}
