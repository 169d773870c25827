import AppRoutes
import Foundation

/// Routes with web links: each of the set, also with values that have to be escaped.
let linkedRoutes: [App] = [
  .index,
  .recipes(id: 7, title: "leek-soup"),
  .recipes(id: -1, title: "crème brûlée"),
  .recipes(id: 7, title: "\"><script>alert(1)</script>"),
  .recipes(id: 7, title: "a/b?c#d%e&f;g=h+i,j'k\\l"),
  .recipes(id: .max, title: "{{7*7}} ${x} //evil.example javascript:alert(1)"),
  .search(q: "soup"),
  .search(
    q: "it's salt, pepper & \"dill\"", effort: .quick, tag: ["hot", "a,b", "</title>"], page: 2),
  .search(q: ""),
  .lists(id: UUID()),
  .lists(id: UUID(), until: Date(timeIntervalSince1970: 4_000_000_000)),
  .favorites,
]

/// A route that only the scheme of the app opens.
let unlinkedRoute = App.timer(minutes: 5)
