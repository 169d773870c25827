/// The value of a text as numbers; see ``TypeRecord/value(_:_:isPath:_:)``.
struct ReadValue: Equatable {
  /// The bits of a number, the ordinal of an enum value, or the first half of a UUID.
  var bits: UInt64 = 0

  /// The second half of a UUID.
  var low: UInt64 = 0
}
