// The Swift of the article "Your first route".
import RoutegenRuntime

func answer(to link: String) -> String {
  do {
    switch try Library(link) {
    case .index: return "the start page"
    case .books(let id, .index): return "book \(id)"
    case .books(let id, .reviews(let page)): return "reviews of book \(id), page \(page)"
    case .search(let query): return "search for \(query ?? "anything")"
    }
  } catch {
    return "no link of ours: \(error)"
  }
}

/// The end of the article's `main.swift`.
func main() {
  for link in CommandLine.arguments.dropFirst() { print(answer(to: link)) }
}

func printing() throws -> [String] {
  let route = Library.books(id: 7, .reviews(page: 2))
  let texts = [
    try route.link(),  // "library://books/7/reviews?page=2"
    try route.link(.web),  // "https://library.example/books/7/reviews?page=2"
    try Library.books(id: 7).path(),  // "/books/7"
    try Library.index.link(.web, adding: ["from": "mail"]),  // "https://library.example/?from=mail"
  ]
  return texts
}
