/// What a pattern says of the fragment.
package enum Fragment: Hashable, Sendable {
  case whole(slot: Int)
  case items([QueryItem])
}
