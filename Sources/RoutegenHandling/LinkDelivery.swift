public import RoutegenRuntime

/// The link that a handler is called for, as the app has received it.
///
/// The methods of handlers are given the values of a route. ``current`` has the rest of the link:
///
/// ```swift
/// func search(query: String?) -> LinkOutcome<Library> {
///   if LinkDelivery.current?.source == .push { clearBadge() }
///   …
/// }
/// ```
///
/// The ``description`` contains no text of the link, so it is suitable for logs. The other
/// properties can be personal data.
public struct LinkDelivery: Hashable, Sendable {
  /// The link that is being handled; `nil` outside of handling.
  ///
  /// It is available in the methods of handlers, in `require`, and after a ``LinkGate``, also in
  /// the functions that they call and in the tasks that they start with `Task { … }`. A task keeps
  /// it, even after the link has ended. After a redirect, it is still the link that was received.
  public static var current: LinkDelivery? { visit?.delivery }

  /// The visit to a handler that the running task belongs to, which a ``LinkGate`` delays.
  @TaskLocal static var visit: HandlerVisit?

  /// The number of the link in events; see ``LinkEvent/number``.
  public let number: Int

  /// The source of the link.
  public let source: LinkSource

  /// The text of the link or path, unchanged; `nil` for a payload, for a quick action or an
  /// activity, and for a route that the app itself has created.
  public let text: String?

  /// The scheme; see `Link.scheme`.
  public let scheme: String?

  /// The host; see `Link.host`.
  public let host: String?

  /// The query items, or the texts of a payload, that no parameter reads; see `Link.extras`.
  public let extras: [LinkExtra]

  init<R: Route>(_ link: Link<R>, number: Int, source: LinkSource) {
    self.number = number
    self.source = source
    text = link.text
    scheme = link.scheme
    host = link.host
    extras = link.extras
  }
}

extension LinkDelivery: CustomStringConvertible {
  /// The number and the source, as in the description of a ``LinkEvent``: `link 3 (push)`.
  public var description: String { "link \(number) (\(source.rawValue))" }
}
