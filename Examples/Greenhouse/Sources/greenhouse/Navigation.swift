import RoutegenHandling

// Routes are saved as their links.
nonisolated extension Greenhouse: Codable {}

/// What a window shows, as values.
struct Navigation: Equatable, Codable {
  enum Tab: String, Codable { case shop, care, account }

  var tab = Tab.shop

  // The screens above the first one of each tab.
  var shop = SavedPath<Greenhouse>()
  var care = SavedPath<Greenhouse>()
  var account = SavedPath<Greenhouse>()

  var sheet: Greenhouse?

  // The sheet is not saved.
  private enum CodingKeys: CodingKey { case tab, shop, care, account }

  /// Shows a route.
  mutating func open(_ route: Greenhouse) {
    sheet = nil
    switch route {
    case .cart, .gift: sheet = route
    case .index, .shop, .search: (tab, shop.routes) = (.shop, route.stack(below: .index))
    case .care: (tab, care.routes) = (.care, route.stack(below: .care()))
    case .account: (tab, account.routes) = (.account, route.stack(below: .account()))
    case .signedIn: break
    }
  }
}
