import RoutegenExplain
import RoutegenModel

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
  case website(reason: String)

  /// Nothing opens it; without an explanation, parts of the link are not known.
  case dead(MatchExplanation?)

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
