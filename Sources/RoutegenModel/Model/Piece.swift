/// A part of a segment that is neither all literal nor all parameter.
package enum Piece: Hashable, Sendable {
  case literal(String)
  case parameter(slot: Int?, ValueType)
}
