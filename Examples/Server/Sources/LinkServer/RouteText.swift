import AppRoutes

/// The words for a route on a page, in a mail and in a push.
///
/// They contain numbers and the words for values of enums, but no text of a link: whoever writes a link
/// would otherwise write on the site. A real server takes the words from its database.
struct RouteText {
  let title: String
  let summary: String

  init(_ route: App) {
    (title, summary) =
      switch route {
      case .index: ("Recipes for every day", "Cook something good today.")
      case .recipes(let id, _): ("Recipe \(id)", "The ingredients, and each step with a picture.")
      case .search(_, let effort, _, _): ("A search for recipes", Self.summary(of: effort))
      case .lists: ("A shopping list", "Somebody shares a shopping list with you.")
      case .favorites: ("Your favorites", "The recipes that you have marked.")
      case .timer(let minutes): ("A timer of \(minutes) minutes", "It rings in the app.")
      }
  }

  private static func summary(of effort: App.Effort?) -> String {
    switch effort {
    case .quick: "Recipes for a short evening."
    case .weekend: "Recipes that take their time."
    case .showpiece: "Recipes for guests."
    case nil: "Recipes of any effort."
    }
  }
}
