import AppRoutes
import Foundation
import RoutegenFoundation
import RoutegenRuntime

// Opens the links in its arguments, or a few examples.

let given = Array(CommandLine.arguments.dropFirst())
let links =
  given.isEmpty
  ? [
    "https://recipes.example/recipes/7-leek-soup",
    // routegen:disable-next-line non-canonical-link
    "recipebook://search?q=caf%C3%A9+au+lait&effort=quick&tag=hot&tag=milk",
    "https://recipes.example/click?to=recipebook://timer?minutes=5",
    "https://recipes.example/recipes/seven",
    "https://evil.example/recipes/7-leek-soup",
  ] : given

for link in links {
  do throws(LinkError) {
    let route = try App(link)
    print("\(link)\n  opens \(screen(of: route))\n  is    \(try route.link())")
  } catch {
    print("\(link)\n  \(error)")
  }
}

/// Returns the text of a screen.
///
/// After a route is added to the file, the compiler requires a case here.
func screen(of route: App) -> String {
  switch route {
  case .index: "the start page"
  case .recipes(let id, let title): "recipe \(id), '\(title)'"
  case .search(let query, let effort, let tags, let page):
    "page \(page) of '\(query)', \(effort?.rawValue ?? "any effort"), tagged \(tags)"
  case .lists(let id, let until):
    "the list \(id)" + (until.map { " until \($0.formatted(.iso8601))" } ?? "")
  case .favorites: "the recipes that the user has marked"
  case .timer(let minutes): "a timer of \(minutes) minutes"
  }
}
