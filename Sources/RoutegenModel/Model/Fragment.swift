/// The fragment of a pattern: one parameter, or items as in a query.
package enum Fragment: Hashable, Sendable {
  case whole(slot: Int)
  case items([QueryItem])
}
