import Foundation
import RoutegenFoundation
import RoutegenRuntime
import TestSupport

/// A way to print a route.
enum Way {
  case canonicalLink, canonicalURL, path, payload
  case link(LinkForm)
  case url(LinkForm)
  case linkAdding(LinkForm?, [LinkExtra])

  /// Prints the route, and reads what was printed; `nil` if that is no route, or not with the added
  /// items.
  func trip<R: Route>(_ route: R) throws(LinkError) -> (text: String, reread: R?) {
    switch self {
    case .canonicalLink:
      let text = try route.link()
      return (text, try? R(text))
    case .canonicalURL:
      let url = try route.url()
      return (url.absoluteString, try? R(url))
    case .path:
      let text = try route.path()
      return (text, try? R(path: text))
    case .payload:
      let payload = try route.payload()
      return ("\(payload)", try? R(payload: payload))
    case .link(let form):
      let text = try route.link(form)
      return (text, try? R(text))
    case .url(let form):
      let url = try route.url(form)
      return (url.absoluteString, try? R(url))
    case .linkAdding(let form, let items):
      let text = try route.link(form, adding: items)
      let link = try? Link<R>(text)
      return (text, link?.extras == items ? link?.route : nil)
    }
  }
}

extension Random {
  /// Several ways to print a route of a set with these forms, the paths and payloads always.
  mutating func ways(_ forms: [LinkForm]) -> [Way] {
    let extras = (0..<pick([1, 1, 2, 3])).map { _ in LinkExtra(key: text(), value: text()) }
    let other: Way =
      switch Int.random(in: 0..<4, using: &self) {
      case 0: .canonicalURL
      case 1: .link(.host(foreignHost()))
      case 2: .link(.scheme(pick(["javascript", "https", "file", "é", "", "a:b"])))
      default: .linkAdding(one(in: 3) ? nil : pick(forms), extras)
      }
    return [.path, .payload, .canonicalLink, .link(pick(forms)), .url(pick(forms)), other]
  }
}
