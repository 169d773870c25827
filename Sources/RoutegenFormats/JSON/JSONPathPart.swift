/// A step from a JSON value to one that it contains.
package enum JSONPathPart: Hashable, Sendable {
  case key(String)
  case index(Int)
}
