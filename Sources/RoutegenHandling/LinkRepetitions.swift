import RoutegenRuntime

/// The links that a delivery can repeat.
///
/// One tap can be delivered several times: by the system, which delivers some links twice at a cold
/// start, by the SDK of a push service, which opens the URL of a notification before the app is given
/// its payload, and as a web link by a browser that then tries the app's own scheme.
///
/// A delivery repeats the link that waits or is in progress or, if there is none, the one that was
/// opened last, for the time of a window after it was opened. It repeats that link if it opens the same
/// route, with two exceptions:
///
/// - Two web links on different hosts can be those of two servers.
/// - Two payloads of the same source can be those of two notifications, so their extras must be equal,
///   too.
///
/// If a delivery has the identity of a notification, it also repeats the link that this notification has
/// opened, however late. Two different notifications never repeat each other.
///
/// What the app itself opens repeats nothing, and nothing repeats it.
@MainActor
struct LinkRepetitions<R: Route> {
  private var opened: (link: ReceivedLink<R>, time: Double)?

  /// The numbers of the links of notifications that wait, are in progress or were opened.
  private var notifications: [String: Int] = [:]

  /// Returns the number of the link that a delivery repeats; `nil` if it repeats none.
  ///
  /// - Parameters:
  ///   - current: The link that waits or is in progress.
  ///   - window: The time in seconds after the opening of a link.
  mutating func original(
    of delivery: ReceivedLink<R>, current: ReceivedLink<R>?, window: Double
  ) -> Int? {
    guard delivery.source != .app, window > 0 else { return nil }
    let number = known(delivery.notification) ?? match(delivery, current, window)
    if let notification = delivery.notification {
      notifications[notification] = number ?? delivery.number
    }
    return number
  }

  /// Records the end of a link.
  mutating func end(_ link: ReceivedLink<R>, isOpened: Bool, now: Double) {
    guard link.source != .app else { return }
    if isOpened {
      opened = (link, now)
    } else {
      for (notification, number) in notifications where number == link.number {
        notifications[notification] = nil
      }
    }
  }

  /// Forgets what was opened, for another handler, which has opened nothing.
  mutating func disconnect() {
    opened = nil
  }

  private func known(_ notification: String?) -> Int? {
    notification.flatMap { notifications[$0] }
  }

  private func match(
    _ delivery: ReceivedLink<R>, _ current: ReceivedLink<R>?, _ window: Double
  ) -> Int? {
    var link = current?.source == .app ? nil : current
    if link == nil, let opened, (0...window).contains(delivery.time - opened.time) {
      link = opened.link
    }
    guard let link, delivery.repeats(link) else { return nil }
    return link.number
  }
}

extension ReceivedLink {
  /// Whether this opens what the other link opens, also after a redirect of it.
  fileprivate func repeats(_ other: ReceivedLink) -> Bool {
    guard let link, let otherLink = other.link else { return false }
    if notification != nil, other.notification != nil { return false }
    let isSameRoute = link.route == other.firstRoute || link.route == otherLink.route
    let areOfTwoHosts = link.host != nil && otherLink.host != nil && link.host != otherLink.host
    let isText = source != other.source || link.text != nil
    return isSameRoute && !areOfTwoHosts && (isText || link.extras == otherLink.extras)
  }
}
