/// The reason why a link has no route, as places in the link and in the table.
///
/// Its texts are made only for the error that the caller of the library receives; see
/// ``error(in:_:)``.
struct Failure: Error {
  enum Kind: UInt8 {
    // The first three are in order of how helpful they are.
    case notFound, missing, invalidValue
    case malformed, repeatedKey, wrongScheme, wrongHost, excluded, expired

    /// The error is ``RareValues/error``.
    case other
  }

  // As a number, because an error has metadata, which would need that of the enum.
  private let kindNumber: UInt8

  var kind: Kind { Kind(rawValue: kindNumber) ?? .other }

  private(set) var malformation = Malformation.tooLong

  /// The slot of the parameter.
  private(set) var slot: UInt16 = 0

  /// The address of the parameter's candidate, the offset of the malformation, or the port.
  private(set) var number: UInt32 = 0

  /// The text that the error contains.
  private(set) var capture = Capture.absent

  /// - Parameter capture: The text that the error contains.
  init(_ kind: Kind, _ capture: Capture = .absent) {
    kindNumber = kind.rawValue
    self.capture = capture
  }

  /// A malformed link.
  init(_ malformation: Malformation, at offset: Int) {
    kindNumber = Kind.malformed.rawValue
    self.malformation = malformation
    number = UInt32(clamping: offset)
  }

  init(repeatedKey key: Capture, at offset: Int) {
    kindNumber = Kind.repeatedKey.rawValue
    number = UInt32(clamping: offset)
    capture = key
  }

  /// A failure of a candidate's parameter.
  init(_ kind: Kind, _ candidate: Int, _ slot: Int, _ capture: Capture) {
    kindNumber = kind.rawValue
    number = UInt32(clamping: candidate)
    self.slot = UInt16(clamping: slot)
    self.capture = capture
  }

  /// A host that is not declared.
  init(wrongHost host: Range<Int>, port: Int?) {
    kindNumber = Kind.wrongHost.rawValue
    // 0 for the default port.
    number = UInt32(clamping: (port ?? -1) + 1)
    capture = Capture(.raw, host)
  }

  // The functions that throw exist once, because a `throw` takes a hundred bytes of code.

  @inline(never)
  static func fail(_ kind: Kind, _ capture: Capture = .absent) throws(Failure) -> Never {
    throw Failure(kind, capture)
  }

  @inline(never)
  static func fail(_ malformation: Malformation, at offset: Int) throws(Failure) -> Never {
    throw Failure(malformation, at: offset)
  }
}
