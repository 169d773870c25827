import AppRoutes
import RoutegenRuntime

/// What the server answers.
enum Answer {
  /// A file of the site.
  case file(PublicFile)

  /// The page of a route, with the route's web link if it has one.
  case page(App, String?)

  /// The web link of the route that another link opens: an envelope, or another spelling.
  case redirect(App, to: String)

  /// A page that says why the link leads nowhere.
  case refusal(Refusal)

  /// The request is neither `GET` nor `HEAD`.
  case methodNotAllowed

  /// What the request was for, without any value of the link, which may be personal or secret.
  var subject: String {
    switch self {
    case .file(let file): file.path
    case .page(let route, _), .redirect(let route, _): route.pattern
    case .refusal(let refusal): refusal.rawValue
    case .methodNotAllowed: "methodNotAllowed"
    }
  }
}
