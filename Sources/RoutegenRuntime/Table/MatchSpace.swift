/// The offsets of the records of a ``MatchFrame``, and its number of bytes.
struct MatchSpace: Sendable {
  static var recordSize: Int { 32 }
  static var choiceSize: Int { 16 }

  private let firstSlot, firstChoice, end: UInt32

  /// - Parameters:
  ///   - captures: The greatest number of texts that parameters match on one path.
  ///   - slots: The greatest number of parameters of one candidate.
  ///   - choices: The greatest number of segments of one path at which the match may continue in
  ///     more than one way.
  init(captures: Int, slots: Int, choices: Int) {
    let firstSlot = captures &* Self.recordSize
    let firstChoice = firstSlot &+ slots &* Self.recordSize
    // One more record, so that there is one.
    let end = firstChoice &+ choices &* Self.choiceSize &+ Self.recordSize
    self.firstSlot = UInt32(truncatingIfNeeded: firstSlot)
    self.firstChoice = UInt32(truncatingIfNeeded: firstChoice)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// The offset of the first slot, after the texts of a path.
  @inline(__always)
  var slots: Int { Int(firstSlot) }

  /// The offset of the first choice.
  @inline(__always)
  var choices: Int { Int(firstChoice) }

  @inline(__always)
  var byteCount: Int { Int(end) }
}
