public import RoutegenRuntime

/// An event between the arrival of a link and its end.
///
/// The ``description`` contains the pattern of the route and no text of the link, so it is suitable
/// for logs: `link 3 (push): opened /home/notification/detail?{id}`. The values, which can be
/// personal data, are in ``link``.
///
/// An event is a value, not a reference: the thread sanitizer does not see that the continuation of an
/// `AsyncStream` orders its write before the read of the consumer, and would report a data race for an
/// object (<https://github.com/swiftlang/swift/issues/57803>).
public struct LinkEvent<R: Route>: Sendable {
  /// The number of the link; the dispatcher counts the links that it receives from 1.
  public let number: Int

  /// The source of the link.
  public let source: LinkSource

  /// The route with its text and extras; `nil` if the text is not a link of the app.
  ///
  /// From ``LinkProgress/redirected(from:)`` on, the route is the one to which the link was
  /// redirected, with the text and the extras that were received.
  public let link: Link<R>?

  /// The state that the link has reached.
  public let progress: LinkProgress

  /// The route; `nil` if the text is not a link of the app.
  public var route: R? { link?.route }

  /// The pattern of the route as it is written in the `.routes` file, without values; `nil` if the
  /// text is not a link of the app.
  public var pattern: String? { route?.pattern }

  /// The name of the route, such as `user.posts`; `nil` if the text is not a link of the app.
  public var name: String? { route?.name }
}

/// The state of a link in the app.
///
/// Every link begins with ``received`` and ends with exactly one of ``opened``, ``rejected(_:)``,
/// ``superseded``, ``repetition(of:)``, ``timedOut`` and ``failed(_:)``.
public enum LinkProgress: Sendable {
  /// The dispatcher has received the link.
  case received

  /// The handler of the node has passed the link on to the next handler or, with one function for
  /// all routes, the requirements of the node are met.
  case passedThrough(RouteNode)

  /// The link waits at a ``LinkGate`` in the handler of the node.
  case delayed(RouteNode)

  /// A handler has redirected the link to the route of the event.
  ///
  /// The text is the pattern of the previous route.
  case redirected(from: String)

  /// A handler has opened the link.
  case opened

  /// A handler has not opened the link, for a reason.
  case rejected(LinkRejection)

  /// A newer link was received before this one was open.
  case superseded

  /// The link is another delivery of the link with this number, which waits, is in progress or was
  /// opened, so it opens nothing; see ``LinkDispatcher/duplicateWindow``.
  case repetition(of: Int)

  /// The link has waited longer than ``LinkDispatcher/maximumWait``.
  case timedOut

  /// The text is not a link of the app, or a handler has thrown an error.
  ///
  /// In the first case, the error is a `LinkError`.
  case failed(any Error)

  /// The error of a link that has opened nothing, although the user has seen nothing else.
  var failure: (any Error)? {
    switch self {
    case .rejected(let rejection): rejection
    case .timedOut: LinkRejection("it has waited too long")
    case .failed(let error): error
    case .received, .passedThrough, .delayed, .redirected, .opened, .superseded, .repetition: nil
    }
  }

  /// Whether this is the last event of a link.
  public var isFinal: Bool {
    switch self {
    case .received, .passedThrough, .delayed, .redirected: false
    case .opened, .rejected, .superseded, .repetition, .timedOut, .failed: true
    }
  }
}

/// The source of a link.
public enum LinkSource: String, Hashable, Sendable, CaseIterable {
  /// A link with a custom scheme.
  case url

  /// A web link: a universal link of Apple's systems.
  case universalLink

  /// The payload of a push notification.
  case push

  /// A home-screen quick action.
  case shortcut

  /// An item of the system's search index (Core Spotlight).
  case spotlight

  /// Any other activity, continued from this or another device (`NSUserActivity`).
  case handoff

  /// The app itself.
  case app
}

extension LinkEvent: CustomStringConvertible {
  /// The event in one line, without any text of the link.
  public var description: String {
    let pattern = pattern.map { " " + $0 } ?? ""
    let text =
      switch progress {
      case .received: "received" + pattern
      case .passedThrough(let node): "passed through /\(node.segment)"
      case .delayed(let node): "delayed at /\(node.segment)"
      case .redirected(let old): "redirected from \(old) to\(pattern)"
      case .opened: "opened" + pattern
      case .rejected(let rejection): "rejected\(pattern): \(rejection.reason)"
      case .superseded: "superseded" + pattern
      case .repetition(let number): "repetition of link \(number)"
      case .timedOut: "timed out" + pattern
      case .failed(let error as LinkError): "failed\(pattern): \(error.summary)"
      case .failed(let error): "failed\(pattern): \(type(of: error))"
      }
    return "link \(number) (\(source.rawValue)): \(text)"
  }
}

extension LinkError {
  /// The error without any text of the link.
  var summary: String {
    switch self {
    case .repeatedKey: "malformed: a key is repeated"
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
