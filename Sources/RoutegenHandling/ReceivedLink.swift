import RoutegenRuntime

/// A link that a dispatcher has received.
@MainActor
final class ReceivedLink<R: Route> {
  /// The greatest number of redirects of one link.
  private static var maximumRedirectCount: Int { 8 }

  let number: Int
  let source: LinkSource

  /// The inputs that it can be read from; empty for a route that the app has created.
  let inputs: [LinkInput]

  /// The link, after a redirect with the new route; `nil` if none of the inputs is a link of the
  /// app.
  let link: Link<R>?

  /// The route that was received.
  let firstRoute: R?

  /// The time at which the link was received, in seconds since 1970.
  let time: Double

  /// Identifies the notification of a push; `nil` if the app does not pass it.
  let notification: String?

  /// The same after a redirect.
  let restart: LinkRestart

  private let redirectCount: Int

  /// Whether the link opens beside the one that waits or is being handled.
  var isCallback: Bool { firstRoute.map { $0._requirements == nil } ?? false }

  init(
    number: Int, source: LinkSource, inputs: [LinkInput], link: Link<R>?,
    notification: String? = nil,
    time: Double
  ) {
    self.number = number
    self.source = source
    self.inputs = inputs
    self.link = link
    self.notification = notification
    self.time = time
    firstRoute = link?.route
    restart = LinkRestart()
    redirectCount = 0
  }

  private init(_ received: ReceivedLink, _ link: Link<R>?, redirectCount: Int) {
    number = received.number
    source = received.source
    inputs = received.inputs
    firstRoute = received.firstRoute
    notification = received.notification
    time = received.time
    self.link = link
    restart = received.restart
    self.redirectCount = redirectCount
  }

  /// The end of a link that must not be opened any more, because it cannot be read any more, for
  /// example if it has expired, or because it has waited too long; `nil` for any other link.
  func endOfWait(alsoOn hosts: [LinkHost], now: Double, maximumWait: Double?) -> LinkProgress? {
    do throws(LinkError) {
      if !inputs.isEmpty { _ = try Link<R>(firstOf: inputs, alsoOn: hosts, now: now) }
    } catch {
      return .failed(error)
    }
    guard let maximumWait, now - time > maximumWait else { return nil }
    return .timedOut
  }

  /// Returns the same link with another route; throws if it was redirected too often.
  func redirected(to route: any RouteGroup) throws(LinkRejection) -> ReceivedLink {
    guard let route = route as? R else {
      throw LinkRejection("redirected to a route that is not one of \(R.self)")
    }
    guard redirectCount < Self.maximumRedirectCount else {
      throw LinkRejection("redirected more than \(Self.maximumRedirectCount) times")
    }
    let redirected = link.map { Link($0, redirectedTo: route) }
    return ReceivedLink(self, redirected, redirectCount: redirectCount + 1)
  }
}
