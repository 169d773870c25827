import RoutegenWorkspace

/// What a link of a text is for one route set.
enum LinkVerdict {
  /// It opens a route, or it is not known whether it does.
  case good

  /// It opens a route, which prints it otherwise.
  case nonCanonical(route: Int, canonical: String)
  case deprecated(route: Int)

  /// Its time has passed.
  case expired(MatchReport)

  /// No route has it, and the browser opens it.
  case website

  /// Nothing opens it.
  case dead

  /// Whether no route has the link.
  var opensNothing: Bool {
    switch self {
    case .good, .nonCanonical, .deprecated, .expired: false
    case .website, .dead: true
    }
  }

  /// The order in which the verdicts of several route sets are preferred.
  var rank: Int {
    switch self {
    case .good: 0
    case .nonCanonical: 1
    case .deprecated: 2
    case .expired: 3
    case .website: 4
    case .dead: 5
    }
  }
}
