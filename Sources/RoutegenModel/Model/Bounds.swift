/// The limits on the values of a type: the least and the greatest number, which both belong to it,
/// the hosts of a URL, or that a text is not empty.
package enum Bounds: Hashable, Sendable {
  case int(Int, Int)
  case uint(UInt, UInt)
  case double(Double, Double)

  /// Whole numbers with zeros at the front, of the type `Int` or `UInt`.
  case padded(PaddedRange)
  case hosts([HostPattern])

  /// Every text but the empty one: `String+`.
  case filled
}
