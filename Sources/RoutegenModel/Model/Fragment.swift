/// The fragment of a pattern: one parameter, or items as in a query.
package enum Fragment: Hashable, Sendable {
  case whole(slot: Int)
  case items([QueryItem])

  /// Returns the fragment with other slots.
  func mapping(slot: (Int) -> Int) -> Fragment {
    switch self {
    case .whole(let old): .whole(slot: slot(old))
    case .items(let items): .items(items.map { $0.mapping(slot: slot) })
    }
  }
}
