/// A link that a dispatcher has received.
@MainActor
final class ReceivedLink<R: Route> {
  /// The greatest number of redirects of one link.
  private static var maximumRedirectCount: Int { 8 }

  let number: Int
  let entry: LinkEntry

  /// The inputs that it can be read from; empty for a route that the app has created.
  let inputs: [LinkInput]

  /// The link, after a redirect with the new route; `nil` if none of the inputs is a link of the
  /// app.
  let link: Link<R>?

  /// The same after a redirect, and after the link is read again.
  let restart: LinkRestart

  private let redirectCount: Int

  init(number: Int, entry: LinkEntry, inputs: [LinkInput], link: Link<R>?) {
    self.number = number
    self.entry = entry
    self.inputs = inputs
    self.link = link
    restart = LinkRestart()
    redirectCount = 0
  }

  private init(_ received: ReceivedLink, _ link: Link<R>?, redirectCount: Int) {
    number = received.number
    entry = received.entry
    inputs = received.inputs
    self.link = link
    restart = received.restart
    self.redirectCount = redirectCount
  }

  /// Returns the link as it is now; throws if it has expired.
  ///
  /// A route to which the link was redirected stays.
  func readAgain(alsoOn hosts: [String], now: Double) throws(LinkError) -> ReceivedLink {
    if inputs.isEmpty { return self }
    let link = try Link<R>(firstOf: inputs, alsoOn: hosts, now: now)
    return redirectCount == 0 ? ReceivedLink(self, link, redirectCount: 0) : self
  }

  /// Returns the same link with another route; throws if it was redirected too often.
  func redirected(to route: any RouteGroup) throws(LinkRejection) -> ReceivedLink {
    guard let route = route as? R else {
      throw LinkRejection("redirected to a route that is not one of \(R.self)")
    }
    guard redirectCount < Self.maximumRedirectCount else {
      throw LinkRejection("redirected more than \(Self.maximumRedirectCount) times")
    }
    return ReceivedLink(self, link?.redirected(to: route), redirectCount: redirectCount + 1)
  }
}
