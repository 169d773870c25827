/// A part of a mixed segment.
package enum Piece: Hashable, Sendable {
  case literal(String)
  case parameter(slot: Int?, ValueType)
}
