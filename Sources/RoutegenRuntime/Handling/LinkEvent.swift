/// Something that happened to a link between its arrival and its end.
///
/// As text it tells the pattern of the route and nothing of the sender's, so it may go into logs:
/// `link 3 (push): opened /home/notification/detail?{id}`. People's data is in ``link`` for those who
/// ask for it.
public struct LinkEvent<R: Route>: Sendable {
  /// Which link it is about: the dispatcher counts what it receives from 1.
  public let number: Int

  /// How the link came into the app.
  public let entry: LinkEntry

  /// The route with its text and extras; `nil` for what is no link of the app.
  public let link: Link<R>?

  /// What happened.
  public let progress: LinkProgress

  /// The route; `nil` for what is no link of the app.
  public var route: R? { link?.route }

  /// The pattern of the route as the `.routes` file has it, without anybody's data.
  public var pattern: String? { route?.pattern }
}

/// What happens to a link.
///
/// One that is received ends in exactly one of the last four, and nothing follows that.
public enum LinkProgress: Sendable {
  /// The app was given it.
  case received

  /// The handler at the node passed it on to the next.
  case passedThrough(RouteNode)

  /// It waits at a ``LinkGate`` of the handler at the node.
  case delayed(RouteNode)

  /// A handler opened it.
  case opened

  /// A handler did not open it, for a reason.
  case rejected(LinkRejection)

  /// A newer link came before it was open.
  case superseded

  /// It is no link of the app, and then the error is a ``LinkError``; or a handler threw the error.
  case failed(any Error)

  /// Whether nothing follows.
  public var isFinal: Bool {
    switch self {
    case .received, .passedThrough, .delayed: false
    case .opened, .rejected, .superseded, .failed: true
    }
  }
}

/// How a link came into the app.
public enum LinkEntry: String, Hashable, Sendable, CaseIterable {
  /// A link with a scheme of the app's own.
  case url

  /// A web link (Apple's universal link).
  case universalLink

  /// The payload of a push notification.
  case push

  /// A home-screen quick action.
  case shortcut

  /// An item of the system's search index (Core Spotlight).
  case spotlight

  /// Another activity, continued from this or another device (`NSUserActivity`).
  case handoff

  /// The app itself.
  case app
}

extension LinkEvent: CustomStringConvertible {
  /// The event in one line, without anybody's data.
  public var description: String {
    let pattern = pattern.map { " " + $0 } ?? ""
    let text =
      switch progress {
      case .received: "received" + pattern
      case .passedThrough(let node): "passed through /\(node.segment)"
      case .delayed(let node): "delayed at /\(node.segment)"
      case .opened: "opened" + pattern
      case .rejected(let rejection): "rejected\(pattern): \(rejection.reason)"
      case .superseded: "superseded" + pattern
      case .failed(let error as LinkError): "failed\(pattern): \(error.summary)"
      case .failed(let error): "failed\(pattern): \(type(of: error))"
      }
    return "link \(number) (\(entry.rawValue)): \(text)"
  }
}

extension LinkError {
  /// What is wrong, without the link's own text.
  var summary: String {
    switch self {
    case .malformed(.repeatedKey, _): "malformed: a key stands twice"
    case .malformed(let malformation, _): "malformed: \(malformation)"
    case .wrongScheme: "wrongScheme"
    case .wrongHost: "wrongHost"
    case .notFound: "notFound"
    case .missing(let parameter): "missing \(parameter)"
    case .invalidValue(let parameter, _, let type): "invalidValue: \(parameter) is no \(type)"
    case .expired: "expired"
    case .excluded: "excluded"
    case .unprintable(let parameter): "unprintable \(parameter)"
    }
  }
}
